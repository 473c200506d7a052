import type { ChangeRule } from './change.js';
import type { Difference } from './difference.js';
import { same } from './same.js';

/**
 * What went in one place and came in another one as it was: by name, where one alone of that name went and one alone came.
 * @returns what came, by what went.
 */
export function movesAmong(
  gone: readonly Difference[],
  come: readonly Difference[],
): Map<Difference, Difference> {
  const arrivals = uniqueByName(come);
  const moved = new Map<Difference, Difference>();
  for (const [name, old] of uniqueByName(gone)) {
    const now = arrivals.get(name);
    if (old && now && same(old.before, now.after)) moved.set(old, now);
  }
  return moved;
}

/**
 * Differences with each move in the place of what went, and without what came by it.
 * @param placeOf what is said of where a thing stands.
 */
export function withMoves(
  differences: readonly Difference[],
  moved: ReadonlyMap<Difference, Difference>,
  rule: ChangeRule,
  placeOf: (each: Difference) => string,
): Difference[] {
  if (moved.size === 0) return [...differences];
  const arrived = new Set(moved.values());
  return differences.flatMap(each => {
    const now = moved.get(each);
    if (!now) return arrived.has(each) ? [] : [each];
    const spot = { path: each.spot.path, base: each.spot.base, head: now.spot.head };
    return [{ rule, spot, name: each.name, before: placeOf(each), after: placeOf(now) }];
  });
}

/** Differences by their names; null where several have one. */
function uniqueByName(differences: readonly Difference[]): Map<string, Difference | null> {
  const byName = new Map<string, Difference | null>();
  for (const each of differences) byName.set(each.name, byName.has(each.name) ? null : each);
  return byName;
}
