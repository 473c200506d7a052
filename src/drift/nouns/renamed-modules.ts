import type { Modulo, Modulos } from '../../contract/generated/contract.js';
import { overlap } from '../alike.js';
import type { Difference } from '../difference.js';
import { entry, type Spot } from '../spot.js';
import { moduloAdded, moduloRemoved, moduloRenamed, moduloRenamedKept } from './modulo-rules.js';

/** Two modules with so many names in common are one by another name, though symbols of it changed with the name. */
const MIN_COMMON = 0.6;
/** Fewer names are the same by chance. */
const MIN_NAMES = 2;

/** By which name a module goes on. */
export function renameRule(before: Modulo, after: Modulo) {
  return after.apelidos.includes(before.nome) ? moduloRenamedKept : moduloRenamed;
}

/**
 * A module that went and one that came with most of its symbols are one module, where neither is as near to any other; what else differs
 * in them is told by itself. Those that have all of them were found before.
 */
export function withRenamedModules(
  differences: readonly Difference[],
  [before, after]: readonly [Modulos, Modulos],
  spot: Spot,
  compare: (before: Modulo, after: Modulo, spot: Spot) => Iterable<Difference>,
): Difference[] {
  const namedBy = (rule: unknown, { modulos }: Modulos) => {
    const names = new Set(differences.flatMap(each => (each.rule === rule ? [each.name] : [])));
    return names.size === 0 ? [] : [...modulos.entries()].filter(([, { nome }]) => names.has(nome));
  };
  const [gone, come] = [namedBy(moduloRemoved, before), namedBy(moduloAdded, after)];
  const nearest = (one: Modulo, others: typeof gone) => {
    const [first, second] = others
      .map(other => ({ other, common: commonIn(one, other[1]) }))
      .sort((a, b) => b.common - a.common);
    return first && first.common >= MIN_COMMON && first.common > (second?.common ?? 0)
      ? first.other
      : undefined;
  };
  const renamed = new Map<string, Difference[]>();
  for (const [i, old] of gone) {
    const [j, now] = nearest(old, come) ?? [];
    if (now === undefined || nearest(now, gone)?.[1] !== old) continue;
    const at = entry(spot, now.nome, i, j);
    renamed.set(old.nome, [
      {
        rule: renameRule(old, now),
        spot: entry(spot, old.nome, i, j),
        name: old.nome,
        before: old.nome,
        after: now.nome,
      },
      ...compare(old, now, at),
    ]);
    renamed.set(now.nome, []);
  }
  if (renamed.size === 0) return [...differences];
  return differences.flatMap(each =>
    each.rule === moduloRemoved || each.rule === moduloAdded ? (renamed.get(each.name) ?? [each]) : [each],
  );
}

/** How many of their symbols two modules have in common. */
function commonIn(one: Modulo, other: Modulo): number {
  const names = ({ simbolos }: Modulo) => simbolos.map(({ nome }) => nome);
  return overlap(names(one), names(other), MIN_NAMES);
}
