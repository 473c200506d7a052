import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { canRunHere } from '../interpreter.js';
import { c, cpp, go, java, judgeCompiled, rust } from './compiled.js';
import { countsOf, failures, programsIn } from './programs.js';

const folder = import.meta.dirname ?? '.';

test.each([
  ['go', go, 'go', 'version'],
  ['java', java, 'javac', '-version'],
  ['c', c, 'gcc', '--version'],
  ['cpp', cpp, 'g++', '--version'],
  // What is made when it is first asked for (`LazyLock`) is older than this edition.
  ['rust', rust, 'rustc', '--edition=2024 --print sysroot'],
] as const)(
  '%s: what a program holds when it is loaded is read, or reported',
  async (name, language, program, argument) => {
    if (!canRunHere(program, ...argument.split(' '))) return;
    const judged = await judgeCompiled(
      language,
      programsIn(join(folder, `${name}-programs.txt`), language.first),
    );
    process.stderr.write(`${name}: ${JSON.stringify(countsOf(judged))}\n`);
    expect(failures(judged)).toEqual([]);
  },
);
