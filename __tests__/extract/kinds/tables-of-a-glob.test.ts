import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

const table = (name: string, word: string) =>
  `static const char *const ${name}[] = { "${word}", "${word}2" };\n`;
const files = { 'm/a.c': table('words', 'a'), 'm/b.c': table('other', 'b'), 'm/c.c': table('words', 'c') };

describe('a table of the files that a glob matches', () => {
  it('may be missing in some of them, which is reported', async () => {
    const { values, problems } = await read(files, { table: 'm/*.c#words', map: 'value' });
    expect(values).toEqual(['a', 'a2', 'c', 'c2']);
    expect(problems.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'table-partial: 1 of the 3 files that m/*.c matches define no words: m/b.c.',
    ]);
  });

  it('may be missing in some of them for symbols, too', async () => {
    const { values, reported } = await read(files, { symbols: 'm/*.c#words', map: 'name' });
    expect(values).toEqual(['a', 'a2', 'c', 'c2']);
    expect(reported.filter(text => text.startsWith('table-'))).toEqual(['table-partial refdata.yml:8']);
  });

  it('has to be in one of them', async () => {
    const { values, reported } = await read(files, { table: 'm/*.c#keywords', map: 'value' });
    expect(values).toEqual([]);
    expect(reported.map(text => text.split(' ')[0])).toEqual([
      'table-missing',
      'table-missing',
      'table-missing',
    ]);
  });
});

describe('the row that only says where a table of C ends', () => {
  const struct = 'struct row { char *doc; char *name; int n; };\n';
  const names = (rows: string) =>
    read({ 'a.c': `${struct}struct row rows[] = { ${rows} };\n` }, { table: 'a.c#rows', map: '[key]' });

  it.each(['{ 0, NULL, 0 }', "{ NULL, NULL, '\\0' }", '{ { NULL, NULL, 0 }, 0 }', '{ 0, NULL, false }'])(
    'is left out: %s',
    async end => {
      expect((await names(`{ NULL, "a", 1 }, { "b", "b", 2 }, ${end}`)).values).toHaveLength(2);
    },
  );

  it.each(['{ 0, 0, 0 }', '{ NULL, "c", 0 }', '{ { 0 }, 0 }'])(
    'is not what may be an entry: %s',
    async end => {
      expect((await names(`{ NULL, "a", 1 }, { "b", "b", 2 }, ${end}`)).values).toHaveLength(3);
    },
  );
});

it('a parameter list over several lines is shown as on one', async () => {
  const text = 'pub fn add(\n    a: (u8,),\n    b: &str,\n) -> bool {\n    true\n}\n';
  const { values } = await read({ 'a.rs': text }, { symbols: 'a.rs', map: 'signature' });
  expect(values).toEqual(['(a: (u8,), b: &str)']);
});
