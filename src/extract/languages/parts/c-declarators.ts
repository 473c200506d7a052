import type { Node } from 'web-tree-sitter';
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
