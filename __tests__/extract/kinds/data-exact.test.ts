import { describe, expect, it } from '@jest/globals';
import { REPORTED } from '../../../src/extract/index.js';
import { read } from '../small-repository.js';

const kv = { k: 'key', v: 'value' };

/** What a data file can say and JSON cannot is told, with its line; what stands around it is read. */
describe('data that JSON cannot hold', () => {
  it.each([
    ['a.json', '{\n"x": 12345678901234567890,\n"y": 9007199254740991}', 9007199254740991, 2],
    ['a.json', '{"y": 1e22,\n"x": 1e400}', 1e22, 2],
    ['a.json', '{"x": -9007199254740993, "y": "é"}', 'é', 1],
    ['a.json', '{"y": "\\ud83d\\ude00",\n"x": "a\\ud83d"}', '😀', 2],
    ['a.json', '{"x": 1, "y": 2,\n"x": 9007199254740993}', 2, 2],
    ['a.jsonc', '{ // words\n"y": 1,\n"x": 12345678901234567890,\n}', 1, 3],
    ['a.yml', 'y: 0x1F\nx: 12345678901234567890\n', 31, 2],
    ['a.yml', 'y: .5\nx: .inf\n', 0.5, 2],
    ['a.yml', 'y: no\nx: .NaN\n', 'no', 2],
    ['a.yml', 'y: !!str 1\nx: !ruby/sym a\n', '1', 2],
    ['a.yml', 'y: 1\nx: !!python/object:os.x {}\n', 1, 2],
    ['a.yml', 'y: 1\nx: !!binary aGk=\n', 1, 2],
    ['a.yml', 'y: 1\nx: !!set {a, b}\n', 1, 2],
    ['a.yml', 'y: 1\nx: "\\ud800"\n', 1, 2],
    ['a.toml', 'y = 1_000\nx = 9223372036854775807\n', 1000, undefined],
    ['a.toml', 'y = 1\nx = inf\n', 1, undefined],
  ])('%s: %j', async (path, text, y, line) => {
    const { values, problems } = await read({ [path]: text }, { data: path, map: kv });
    const isOther = (rule: string) => rule === 'table-duplicate-key' || rule === 'data-ambiguous';
    expect(problems.filter(({ rule }) => !isOther(rule))).toMatchObject([
      { rule: 'source-unresolved', place: { file: path, ...(line !== undefined && { line }) } },
    ]);
    const byKey = new Map((values as { k: string; v: unknown }[]).map(({ k, v }) => [k, v]));
    expect(byKey.get('y')).toBe(y);
    expect(byKey.get('x')).toBe(REPORTED);
  });

  it('is told only where it is used', async () => {
    const file = { 'a.json': '[{"n": "a", "big": 12345678901234567890}]' };
    expect(await read(file, { data: 'a.json', map: 'value.n' })).toMatchObject({
      values: ['a'],
      problems: [],
    });
    expect((await read(file, { data: 'a.json', map: 'value.big * 2' })).reported).toEqual([
      'source-unresolved a.json:1',
    ]);
    expect((await read(file, { data: 'a.json#/0/big' })).reported).toEqual(['source-unresolved a.json:1']);
  });

  it('a tag is no map', async () => {
    const { reported } = await read({ 'a.yml': 'a: !x {b: 1}\n' }, { data: 'a.yml#/a/b' });
    expect(reported).toEqual(['table-missing refdata.yml:8']);
    expect((await read({ 'a.yml': '!x a: 1\n' }, { data: 'a.yml' })).problems).toMatchObject([
      { rule: 'source-format', message: expect.stringContaining('a key has the tag !x') },
    ]);
  });

  it('is told of refdata.yml itself', async () => {
    await expect(read({}, { value: [{ a: Number.POSITIVE_INFINITY }] })).rejects.toMatchObject({
      findings: [{ message: 'JSON has no number .inf.', place: { line: expect.any(Number) } }],
    });
    await expect(read({}, { value: [12345678901234567890n] })).rejects.toMatchObject({
      findings: [{ message: '12345678901234567890 is beyond 2^53, where readers of JSON round.' }],
    });
  });
});

/** Each meaning is what PyYAML 6.0 gives, which reads YAML 1.1. */
describe('plain values of YAML', () => {
  it.each([
    ['no', 'false'],
    ['On', 'true'],
    ['017', 'an octal number'],
    ['1_000', 'a number'],
    ['0b11', 'a number'],
    ['12:30:45', 'a number of base 60'],
    ['1e3', 'a text'],
    ['1.5e3', 'a text'],
    ['08', 'a text'],
    ['0o17', 'a text'],
  ])('%s is %s elsewhere', async (text, meaning) => {
    const file = `- ${text}\n- "${text}"\n`;
    const { problems } = await read({ 'a.yml': file }, { data: 'a.yml', map: 'value' });
    expect(problems).toMatchObject([
      {
        rule: 'data-ambiguous',
        message: expect.stringContaining(`\`${text}\` is read as YAML 1.2 has it, and is ${meaning} for`),
        place: { file: 'a.yml', line: 1 },
      },
    ]);
    const older = await read({ 'a.yml': `%YAML 1.1\n---\n${file}` }, { data: 'a.yml', map: 'value' });
    expect(older.problems).toEqual([]);
  });

  it.each([
    'y',
    'N',
    'true',
    '0',
    '10',
    '0x1F',
    '-1.5',
    '07',
    '00',
    '1.5e+3',
    '1.10',
    'null',
    '2020-01-02',
    'nome',
    '08a',
    '1:b',
  ])('%s is the same for all', async text => {
    const { problems } = await read({ 'a.yml': `a: ${text}\n` }, { data: 'a.yml', map: 'value' });
    expect(problems).toEqual([]);
  });

  it('are told once for a file', async () => {
    const { problems } = await read({ 'a.yml': 'on: 017\nb: off\n' }, { data: 'a.yml', map: 'value' });
    expect(problems).toMatchObject([
      { message: expect.stringMatching(/^`on` .*; so are 2 more, each in its way\.$/) },
    ]);
  });
});

describe('tables as texts', () => {
  it.each([
    ['a.csv', 'n;t\na;b\n', { delimiter: ';' }],
    ['a.tsv', 'n\tt\na\tb\n', {}],
    ['a.csv', 'n|t\n"a"|b\n', { delimiter: '|' }],
    ['a.jsonl', '{"n": "a", "t": "b"}\n\n', {}],
    ['a.ndjson', '{"n": "a",\t"t": "b"}\r\n', {}],
  ])('%s: %j', async (path, text, options) => {
    const { values, problems } = await read({ [path]: text }, { data: path, ...options, map: 'value' });
    expect([values, problems]).toEqual([[{ n: 'a', t: 'b' }], []]);
  });

  it('with something else than commas are told, not taken for one column', async () => {
    for (const [text, sign] of [
      ['n;t\na;b\n', '";"'],
      ['n;t\n"a";b\n', '";"'],
      ['n\tt\na\tb\n', '"\\t"'],
    ] as const) {
      const { problems } = await read({ 'a.csv': text }, { data: 'a.csv' });
      expect(problems).toMatchObject([
        { rule: 'source-format', message: expect.stringContaining(`\`delimiter: ${sign}\``) },
      ]);
    }
    const one = await read({ 'a.csv': 'a;b\nc;d\n' }, { data: 'a.csv', delimiter: ',', map: 'value' });
    expect(one).toMatchObject({ values: [{ 'a;b': 'c;d' }], problems: [] });
  });

  it('columns without a name are called by their number', async () => {
    const { values } = await read({ 'a.csv': 'n,,\na,b,c\n' }, { data: 'a.csv', map: 'value' });
    expect(values).toEqual([{ n: 'a', 2: 'b', 3: 'c' }]);
  });

  it('several documents of YAML are called so', async () => {
    const { problems } = await read({ 'a.yml': 'a: 1\n---\nb: 2\n' }, { data: 'a.yml' });
    expect(problems[0]?.message).toBe(
      'a.yml is not YAML: it holds several documents, of which none is meant before another.',
    );
  });
});

describe('rows of Markdown', () => {
  const page = [
    '| sinal | sentido | sinal |',
    '| ----- | ------- | ----- |',
    '| `+`   | soma<br>ou junta | a |',
    '| `||`  | ou      | b |',
    '| `-`   | menos   | c | |',
    '| `*`   |',
  ].join('\n');

  it('with more cells than columns are not known: a sign stood for a border', async () => {
    const { values, problems } = await read(
      { 'a.md': page },
      {
        markdown: 'a.md',
        per: 'row',
        map: { s: 'value.sinal', t: 'value.sentido', third: "$lookup(value, '3')" },
      },
    );
    expect(values).toMatchObject([
      { s: '+', t: 'soma\nou junta', third: 'a' },
      {},
      { s: '-', t: 'menos', third: 'c' },
      { s: '*', t: '', third: '' },
    ]);
    expect(problems.length).toBeGreaterThan(0);
    for (const { rule, message, place } of problems) {
      expect([rule, place]).toEqual(['source-unresolved', { file: 'a.md', line: 4 }]);
      expect(message).toContain('its row has 5 cells and its header 3');
    }
  });

  it('nor are those of a page as a whole', async () => {
    const { reported } = await read({ 'a.md': page }, { markdown: 'a.md', map: 'tables[0].rows.sentido' });
    expect(new Set(reported)).toEqual(new Set(['source-unresolved a.md:4']));
  });
});
