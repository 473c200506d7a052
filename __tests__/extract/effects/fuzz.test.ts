import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isFuzzing } from '../../fuzzing.js';
import { canRun } from '../interpreter.js';
import { generatedLoops, generatedMakers } from './generated-loops.js';
import { generated } from './generated-programs.js';
import { countsOf, failures, judge } from './programs.js';

const COUNT = isFuzzing() ? 5000 : 80;

test.each([
  ['python', 'python3', 'programs', generated('python')],
  ['javascript', 'node', 'programs', generated('javascript')],
  ['python', 'python3', 'loops', generatedLoops('python')],
  ['javascript', 'node', 'loops', generatedLoops('javascript')],
  ['python', 'python3', 'makers', generatedMakers('python')],
  ['javascript', 'node', 'makers', generatedMakers('javascript')],
] as const)(
  '%s, %s: of generated %s, none is read wrongly in silence',
  async (language, program, what, made) => {
    if (!canRun(program, '--version')) return;
    const seed = Number(process.env.PROPERTY_SEED ?? 1);
    const programs = fc.sample(made, { seed, numRuns: COUNT });
    const judged = await judge(language, programs, { skipBroken: true });
    process.stderr.write(`${language}, ${what}, seed ${seed}: ${JSON.stringify(countsOf(judged))}\n`);
    // The shortest says it best.
    const wrong = failures(judged).sort((a, b) => a.length - b.length);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(judged.length).toBeGreaterThan(COUNT / 3);
  },
);
