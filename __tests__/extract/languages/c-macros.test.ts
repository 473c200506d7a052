import { describe, expect, it } from '@jest/globals';
import { type Files, read } from '../small-repository.js';

const HEADER = `#define WORDS(X) \\
  X(SE, "se") /* se */ \\
  X(PARA, "para") X(FIM, "fim")
#define TEXT(id, text) text,
#define NAME(id, text) #id
#define ROW(id, text) { #id, text, K_##id },
#define NOTHING(id, text)
struct word { const char *id; const char *text; int kind; };
enum kind { K_SE = 7, K_PARA, K_FIM };
`;

async function table(files: Files, name: string, map: unknown = 'value') {
  const { values, reported, rows } = await read(files, { table: `${Object.keys(files)[0]}#${name}`, map });
  expect(reported).toEqual([]);
  return { values, lines: rows.map(({ place }) => `${place.file}:${place.line}`) };
}

describe('macros that list entries (X macros)', () => {
  it('are tables of calls, each on its line, and calls of their parameter', async () => {
    const expected = { values: ['se', 'para', 'fim'], lines: ['a.h:2', 'a.h:3', 'a.h:3'] };
    expect(await table({ 'a.h': HEADER }, 'WORDS', 'args[1]')).toEqual(expected);
    expect(await table({ 'a.h': HEADER }, 'X()', 'args[1]')).toEqual(expected);
  });

  it('write entries into the tables that use them, by the macro that they are given', async () => {
    const uses = [
      '#include "a.h"',
      'static const char *texts[] = { "antes", WORDS(TEXT) };',
      'static const struct word rows[] = { WORDS(ROW) WORDS(NOTHING) { NULL, NULL, 0 } };',
      'static const struct word one[] = {\n  ROW(SE, "se")\n  NOTHING(X, "x")\n  ROW(FIM, "fim")\n};',
      'static const char *names[] = { NAME(SE, 0), NAME(FIM, 0) };',
    ];
    const files = { 'a.c': uses.join('\n'), 'a.h': HEADER };
    expect((await table(files, 'texts')).values).toEqual(['antes', 'se', 'para', 'fim']);
    const row = "params.id & ' ' & params.text & ' ' & params.kind";
    expect((await table(files, 'rows', row)).values).toEqual(['SE se 7', 'PARA para 8', 'FIM fim 9']);
    expect(await table(files, 'one', row)).toEqual({
      values: ['SE se 7', 'FIM fim 9'],
      lines: ['a.c:5', 'a.c:7'],
    });
    expect((await table(files, 'names')).values).toEqual(['SE', 'FIM']);
  });

  it('take their entries from other files, whatever these are called, and tell what is under a condition', async () => {
    const files = {
      'a.c':
        '#define F(name, n) { #name, n },\n#define NO(name, n)\nstruct f { const char *name; int n; };\n' +
        'static const struct f list[] = {\n#include "lib.def"\n  { "z", 9 },\n};\n#undef F\n',
      'lib.def': '/* functions */\n#ifdef HAVE_A\nF(a, 1)\n#else\nNO(a, 1)\n#endif\nF(b, 2)\n',
    };
    const map = "params.name & params.n & ' ' & file & ' ' & line";
    const { values, reported } = await read(files, { table: 'a.c#list', map });
    expect(values).toEqual(['a1 lib.def 3', 'b2 lib.def 7', 'z9 a.c 6']);
    expect(reported).toEqual(['table-conditional lib.def:3']);
  });

  it('tell a file that is not there', async () => {
    const text = 'const char *T[] = {\n#include "made.inc"\n  "a",\n};\n';
    const { problems } = await read({ 'a.c': text }, { table: 'a.c#T', map: 'value' });
    expect(problems.map(({ message, place }) => `${place.line}: ${message}`)).toEqual([
      '2: sintaxe.regras[0].map: inc__("made.inc") cannot be resolved: made.inc is not a file of the repository.',
    ]);
  });

  it('of an object are entries, too', async () => {
    const text =
      '#define COMMON { "-a", "x" }, \\\n  { "-b", "y" }\nconst char *T[][2] = { COMMON, { "-c", "z" } };\n';
    expect((await table({ 'a.c': text }, 'T', 'value[0]')).values).toEqual(['-a', '-b', '-c']);
  });

  it('are put in as texts, as the preprocessor does', async () => {
    const text =
      '#define TWICE(x) ((x) * 2)\n#define JOIN(a, b) a##b\n#define AB 5\n#define SHOW(...) #__VA_ARGS__\n' +
      'int T[] = { TWICE(1 + 2), TWICE(4), JOIN(A, B) };\nconst char *S[] = { SHOW(a + "b"), SHOW(x, y) };\n';
    expect((await table({ 'a.c': text }, 'T')).values).toEqual([6, 8, 5]);
    expect((await table({ 'a.c': text }, 'S')).values).toEqual(['a + "b"', 'x, y']);
  });
});

describe('headers of C++', () => {
  const header =
    'namespace lang {\nclass Words {\n public:\n  int n;\n};\n}\n#define FLAG "-x"\nconst char *T[] = { FLAG };\n';

  it('are read as what they hold, not by their name', async () => {
    expect((await table({ 'a.h': header }, 'T')).values).toEqual(['-x']);
    const query = { file: 'a.h', match: '(class_specifier name: (_) @n)' };
    expect((await read({ 'a.h': header }, { query, map: 'n' })).values).toEqual(['Words']);
  });

  it('are of the language that takes them over', async () => {
    const files = {
      'a.cpp': '#include "a.h"\nconst char *U[] = { FLAG };\n',
      'a.h': `struct S : B {};\n${header}`,
    };
    expect((await table(files, 'U')).values).toEqual(['-x']);
  });
});
