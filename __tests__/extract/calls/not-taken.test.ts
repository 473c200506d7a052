import { describe, expect, test } from '@jest/globals';
import { read } from '../small-repository.js';

/** What is told of the calls of `reg` in a text, and how many are taken. */
async function audited(path: string, text: string, name = 'reg') {
  const { rows, problems } = await read({ [path]: text }, { table: `${path}#${name}()` });
  return { taken: rows.length, told: problems.map(({ rule, message }) => `${rule}: ${message}`) };
}

describe('calls that the text has and that are not taken are told, with their lines', () => {
  test('C: in the body of a macro', async () => {
    const text =
      'void f(void) {\n  reg("a");\n}\n#define TWO(x) do { reg(x); \\\n  reg("b"); } while (0)\nint x; /* reg("c") */\n';
    expect(await audited('a.c', text)).toEqual({
      taken: 1,
      told: ['source-not-taken: Of 3 calls of reg() in the text of a.c, 2 cannot be read: lines 4, 5.'],
    });
  });

  test('C: what is no syntax', async () => {
    const text = 'reg("a", b)\nreg("c", d)\nvoid f(void) { reg("e"); }\n';
    const { taken, told } = await audited('a.c', text);
    expect(taken + Number(/(\d+) cannot/.exec(told.join())?.[1] ?? 0)).toBe(3);
  });

  test('of many lines the first are shown', async () => {
    const lines = Array.from({ length: 30 }, (_, i) => `#define A${i} reg(${i})`).join('\n');
    const { told } = await audited('a.c', `${lines}\nvoid f(void) { reg("e"); }\n`);
    expect(told).toEqual([
      'source-not-taken: Of 31 calls of reg() in the text of a.c, 30 cannot be read: lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 18 more.',
    ]);
  });
});

describe('calls by another name, and by those that the function is given to, are told', () => {
  const byName = (path: string, other: string, line: number) =>
    `source-not-taken: reg goes by the name ${other} in ${path}, and calls by that are not read: line ${line}.`;
  const handed = (path: string, line: number) =>
    `source-not-taken: reg is handed on in ${path}, and calls that are made with it there are not read: line ${line}.`;

  test.each([
    ['a.py', 'r = reg\nr("a")\nreg("b")\n', [byName('a.py', 'r', 2)]],
    ['a.py', 'from lib import reg as other\nother("a")\nreg("b")\n', [byName('a.py', 'other', 2)]],
    ['a.py', 'import lib\nr = lib.reg\nlib.reg("b")\nr("a")\n', [byName('a.py', 'r', 4)]],
    ['a.py', 'reg("b")\nlist(map(reg, ["a"]))\n', [handed('a.py', 2)]],
    ['a.py', 'reg("b")\np = functools.partial(reg, "a")\n', [handed('a.py', 2)]],
    ['a.js', 'const r = reg;\nreg("b");\nr("a");\n', [byName('a.js', 'r', 3)]],
    ['a.js', 'import { reg as r } from "./x.js";\nreg("b");\nr("a");\n', [byName('a.js', 'r', 3)]],
    ['a.js', 'const { reg: r } = require("./x");\nreg("b");\nr("a");\n', [byName('a.js', 'r', 3)]],
    ['a.js', 'reg("b");\n["a"].forEach(reg);\n', [handed('a.js', 2)]],
    ['a.go', 'package p\nfunc f() {\n  r := reg\n  reg("b")\n  r("a")\n}\n', [byName('a.go', 'r', 5)]],
    ['a.rs', 'fn f() {\n  let r = reg;\n  reg("b");\n  r("a");\n}\n', [byName('a.rs', 'r', 4)]],
    ['a.rs', 'use lib::reg as r;\nfn f() {\n  reg("b");\n  r("a");\n}\n', [byName('a.rs', 'r', 4)]],
    ['a.c', 'void f(void) {\n  reg("b");\n  each(names, reg);\n}\n', [handed('a.c', 3)]],
    // By its own methods, and by who is told its name.
    ['a.js', 'reg("b");\nreg.call(null, "a");\n', [handed('a.js', 2)]],
    ['a.js', 'reg("b");\nreg.bind(null, "a")();\n', [handed('a.js', 2)]],
    ['a.py', 'reg("b")\nreg.__call__("a")\n', [handed('a.py', 2)]],
    ['a.py', 'reg("b")\ngetattr(lib, "reg")("a")\n', [handed('a.py', 2)]],
    ['a.rb', 'reg "b"\nsend(:reg, "a")\n', [handed('a.rb', 2)]],
    ['a.rb', 'reg "b"\n%w[a].each(&method(:reg))\n', [handed('a.rb', 2)]],
    ['a.php', '<?php\nreg("b");\ncall_user_func("reg", "a");\n', [handed('a.php', 3)]],
    ['a.php', '<?php\nreg("b");\n$f = "reg"; $f("a");\n', [handed('a.php', 3)]],
    [
      'a.ex',
      'defmodule M do\n  def reg(n) when n > 0, do: n\n  def k, do: [reg("b"), Enum.map(["a"], &reg/1)]\nend\n',
      [handed('a.ex', 3)],
    ],
  ])('%s: %j', async (path, text, told) => {
    expect(await audited(path, text)).toEqual({ taken: 1, told });
  });

  test.each([
    ['a.py', 'reg("b")\nif callable(reg): print(reg)\n__all__ = ["reg"]\nother = reg\n'],
    ['a.js', 'reg("b");\nmodule.exports = { reg };\nexport { reg };\n'],
    ['a.py', 'Reg("b")\nisinstance(x, Reg)\nraises(Reg)\n'],
    ['a.rb', 'reg "b"\nx = [:reg, "reg"]\nputs "reg"\nrespond_to?(:reg)\n'],
    ['a.php', '<?php\nreg("b");\n$names = ["reg"]; if (function_exists("reg")) echo "reg";\n'],
  ])('%s: where nobody calls it so, nothing is told: %j', async (path, text) => {
    expect(await audited(path, text, text.startsWith('R') ? 'Reg' : 'reg')).toEqual({ taken: 1, told: [] });
  });

  test('a decorator without brackets calls it, too, with what it decorates', async () => {
    expect(await audited('a.py', '@reg\ndef f(): pass\n@reg("b")\ndef g(): pass\n')).toEqual({
      taken: 2,
      told: ['source-unresolved: args: f cannot be resolved: it is a function, not a constant.'],
    });
  });
});

describe('nothing is told where nothing is missing', () => {
  test.each([
    [
      'a.py',
      2,
      'from x import reg\ndef reg(a): """reg("no")"""\nclass A:\n  def reg(self): pass # reg(1)\nreg("a")\n@reg("b")\ndef f(): pass\nmatch x:\n  case reg(y): pass\n',
    ],
    [
      'a.js',
      5,
      'import { reg } from "./x";\nfunction reg(a) { return /reg("x")/; }\nclass A { reg(a) {} }\nconst o = { reg(a) {} };\nreg("a"); o.reg?.("b"); o["reg"]("c"); (0, o.reg)("d"); `reg("no") \u0024{reg("e")}`;\n',
    ],
    [
      'a.ts',
      3,
      'declare function reg(a: string): void;\ninterface I { reg(a: string): void }\nabstract class B { abstract reg(a: string): void }\nreg<string>("a"); reg<Map<string, number>>("b"); reg!("c"); const m = new Map<string, reg<number>>();\n',
    ],
    [
      'a.go',
      4,
      'package p\nfunc reg[T any](x T) {}\ntype I interface { reg(x int) }\nfunc (a A) reg(x int) {}\nfunc f() { reg("a"); reg[int]("b"); reg[int](1, 2); a.reg("c"); s := `reg("no")`; _ = s }\n',
    ],
    [
      'a.rs',
      3,
      'fn reg(a: &str) {}\ntrait T { fn reg(&self); }\nimpl A { fn reg(&self) {} }\n/// reg("no")\nfn f() { reg("a"); reg::<i32>("b"); x.reg("c"); }\n',
    ],
    [
      'a.java',
      3,
      'class A { void reg(String a) {} A() { reg("a"); this.reg("b"); this.<String>reg("c"); } }\ninterface I { void reg(String a); }\n',
    ],
    [
      'a.c',
      2,
      'void reg(const char *);\nstatic void reg(const char *a) { }\nstruct s { void (*reg)(int); };\nvoid f(void) { reg("a"); s->reg("b"); }\n',
    ],
    [
      'a.cpp',
      3,
      'template <class T> void reg(T a);\nstruct S { void reg(int); };\nvoid S::reg(int a) {}\nvoid f() { reg("a"); reg<int>("b"); ns::reg<int>("c"); }\n',
    ],
  ])('%s', async (path, count, text) => {
    expect(await audited(path, text)).toEqual({ taken: count, told: [] });
  });

  test('structures that are written out, where a name with braces is one', async () => {
    const go =
      'package p\ntype Rule struct { A int }\nfunc f() Rule { return Rule{1} }\nvar x = []Rule{{1}}\nvar y = Rule{A: 2}\n';
    expect(await audited('a.go', go, 'Rule')).toEqual({ taken: 2, told: [] });
    const rust =
      'struct Rule { a: i32 }\nimpl Rule { fn f() -> Rule { Rule { a: 1 } } }\nfn g(r: Rule) { let Rule { a } = r; if let Rule { a: 1 } = r {} match r { Rule { .. } => {} } }\n';
    expect(await audited('a.rs', rust, 'Rule')).toEqual({ taken: 1, told: [] });
  });

  test('a longer name: only what it says', async () => {
    const text = 'a.reg("x");\nb.reg("y");\nc.a\n  .reg("z");\nfoo_a.reg("no");\n';
    expect(await audited('a.js', text, 'a.reg')).toEqual({ taken: 2, told: [] });
    const java = 'class A { void f() { a.reg("x"); b.reg("y"); this.a.reg("z"); fooa.reg("no"); } }\n';
    expect(await audited('A.java', java, 'a.reg')).toEqual({ taken: 2, told: [] });
  });
});

test('what is put into a table is there as it is written, whatever the table is by then', async () => {
  const java =
    'import java.util.*;\nclass A { Map<String, Object> globals = new HashMap<>();\n  void f(Map<String, Integer> t) {\n    globals.put("print", 1);\n    t.put("len", 2);\n    Map<String, Integer> own = new HashMap<>();\n    own.put("x", 3);\n  } }\n';
  const rust =
    'use std::collections::HashMap;\nfn f(t: &mut HashMap<&str, i32>) {\n  let mut globals = HashMap::new();\n  globals.insert("print", 1);\n  t.insert("len", 2);\n  HashMap::insert(&mut globals, "x", 3);\n}\n';
  const put = await read({ 'A.java': java }, { table: 'A.java#put()', map: 'args' });
  expect(put.values).toEqual([
    ['print', 1],
    ['len', 2],
    ['x', 3],
  ]);
  expect(put.reported).toEqual([]);
  const insert = await read({ 'a.rs': rust }, { table: 'a.rs#insert()', map: '[args[-2], args[-1]]' });
  expect(insert.values).toEqual(put.values);
  expect(insert.reported).toEqual([]);
});
