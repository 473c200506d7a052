import type { Change } from '../change.js';
import type { Explanation } from './names.js';
import type { Pair } from './pairs.js';

/** A module that is gone because all of its symbols are in others now, or new with nothing but what was in others. */
export function explainedByMoves(
  changes: readonly Change[],
  pairs: readonly Pair[],
): Map<Change, Explanation> {
  const moved = changes.filter(({ rule }) => rule === 'simbolo-moved');
  const paired = new Set(pairs.flatMap(({ gone, come }) => [gone, come]));
  const found = new Map<Change, Explanation>();
  for (const module of moved.length > 0 ? changes : []) {
    const [side, value] =
      module.rule === 'modulo-removed'
        ? (['before', module.before] as const)
        : module.rule === 'modulo-added'
          ? (['after', module.after] as const)
          : [];
    if (side === undefined || paired.has(module)) continue;
    const own = moved.filter(each => each[side] === module.name);
    const [by] = own;
    if (by && own.length === (value as { readonly simbolos?: number }).simbolos)
      found.set(module, { by, confidence: 1 });
  }
  return found;
}
