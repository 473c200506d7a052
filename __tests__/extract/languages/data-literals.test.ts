import { expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

/** Values of a table, and null for what is not known before the program runs; each said by the language's own interpreter or manual. */
async function valuesIn(path: string, text: string, name: string): Promise<unknown[]> {
  const { values } = await read(
    { [path]: text },
    { table: `${path}#${name}`, map: { v: 'value', k: 'key' } },
  );
  return values.map(value => {
    const { v } = value as { v: unknown };
    return typeof v === 'symbol' ? null : v;
  });
}

it('the end of a line behind a backslash is nothing in some languages, itself in others, and not known where neither is', async () => {
  expect(await valuesIn('a.lua', 'K = { "a\\\nb" }', 'K')).toEqual(['a\nb']);
  expect(await valuesIn('a.rb', 'K = ["a\\\nb"]', 'K')).toEqual(['ab']);
  expect(await valuesIn('a.ml', 'let k = [ "a\\\n   b"; "c\\  d" ]', 'k')).toEqual(['ab', 'c  d']);
  expect(await valuesIn('a.ex', 'defmodule T do\n  @k ["a\\\nb", "c"]\nend\n', 'k')).toEqual(['ab', 'c']);
  // Dart has no such thing.
  expect(await valuesIn('a.dart', "const k = ['a\\\nb', 'c'];", 'k')).toEqual([null, 'c']);
});

it('a sign that stands twice in a text of C#, and means one, is not taken as it is written', async () => {
  const text = 'class T { public static readonly string[] K = { $"a{{b}}", $@"a""b", $"plain", "x{{y}}" }; }';
  expect(await valuesIn('a.cs', text, 'T.K')).toEqual([null, null, 'plain', 'x{{y}}']);
});

it('a word that the shell works out is not taken as it is written', async () => {
  const text = 'K=(a \'b c\' f\\ g *.c ~/x a-b v{1,2} "*")\n';
  expect(await valuesIn('a.sh', text, 'K')).toEqual(['a', 'b c', null, null, null, 'a-b', null, '*']);
});

it('members of an enumeration are called without what lets them be called like a reserved word', async () => {
  const keys = async (path: string, text: string) =>
    (await read({ [path]: text }, { table: `${path}#E`, map: { k: 'key' } })).values.map(
      value => (value as { k: unknown }).k,
    );
  expect(await keys('a.swift', 'enum E: String { case a, `if`, c }')).toEqual(['a', 'if', 'c']);
  expect(await keys('a.kt', 'enum class E { A, `if`, C }')).toEqual(['A', 'if', 'C']);
  expect(await keys('a.cs', 'enum E { A, @if, C }')).toEqual(['A', 'if', 'C']);
  expect(await keys('a.zig', 'pub const E = enum(u8) { a, @"if" };')).toEqual(['a', 'if']);
});

/** What compilers of these languages (Mono's, Kotlin's, Scala's) and interpreters say; null is what is told. */
const WORKED_OUT: readonly (readonly [
  path: string,
  table: string,
  text: string,
  values: readonly unknown[],
])[] = [
  // A sign in front of parentheses.
  ['a.swift', 'K', 'let K = [-(2 + 1), -(3), +(4 - 1), -(-5)]', [-3, -3, 3, 5]],
  // Containers that sort themselves.
  [
    'a.cs',
    'T.K',
    'class T { static SortedDictionary<string,int> K = new SortedDictionary<string,int> { { "b", 1 }, { "a", 2 } }; }',
    [2, 1],
  ],
  ['a.cs', 'T.K', 'class T { static SortedSet<int> K = new SortedSet<int> { 10, 9, 9 }; }', [9, 10]],
  ['a.kt', 'K', 'val K = sortedMapOf("b" to 1, "a" to 2)', [2, 1]],
  ['a.kt', 'K', 'val K = sortedSetOf(3, 1, 2)', [1, 2, 3]],
  ['a.scala', 'T.K', 'object T { val K = SortedMap("b" -> 1, "a" -> 2) }', [2, 1]],
  // Grammars that make one chain of all operators.
  [
    'a.scala',
    'A.K',
    'object A { val K = List(2 + 3 * 4, 2 * 3 + 4, 10 - 3 - 2, 1 << 2 + 1, -2 * 3 - 1, 1 + 2 + 3, 1 | 2 & 4) }',
    [null, 10, 5, null, -7, 6, null],
  ],
  ['a.dart', 'K', "const K = [10 - 3 - 2, 1 + 2 + 3, 'a' + 'b' + 'c', -2 + 3];", [null, 6, 'abc', 1]],
  ['a.hs', 'k', 'module A where\nk = [10 - 3 - 2, 2 * 3 + 4, 2 + 3 * 4, 1 + 2 + 3]', [null, null, 14, 6]],
  // A sign belongs to what stands behind it, and not to all of an operation.
  ['a.kt', 'K', 'val K = listOf(-2 + 1, 2 - -3 + 1, -(2 + 1), -2, 2 - -3)', [null, null, -3, -2, 5]],
  ['a.swift', 'K', 'let K = [-2 + 1, -2 - 3, -2, 10 - 3 - 1]', [null, null, -2, 6]],
  ['a.hs', 'k', 'module A where\nk = ["a"] ++ "b" : ["c"]', ['a', 'b', 'c']],
  [
    'a.cs',
    'A.K',
    "class A { const double X = 7; const int N = 7; const string P = \"p\"; static readonly object[] K = { X / 2, N / 2, N / 2.0, 7f / 2, 5d / 2, 1e3, 3L, 0xFFu, 1.5m, (int)'a', (char)98, (int)3.9, (byte)200, 'a' + 'b', 'a' + P, P + 'b', P + N, $\"{P}:{N}\", $\"{N,5}\", $\"{X:F2}\" }; }",
    [3.5, 3, 3.5, 3.5, 2.5, 1000, 3, 255, 1.5, 97, 'b', 3, 200, null, null, null, null, 'p:7', null, null],
  ],
  [
    'a.cs',
    'A.K',
    'class A { static readonly int[,] K = { { 1, 2 }, { 3, 4 } }; }',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'a.cs',
    'A.K',
    'class A { static readonly HashSet<string> K = new HashSet<string> { "a", "a", "b" }; }',
    ['a', 'b'],
  ],
  // Classes that ask each other: the second one is loaded while the first one has no seed yet.
  [
    'a.cs',
    'A.K',
    'class A { static readonly int[] K = { B.X, B.Y }; static int seed = 5; } class B { public static readonly int X = A.seed; public static int Y = 2; }',
    [null, 2],
  ],
  // Fields get their values in their order.
  [
    'a.cs',
    'A.K',
    'class A { static readonly string[] K = { S, C }; static readonly string S = "late"; const string C = "c"; }',
    [null, 'c'],
  ],
  [
    'a.scala',
    'A.K',
    'object A { val K = List(S, L, F); val S = "late"; lazy val L = "l"; final val F = "f" }',
    [null, 'l', 'f'],
  ],
  [
    'a.scala',
    'A.K',
    'object A { val X: Double = 7; val C = \'a\'; val Y = "y"; val K = List(X / 2, 7 / 2, 3L, 2.5f, 7f / 2, C + \'b\', C + "b", s"x$Y ${1 + 1}", raw"$Y", f"$Y%s") }',
    [3.5, 3, 3, 2.5, 3.5, null, 'ab', 'xy 2', null, null],
  ],
  [
    'a.kt',
    'K',
    'val X: Double = 7.0\nconst val N = 7\nconst val C = \'a\'\nval K = listOf(X / 2, N / 2, 7f / 2, 3L, 5u, "a$N", "b${N + 1}c", "x" + N, C + 1, "{$C}", emptyList())',
    [3.5, 3, 3.5, 3, 5, 'a7', 'b8c', 'x7', null, '{a}', []],
  ],
  [
    'a.rb',
    'K',
    'X = "p"\nN = 2\nK = ["#{X}:#{N}", "$#{X}}", "#{X.upcase}", "a#{N + 1}\\t"]\n',
    ['p:2', '$p}', null, 'a3\t'],
  ],
  [
    'a.php',
    'K',
    '<?php $X = "p";\n$K = ["{$X}:$X", "{ $X }", "$X[0]", "a{$X}b"];\n',
    ['p:p', '{ p }', null, 'apb'],
  ],
  [
    'a.dart',
    'K',
    "const x = 'p'; const n = 2; const K = ['$x:$n', '{$x}', 'a${n + 1}b'];",
    ['p:2', '{p}', 'a3b'],
  ],
  [
    'a.swift',
    'K',
    'let x = "p"; let n = 2; let K = ["\\(x):\\(n)", "(\\(x))", "a\\(n + 1)b"]',
    ['p:2', '(p)', 'a3b'],
  ],
  ['a.ex', 'k', 'defmodule T do\n  @x "p"\n  @k ["#{@x}:#{1 + 1}", "a\\t#{@x}"]\nend\n', ['p:2', 'a\tp']],
  [
    'a.kt',
    'K',
    'val K = listOf("a\\t\\$b", "\\u00e9\\\\", "c\\qd", "$", "$9")',
    ['a\t$b', 'é\\', null, '$', '$9'],
  ],
  ['a.kt', 'K', 'val K = listOf("a") + listOf("b") + "c" + \'d\'', ['a', 'b', 'c', 'd']],
  ['a.kt', 'K', 'val K = setOf("a") + "a" + "b"', ['a', 'b']],
  ['a.scala', 'A.K', 'object A { val K = "z" +: Vector("a") :+ "q" }', ['z', 'a', 'q']],
  ['a.kt', 'K', 'val K = listOf("a", "a").toSet()', ['a']],
];

it.each(WORKED_OUT)('%s: %s is worked out as its compiler does: %s', async (path, table, text, values) => {
  expect(await valuesIn(path, text, table)).toEqual(values);
});
