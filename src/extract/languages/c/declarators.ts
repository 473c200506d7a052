import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';

/** The name that declarators are about. */
export function nameIn(declarator: Node): Node | null {
  let node: Node | null = declarator;
  while (node && /declarator$/.test(node.type)) {
    const inner: Node | null = node.childForFieldName('declarator') ?? named(node).at(-1) ?? null;
    node = inner;
  }
  return node;
}

/** The declarator that makes a function of a name; a pointer to a function is a variable. */
export function functionIn(declarator: Node): Node | null {
  let node: Node | null = declarator;
  while (node && node.type !== 'function_declarator') node = node.childForFieldName('declarator') ?? null;
  const inner = node?.childForFieldName('declarator');
  if (inner?.type === 'parenthesized_declarator' && named(inner)[0]?.type === 'pointer_declarator')
    return null;
  return node;
}
