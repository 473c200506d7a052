import type { Tree } from './node.js';

/**
 * Levels that a tree may have: what goes through one calls itself for each level, and the nodes around a node are looked for once for
 * each that asks. No person writes a tenth of it.
 */
export const MAX_LEVELS = 1500;
/**
 * In the order of the text, what is inside of the node at some level stands together. Where a tree has twice as many levels, some node in so
 * many of them is inside of it.
 */
const BETWEEN_SAMPLES = MAX_LEVELS / 2;

/**
 * The first line in which a tree has more levels than can be followed; undefined where it has not. `a + b + c` is one level, however many
 * there are: a node that begins with one of its own kind goes on with it.
 */
export function tooDeepAt(tree: Tree): number | undefined {
  const count = tree.rootNode.descendantCount;
  if (count <= MAX_LEVELS || !mayBeDeep(tree, count)) return undefined;
  const cursor = tree.walk();
  const around: { readonly type: number; readonly level: number }[] = [];
  let at = { type: cursor.nodeTypeId, level: 0 };
  try {
    for (;;) {
      if (at.level > MAX_LEVELS) return cursor.startPosition.row + 1;
      if (cursor.gotoFirstChild()) {
        around.push(at);
        const { nodeTypeId: type } = cursor;
        at = { type, level: type === at.type ? at.level : at.level + 1 };
        continue;
      }
      while (!cursor.gotoNextSibling()) {
        if (!cursor.gotoParent()) return undefined;
        around.pop();
      }
      at = { type: cursor.nodeTypeId, level: (around.at(-1)?.level ?? 0) + 1 };
    }
  } finally {
    cursor.delete();
  }
}

/** Whether any of some nodes is so deep that each has to be looked at: going through whole trees would be slow. */
function mayBeDeep(tree: Tree, count: number): boolean {
  const cursor = tree.walk();
  try {
    for (let i = 0; i < count; i += BETWEEN_SAMPLES) {
      cursor.gotoDescendant(i);
      if (cursor.currentDepth >= BETWEEN_SAMPLES) return true;
    }
    return false;
  } finally {
    cursor.delete();
  }
}
