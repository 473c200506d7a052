import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isFuzzing } from '../../fuzzing.js';
import { canRunHere } from '../interpreter.js';
import { c, cpp, go, java, judgeCompiled, rust } from './compiled.js';
import { generatedCompiled } from './generated-compiled.js';
import { generatedRust } from './generated-rust.js';
import { generatedRustLoops } from './generated-rust-loops.js';
import { GENERATED_VALUES } from './generated-values.js';
import { countsOf, failures, programsIn } from './programs.js';

const folder = import.meta.dirname ?? '.';
/** Generated programs for each compiler, in one program with those that are kept: starting a compiler takes longest. */
const GENERATED = isFuzzing() ? 300 : 16;
/** Tables of literals in every form, in the same program. */
const VALUES = isFuzzing() ? 1000 : 16;
const seed = Number(process.env.PROPERTY_SEED ?? 1);

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
    const kept = programsIn(join(folder, `${name}-programs.txt`), language.first);
    const programs =
      name === 'rust' ? fc.oneof(generatedRust(), generatedRustLoops()) : generatedCompiled(name);
    const generated = fc.sample(programs, { seed, numRuns: GENERATED });
    const values = fc.sample(GENERATED_VALUES[name], { seed, numRuns: VALUES });
    const judged = await judgeCompiled(language, [...kept, ...generated, ...values]);
    process.stderr.write(`${name}, seed ${seed}: ${JSON.stringify(countsOf(judged))}\n`);
    // The shortest says it best.
    expect(failures(judged).sort((a, b) => a.length - b.length)).toEqual([]);
  },
);
