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
  // Branches that run while the file is loaded.
  ['a.rb', 'K', 'if ENV["X"]\n  K = ["a"]\nend', ['a ENV["X"]'], [2]],
  ['a.rb', 'K', 'K = ["a"] unless Y', ['a !(Y)'], [1]],
  ['a.php', 'K', "<?php if (X) { $K = ['a']; }", ['a X'], [1]],
  ['a.lua', 'K', 'if X then\nelse\n  K = { "a" }\nend', ['a !(X)'], [3]],
  [
    'a.ex',
    'k',
    'defmodule M do\n  if Mix.env() == :test do\n    @k ["a"]\n  end\nend',
    ['a Mix.env() == :test'],
    [3],
  ],
  // Guards of what is there otherwise, and what functions do.
  ['a.rb', 'K', 'K = ["a"] unless defined?(K)', ['a '], []],
  ['a.php', 'K', "<?php if (!defined('K')) { define('K', ['a']); }", ['a '], []],
  ['a.lua', 'K', 'local function f() if X then return 1 end end\nK = { "a" }', ['a '], []],
];

it.each(CONDITIONS)('%s: %s is read with its conditions: %s', async (path, table, text, entries, told) => {
  expect(await conditionsIn(path, text, table)).toEqual([
    entries,
    told.map(line => `table-conditional ${path}:${line}`),
  ]);
});

it('symbols that stand in a branch say so', async () => {
  const conditions = async (path: string, text: string) =>
    (await read({ [path]: text }, { symbols: path, map: '{ "n": name, "c": condition }' })).values.map(
      value => {
        const { n, c = '' } = value as { n: string; c?: string };
        return `${n} ${c}`.trim();
      },
    );
  const php = `<?php
if ($x) { function a() {} } elseif ($y) { function b() {} } else { class C {} }
if (!function_exists('d')) { function d() {} }`;
  expect(await conditions('a.php', php)).toEqual(['a $x', 'b !($x) && $y', 'C !($x) && !($y)', 'd']);
  const bash = 'if [ -n "$x" ]; then\n  f() { :; }\nelif y; then\n  g() { :; }\nelse\n  h() { :; }\nfi\n';
  expect(await conditions('a.sh', bash)).toEqual([
    'f [ -n "$x" ]',
    'g !([ -n "$x" ]) && y',
    'h !([ -n "$x" ]) && !(y)',
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
