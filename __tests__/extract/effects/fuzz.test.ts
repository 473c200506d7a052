import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isFuzzing } from '../../fuzzing.js';
import { canRun } from '../interpreter.js';
import { generated } from './generated-programs.js';
import { countsOf, failures, judge } from './programs.js';

const COUNT = isFuzzing() ? 5000 : 250;

test.each([
  ['python', 'python3'],
  ['javascript', 'node'],
] as const)('%s: of generated programs, none is read wrongly in silence', async (language, program) => {
  if (!canRun(program, '--version')) return;
  const seed = Number(process.env.PROPERTY_SEED ?? 1);
  const programs = fc.sample(generated(language), { seed, numRuns: COUNT });
  const judged = await judge(language, programs, { skipBroken: true });
  process.stderr.write(`${language}, seed ${seed}: ${JSON.stringify(countsOf(judged))}\n`);
  expect(judged.length).toBeGreaterThan(COUNT / 2);
  // The shortest says it best.
  const wrong = failures(judged).sort((a, b) => a.length - b.length);
  expect(wrong.slice(0, 3)).toEqual([]);
});
