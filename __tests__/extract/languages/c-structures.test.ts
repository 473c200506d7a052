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
