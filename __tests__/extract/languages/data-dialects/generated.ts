import * as fc from 'fast-check';
import type { Dialect } from './dialect.js';

/** Programs that make a table `K`, give it other names, and read or change it in some of the places where code can stand. */
export function generated({
  tables,
  helpers,
  names,
  aliases,
  others,
  around,
}: Dialect): fc.Arbitrary<string> {
  const step = fc.record({ op: fc.nat(1000), name: fc.nat(1000), place: fc.nat(1000) });
  return fc
    .tuple(fc.nat(tables.length - 1), fc.array(step, { minLength: 1, maxLength: 3 }))
    .map(([kind, steps]) => {
      const { make, ops } = tables[kind] as Dialect['tables'][number];
      const pick = (list: readonly string[], i: number) => list[i % list.length] as string;
      const all = [...names, ...aliases];
      const code = steps.map(({ op, name, place }, i) => {
        const statement = pick(ops, op).replace(/X/g, () => pick(all, name));
        return pick(around, place)
          .replace('@', () => statement)
          .replace(/§/g, String(i));
      });
      const hasAliases = steps.some(({ name }) => aliases.includes(pick(all, name)));
      return [helpers, make, ...(hasAliases ? [others] : []), ...code, ''].join('\n');
    });
}
