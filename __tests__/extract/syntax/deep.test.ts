import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

const nested = (open: string, levels: number, close: string, middle = '') =>
  open.repeat(levels) + middle + close.repeat(levels);

/** Each of them ended in a stack of ours, or did not end. */
const DEEP: readonly (readonly [name: string, file: string, text: (levels: number) => string])[] = [
  ['calls in calls', 'a.js', levels => `const T = ${nested('f(', levels, ')', '1')};\n`],
  ['calls of what calls give', 'a.js', levels => `const T = a${'.b()'.repeat(levels)};\n`],
  ['branches of branches', 'a.js', levels => `const T = {};\n${'if (a) {} else '.repeat(levels)}{}\n`],
  [
    'functions in functions',
    'a.js',
    levels => `const T = 1;\n${nested('function f() { a(1);', levels, '}')}\n`,
  ],
  ['conditions', 'a.c', levels => nested('#if A\n', levels, '#endif\n', 'int T[] = {1};\n')],
  ['modules in modules', 'a.rs', levels => `pub const T: u8 = 1;\n${nested('pub mod a {', levels, '}')}\n`],
  ['types of types', 'a.ts', levels => `export type T = ${nested('A<', levels, '>', 'B')};\n`],
];

describe('what is nested deeper than anybody writes', () => {
  it.each(DEEP)('is one clear error, in time: %s', async (_name, path, text) => {
    const files = { [path]: text(20_000) };
    for (const source of [{ symbols: path }, { table: `${path}#T` }]) {
      const { problems } = await read(files, source);
      expect(problems.map(({ message }) => message)).toContain(
        `${path} is nested more than 1500 levels deep.`,
      );
    }
  });

  it.each(DEEP)('and is read up to there: %s', async (_name, path, text) => {
    const { problems } = await read({ [path]: text(700) }, { symbols: path });
    expect(problems.filter(({ rule }) => rule === 'source-too-large')).toEqual([]);
  });

  it('is not what is long: a table, and code without a line end', async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => `k${i}: ${i}`).join(',');
    const code = Array.from({ length: 20_000 }, (_, i) => `function f${i}(){g(${i},"x")}`).join(';');
    const { values, reported } = await read(
      { 'a.js': `const T={${rows}};${code}` },
      { table: 'a.js#T', map: 'key' },
    );
    expect([values.length, reported]).toEqual([20_000, []]);
  });
});
