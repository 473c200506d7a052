import { describe, expect, it } from '@jest/globals';
import { type Files, read } from '../small-repository.js';

/** What is told of definitions that the text of a file has and that were not taken. */
async function told(files: Files, more: Record<string, unknown> = {}): Promise<readonly string[]> {
  const { problems } = await read(files, { symbols: Object.keys(files)[0], map: 'name', ...more });
  return problems.filter(({ rule }) => rule === 'source-not-taken').map(({ message }) => message);
}

describe('definitions are counted in the text, too', () => {
  it('and those that are not read are told with their lines', async () => {
    const ts = `declare module 'm' {
  function f(a: string): void;
  namespace f {
    interface Options {}
    function promised(): void;
  }
}
`;
    expect(await told({ 'a.d.ts': ts }, { of: '*' })).toEqual([
      'Of 3 definitions in the text of a.d.ts, 2 cannot be read: lines 4, 5.',
    ]);
    const broken = '#ifdef X\nextern "C" {\n#endif\nstruct A { int a; };\nenum B { C };\n';
    expect(await told({ 'a.h': broken })).toEqual([
      'Of 2 definitions in the text of a.h, 2 cannot be read: lines 4, 5.',
    ]);
  });

  // What no grammar in use takes for a definition: the text says that there is one. A file is a scope, too, in these languages.
  it.each([
    ['a.kt', 'fun f() {}\nfun interface Called {\n    fun call()\n}\nfun <T> g(t: T) = t\n', 'line 2'],
    ['a.swift', 'class A {\n  class func b() {}\n}\nfunc c() {}\n', ''],
  ])('in %s, of a language that nothing but data is known of', async (file, text, line) => {
    expect(await told({ [file]: text })).toEqual(line === '' ? [] : [expect.stringContaining(line)]);
  });

  it('and the members of a class that delegates to something are its own', async () => {
    const kt = `class L(d: D) : Delay by (d as? Delay ?: X), E by y {
    override fun limited(p: Int): C = this
    private class W : R
    companion object { const val Q = 1 }
    init {
        val local = 1
        fun inner() {}
    }
}
`;
    const { rows, problems } = await read({ 'a.kt': kt }, { symbols: 'a.kt', of: '*', map: 'name' });
    expect(rows.map(({ value }) => value)).toEqual(['limited', 'W', 'Q']);
    expect(problems).toEqual([]);
  });

  it.each([
    [
      'operators and methods of one object',
      'a.rb',
      'module A\n  def self.[](x) = x\n  def self.===(o)\n    o\n  end\nend\nclass B::C\n  def A.d; end\nend\n',
    ],
    ['what stands in an anonymous object', 'a.kt', 'val a = object : B {\n    override fun c() {}\n}\n'],
    ['signs behind names', 'a.scala', 'object A { def unary_!(x: Int): Int = x }\n'],
    [
      'members and locals',
      'a.py',
      'class A:\n    def f(self):\n        def g(): pass\n        class B: pass\n',
    ],
    ['texts and comments', 'a.py', '# def a\nT = """\ndef b(): pass\n"""\ndef c(): "class d"\n'],
    ['later definitions of a name', 'a.py', 'def f(): pass\ndef f(a): pass\nclass g: pass\ng = g()\n'],
    ['what is deleted', 'a.py', 'class A:\n    def f(self): pass\ndef b(): pass\ndel A, b\nC = 1\n'],
    ['what runs as a program only', 'a.py', 'X = 1\nif __name__ == "__main__":\n    def main(): pass\n'],
    [
      'branches',
      'a.py',
      'try:\n    import x\nexcept ImportError:\n    def f(): pass\nelse:\n    def f(a): pass\n',
    ],
    ['expressions', 'a.js', 'const a = function b() {};\nconst c = class D { e() { function g() {} } };\n'],
    [
      'functions that are called at once',
      'a.js',
      '(function (root) { function a() {} })(this);\nfunction b() {}\n',
    ],
    [
      'declarations in parts',
      'a.ts',
      'export interface A { b: 1 }\nexport namespace A { export interface C {} }\n',
    ],
    [
      'overloads',
      'a.ts',
      'export function f(a: 1): 1;\nexport function f(a: 2): 2;\nexport function f(a: any) { return a; }\n',
    ],
    [
      'names that nobody can use',
      'a.go',
      'package p\nfunc _() { type t int }\nfunc (s *S) M() {}\ntype S struct{}\n',
    ],
    [
      'bodies of macros',
      'a.rs',
      'macro_rules! m { () => { fn made() {} }; }\npub fn f() { struct Local; }\n',
    ],
    ['code for tests', 'a.rs', 'pub fn f() {}\n#[cfg(test)]\nmod tests { fn helper() {} }\n'],
    [
      'types of functions',
      'a.rs',
      'pub type F = fn(i32) -> i32;\nimpl T { pub fn new() -> T { T } }\npub struct T;\n',
    ],
    [
      'uses of structures',
      'a.c',
      'struct A { int a; };\nstruct A f(struct A x) { struct A y = {1}; return y; }\n',
    ],
    ['methods of a Lua table', 'a.lua', 'local M = {}\nfunction M.a() end\nfunction M:b() end\nreturn M\n'],
    ['words as names', 'A.java', 'record A(int record) { class B {} Class<?> f() { return A.class; } }\n'],
  ])('and %s are not missing', async (_what, path, text) => {
    expect(await told({ [path]: text })).toEqual([]);
    expect(await told({ [path]: text }, { of: '*', filter: 'true' })).toEqual([]);
    expect(await told({ [path]: text }, { exported: true })).toEqual([]);
  });
});
