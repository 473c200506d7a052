import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isFuzzing } from '../../fuzzing.js';
import { canRun } from '../interpreter.js';
import { judgeDefinitions, wrongDefinitions } from './definitions.js';
import { generatedDefinitions } from './generated-definitions.js';
import { programsIn } from './programs.js';

const COUNT = isFuzzing() ? 5000 : 80;
const seed = Number(process.env.PROPERTY_SEED ?? 1);

test.each([
  ['python', 'python3', 'a.py'],
  ['javascript', 'node', 'a.js'],
] as const)(
  '%s: functions and classes are read as their module has them when it is loaded, or reported',
  async (language, program, first) => {
    if (!canRun(program, '--version')) return;
    const kept = programsIn(join(import.meta.dirname ?? '.', `${language}-definitions.txt`), first);
    const generated = fc.sample(generatedDefinitions(language), { seed, numRuns: COUNT });
    const judged = [
      ...(await judgeDefinitions(language, kept)),
      ...(await judgeDefinitions(language, generated, { skipBroken: true })),
    ];
    const counts: Record<string, number> = {};
    for (const { verdict } of judged) counts[verdict] = (counts[verdict] ?? 0) + 1;
    process.stderr.write(`${language}, definitions, seed ${seed}: ${JSON.stringify(counts)}\n`);
    expect(wrongDefinitions(judged).slice(0, 3)).toEqual([]);
    expect(judged.length).toBeGreaterThan(COUNT / 2);
  },
);
