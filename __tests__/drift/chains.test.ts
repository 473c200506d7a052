import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Change } from '../../src/drift/change.js';
import { changeRule } from '../../src/drift/change-rules.js';
import { changesBetween } from '../../src/drift/changes.js';
import { compareAssinaturas } from '../../src/drift/nouns/assinaturas.js';
import { spotOf } from '../../src/drift/spot.js';
import { isFuzzing } from '../fuzzing.js';
import { soundFiles } from '../rules/sound-files.js';
import { type Draft, EDITS as SINGLE } from './edits.js';

interface Parameter {
  name: string;
  type: string;
  value: string;
}
interface Drawn {
  placed: Parameter[];
  named: Parameter[];
  result: string;
}

const LEVELS = ['none', 'info', 'patch', 'minor', 'major'];
const differences = (before: string, after: string) => [
  ...compareAssinaturas('f', before, after, spotOf('/api/modulos.json#/f')),
];
const levelOf = (before: string, after: string) =>
  Math.max(0, ...differences(before, after).map(({ rule }) => LEVELS.indexOf(rule.level)));

const TYPES = ['', 'int', 'str', 'int | str', 'list[int]', 'Sequence[int]', 'Optional[str]', 'Any'];
const VALUES = ['', '1', 'None'];
const parameters = fc.array(
  fc.record({ type: fc.constantFrom(...TYPES), value: fc.constantFrom(...VALUES) }),
  { maxLength: 3 },
);
const drawn = fc
  .record({ placed: parameters, named: parameters, result: fc.constantFrom(...TYPES) })
  .map(({ placed, named, result }): Drawn => {
    // What can be left out stands behind what cannot.
    const last = [...placed].sort((a, b) => Number(a.value !== '') - Number(b.value !== ''));
    return {
      placed: last.map((each, i) => ({ name: `p${i}`, ...each })),
      named: named.map((each, i) => ({ name: `n${i}`, ...each })),
      result,
    };
  });

function written({ placed, named, result }: Drawn): string {
  const one = ({ name, type, value }: Parameter) =>
    `${name}${type === '' ? '' : `: ${type}`}${value === '' ? '' : ` = ${value}`}`;
  const all = [...placed.map(one), ...(named.length > 0 ? ['*', ...named.map(one)] : [])];
  return `(${all.join(', ')})${result === '' ? '' : ` -> ${result}`}`;
}

/** Edits of different parts, so that none undoes another. */
type Edit = (signature: Drawn) => void;
const changeFirst =
  (change: Partial<Parameter>): Edit =>
  ({ placed: [first] }) => {
    Object.assign(first ?? {}, change);
  };
const EDITS: readonly (readonly Edit[])[] = [
  [
    ({ placed }) => placed.shift(),
    changeFirst({ name: 'outro' }),
    ...TYPES.map(type => changeFirst({ type })),
    ({ placed }) => placed.unshift({ name: 'novo', type: '', value: '' }),
  ],
  [
    ({ named }) => named.pop(),
    ({ named }) => named.push({ name: 'mais', type: 'int', value: '' }),
    ({ named }) => named.push({ name: 'mais', type: 'int', value: '1' }),
    ({ named }) => Object.assign(named.at(-1) ?? {}, { value: '2' }),
  ],
  TYPES.map(
    (result): Edit =>
      signature => {
        signature.result = result;
      },
  ),
];

const chain = fc
  .tuple(drawn, fc.shuffledSubarray([0, 1, 2], { minLength: 2, maxLength: 2 }))
  .chain(([signature, [one = 0, two = 1]]) =>
    fc.tuple(
      fc.constant(signature),
      ...([one, two].map(part => fc.constantFrom(...(EDITS[part] ?? []))) as [
        fc.Arbitrary<Edit>,
        fc.Arbitrary<Edit>,
      ]),
    ),
  );
const RUNS = { numRuns: isFuzzing() ? 100_000 : 500 };

test('of two edits of different parts, both together are never told as less than the harder one', () => {
  fc.assert(
    fc.property(chain, ([start, first, second]) => {
      const a = written(start);
      const draft = structuredClone(start);
      first(draft);
      const b = written(draft);
      second(draft);
      const c = written(draft);
      fc.pre(a !== b && b !== c);
      const harder = Math.max(levelOf(a, b), levelOf(b, c));
      if (levelOf(a, c) < harder) throw new Error(`${a} -> ${b} -> ${c}`);
    }),
    RUNS,
  );
});

test('what is taken back is told by the inverse of each change', () => {
  fc.assert(
    fc.property(chain, ([start, first]) => {
      const draft = structuredClone(start);
      first(draft);
      const there = differences(written(start), written(draft));
      const back = differences(written(draft), written(start)).map(({ rule }) => rule.id);
      for (const { rule } of there)
        expect(changeRule(rule.id)?.inverse.some(inverse => back.includes(inverse))).toBe(true);
    }),
    RUNS,
  );
});

test('of any two edits of the seven files, both together are no less than the harder one, and name nothing that neither names', () => {
  const compared = (before: Draft, after: Draft): Change[] => {
    const set = (files: Draft) => ({ files, origins: new Map() });
    return changesBetween(set(before), set(after));
  };
  const levels = (changes: readonly Change[]) =>
    Math.max(0, ...changes.map(({ level }) => LEVELS.indexOf(level)));
  const start = structuredClone(soundFiles()) as Draft;
  // A group of one command alone is another one when a second comes with another heading.
  const own = start.comandos.grupos[0]?.comandos ?? [];
  for (const nome of ['mede', 'limpa'])
    own.push({
      nome,
      apelidos: [],
      uso: `lume ${nome}`,
      resumo: '',
      detalhe: '',
      exemplos: [],
      opcoes: [],
      veja: [],
    });
  const ones = SINGLE.map(({ rule, edit }) => {
    const draft = structuredClone(start);
    edit(draft);
    return { rule, draft, there: compared(start, draft) };
  });
  let pairs = 0;
  for (const { rule, draft, there } of ones)
    for (const second of SINGLE) {
      const both = structuredClone(draft);
      if (second.rule === rule) continue;
      const further = made(() => {
        second.edit(both);
        return compared(draft, both);
      });
      if (further === undefined) continue;
      // What the first one added is new, however the second one changed it.
      const isNew = ({ path, name }: Change) =>
        there.some(
          first => first.before === null && (path.startsWith(first.path) || name.endsWith(first.name)),
        );
      if (further.some(isNew)) continue;
      pairs += 1;
      const whole = compared(start, both);
      if (levels(whole) < Math.max(levels(there), levels(further)))
        throw new Error(`${rule} and ${second.rule}: ${whole.map(each => each.rule).join(', ')}`);
      const texts = JSON.stringify([there, further]);
      const unnamed = whole.filter(each => !texts.includes(each.name));
      expect([rule, second.rule, unnamed.map(each => each.name)]).toEqual([rule, second.rule, []]);
    }
  expect(pairs).toBeGreaterThan(3000);
});

/** Some edits are of entries that another one has taken away, and make no files. */
function made<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
