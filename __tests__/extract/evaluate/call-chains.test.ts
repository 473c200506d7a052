import { expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

const LENGTH = 60;
const calls = Array.from({ length: LENGTH }, (_, i) => `.add("w${i}", ${i})`).join('');
const words = Array.from({ length: LENGTH }, (_, i) => `w${i}`);

/** A builder whose method is defined, so that what it is called on is looked at for each call of it. */
it.each([
  [
    'Java',
    'A.java',
    `class A {\n  static class B {\n    B add(String w, int n) { return this; }\n    B add(String w, int n, int m) { put(w); return this; }\n  }\n  static final Object X = new A.B()${calls}.build();\n}\n`,
  ],
  [
    'JavaScript',
    'a.js',
    `class B {\n  add(w, n) { this.all.push(w); return this; }\n}\nexport const x = new B()${calls}.build();\n`,
  ],
  [
    'Python',
    'a.py',
    `class B:\n    def add(self, w, n):\n        return self\n\nX = (B()${calls}.build())\n`,
  ],
  [
    'Rust',
    'a.rs',
    `struct B { n: i32 }\nimpl B { fn add(self, w: &str, n: i32) -> Self { self } }\nfn app() -> B { B::new()${calls}.build() }\n`,
  ],
  [
    'Go',
    'a.go',
    `package p\n\ntype B struct{ n int }\n\nfunc (b *B) add(w string, n int) *B { return b }\n\nvar X = (&B{}).add("w", 0)${calls}.build()\n`.replace(
      '.add("w", 0)',
      '',
    ),
  ],
  [
    'C++',
    'a.cpp',
    `struct B { B& add(const char *w, int n) { return *this; } };\nauto x = B()${calls}.build();\n`,
  ],
])(
  'a chain of %s calls takes time by its length, not by two to the power of it',
  async (_language, path, text) => {
    const { values, reported } = await read({ [path]: text }, { table: `${path}#add()`, map: 'args[0]' });
    expect([values.filter(word => word !== undefined), reported]).toEqual([words, []]);
  },
);
