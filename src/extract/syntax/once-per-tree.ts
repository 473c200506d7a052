import type { Node, Tree } from './node.js';

/**
 * What is gathered of a whole tree, when it is first asked for, and kept as long as the tree.
 * @param gather gets the root.
 * @returns what answers for any node with what was gathered of its tree.
 */
export function oncePerTree<T>(gather: (root: Node) => T): (node: Node) => T {
  const gathered = new WeakMap<Tree, { readonly value: T }>();
  return ({ tree }) => {
    let found = gathered.get(tree);
    if (!found) {
      found = { value: gather(tree.rootNode) };
      gathered.set(tree, found);
    }
    return found.value;
  };
}
