import { describe, expect, it } from '@jest/globals';
import { entriesOf, read } from '../small-repository.js';

/** A file of a package with a table that has no value where it is declared. */
const declared = (init: string) => `package p\n\nvar names map[string]int\n\nfunc init() {\n${init}\n}\n`;

describe('variables of a Go package that init() assigns', () => {
  it('have the value that init() gives, with what it adds after that', async () => {
    const a = declared('\tnames = map[string]int{"a": one, "b": 2}\n\tnames["c"] = 3');
    const { values, problems } = await entriesOf({ 'a.go': `${a}\nconst one = 1\n` }, 'a.go#names');
    expect(values).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    expect(problems).toEqual([]);
  });

  it('are found in the file of the package that assigns them, and by their name from the others', async () => {
    const files = {
      'a.go': 'package p\n\nvar names []string\nvar all = names\n',
      'b.go': 'package p\n\nfunc init() {\n\tnames = []string{"x", "y"}\n}\n',
    };
    expect((await read(files, { table: 'b.go#names', map: 'value' })).values).toEqual(['x', 'y']);
    expect((await read(files, { table: 'a.go#all', map: 'value' })).values).toEqual(['x', 'y']);
  });

  it.each([
    [
      'a variable of its own',
      '\tnames := map[string]int{"own": 1}\n\tnames = map[string]int{"a": 1}\n\t_ = names',
    ],
    ['another function', '}\n\nfunc start() {\n\tnames = map[string]int{"a": 1}'],
    ['several at once', '\tnames, other = map[string]int{"a": 1}, 2'],
    ['a condition', '\tif true {\n\t\tnames = map[string]int{"a": 1}\n\t}'],
  ])('are not what %s gives', async (_what, init) => {
    const { values, problems } = await entriesOf({ 'a.go': declared(init) }, 'a.go#names');
    expect(values).not.toContainEqual(['a', 1]);
    if (values.length === 0) expect(problems.length).toBeGreaterThan(0);
  });

  it('that have a value already are reported as changed', async () => {
    const text = 'package p\n\nvar names = []string{"a"}\n\nfunc init() {\n\tnames = []string{"b"}\n}\n';
    const { values, reported } = await read({ 'a.go': text }, { table: 'a.go#names', map: 'value' });
    expect(values).toEqual(['a']);
    expect(reported).toEqual(['table-changed a.go:6']);
  });
});

it('structures inside of structures take memory by their size, not by two to the power of their depth', async () => {
  const depth = 60;
  const nested = `${'&T{In: '.repeat(depth)}nil${'}'.repeat(depth)}`;
  const text = `package p\n\ntype T struct{ In *T }\n\nvar table = map[string]*T{"a": ${nested}}\n`;
  const { values, problems } = await read(
    { 'a.go': text },
    { table: 'a.go#table', map: { nome: 'key', dentro: '$exists(value.params.In.params.In.kwargs)' } },
  );
  expect(values).toEqual([{ nome: 'a', dentro: true }]);
  expect(problems).toEqual([]);
});

it('a literal of a type in another file is a map when its keys are no names of fields', async () => {
  const files = {
    'a.go': 'package a\nvar Universe Dict\nfunc init() { Universe = Dict{"None": 1, "len": 2} }\n',
    'b.go': 'package a\ntype Dict map[string]int\n',
  };
  const { values, reported } = await read(files, { table: 'a.go#Universe', map: '[key, value]' });
  expect([values, reported]).toEqual([
    [
      ['None', 1],
      ['len', 2],
    ],
    [],
  ]);
});
