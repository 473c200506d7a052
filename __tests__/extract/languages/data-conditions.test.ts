import { expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

/** Entries of a table with the condition that they stand under, and what is told. */
async function conditionsIn(path: string, text: string, table: string): Promise<[unknown[], string[]]> {
  const { values, reported } = await read(
    { [path]: text },
    { table: `${path}#${table}`, map: '{ "v": $string(value), "c": condition }' },
  );
  const entries = values.map(value => {
    const { v, c = '' } = value as { v: string; c?: string };
    return `${v} ${c}`;
  });
  return [entries, [...reported]];
}

/** What is compiled under a condition alone: none of it is published without a word. */
const CONDITIONS: readonly (readonly [
  path: string,
  table: string,
  text: string,
  entries: readonly string[],
  told: readonly number[],
])[] = [
  [
    'a.cs',
    'C.K',
    'class C { static string[] K = {\n"a",\n# if X // why\n"b",\n#elif Y\n"c",\n#else\n"d",\n#endif\n"e" };\n}',
    ['a ', 'b X', 'c !(X) && Y', 'd !(X) && !(Y)', 'e '],
    [4, 6, 8],
  ],
  // What looks like a directive in a text is none.
  ['a.cs', 'C.K', 'class C { static string[] K = { @"\n#if X\n", "b" }; }', ['\n#if X\n ', 'b '], []],
  ['a.cs', 'K', 'enum K {\n  A,\n#if X\n  B,\n#endif\n}', ['0 ', '1 X'], [4]],
  ['a.cs', 'C.K', '#if X\nclass C { static string[] K = { "a" }; }\n#endif', ['a X'], [2]],
  ['a.swift', 'K', '#if DEBUG\nlet K = ["a"]\n#endif', ['a DEBUG'], [2]],
  ['a.swift', 'K', 'enum K { case a\n#if os(Linux)\n  case b\n#endif\n}', ['a ', 'b os(Linux)'], [3]],
  ['a.hs', 'k', 'k = [ "a"\n#ifdef X\n  , "b"\n#endif\n  , "c" ]', ['a ', 'b defined(X)', 'c '], [3]],
];

it.each(CONDITIONS)('%s: %s is read with its conditions: %s', async (path, table, text, entries, told) => {
  expect(await conditionsIn(path, text, table)).toEqual([
    entries,
    told.map(line => `table-conditional ${path}:${line}`),
  ]);
});

it('symbols that stand under a directive say so', async () => {
  const text = 'public class C {\n  public void A() {}\n#if NET8_0\n  public void B() {}\n#endif\n}';
  const { values } = await read(
    { 'a.cs': text },
    { symbols: 'a.cs', of: 'C', map: '{ "n": name, "c": condition }' },
  );
  expect(values).toEqual([{ n: 'A' }, { n: 'B', c: 'NET8_0' }]);
});
