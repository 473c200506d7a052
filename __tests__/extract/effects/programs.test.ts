import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { canRun } from '../interpreter.js';
import { countsOf, failures, judge, programsIn } from './programs.js';

const folder = import.meta.dirname ?? '.';

test.each([
  ['python', 'python3', '--version', 'a.py'],
  ['javascript', 'node', '--version', 'a.js'],
] as const)(
  '%s: what a program holds when it is loaded is read, or reported',
  async (language, program, argument, first) => {
    if (!canRun(program, argument)) return;
    const judged = await judge(language, programsIn(join(folder, `${language}-programs.txt`), first));
    process.stderr.write(`${language}: ${JSON.stringify(countsOf(judged))}\n`);
    expect(failures(judged)).toEqual([]);
  },
);
