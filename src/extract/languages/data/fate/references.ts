import type { Node } from '../../../syntax/node.js';
import type { Values } from '../language-data.js';
import type { Trail } from './trail.js';
import type { Walk } from './walk.js';

/** Whether an expression is handed on itself and not its value, by a word in front of it: `ref TABLE[0]`, `out TABLE[0]`. */
export function isHandedItself({ changes, reads }: Values, { text }: Node): boolean {
  return [changes?.references, reads?.filledBy].some(
    word => word !== undefined && /^\w/.test(word) && text.startsWith(`${word} `),
  );
}

/** Who gets a name or a part itself may give it another value. */
export function handedItself(walk: Walk, node: Node, trail: Trail): undefined {
  if (trail.owned) walk.report('changed', node, { ...trail, level: trail.level - 1 }, false);
  else walk.changes(node, trail, false);
  return undefined;
}
