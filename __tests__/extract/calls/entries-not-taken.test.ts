import { describe, expect, test } from '@jest/globals';
import { read } from '../small-repository.js';

/** What is told of the entries of a table that the text has besides those that are taken, and how many these are. */
async function audited(path: string, text: string, name: string) {
  const { rows, problems } = await read({ [path]: text }, { table: `${path}#${name}`, map: 'key' });
  const told = problems.filter(({ rule }) => rule === 'source-not-taken');
  return { taken: rows.length, told: told.map(({ message }) => message) };
}

describe('entries that the text has and that are not taken are told, with their lines', () => {
  test.each([
    [
      'cases that a macro writes',
      'a.c',
      '#define CASE(c, n) case c: return n;\nint f(int c) {\n  switch (c) {\n  case 1: return 1;\n  CASE(2, 2)\n  CASE(3, 2)\n  default: return 0;\n  }\n}\n',
      1,
      'Of 3 cases of f in the text of a.c, 2 cannot be read: lines 5, 6.',
    ],
    [
      'an arm that takes a name and has a condition, in Rust',
      'a.rs',
      'fn f(s: &str) -> i32 {\n  match s {\n    "a" => 1,\n    x if x == "b" => 2,\n    _ => 0,\n  }\n}\n',
      1,
      'Of 2 cases of f in the text of a.rs, 1 cannot be read: line 4.',
    ],
    [
      'the same in Python',
      'a.py',
      'def f(s):\n    match s:\n        case "a": return 1\n        case x if x == "b": return 2\n        case other: return 0\n',
      1,
      'Of 2 cases of f in the text of a.py, 1 cannot be read: line 4.',
    ],
    [
      'constants of a class in a branch, or made by a call',
      'a.py',
      'class f:\n    A = 1\n    if X:\n        B = 2\n    else:\n        C = 3\n    locals()["D"] = 4\n    def g(self):\n        E = 5\n',
      1,
      'Of 4 assignments in the body of f in the text of a.py, 3 cannot be read: lines 4, 6, 7.',
    ],
  ])('%s', async (_title, path, text, taken, told) => {
    expect(await audited(path, text, 'f')).toEqual({ taken, told: [told] });
  });
});

describe('nothing is told where nothing is missing', () => {
  test.each([
    [
      'a.c',
      5,
      'int f(int c) {\n  switch (c) {\n  case 1: case 2: return 1;\n#ifdef X\n  case 3: return 2;\n#else\n  case 4: return 2;\n#endif\n  case 5: switch (x) { case 9: return 1; } return 3;\n  case 6: default: return 0;\n  }\n}\n',
    ],
    [
      'a.go',
      4,
      'package p\nfunc f(s string) int { switch s { case "a": return 1; case "b", "c": return 2; case "case": return 3; default: return 0 } }\n',
    ],
    [
      'a.js',
      3,
      'function f(s) { switch (s) { case "a": case "b": return 1; case "c": { switch (t) { case 1: return 2 } return (() => { switch (u) { case 2: return 3 } })(); } default: return 0 } }\n',
    ],
    [
      'A.java',
      4,
      'class A { int f(Object s) { return switch (s) { case "a", "b" -> 1; case "c" -> { yield 2; } case null, default -> 0; }; } }\n',
    ],
    [
      'B.java',
      3,
      'class B { int f(int s) { switch (s) { case 1: case 2: return 1; case 3: return 2; default: return 0; } } }\n',
    ],
    [
      'a.py',
      4,
      'def f(s):\n    match s:\n        case "a" | "b": return 1\n        case "c" if x: return 2\n        case "c": return 3\n        case {"k": 1}: return 4\n        case _: return 0\n',
    ],
    [
      'a.rs',
      3,
      'fn f(s: &str) -> i32 { match s { "a" | "b" => 1, "c" if x => 2, "c" => match t { 1 => 2, _ => 3 }, other => 0 } }\n#[cfg(test)] mod t { fn g() { match 1 { 2 => 3, _ => 4 } } }\n',
    ],
    [
      'b.py',
      5,
      'class f(Base):\n    """A = 1\n    B = 2\n    """\n    A, B = 1, 2\n    C = D = call(\n        x=3,\n    )\n    _E = 5\n    def g(self, h=1):\n        i = 2\n    class J:\n        K = 3\n',
    ],
    ['c.py', 2, 'f = {\n    "a": (1, 2),  # b, c\n    "d": {"e": [1, 2]},\n}\n'],
    [
      'b.js',
      4,
      'const f = Object.freeze({ a: [1, 2], /* x, y */ b() { return [1, 2] }, ["c"]: new Map([[1, 2]]), "d,e": 1, });\n',
    ],
    ['a.ts', 3, 'enum f { A = 1, "b,c" = 2, D = (1, 3) }\n'],
    [
      'C.java',
      3,
      'enum f { A(1, 2) { void x() {} }, @Deprecated B(new int[] {1, 2}, 3), C; static int n = 1, m = 2; }\n',
    ],
    [
      'b.rs',
      3,
      'const f: &[(&str, Vec<(i32, i32)>)] = &[("a", vec![(1, 2)]), ("b", Vec::<(i32, i32)>::new()), #[cfg(test)] ("t", vec![]), ("c,d", vec![])];\n',
    ],
    ['b.go', 2, 'package p\nvar f = map[string][]int{"a": {1, 2}, "b": []int{3, 4}, }\n'],
  ])('%s', async (path, taken, text) => {
    expect(await audited(path, text, 'f')).toEqual({ taken, told: [] });
  });
});

test('entries of which several become one, and those of another table, are not missed', async () => {
  for (const [path, text] of [
    ['a.mjs', 'export const K = Array.from(new Set([3, 1, 3]));'],
    ['a.mjs', "export const K = Object.fromEntries([['a', 1], ['b', 2], ['a', 3]]);"],
    ['a.mjs', 'const none = []; export const K = [...none, 1];'],
    ['a.php', "<?php const A = ['x' => 1]; const K = [...A, 'y' => 2, ...['x' => 3]];"],
    ['a.py', 'NONE = {}\nK = {**NONE, "a": 1, **{"a": 2}}'],
  ] as const)
    expect([path, (await read({ [path]: text }, { table: `${path}#K` })).reported]).toEqual([path, []]);
});
