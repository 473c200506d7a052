import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

/** Records of a `value` source: the steps are the same for every kind. */
const run = (value: unknown, steps: object) => read({}, { value, ...steps });
const WORDS = [
  { n: 'se', t: 2 },
  { n: 'senao', t: 10 },
  { n: 'para', t: 1 },
];

describe('a part of an expression that no record has', () => {
  const value = [{ a: 'x' }, { a: 'y' }];

  it('is reported, with what a record looks like', async () => {
    const { problems } = await read({}, { value, map: "'--' & value.b" });
    expect(problems.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      "map-nothing: `value.b` in `'--' & value.b` is in none of 2 records.",
    ]);
    expect(problems[0]?.remedy).toContain('"value":{"a":"x"}');
  });

  it.each([
    "value.b ? value.b & '!' : value.a",
    "$type(value.a) = 'string' ? value.a : value.a.b[0]",
    "value.a & ($exists(comment) ? ' ' & comment : '')",
    "value.a & '' & value.(b & c)",
  ])('is not, where it is asked for before or stands elsewhere: %s', async map => {
    expect((await read({}, { value, map })).reported).toEqual([]);
  });

  it('is shown of a record with parts that are not resolved', async () => {
    const { problems } = await read(
      { 'a.py': 'T = [make("a", f)]\n' },
      { table: 'a.py#T', filter: 'args[5]' },
    );
    expect(problems[0]?.remedy).toMatch(/^A record looks like this: .*"args":\["a",\{"text":"f"/);
  });
});

describe('filter', () => {
  it('keeps what is true, as JSONata has it', async () => {
    expect((await run(WORDS, { filter: 'value.t > 1', map: 'value.n' })).values).toEqual(['se', 'senao']);
    expect(
      (
        await run([0, 1, '', 'a', null, false, [], [0], {}, { a: 0 }], {
          filter: 'value',
          map: '$string(value)',
        })
      ).values,
    ).toEqual(['1', 'a', '{"a":0}']);
  });

  it('that keeps nothing is reported', async () => {
    expect((await run(WORDS, { filter: 'value.x' })).reported).toEqual(['source-empty refdata.yml:15']);
  });
});

describe('map', () => {
  it('makes a text, an object, or a list of its own', async () => {
    expect((await run(WORDS, { map: "'#' & value.n" })).values[0]).toBe('#se');
    expect((await run(WORDS, { map: { palavra: 'value.n', _t: 'value.t' } })).values[0]).toEqual({
      palavra: 'se',
      _t: 2,
    });
    const each = {
      each: 'value',
      filter: 'value > 1',
      map: { i: 'key', v: 'value', up: 'parent.key' },
      sort: '-v',
    };
    expect((await run([[1, 2, 3]], { map: { lista: each } })).values).toEqual([
      {
        lista: [
          { i: 2, v: 3, up: 0 },
          { i: 1, v: 2, up: 0 },
        ],
      },
    ]);
    expect(
      (
        await run(
          [
            {
              o: [
                ['a', 1],
                ['b', 2],
              ],
            },
          ],
          { map: { o: { each: 'value.o', map: 'value[0]' } } },
        )
      ).values,
    ).toEqual([{ o: ['a', 'b'] }]);
  });

  it('tells what fails, with the record, and what yields nothing on any', async () => {
    const failed = await run(WORDS, { map: '$uppercase(value.t)' });
    expect(failed.reported[0]).toMatch(/^map-failed refdata\.yml:\d+$/);
    expect(failed.problems[0]?.remedy).toContain('"n":"se"');
    const nothing = await run(WORDS, { map: { palavra: 'value.nome', n: 'value.n' } });
    expect(nothing.reported).toEqual([expect.stringMatching(/^map-nothing refdata\.yml:\d+$/)]);
    expect(nothing.problems[0]?.message).toBe('`value.nome` yields nothing on any of 3 records.');
  });

  it('tells what is not resolved only when it is used, at its place in the source', async () => {
    const files = { 'a.py': 'A = [\n  (1, f() + "x"),\n]\n' };
    expect((await read(files, { table: 'a.py#A', map: 'value[0]' })).problems).toEqual([]);
    const used = await read(files, { table: 'a.py#A', map: { t: "'<' & value[1] & '>'" } });
    expect(used.reported).toEqual(['source-unresolved a.py:2']);
    expect((await read(files, { table: 'a.py#A' })).reported).toEqual(['source-unresolved a.py:2']);
    expect((await read(files, { table: 'a.py#A', map: '$string(value)' })).reported).toEqual([
      'source-unresolved a.py:2',
    ]);
  });
});

describe('join', () => {
  const left = (join: object) =>
    run(WORDS, { map: { palavra: 'value.n' }, join: { on: 'palavra', ...join } });

  it('adds the fields of the counterpart', async () => {
    const { values, problems } = await left({
      value: { se: 'if', senao: 'else', para: 'for' },
      map: { equivalente: 'value' },
    });
    expect(problems).toEqual([]);
    expect(values[1]).toEqual({ palavra: 'senao', equivalente: 'else' });
  });

  it('tells once that the other source cannot be read, and not that each entry lacks its counterpart', async () => {
    for (const other of [{ data: 'nada.yml' }, { table: 'a.py#NADA' }]) {
      const { problems } = await left({ ...other, map: { equivalente: 'value' } });
      expect(problems.map(({ rule }) => rule)).toHaveLength(1);
    }
  });

  it('tells what is missing, ambiguous and unused', async () => {
    const missing = await left({ value: { se: 'if', x: 'y' }, map: { equivalente: 'value' } });
    expect(missing.problems.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      'join-missing "senao" has no counterpart in the joined source.',
      'join-missing "para" has no counterpart in the joined source.',
      'join-unused Entries of the joined source that belong to no record: x.',
    ]);
    const twice = await left({
      value: [{ k: 'se' }, { k: 'se' }],
      key: 'value.k',
      optional: true,
      map: { e: 'value.k' },
    });
    expect(twice.problems.map(problem => problem.rule)).toEqual(['join-ambiguous']);
  });

  it('says nothing of what is optional, and keeps what it does not say', async () => {
    const { values, problems } = await left({
      value: { se: null, x: 'y' },
      optional: true,
      map: { equivalente: 'value', palavra: 'nothing' },
    });
    expect(problems).toEqual([]);
    expect(values).toEqual([{ palavra: 'se', equivalente: null }, { palavra: 'senao' }, { palavra: 'para' }]);
  });

  it('several, one after the other', async () => {
    const join = [
      { value: { se: 'a', senao: 'b', para: 'c' }, on: 'palavra', map: { letra: 'value' } },
      { value: { a: 1, b: 2, c: 3 }, on: 'letra', map: { numero: 'value' } },
    ];
    expect((await run(WORDS, { map: { palavra: 'value.n' }, join })).values[2]).toEqual({
      palavra: 'para',
      letra: 'c',
      numero: 3,
    });
  });

  it('finds keys that are special in JavaScript', async () => {
    const { values } = await run(['__proto__', 'constructor'], {
      map: { p: 'value' },
      join: { value: ['__proto__'], key: 'value', on: 'p', optional: true, map: { q: 'value' } },
    });
    expect(values).toEqual([{ p: '__proto__', q: '__proto__' }, { p: 'constructor' }]);
  });
});

describe('unique and group', () => {
  it('keep the first, and gather', async () => {
    const rows = [
      { g: 'a', n: 1 },
      { g: 'b', n: 2 },
      { g: 'a', n: 3 },
      { g: '__proto__', n: 4 },
    ];
    const map = { g: 'value.g', n: 'value.n' };
    expect((await run(rows, { map, unique: 'g' })).values).toEqual([
      { g: 'a', n: 1 },
      { g: 'b', n: 2 },
      { g: '__proto__', n: 4 },
    ]);
    expect((await run(rows, { map, group: { by: 'g', as: 'grupo', into: 'itens' } })).values).toEqual([
      { grupo: 'a', itens: [{ n: 1 }, { n: 3 }] },
      { grupo: 'b', itens: [{ n: 2 }] },
      { grupo: '__proto__', itens: [{ n: 4 }] },
    ]);
  });

  it.each([
    ['unique', { unique: 'x' }],
    ['group', { group: { by: 'x', into: 'y' } }],
    ['sort', { sort: '-x' }],
  ])('%s by a field that there is not is reported', async (_what, step) => {
    const { problems } = await run(WORDS, { map: { n: 'value.n' }, ...step });
    expect(problems.map(({ rule, message }) => [rule, message])).toEqual([
      ['map-nothing', 'None of the 3 records has a field `x`.'],
    ]);
  });

  it('do not take for equal what is not resolved', async () => {
    const { values } = await read(
      { 'a.py': 'A = [f() + 1, f() + 2]\n' },
      { table: 'a.py#A', map: { n: 'value' }, unique: 'n' },
    );
    expect(values).toHaveLength(2);
  });
});

describe('sort', () => {
  it('by code point, also beyond the basic plane', async () => {
    expect(
      (await run(['ção', 'z', 'Z', '😀', '\uFFFD', 'a', ''], { map: 'value', sort: 'value' })).values,
    ).toEqual(['', 'Z', 'a', 'z', 'ção', '\uFFFD', '😀']);
  });

  it('numbers by size, backwards with a minus sign, by several fields', async () => {
    expect(
      (await run(WORDS, { map: { n: 'value.n', t: 'value.t' }, sort: 't' })).values.map(
        value => (value as { t: number }).t,
      ),
    ).toEqual([1, 2, 10]);
    const rows = [
      { a: 1, b: 'x' },
      { a: 2, b: 'x' },
      { a: 1, b: 'y' },
    ];
    expect((await run(rows, { sort: ['-b', 'a'] })).values).toEqual([rows[2], rows[0], rows[1]]);
  });
});

describe('merge', () => {
  it('puts mapped and unmapped sources one after the other', async () => {
    const merge = [
      { value: { a: 1 }, map: { n: 'key' } },
      { value: { b: 2 } },
      { merge: [{ value: ['c'], map: 'value' }] },
    ];
    expect((await read({}, { merge, map: "n ? n : key & ''" })).values).toEqual(['a', 'b', '0']);
    expect((await read({}, { merge })).values).toEqual([{ n: 'a' }, 2, 'c']);
  });
});

describe('one value where one is needed', () => {
  it('goes through steps as well', async () => {
    const files = { 'package.json': '{"version": "1.2.3", "other": 1}' };
    expect(
      (await read(files, { data: 'package.json', filter: "key = 'version'", map: 'value' })).values,
    ).toEqual(['1.2.3']);
  });
});
