import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { canRunHere } from '../interpreter.js';
import { c, cpp, go, java, judgeCompiled } from './compiled.js';
import { countsOf, failures, programsIn } from './programs.js';

const folder = import.meta.dirname ?? '.';

test.each([
  ['go', go, 'go', 'version'],
  ['java', java, 'javac', '-version'],
  ['c', c, 'gcc', '--version'],
  ['cpp', cpp, 'g++', '--version'],
] as const)(
  '%s: what a program holds when it is loaded is read, or reported',
  async (name, language, program, argument) => {
    if (!canRunHere(program, argument)) return;
    const judged = await judgeCompiled(
      language,
      programsIn(join(folder, `${name}-programs.txt`), language.first),
    );
    process.stderr.write(`${name}: ${JSON.stringify(countsOf(judged))}\n`);
    expect(failures(judged)).toEqual([]);
  },
);
