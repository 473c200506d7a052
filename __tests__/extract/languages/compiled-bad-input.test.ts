import { describe, expect, it } from '@jest/globals';
import { growth } from '../../processor-time.js';
import { read } from '../small-repository.js';

/** How each language writes a table `T` of what stands in `items`, and one of lists inside of each other. */
const LANGUAGES: Record<
  string,
  { path: string; table: (items: string) => string; nested: (depth: number) => string }
> = {
  C: {
    path: 'a.c',
    table: items => `static const char *T[] = {${items}};\n`,
    nested: depth => `int T[] = ${'{'.repeat(depth)}${'}'.repeat(depth)};\n`,
  },
  'C++': {
    path: 'a.cpp',
    table: items => `const std::vector<std::string> T = {${items}};\n`,
    nested: depth => `const std::vector<int> T = ${'{'.repeat(depth)}${'}'.repeat(depth)};\n`,
  },
  Go: {
    path: 'a.go',
    table: items => `package p\n\nvar T = []string{${items}}\n`,
    nested: depth => `package p\n\nvar T = []any{${'{'.repeat(depth)}${'}'.repeat(depth)}}\n`,
  },
  Rust: {
    path: 'a.rs',
    table: items => `pub const T: &[&str] = &[${items}];\n`,
    nested: depth => `const T: X = ${'['.repeat(depth)}${']'.repeat(depth)};\n`,
  },
  Java: {
    path: 'A.java',
    table: items => `class A { static final String[] T = {${items}}; }\n`,
    nested: depth => `class A { Object T = ${'{'.repeat(depth)}${'}'.repeat(depth)}; }\n`,
  },
};

describe.each(Object.entries(LANGUAGES))('%s', (_name, { path, table, nested }) => {
  const source = { table: `${path}#T` };

  it('reads its own table', async () => {
    expect((await read({ [path]: table('"a", "b"') }, source)).values).toEqual(['a', 'b']);
  });

  it('100,000 nested brackets are one error', async () => {
    const { reported } = await read({ [path]: nested(100_000) }, source);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatch(/^source-(too-large|syntax) /);
  });

  it('a syntax error in the table is reported with its line', async () => {
    const { reported } = await read({ [path]: table('"a", "b"\n)( ] "c"') }, source);
    expect(reported[0]).toMatch(new RegExp(`^source-syntax ${path}:\\d+$`));
  });

  it('bytes of Latin-1 are reported with their line', async () => {
    const bytes = Buffer.concat([Buffer.from(table('"a"')), Buffer.from([0x22, 0xe7, 0x22, 0x0a])]);
    const line = table('"a"').split('\n').length;
    expect((await read({ [path]: bytes }, source)).reported).toEqual([`source-encoding ${path}:${line}`]);
  });

  it('what has no value before the program runs is reported, with the reason', async () => {
    const direct = await read({ [path]: table('"a", missing') }, source);
    expect(direct.reported).toHaveLength(1);
    expect(direct.problems[0]?.message).toMatch(/missing is not defined in/);
  });

  it('a table that is not there is reported, with those that are', async () => {
    const { problems } = await read({ [path]: table('"a"') }, { table: `${path}#TT` });
    expect(problems[0]).toMatchObject({ rule: 'table-missing', remedy: expect.stringContaining('T') });
  });

  it('a table that occurs twice is reported, with the lines', async () => {
    const twice = table('"a"') + table('"b"').replace('package p', '').replace('class A', 'class B');
    const { problems, values } = await read({ [path]: twice }, source);
    // Java has each in a class of its own.
    if (problems.length === 0) expect(values).toEqual(['a']);
    else expect(problems[0]?.message).toMatch(/defines T (twice|2 times)/);
  });

  it('generated files take linear time', async () => {
    const work = async (count: number) => {
      const items = Array.from({ length: count }, (_, i) => `"word ${i}" /* ${i} */`).join(',\n');
      expect((await read({ [path]: table(items) }, source)).values).toHaveLength(count);
    };
    // Four times the entries: quadratic would be sixteen times the time.
    expect(await growth(work, 8_000, 32_000, 12)).toBeLessThanOrEqual(12);
  });
});

describe('what the preprocessor of C hides is reported', () => {
  const struct = 'struct r { const char *name; int value; };\n';

  it('entries under a condition, with the condition', async () => {
    const text = `${struct}static const struct r T[] = {\n  {"a", 1},\n#if defined(X) && 1\n  {"b", 2},\n#elif Y\n  {"c", 3},\n#else\n  {"d", 4},\n#endif\n#ifndef Z\n  {"e", 5},\n#endif\n  {NULL, 0}\n};\n`;
    const { values, reported } = await read(
      { 'a.c': text },
      { table: 'a.c#T', map: '[params.name, condition]' },
    );
    expect(values).toEqual([
      ['a'],
      ['b', 'defined(X) && 1'],
      ['c', '!(defined(X) && 1) && Y'],
      ['d', '!(defined(X) && 1) && !(Y)'],
      ['e', '!defined(Z)'],
    ]);
    expect(reported).toEqual([5, 7, 9, 12].map(line => `table-conditional a.c:${line}`));
  });

  it('a name that is defined differently under conditions', async () => {
    const text = '#ifdef X\n#define N "x"\n#else\n#define N "y"\n#endif\nconst char *T[] = {N};\n';
    const { problems } = await read({ 'a.c': text }, { table: 'a.c#T' });
    expect(problems[0]?.message).toMatch(/N is assigned 2 times \(lines 2, 4\)/);
  });

  it('a table that another file fills is what that file holds', async () => {
    const text = 'const char *T[] = {\n#include "words.def"\n};\n';
    const { values } = await read({ 'a.c': text, 'words.def': '"a", "b"\n' }, { table: 'a.c#T' });
    expect(values).toEqual(['a', 'b']);
  });

  it('macros that build more than a value, and those that do not', async () => {
    const text = `${struct}#define ROW(n, v) {n, v}\n#define TEXT(x) #x\nstatic const struct r T[] = {ROW("a", 1)};\nconst char *U[] = {TEXT(b)};\n`;
    expect((await read({ 'a.c': text }, { table: 'a.c#T', map: 'params' })).values).toEqual([
      { n: 'a', v: 1, name: 'a', value: 1 },
    ]);
    expect((await read({ 'a.c': text }, { table: 'a.c#U', map: 'args[0]' })).reported).toEqual([
      'source-unresolved a.c:5',
    ]);
  });

  it('a syntax error elsewhere is no obstacle, since macros are not expanded', async () => {
    const text = 'BEGIN_DECLS(x) y z\nconst char *T[] = {"a"};\nint f() { FOR_EACH(x in y) { g(); } }\n';
    const { values, reported } = await read({ 'a.c': text }, { table: 'a.c#T' });
    expect([values, reported]).toEqual([['a'], []]);
  });
});
