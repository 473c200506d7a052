import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changeRule } from '../../src/drift/change-rules.js';
import { compareAssinaturas } from '../../src/drift/nouns/assinaturas.js';
import { spotOf } from '../../src/drift/spot.js';
import { isFuzzing } from '../fuzzing.js';

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
