import type { Modulo, Modulos } from '../../contract/generated/contract.js';
import type { Difference } from '../difference.js';
import { entry, type Spot } from '../spot.js';
import { moduloAdded, moduloRemoved, moduloRenamed, moduloRenamedKept } from './modulo-rules.js';
import { mostlySame } from './mostly-same.js';

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
  const renamed = new Map<string, Difference[]>();
  const pairs = mostlySame(namedBy(moduloRemoved, before), namedBy(moduloAdded, after), ([, { simbolos }]) =>
    simbolos.map(({ nome }) => nome),
  );
  for (const [[i, old], [j, now]] of pairs) {
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
