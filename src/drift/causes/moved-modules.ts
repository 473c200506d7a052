import type { Change } from '../change.js';
import type { Explanation } from './names.js';
import type { Pair } from './pairs.js';

/**
 * A module that is gone because all of its symbols are in others now, or new with nothing but what was in others; and the commands
 * that are in another group because theirs is gone, or theirs is new.
 */
export function explainedByMoves(
  changes: readonly Change[],
  pairs: readonly Pair[],
): Map<Change, Explanation> {
  const moved = changes.filter(({ rule }) => rule === 'simbolo-moved');
  const paired = new Set(pairs.flatMap(({ gone, come }) => [gone, come]));
  const found = new Map<Change, Explanation>();
  const groups = new Map(
    changes.flatMap(each => (/^grupo-(?:added|removed)$/.test(each.rule) ? [[each.name, each]] : [])),
  );
  for (const change of groups.size > 0 ? changes : []) {
    const by =
      change.rule === 'comando-moved' &&
      (groups.get(String(change.before)) ?? groups.get(String(change.after)));
    if (by) found.set(change, { by, confidence: 1 });
  }
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
