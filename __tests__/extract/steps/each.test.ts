import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

describe('each', () => {
  const source = 'const SOFT = create(word("by"), word("get"), other());\n';

  it('makes the items of a list records, with their own fields and what is around them', async () => {
    const { values, reported } = await read(
      { 'a.js': source },
      { table: 'a.js#SOFT', each: 'args', filter: "call = 'word'", map: '[key, args[0], parent.call, line]' },
    );
    expect([values, reported]).toEqual([
      [
        [0, 'by', 'create', 1],
        [1, 'get', 'create', 1],
      ],
      [],
    ]);
  });

  it('keeps the items beside one that is not resolved', async () => {
    const files = { 'a.js': 'const T = make("a", unknown, "b");\n' };
    const { values, reported } = await read(files, { table: 'a.js#T', each: 'args', map: 'value' });
    expect(values.filter(value => typeof value === 'string')).toEqual(['a', 'b']);
    expect(reported).toEqual(['source-unresolved a.js:1']);
  });

  it('takes texts apart, in a join too', async () => {
    const { values, reported } = await read(
      {},
      {
        value: 'se para',
        each: "$split(value, ' ')",
        map: { palavra: 'value' },
        join: {
          value: 'se:if para:for',
          each: "$split(value, ' ')",
          on: 'palavra',
          key: "$substringBefore(value, ':')",
          map: { equivalente: "$substringAfter(value, ':')" },
        },
      },
    );
    expect(values).toEqual([
      { palavra: 'se', equivalente: 'if' },
      { palavra: 'para', equivalente: 'for' },
    ]);
    expect(reported).toEqual([]);
  });

  it('tells when there is no such list in any record, with what a record looks like', async () => {
    const { problems } = await read({}, { value: { a: { b: [1] } }, each: 'value.c', map: 'value' });
    expect(problems.map(({ rule, message }) => [rule, message])).toEqual([
      ['map-nothing', '`value.c` yields nothing on the only record.'],
    ]);
    expect(problems[0]?.remedy).toContain('"value":{"b":[1]}');
  });
});
