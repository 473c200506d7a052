import { describe, expect, it } from '@jest/globals';
import { entriesOf, read } from '../small-repository.js';

/** A function that does more than return what a case gives: only what it distinguishes is a table. */
const FUNCTIONS = {
  C: [
    'a.c#parse',
    "int parse(int argc, char **argv) {\n  int c;\n  while ((c = next(argc, argv)) != -1) {\n    switch (c) {\n    case 'h': help(); break;\n    case 'v':\n    case 'V': return version();\n    default: return 1;\n    }\n  }\n  return 0;\n}\n",
  ],
  'C++': [
    'a.cpp#parse',
    "int parse(int c) {\n  auto f = [](int d) { switch (d) { case 'x': return 1; } return 0; };\n  f(c);\n  switch (c) {\n  case 'h': help(); break;\n  case 'v': case 'V': return version();\n  }\n  return 0;\n}\n",
  ],
  Java: [
    'A.java#parse',
    'class A {\n  static int parse(String c) {\n    int id = 0;\n    switch (c) {\n      case "h": id = 1; break;\n      case "v":\n      case "V": return 2;\n      default: id = 3;\n    }\n    if (id == 0) return -1;\n    return id;\n  }\n}\n',
  ],
  Go: [
    'a.go#parse',
    'package p\n\nfunc parse(c string) int {\n\tid := 0\n\tfor i := range c {\n\t\tswitch c[i:] {\n\t\tcase "h":\n\t\t\tid = 1\n\t\tcase "v", "V":\n\t\t\treturn 2\n\t\t}\n\t}\n\treturn id\n}\n',
  ],
  Rust: [
    'a.rs#parse',
    'fn parse(c: &str) -> i32 {\n    let mut id = 0;\n    match c {\n        "h" => id = 1,\n        "v" | "V" => return 2,\n        _ => {}\n    }\n    id += 1;\n    id\n}\n',
  ],
  JavaScript: [
    'a.js#parse',
    'function parse(c) {\n  let id = 0;\n  for (const each of c) {\n    switch (each) {\n      case "h": id = 1; break;\n      case "v":\n      case "V": return 2;\n    }\n  }\n  return id;\n}\n',
  ],
} as const;

describe('a function that does more than return one value', () => {
  it.each(Object.entries(FUNCTIONS))('is the cases of its switch: %s', async (_language, [table, text]) => {
    const { values, reported } = await read({ [table.split('#')[0] as string]: text }, { table, map: 'key' });
    expect([values, reported]).toEqual([['h', 'v', 'V'], []]);
  });

  it('has the cases of all of them, one after the other', async () => {
    const text =
      'void f(int a, int b) {\n  switch (a) { case 1: g(); }\n  h();\n  switch (b) { case 2: switch (a) { case 4: g(); } break; case 3: g(); }\n}\n';
    const { values } = await read({ 'a.c': text }, { table: 'a.c#f', map: 'key' });
    expect(values).toEqual([1, 2, 3]);
  });

  /** What the second one gives was left out, and the table was taken for whole. */
  it.each([
    [
      'A.java#name',
      'class A {\n  static String name(int a) {\n    switch (a) { case 1: return "x"; }\n    switch (a) { case 2: return "y"; }\n    return "z";\n  }\n}\n',
    ],
    [
      'B.java#name',
      'class B {\n  static String name(int a) {\n    switch (a) { case 1 -> { return "x"; } default -> {} }\n    return switch (a) { case 2 -> "y"; default -> "z"; };\n  }\n}\n',
    ],
    [
      'a.rs#name',
      'fn name(a: i32) -> &\'static str {\n    match a { 1 => return "x", _ => {} }\n    match a { 2 => "y", _ => "z" }\n}\n',
    ],
    [
      'a.go#name',
      'package p\n\nfunc name(a int) string {\n\tswitch a {\n\tcase 1:\n\t\treturn "x"\n\t}\n\tswitch a {\n\tcase 2:\n\t\treturn "y"\n\t}\n\treturn "z"\n}\n',
    ],
    [
      'a.cpp#name',
      'const char *name(int a) {\n  switch (a) { case 1: return "x"; }\n  switch (a) { case 2: return "y"; }\n  return "z";\n}\n',
    ],
    [
      'a.ts#name',
      'function name(a: number) {\n  switch (a) { case 1: return "x"; }\n  switch (a) { case 2: return "y"; }\n  return "z";\n}\n',
    ],
  ])('has the cases of two that give values: %s', async (table, text) => {
    const { values } = await read({ [table.split('#')[0] as string]: text }, { table, map: 'key' });
    expect(values.map(String)).toEqual(['1', '2']);
  });

  it('has no key where a part of the pattern may be anything', async () => {
    const text = 'fn name(k: (i32, bool)) -> i32 { match k { (1, true) => 1, (2, _) => 2, _ => 0 } }\n';
    const { values, reported } = await read({ 'a.rs': text }, { table: 'a.rs#name', map: 'key' });
    expect(values[0]).toEqual([1, true]);
    expect(reported).toEqual(['source-unresolved a.rs:1']);
  });

  it('is no value where it is called', async () => {
    const text =
      'int f(int a) {\n  g();\n  switch (a) { case 1: return 2; }\n  return 0;\n}\nint t[] = { f(1) };\n';
    const { values } = await entriesOf({ 'a.c': text }, 'a.c#t');
    expect(JSON.stringify(values)).not.toContain('2');
  });

  /** Each gave the table of all cases, or nothing. */
  it.each([
    [
      'A.java#K',
      'class A {\n  static final int MODE = 2;\n  static String f(int i) { return switch (i) { case 0 -> "a"; case 1, 2 -> "b"; default -> "c"; }; }\n  static final String S = switch (MODE) { case 2 -> "b"; default -> "c"; };\n  static final String[] K = { f(0), S, f(9) };\n}\n',
    ],
    [
      'a.rs#K',
      'const fn f(i: i32) -> &\'static str { match i { 0 => "a", 1 | 2 => "b", _ => "c" } }\nconst K: [&str; 3] = [f(0), f(2), f(9)];\n',
    ],
    [
      'a.go#K',
      'package p\n\nfunc f(i int) string {\n\tswitch i {\n\tcase 0:\n\t\treturn "a"\n\tcase 1, 2:\n\t\treturn "b"\n\t}\n\treturn "c"\n}\n\nvar K = []string{f(0), f(2), f(9)}\n',
    ],
    [
      'a.cpp#K',
      'constexpr const char *f(int i) {\n  switch (i) { case 0: return "a"; case 1: case 2: return "b"; }\n  return "c";\n}\nconst char *K[] = { f(0), f(2), f(9) };\n',
    ],
    [
      'a.ts#K',
      'function f(i: number) {\n  switch (i) { default: return "c"; case 0: return "a"; case 1: case 2: return "b"; }\n}\nexport const K = [f(0), f(2), f(9)];\n',
    ],
    [
      'a.py#K',
      'def f(i):\n    match i:\n        case 0: return "a"\n        case 1 | 2: return "b"\n        case _: return "c"\n\nK = [f(0), f(2), f(9)]\n',
    ],
  ])('gives what the case gives that fits, where it is called: %s', async (table, text) => {
    const { values, reported } = await read(
      { [table.split('#')[0] as string]: text },
      { table, map: '$string(value)' },
    );
    expect([values, reported]).toEqual([['a', 'b', 'c'], []]);
  });

  it.each([
    [
      'a.rs',
      'const fn f(i: i32) -> i32 { match i { n if n > 1 => 7, 2 => 8, _ => 9 } }\nconst K: [i32; 1] = [f(2)];\n',
    ],
    ['b.rs', 'const fn f(i: i32) -> i32 { match i { 1..=5 => 7, n => n } }\nconst K: [i32; 1] = [f(2)];\n'],
    [
      'a.ts',
      'const f = (i: unknown) => { switch (i) { case Math.random(): return 1; case 2: return 2; } };\nexport const K = [f(2)];\n',
    ],
    [
      'a.cpp',
      'int f(int i) { switch (i) { case 2: g(); return 7; default: return 8; } }\nint K[] = { f(2) };\n',
    ],
  ])('is a call where which one fits is not plain: %s %s', async (file, text) => {
    const { values } = await entriesOf({ [file]: text }, `${file}#K`);
    expect(JSON.stringify(values)).not.toMatch(/7|8|9|,2\]$/);
  });

  it('without cases is reported', async () => {
    const { problems } = await read(
      { 'a.c': 'int f(int a) { g(); return a; }\n' },
      { table: 'a.c#f', map: 'key' },
    );
    expect(problems[0]?.message).toBe('f cannot be read: the function does more than return one value.');
  });
});
