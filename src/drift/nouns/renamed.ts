import type { ChangeRule } from '../change.js';
import type { Difference } from '../difference.js';
import type { Noun } from '../lists.js';
import { entry, type Spot } from '../spot.js';
import { type Owner, ownersByName } from './apelidos.js';

/** Entries that went with those that came, which are the same by another name. */
export type Renames<T> = (gone: readonly T[], come: readonly T[]) => ReadonlyMap<T, T>;

/**
 * Differences with what went and what came as one thing by another name, where something besides their texts says so. What else differs in them is
 * told by itself. Those that differ in the name alone were found before.
 */
export function withRenamed<T>(
  differences: readonly Difference[],
  noun: Noun<T>,
  [before, after]: readonly [readonly T[], readonly T[]],
  spot: Spot,
  ways: readonly Renames<T>[],
): Difference[] {
  const told = (rule: ChangeRule, items: readonly T[]) => {
    const names = new Set(differences.flatMap(each => (each.rule === rule ? [each.name] : [])));
    return names.size === 0 ? [] : items.filter(item => names.has(noun.keyOf(item)));
  };
  let [gone, come] = [told(noun.removed, before), told(noun.added, after)];
  const renamed = new Map<string, Difference[]>();
  for (const way of ways) {
    const pairs = way(gone, come);
    for (const [old, now] of pairs) {
      const [was, is] = [noun.keyOf(old), noun.keyOf(now)];
      const at = (name: string) => entry(spot, name, before.indexOf(old), after.indexOf(now));
      const rule = noun.renamed?.rule(old, now) as ChangeRule;
      renamed.set(was, [
        { rule, spot: at(was), name: was, before: was, after: is },
        ...(noun.compare?.(old, now, at(is)) ?? []),
      ]);
      renamed.set(is, []);
    }
    const found = new Set(pairs.values());
    [gone, come] = [gone.filter(each => !pairs.has(each)), come.filter(each => !found.has(each))];
  }
  if (renamed.size === 0) return [...differences];
  return differences.flatMap(each =>
    each.rule === noun.removed || each.rule === noun.added ? (renamed.get(each.name) ?? [each]) : [each],
  );
}

/**
 * What went with what came in its place: all names that led to the one and still lead anywhere lead to the other, and nothing else
 * that went had any of them. Whoever writes one of them gets the same thing as before, whatever is said of it now.
 */
export function heirs<T>(ownerOf: (item: T) => Owner, after: readonly T[]): Renames<T> {
  return (gone, come) => {
    const leads = ownersByName(after.map(ownerOf));
    const byName = new Map(come.map(now => [ownerOf(now).nome, now]));
    const found = new Map<T, T[]>();
    for (const old of gone) {
      const { nome, apelidos } = ownerOf(old);
      const owners = new Set([nome, ...apelidos].flatMap(name => leads.get(name)?.nome ?? []));
      const [only] = owners;
      const now = owners.size === 1 ? byName.get(only ?? '') : undefined;
      if (now !== undefined) found.set(now, [...(found.get(now) ?? []), old]);
    }
    return new Map(
      [...found].flatMap(([now, [old, ...others]]) => (old && others.length === 0 ? [[old, now]] : [])),
    );
  };
}
