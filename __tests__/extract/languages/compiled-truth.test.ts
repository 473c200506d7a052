import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { constantsIn, differences, type Said } from '../evaluate/constants.js';
import { canRun, canRunHere, jsonFrom } from '../interpreter.js';
import { folderWith } from '../small-repository.js';
import { type Compiled, c, cpp, go, java, rust } from './compiled-programs.js';

/** Compiles a program and gives what it prints. Few programs with many constants each: starting a compiler takes longest. */
type Run = (folder: string) => unknown;

function compile(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): void {
  const { status, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.slice(0, 2000)}`);
}

const LANGUAGES: Record<
  string,
  { language: Compiled; here: boolean; run: Run; perRun: number; runs: number }
> = {
  C: {
    language: c,
    here: canRun('gcc', '--version'),
    perRun: 320,
    runs: 2,
    run: folder => {
      compile('gcc', ['-std=gnu17', '-w', 'main.c', '-o', 'main'], folder);
      return jsonFrom(join(folder, 'main'), [], '');
    },
  },
  'C++': {
    language: cpp,
    here: canRun('g++', '--version'),
    perRun: 400,
    runs: 1,
    run: folder => {
      compile('g++', ['-std=c++17', '-w', 'main.cpp', '-o', 'main'], folder);
      return jsonFrom(join(folder, 'main'), [], '');
    },
  },
  Go: {
    language: go,
    here: canRunHere('go', 'version'),
    perRun: 450,
    runs: 1,
    run: folder => {
      compile('go', ['build', '-o', 'main', '.'], folder, { GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' });
      return jsonFrom(join(folder, 'main'), [], '');
    },
  },
  Rust: {
    language: rust,
    here: canRunHere('rustc', '--version'),
    perRun: 450,
    runs: 1,
    run: folder => {
      compile('rustc', ['--edition', '2021', 'src/main.rs', '-o', 'main'], folder);
      return jsonFrom(join(folder, 'main'), [], '');
    },
  },
  Java: {
    language: java,
    here: canRunHere('javac', '-version'),
    perRun: 450,
    runs: 1,
    run: folder => {
      compile(
        'javac',
        ['-encoding', 'UTF-8', '-d', 'out', 'pkg/Main.java', 'pkg/Words.java', 'pkg/deep/Consts.java'],
        folder,
      );
      return jsonFrom('java', ['-cp', join(folder, 'out'), 'pkg.Main'], '');
    },
  },
};

/** Records as the compilers print them: the arguments by the names of the fields. */
function withFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFields);
  if (typeof value !== 'object' || value === null) return value;
  const { call, params } = value as { call?: unknown; params?: unknown };
  if (call !== undefined && params !== undefined) return withFields(params);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFields(item)]));
}

describe('compilers and extraction agree', () => {
  for (const [name, { language, here, run, perRun, runs }] of Object.entries(LANGUAGES)) {
    (here ? it : it.skip)(
      `${name} on every constant`,
      async () => {
        let compared = 0;
        await fc.assert(
          fc.asyncProperty(
            fc.array(language.constants, { minLength: perRun, maxLength: perRun }),
            async constants => {
              const folder = folderWith({ ...language.files, [language.main]: language.program(constants) });
              const names = constants.map((_constant, i) => `V${i}`);
              const expected = run(folder) as Record<string, unknown>;
              const said = new Map<string, Said>();
              for (const [key, value] of await constantsIn(folder, language.main, names))
                said.set(key, 'value' in value ? { value: withFields(value.value) } : value);
              const sources = Object.fromEntries(constants.map(({ source }, i) => [`V${i}`, source]));
              expect(differences(sources, expected, said).slice(0, 3)).toEqual([]);
              compared += names.length;
            },
          ),
          { numRuns: runs, endOnFailure: true },
        );
        process.stderr.write(`${name}: ${compared} constants compared with the compiler\n`);
      },
      120_000,
    );
  }
});
