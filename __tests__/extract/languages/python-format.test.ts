import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formattedBy, percentFormatted, type Written } from '../../../src/values/python/format-spec.js';
import { canRun } from '../interpreter.js';

const MOST = 10_000;
const ASKED = `
import json, sys
def written(how, value, spec):
    try: return format(value, spec) if how == 'format' else spec % (value,)
    except Exception: return None
print(json.dumps([written(how, float(v) if f else v, spec) for how, v, f, spec in json.load(sys.stdin)]))
`;

type Case = readonly ['format' | 'percent', string | number, boolean, string];

const value = fc.oneof(
  fc.tuple(fc.constantFrom('', 'a', 'olá', 'x y', "it's", '𝒳'), fc.constant(false)),
  fc.tuple(fc.integer({ min: -70_000, max: 70_000 }), fc.constant(false)),
  fc.tuple(fc.constantFrom(0, 1.5, 0.1, -2, 3.752_19, 1e16, 2.5, 1e-7), fc.constant(true)),
);
/** Mostly nothing: of many parts at once, Python refuses nearly all. */
const part = (...texts: string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constantFrom(...texts) });
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map(all => all.join(''));
const width = part('5', '12');
const specs = joined(
  part('<', '>', '^', '=', '*^', '0>', 'é<'),
  part('+', '-', ' '),
  part('#'),
  part('0'),
  width,
  part(',', '_'),
  part('.2', '.0', '.12'),
  part(...'bcdfFosxXegn%'),
);
const conversions = joined(
  fc.constant('a%'),
  part('-', '0', '+', ' ', '#', '-0'),
  width,
  part('.2', '.0'),
  fc.constantFrom(...'sdiuxXocfre%'),
);

test('numbers and texts are written as Python writes them, or it is not known how', () => {
  if (!canRun('python3', '--version')) return;
  const cases: Case[] = fc
    .sample(
      fc.oneof(
        fc.tuple(fc.constant('format' as const), value, specs),
        fc.tuple(fc.constant('percent' as const), value, conversions),
      ),
      { numRuns: 4000, seed: 7 },
    )
    .map(([how, [given, isFloat], spec]) => [how, given, isFloat, spec]);
  const { stdout } = spawnSync('python3', ['-c', ASKED], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf8' },
  });
  const truth = JSON.parse(stdout) as (string | null)[];
  const counts = { equal: 0, unknown: 0 };
  const wrong = cases.flatMap(([how, given, isFloat, spec], i) => {
    const written: Written = typeof given === 'string' ? { text: given } : { number: given, isFloat };
    const shown = typeof given === 'string' ? given : isFloat ? undefined : String(given);
    const made =
      how === 'format'
        ? formattedBy(written, spec, MOST)
        : percentFormatted(spec, [{ shown, repr: undefined, written }], MOST);
    if (made === undefined) counts.unknown += 1;
    else if (made === truth[i]) counts.equal += 1;
    else return [{ how, given, isFloat, spec, made, truth: truth[i] }];
    return [];
  });
  process.stderr.write(`format: ${JSON.stringify(counts)}\n`);
  expect(wrong).toEqual([]);
  // What Python cannot do either is not counted against it.
  expect(counts.equal).toBeGreaterThan(1000);
});
