import { describe, expect, test } from '@jest/globals';
import { read } from '../small-repository.js';

/** Entries of a table of a file as `key: value`, and what is told. */
async function entries(path: string, text: string, name: string) {
  const { values, reported } = await read(
    { [path]: text },
    { table: `${path}#${name}`, map: '[key, value]' },
  );
  return { values, reported };
}

const TOKEN = `use std::fmt;
pub enum Token { Plus, Minus, End }
impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let s = match self { Token::Plus => "+", Self::Minus => "-", Self::End => "end" };
        write!(f, "{}", s)
    }
}
pub enum Other<'a> { A, B }
impl<'a> fmt::Display for Other<'a> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { write!(f, "<{}>", match self { Other::A => "a", Self::B => "b" }) }
}
impl fmt::Debug for Other<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.write_str(match *self { Other::A => "A", Other::B => "B" }) }
}
impl Token { fn prec(&self) -> i32 { match self { Token::Plus | Token::Minus => 1, _ => 0 } } }
`;

describe('a method is named behind its type', () => {
  test('Rust: what is implemented for it, with `Self`', async () => {
    expect(await entries('a.rs', TOKEN, 'Token.fmt')).toEqual({
      values: [
        ['Plus', '+'],
        ['Minus', '-'],
        ['End', 'end'],
      ],
      reported: [],
    });
    expect((await entries('a.rs', TOKEN, 'Token.prec')).values).toEqual([
      ['Plus', 1],
      ['Minus', 1],
    ]);
  });

  test('Rust: of several traits one is named by its number; a `match` in a macro is read', async () => {
    const both = await read({ 'a.rs': TOKEN }, { table: 'a.rs#Other.fmt', map: 'value' });
    expect(both.problems.map(({ rule, remedy }) => [rule, remedy])).toEqual([
      ['table-ambiguous', 'Write one of Other.fmt@1 (line 11), Other.fmt@2 (line 14).'],
    ]);
    expect((await entries('a.rs', TOKEN, 'Other.fmt@1')).values).toEqual([
      ['A', 'a'],
      ['B', 'b'],
    ]);
    expect((await entries('a.rs', TOKEN, 'Other.fmt@2')).values).toEqual([
      ['A', 'A'],
      ['B', 'B'],
    ]);
  });

  test('Rust: an import of the same name from elsewhere does not hide it', async () => {
    const text = 'use std::fmt;\nimpl X { fn fmt(&self) -> &str { match self.0 { 1 => "a", 2 => "b" } } }\n';
    expect((await entries('a.rs', text, 'fmt')).values).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });

  test.each([
    [
      'a.java',
      'class A { String of(int k) { switch (k) { case 1: return "a"; default: return ""; } } }\nclass B { String of(int k) { switch (k) { case 2: return "b"; default: return ""; } } }\n',
    ],
    [
      'a.go',
      'package p\nfunc (a *A) of(k int) string { switch k { case 1: return "a" }; return "" }\nfunc (b B[T]) of(k int) string { switch k { case 2: return "b" }; return "" }\n',
    ],
    [
      'a.py',
      'class A:\n  def of(self, k):\n    match k:\n      case 1: return "a"\nclass B:\n  def of(self, k):\n    match k:\n      case 2: return "b"\n',
    ],
    [
      'a.js',
      'class A { of(k) { switch (k) { case 1: return "a" } } }\nclass B { of(k) { switch (k) { case 2: return "b" } } }\n',
    ],
    [
      'a.cpp',
      'struct A { const char *of(int k) { switch (k) { case 1: return "a"; } } };\nstruct B { const char *of(int k) { switch (k) { case 2: return "b"; } } };\n',
    ],
  ])('of two types in %s', async (path, text) => {
    expect(await entries(path, text, 'A.of')).toEqual({ values: [[1, 'a']], reported: [] });
    expect(await entries(path, text, 'B.of')).toEqual({ values: [[2, 'b']], reported: [] });
  });
});

describe('cases with a condition', () => {
  test.each([
    ['a.rs', 'fn f(k: i32) -> &\'static str { match k { 1 if x => "a", 1 => "b", 2 => "c" } }\n'],
    [
      'a.py',
      'def f(k):\n  match k:\n    case 1 if x: return "a"\n    case 1: return "b"\n    case 2: return "c"\n',
    ],
    [
      'a.java',
      'class A { String f(int k) { return switch (k) { case 1 when x -> "a"; case 1 -> "b"; case 2 -> "c"; default -> ""; }; } }\n',
    ],
  ])('are no second entry and no value, in %s', async (path, text) => {
    const { rows, reported } = await read({ [path]: text }, { table: `${path}#f`, map: 'key' });
    expect([rows.map(({ value }) => value), reported]).toEqual([[1, 2], []]);
    const values = await read({ [path]: text }, { table: `${path}#f`, map: 'value' });
    expect(values.values[1]).toBe('c');
    expect(values.problems.map(({ rule }) => rule)).toEqual(['source-unresolved']);
  });

  test('without one, a key that stands twice is told', async () => {
    const text = 'fn f(k: i32) -> i32 { match k { 1 => 1, 1 => 2 } }\n';
    expect((await entries('a.rs', text, 'f')).reported).toEqual(['table-duplicate-key a.rs:1']);
  });
});

test('Python: a function with two `match` statements is the cases of both, as in other languages', async () => {
  const text =
    'def f(k):\n  match k:\n    case "a": return 1\n  x = g(k)\n  match k:\n    case "b": return 2\n  return 0\n';
  expect(await entries('a.py', text, 'f')).toEqual({
    values: [
      ['a', 1],
      ['b', 2],
    ],
    reported: [],
  });
});

test('TypeScript: declarations of one enumeration are one', async () => {
  const text =
    'export enum E { A = 1, B }\nconst x = E.C;\nexport enum E { C = 10, D = "d" }\nexport const T = [E.B, E.C, E.D];\nenum F { X }\n';
  expect(await entries('a.ts', text, 'E')).toEqual({
    values: [
      ['A', 1],
      ['B', 2],
      ['C', 10],
      ['D', 'd'],
    ],
    reported: [],
  });
  expect((await entries('a.ts', text, 'T')).values).toEqual([
    [0, 2],
    [1, 10],
    [2, 'd'],
  ]);
});

describe('what an object holds is named behind its class', () => {
  const PYTHON = `class Lexer:
    def __init__(self, more):
        self.words = {"if": 1}
        self.given = more
class Parser:
    def __init__(self):
        self.words = {"other": 2}
        words = {"local": 3}
        self.own = ["x"]
        self.add()
    def add(self):
        self.own.append("y")
`;

  test.each([
    ['a.py', PYTHON, 'Lexer.words', [['if', 1]]],
    ['a.py', PYTHON, 'Parser.words', [['other', 2]]],
    [
      'a.js',
      'class A { constructor() { this.w = { a: 1 }; } }\nclass B { w = { b: 2 }; }',
      'A.w',
      [['a', 1]],
    ],
    [
      'a.ts',
      'class A { w = { a: 1 }; }\nclass B { private w: object; constructor() { this.w = { b: 2 }; } }',
      'B.w',
      [['b', 2]],
    ],
    ['A.java', 'class A { List<String> w = List.of("a"); }', 'A.w', [[0, 'a']]],
    [
      'A.java',
      'class A { final Map<String, Integer> w; A() { this.w = new HashMap<>(); w.put("a", 1); this.w.put("b", 2); } }',
      'A.w',
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    [
      'A.java',
      'class A { String[] w; { w = new String[] {"a", "b"}; this.w[1] = "c"; } }',
      'this.w',
      [
        [0, 'a'],
        [1, 'c'],
      ],
    ],
  ])('%s %#', async (path, text, name, values) => {
    expect(await entries(path, text, name)).toEqual({ values, reported: [] });
  });

  test('what else may be in it is told, and a class whose own member it is goes first', async () => {
    const told = async (path: string, text: string, name: string) =>
      (await entries(path, text, name)).reported.map(each => each.split(' ')[0]);
    expect(await told('a.py', PYTHON, 'Parser.own')).toEqual(['table-changed']);
    expect(await told('a.py', PYTHON, 'self.words')).toEqual(['table-ambiguous']);
    expect(await told('a.py', PYTHON, 'Lexer.given')).toEqual(['source-unresolved']);
    const perhaps =
      'class A { Map<String, Integer> w; A() { w = new HashMap<>(); if (x) this.w.put("a", 1); } }';
    expect(await told('A.java', perhaps, 'A.w')).toContain('table-changed');
    const script =
      'class A { constructor() { this.w = ["a"]; this.v = ["b"]; this.fill(); } fill() { feed(this); } get() { this.v.push(1); } }\nfunction feed(a) { a.w.push("c"); }';
    expect(await told('a.js', script, 'A.w')).toEqual(['table-changed']);
    expect(await told('a.js', script, 'A.v')).toEqual([]);
    const fields =
      'class A { w = ["a"]; v = ["b"]; static s = ["c"]; constructor() { this.w.push("d"); this.fill(); } fill() { this.v.push("e"); } }';
    expect(await told('a.ts', fields, 'A.w')).toEqual(['table-changed']);
    expect(await told('a.ts', fields, 'A.v')).toEqual(['table-changed']);
    expect(await told('a.ts', fields, 'A.s')).toEqual([]);
    const both = 'class A:\n    w = {"class": 1}\n    def __init__(self):\n        self.w = {"object": 2}\n';
    expect((await entries('a.py', both, 'A.w')).values).toEqual([['class', 1]]);
  });
});

test('Python: what an import of another file decides is told where that file may not load', async () => {
  const text = (imported: string) => ({
    'a.py': 'K = {"a": 1}\ntry:\n    from b import X\n    K["b"] = X\nexcept ImportError:\n    pass\n',
    'b.py': 'import os\nfrom c import X\n',
    'c.py': `from d import *\nX = 2\n`,
    'd.py': `import sys\nif sys.argv:\n    import ${imported}\ntry:\n    import perhaps\nexcept ImportError:\n    pass\n`,
  });
  const keys = async (imported: string) => {
    const { values, reported } = await read(text(imported), { table: 'a.py#K', map: 'key' });
    return { values, told: reported.map(each => each.split(' ')[0]) };
  };
  expect(await keys('json')).toEqual({ values: ['a', 'b'], told: [] });
  expect(await keys('somebody_elses')).toEqual({ values: ['a'], told: ['table-changed'] });
});
