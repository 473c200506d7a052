import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { folderWith, read, readIn } from '../small-repository.js';

const klv = { k: 'key', v: 'value', l: 'line' };

describe('data', () => {
  it.each([
    [
      'a.json',
      '{\n "a": 1,\n "b": [\n  2\n ]\n}',
      [
        ['a', 1, 2],
        ['b', [2], 3],
      ],
    ],
    [
      'a.json',
      '[\n "x",\n\n {"y": 1}]',
      [
        [0, 'x', 2],
        [1, { y: 1 }, 4],
      ],
    ],
    [
      'a.yaml',
      '# c\na: 1\nb:\n  - 2\n"c d": &x {e: 1}\nf: *x\n',
      [
        ['a', 1, 2],
        ['b', [2], 3],
        ['c d', { e: 1 }, 5],
        ['f', { e: 1 }, 6],
      ],
    ],
    [
      'a.yml',
      '- x\n- y: 1\n  z: 2\n',
      [
        [0, 'x', 1],
        [1, { y: 1, z: 2 }, 2],
      ],
    ],
    [
      'a.toml',
      'a = 1979-05-27\n[b]\nc = 1\n',
      [
        ['a', '1979-05-27', undefined],
        ['b', { c: 1 }, undefined],
      ],
    ],
    [
      'a.csv',
      'n,t\n"a\nb","c ""d"""\n\n\n2,é\n',
      [
        [0, { n: 'a\nb', t: 'c "d"' }, 2],
        [1, { n: '2', t: 'é' }, 6],
      ],
    ],
  ])('%s: %s', async (path, text, expected) => {
    const { values, problems } = await read({ [path]: text }, { data: path, map: klv });
    expect(problems.filter(problem => problem.rule !== 'map-nothing')).toEqual([]);
    expect(values).toEqual(expected.map(([k, v, l]) => ({ k, v, l })));
  });

  it('at a pointer, with its lines', async () => {
    const files = { 'a.json': '{"a/b": {"~c": {\n "0": [\n  7]}}}', 'a.yml': 'x: &a\n  y: [1]\nz: *a\n' };
    expect((await read(files, { data: 'a.json#/a~1b/~0c/0', map: klv })).values).toEqual([
      { k: 0, v: 7, l: 3 },
    ]);
    expect((await read(files, { data: 'a.json#/a~1b/~0c/0/0', map: klv })).values).toEqual([
      { k: 0, v: 7, l: 3 },
    ]);
    expect((await read(files, { data: 'a.yml#/z', map: klv })).values).toEqual([{ k: 'y', v: [1], l: 2 }]);
  });

  it('tells what there is where nothing was found', async () => {
    const { problems } = await read(
      { 'a.json': '{"words": {"reserved": 1}}' },
      { data: 'a.json#/words/reservd' },
    );
    expect(problems).toMatchObject([
      {
        rule: 'table-missing',
        message: 'a.json holds nothing at /words/reservd.',
        remedy: 'Where "reservd" was looked for, there is reserved.',
      },
    ]);
    for (const pointer of ['/length', '/0/length', '/toString']) {
      expect((await read({ 'a.json': '[["a"]]' }, { data: `a.json#${pointer}` })).reported).toEqual([
        'table-missing refdata.yml:8',
      ]);
    }
  });

  it.each([
    ['a.json', '{\n "a": 1,\n}', 'source-format a.json:3'],
    ['a.json', '{"a": 1} x', 'source-format a.json:1'],
    ['a.json', '// c\n{}', 'source-format a.json:1'],
    ['a.json', '', 'source-format a.json:1'],
    ['a.yml', 'a: 1\nb: [1\n', 'source-format a.yml:3'],
    ['a.yml', 'a: 1\nb: 2\na: 3\n', 'source-format a.yml:3'],
    ['a.yml', 'a: 1\n---\nb: 2\n', 'source-format a.yml:2'],
    ['a.toml', 'a = 1\nb = \n', 'source-format a.toml:2'],
    ['a.toml', 'a = 1\na = 2\n', 'source-format a.toml:2'],
    ['a.csv', 'a,b\n1,2\n1,2,3\n', 'source-format a.csv:3'],
    ['a.csv', 'a,a\n1,2\n', 'source-format a.csv:1'],
    ['a.csv', 'a\n"1\n', 'source-format a.csv:2'],
    ['a.csv', '', 'source-format a.csv:1'],
  ])('%s that is none is reported with its line: %j', async (path, text, reported) => {
    const result = await read({ [path]: text }, { data: path });
    expect(result.reported).toEqual([reported]);
    expect(result.problems[0]?.message).toMatch(/^a\.\w+ is not (JSON|YAML|TOML|CSV): .+\.$/);
  });

  it('tells keys that stand twice in JSON', async () => {
    expect((await read({ 'a.json': '{\n"a": {"b": 1,\n"b": 2}}' }, { data: 'a.json' })).reported).toEqual([
      'table-duplicate-key a.json:3',
    ]);
  });

  it('of another extension says its format', async () => {
    expect((await read({ '.rc': '{"a": 1}' }, { data: '.rc', format: 'json', map: 'key' })).values).toEqual([
      'a',
    ]);
  });

  it('of several files is theirs together', async () => {
    const files = { 'd/b.json': '["b"]', 'd/a.json': '["a"]' };
    expect((await read(files, { data: 'd/*.json', map: 'value' })).values).toEqual(['a', 'b']);
  });
});

describe('count', () => {
  const files = Object.fromEntries(
    ['x/a/1.lm', 'x/a/2.lm', 'x/b/1.lm', 'x/.h/1.lm', 'x/a/.h.lm', 'node_modules/x/1.lm', 'x/a/b/1.lm'].map(
      path => [path, ''],
    ),
  );

  it('files, without hidden ones and those of others', async () => {
    expect((await read(files, { count: '**/*.lm' })).values).toEqual([4]);
    expect((await read(files, { count: 'node_modules/**/*.lm' })).values).toEqual([1]);
  });

  it('for each folder, those of one name apart', async () => {
    const by = async (count: string) =>
      (await read(files, { count, by: 'folder', map: { k: 'key', v: 'value' } })).values;
    expect(await by('x/*/*.lm')).toEqual([
      { k: 'a', v: 2 },
      { k: 'b', v: 1 },
    ]);
    expect(await by('x/**/*.lm')).toEqual([
      { k: 'a', v: 2 },
      { k: 'a/b', v: 1 },
      { k: 'b', v: 1 },
    ]);
    expect(await by('x/a/*.lm')).toEqual([{ k: 'a', v: 2 }]);
  });

  it('nothing through links that lead out or around', async () => {
    const outside = folderWith({ '1.lm': '' });
    const folder = folderWith({ 'x/1.lm': '' });
    mkdirSync(join(folder, 'y'));
    symlinkSync(outside, join(folder, 'y/out'));
    symlinkSync(folder, join(folder, 'y/around'));
    symlinkSync(join(outside, '1.lm'), join(folder, 'y/2.lm'));
    expect((await readIn(folder, { count: '**/*.lm' })).values).toEqual([1]);
  });

  it('of none is reported', async () => {
    expect((await read(files, { count: 'y/*' })).reported).toEqual(['count-empty refdata.yml:8']);
  });
});

describe('value', () => {
  it('is what stands there, with its lines', async () => {
    const { rows } = await read({}, { value: ['a', 'b'] });
    expect(rows.map(({ value, place }) => [value, place.line])).toEqual([
      ['a', 9],
      ['b', 10],
    ]);
    expect((await read({}, { value: { a: 1 }, map: '[key, value]' })).values).toEqual([['a', 1]]);
    expect((await read({}, { value: 'one' })).values).toEqual(['one']);
    const special = JSON.parse('{"__proto__": 1, "constructor": {"__proto__": 2}}');
    expect((await read({}, { value: special, map: '$string(value)' })).values).toEqual([
      '1',
      '{"__proto__":2}',
    ]);
  });
});
