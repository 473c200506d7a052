import { expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

/** Entries of a table as `[key, value]`, null for those that are told; what compilers of these languages make of the text. */
async function entriesIn(path: string, text: string, table: string): Promise<unknown[]> {
  const { values } = await read({ [path]: text }, { table: `${path}#${table}`, map: '$string($)' });
  return values.map(each => {
    if (typeof each !== 'string') return null;
    const { key, value } = JSON.parse(each) as { key: unknown; value: unknown };
    return [key, value];
  });
}

/** Members of an enumeration, and constants and fields beside them, which are none. */
const ENUMERATIONS: readonly (readonly [path: string, text: string, members: readonly unknown[]])[] = [
  [
    'a.swift',
    'enum K: Int {\n  case a = 3, b\n  static let all = [K.a]\n  case c\n}',
    [
      ['a', 3],
      ['b', 4],
      ['c', 5],
    ],
  ],
  [
    'a.php',
    "<?php enum K: string { case A = 'a'; const Z = 1; case B = 'b'; }",
    [
      ['A', 'a'],
      ['B', 'b'],
    ],
  ],
  [
    'a.dart',
    'enum K { a, b; static const z = 1; final int n = 3; }',
    [
      ['a', 'a'],
      ['b', 'b'],
    ],
  ],
  [
    'a.scala',
    'enum K { case A, B\n  val z = 1\n  case C }',
    [
      ['A', 'A'],
      ['B', 'B'],
      ['C', 'C'],
    ],
  ],
  [
    'a.kt',
    'enum class K {\n  A, B;\n  val up = 1\n}',
    [
      ['A', 'A'],
      ['B', 'B'],
    ],
  ],
  [
    'a.zig',
    'pub const K = enum(u8) { a, b = 5, c, pub const y = 2; };',
    [
      ['a', 0],
      ['b', 5],
      ['c', 6],
    ],
  ],
];

it.each(ENUMERATIONS)(
  '%s: what else stands in an enumeration is none of its members',
  async (path, text, members) => {
    expect(await entriesIn(path, text, 'K')).toEqual(members);
  },
);

it('constants that stand beside the members of an enumeration are known by their names', async () => {
  const text = "<?php enum E: string { case A = 'a'; const Z = 'z'; }\nconst K = [E::Z];";
  expect(await entriesIn('a.php', text, 'K')).toEqual([[0, 'z']]);
});

/** Functions and types of a file that have the name of one of the library: what they make is not known. */
const OWN: readonly (readonly [path: string, text: string, table: string])[] = [
  ['a.kt', 'fun listOf(vararg x: String) = x.reversed()\nval K = listOf("a", "b")', 'K'],
  ['a.kt', 'infix fun String.to(o: Int) = Pair(this + "!", o)\nval K = mapOf("a" to 1)', 'K'],
  ['a.kt', 'fun List<String>.toList() = this.reversed()\nval K = listOf("a", "b").toList()', 'K'],
  [
    'a.cs',
    'class List<T> : System.Collections.IEnumerable { }\nclass C { static List<string> K = new List<string> { "a" }; }',
    'C.K',
  ],
  ['a.hs', 'import qualified My as M\nk = M.fromList [("b", 1), ("b", 2)]', 'k'],
];

it.each(OWN)('%s: %s', async (path, text, table) => {
  const { values, reported } = await read({ [path]: text }, { table: `${path}#${table}` });
  expect([values, reported.length]).toEqual([[], 1]);
});

const HASKELL = `
import qualified Data.Map.Strict as M
import Data.Set (Set, fromList)
rows = [("b", 1), ("a", 2), ("b", 3)]
k = M.fromList rows
s = fromList ["z", "a", "m", "a"]
`;

it('maps and sets of Haskell sort themselves, and of two entries with one key the later one counts', async () => {
  expect(await entriesIn('a.hs', HASKELL, 'k')).toEqual([
    [0, ['a', 2]],
    [1, ['b', 3]],
  ]);
  expect(await entriesIn('a.hs', HASKELL, 's')).toEqual([
    [0, 'a'],
    [1, 'm'],
    [2, 'z'],
  ]);
});

const ZIG = `
const I = struct { p: bool = true };
const U = union(enum) { x: u32, y };
const E = struct { a: u32 = 1, b: []const u8 = "d", i: I = .{}, l: []const I = &.{} };
const base = E{ .a = 9, .b = "e" };
pub const K = [_]E{ .{}, .{ .i = .{ .p = false }, .b = "c" }, .{ .l = &.{ .{} } }, base };
pub const T: [2]I = .{ .{}, .{ .p = false } };
pub const M = .{ "a", null, .@"x y", .{ .@"a b" = 1 } };
pub const V = [_]U{ .{ .x = 1 }, .y };
pub const W = f(.{});
const Other = @import("b.zig").Other;
pub const O = [_]Other{ .{ .p = 1 } };
const C = enum { red, green };
pub const G = [_]C{ .green, C.green };
`;

it('fields of structures of Zig that are not written have what their declaration says', async () => {
  const row = (fields: object) => ({ a: 1, b: 'd', i: { p: true }, l: [], ...fields });
  expect((await entriesIn('a.zig', ZIG, 'K')).map(entry => (entry as unknown[])[1])).toEqual([
    row({}),
    row({ i: { p: false }, b: 'c' }),
    row({ l: [{ p: true }] }),
    row({ a: 9, b: 'e' }),
  ]);
  expect(await entriesIn('a.zig', ZIG, 'T')).toEqual([
    [0, { p: true }],
    [1, { p: false }],
  ]);
  expect(await entriesIn('a.zig', ZIG, 'V')).toEqual([
    [0, { x: 1 }],
    [1, 'y'],
  ]);
  // What another file declares may have more fields.
  expect(await entriesIn('a.zig', ZIG, 'O')).toEqual([null]);
});

it('nothing of a list of Zig is lost, names are called without their quotes, and a member is the same in both ways to write it', async () => {
  expect(await entriesIn('a.zig', ZIG, 'M')).toEqual([
    [0, 'a'],
    [1, null],
    [2, 'x y'],
    [3, { 'a b': 1 }],
  ]);
  expect(await entriesIn('a.zig', ZIG, 'G')).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

/** What a declared type or a literal makes of a list: nothing twice, sorted where the type sorts itself. */
const SETS: readonly (readonly [path: string, text: string, table: string, values: readonly unknown[]])[] = [
  ['a.swift', 'let K: Set<String> = ["b", "a", "b"]', 'K', ['b', 'a']],
  ['a.cs', 'class C { static HashSet<string> K = ["b", "a", "b"]; }', 'C.K', ['b', 'a']],
  ['a.cs', 'class C { static SortedSet<string> K = new() { "b", "a", "b" }; }', 'C.K', ['a', 'b']],
  [
    'a.cs',
    'class C { static SortedDictionary<string, int> K = new() { ["b"] = 1, ["a"] = 2 }; }',
    'C.K',
    [2, 1],
  ],
  ['a.dart', 'final K = {"b", "a", "b"};', 'K', ['b', 'a']],
];

it.each(SETS)('%s: %s', async (path, text, table, expected) => {
  const entries = (await entriesIn(path, text, table)) as [unknown, unknown][];
  expect(entries.map(([, value]) => value)).toEqual(expected);
});

it('whether what is neither true nor false holds is not known of a language by its data alone', async () => {
  const values = async (path: string, text: string, table: string) =>
    (await entriesIn(path, text, table)).map(entry => (Array.isArray(entry) ? entry[1] : null));
  expect(await values('a.rb', 'K = [1 || 2, !0, true && false]', 'K')).toEqual([null, null, false]);
  expect(await values('a.ex', 'defmodule M do\n  @k [false || 1, !0, !true]\nend', 'k')).toEqual([
    null,
    null,
    false,
  ]);
});

it('a function that is named as a table is called one, where what functions give is not read', async () => {
  for (const [path, text, table] of [
    ['a.kt', 'fun f() = listOf("a")', 'f'],
    ['a.cs', 'class C { static string[] f() => new[] { "a" }; }', 'C.f'],
  ] as const) {
    const { problems } = await read({ [path]: text }, { table: `${path}#${table}` });
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining(`f is a function (${path}:1), and what a function of`),
    ]);
  }
});
