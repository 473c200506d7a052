import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

/** `params` of the one row of a table. */
async function paramsOf(path: string, text: string): Promise<unknown> {
  const { values } = await read({ [path]: text }, { table: `${path}#rows`, map: '$string(params)' });
  return JSON.parse(values[0] as string);
}

describe('fields of a structure, by position', () => {
  it('count pointers to functions', async () => {
    const text =
      'struct row { int (*run)(int); char *(*show)(void), *doc; void (*stop)(void); char *name; };\nstatic struct row rows[] = { { 0, 0, "a doc", 0, "a" } };\n';
    expect(await paramsOf('a.c', text)).toEqual({ run: 0, show: 0, doc: 'a doc', stop: 0, name: 'a' });
  });

  it('do not count methods of C++, whatever they give', async () => {
    const text =
      'struct row { const char *name; const char *label() const; bool ok() const { return true; } int (*run)(int); int n; };\nstatic const row rows[] = { { "a", 0, 1 } };\n';
    expect(await paramsOf('a.cpp', text)).toEqual({ name: 'a', run: 0, n: 1 });
  });

  it('count a union without a name once', async () => {
    const text =
      'struct row { char *name; union { int n; char *s; }; char *doc; };\nstatic struct row rows[] = { { "a", 3, "the doc" } };\n';
    expect(await paramsOf('a.c', text)).toEqual({ name: 'a', n: 3, doc: 'the doc' });
  });
});

/** Those of the base were given to its own. */
it('fields of C++ behind those of a base have no names by position', async () => {
  const text = 'struct B { int a; };\nstruct D : B { int b; };\nstatic D rows[] = { { 3, 4 } };\n';
  const { values } = await read(
    { 'a.cpp': text },
    { table: 'a.cpp#rows', map: '$string([args, $exists(params)])' },
  );
  expect(values).toEqual(['[3,4,false]']);
});

describe('a syntax error inside of an expression', () => {
  const text =
    '#define F(zName, n) { #zName, n }\nstruct d { const char *name; int n; };\nstatic struct d rows[] = { F(abs, 1), F(->, 2) };\n';

  it('makes it unresolved, not what is left of it', async () => {
    const { reported } = await read(
      { 'a.c': text },
      { table: 'a.c#rows', filter: 'key = 1', map: 'args[0]' },
    );
    expect(reported).toEqual(['source-syntax a.c:3']);
  });

  it('does not matter to a macro, which takes texts', async () => {
    const { values, reported } = await read({ 'a.c': text }, { table: 'a.c#rows', map: 'value.params.name' });
    expect([values, reported]).toEqual([['abs', '->'], []]);
  });
});

describe('directives between the entries of a table', () => {
  const header =
    '#define BINOPS \\\n  BINOP(plus) \\\n  BINOP(minus)\n#define CFUNC(f, name, n) {.fptr = { .a ## n = f }, name, n}\nstruct cf { union { int a1; int a3; } fptr; const char *name; int n; };\n';
  const table =
    '#include "a.h"\n#define BINOP(name) int f_ ## name(void);\nBINOPS\n#undef BINOP\nstatic const struct cf rows[] = {\n  CFUNC(0, "_negate", 1),\n#define BINOP(name) CFUNC(0, "_" #name, 3),\nBINOPS\n#undef BINOP\n  CFUNC(0, "tojson", 1),\n#pragma once\n#\n  CFUNC(0, "fromjson", 1),\n};\n';

  it('define macros for those behind them, and swallow none', async () => {
    const { values, reported } = await read(
      { 'a.c': table, 'a.h': header },
      { table: 'a.c#rows', map: '[params.name ? params.name : value.params.name, value.params.n]' },
    );
    expect([values, reported]).toEqual([
      [
        ['_negate', 1],
        ['_plus', 3],
        ['_minus', 3],
        ['tojson', 1],
        ['fromjson', 1],
      ],
      [],
    ]);
  });

  it('may stand in an enumeration', async () => {
    const text = 'enum e { A = 1,\n#define A A\n  B,\n#define C 7\n  D = C,\n};\n';
    const { values, reported } = await read({ 'a.c': text }, { table: 'a.c#e', map: '[key, value]' });
    expect([values, reported]).toEqual([
      [
        ['A', 1],
        ['B', 2],
        ['D', 7],
      ],
      [],
    ]);
  });

  it('are no guess: a name that is no list of entries may belong to what follows', async () => {
    const text = '#define A "a"\nstatic const char *rows[] = {\n  A\n  B_OF_ELSEWHERE,\n  "c",\n};\n';
    const { problems } = await read({ 'a.c': text }, { table: 'a.c#rows', map: 'value' });
    expect(problems.map(({ rule }) => rule)).toContain('source-unresolved');
  });
});

it('values behind a designator go on behind it', async () => {
  const text =
    'struct op { int id; const char *name; int arity; };\nstatic const struct op rows[] = { {.id = 7, "abs", 2} };\n';
  expect(await paramsOf('a.c', text)).toEqual({ id: 7, name: 'abs', arity: 2 });
});
