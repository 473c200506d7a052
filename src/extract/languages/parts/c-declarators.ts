import { named } from '../../syntax/nodes.js';
import type { Node } from '../../syntax/tree/node.js';

/** The name that declarators are about. */
export function nameIn(declarator: Node): Node | null {
  let node: Node | null = declarator;
  while (node && /declarator$/.test(node.type)) {
    const inner: Node | null = node.childForFieldName('declarator') ?? named(node).at(-1) ?? null;
    node = inner;
  }
  return node;
}
