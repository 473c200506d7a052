import { expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

/** The condition that a table is told to stand under; null where nothing is told. */
async function conditionOf(path: string, text: string, table = 'K'): Promise<string | null> {
  const { problems, rows } = await read({ [path]: text }, { table: `${path}#${table}` });
  const told = problems.filter(({ rule }) => rule === 'table-conditional');
  expect(rows.map(({ value }) => value).length).toBe(1);
  return told[0] ? (/condition (.*)\.$/.exec(told[0].message)?.[1] ?? '') : null;
}

/** Tables that a program may not have when it is loaded: read, and told. */
it.each([
  ['a.py', 'import os\nif os.environ.get("X"):\n    K = ["a"]', 'os.environ.get("X")'],
  ['a.py', 'if False:\n    K = ["a"]', 'False'],
  ['a.py', 'import sys\nif sys.platform == "win32":\n    K = ["a"]', 'sys.platform == "win32"'],
  ['a.py', 'for i in q():\n    K = ["a"]', 'for i in q()'],
  ['a.py', 'while q():\n    K = ["a"]', 'while q()'],
  ['a.py', 'def f():\n    global K\n    K = ["a"]', 'def f()'],
  ['a.py', 'if q:\n    VERSION = "1.0"', 'q', 'VERSION'],
  ['a.py', 'class C:\n    if q:\n        K = ["a"]', 'q', 'C.K'],
  ['a.mjs', "export let K; if (globalThis.q) K = ['a'];", 'globalThis.q'],
  ['a.mjs', "export let K; if (globalThis.q) { } else { K = ['a']; }", '!(globalThis.q)'],
  ['a.mjs', "export let K; globalThis.q && (K = ['a']);", 'globalThis.q'],
  ['a.mjs', "export let K; switch (globalThis.q) { case 1: K = ['a']; }", 'case 1'],
  ['a.mjs', "export let K; for (const x of globalThis.q) K = ['a'];", 'for (const x of globalThis.q)'],
  ['a.mjs', "export let K; export function f() { K = ['a']; }", 'function f()'],
  ['a.cjs', "if (process.env.X) exports.K = ['a'];", 'process.env.X'],
  ['a.rb', "case q\nwhen 1 then K = ['a']\nend", 'when 1'],
  ['a.rb', "case q\nwhen 1 then 2\nelse K = ['a']\nend", 'case q when 1 then 2'],
  ['a.rb', "begin\n  q\nrescue E\n  K = ['a']\nend", 'rescue E'],
  ['a.rb', "q && (K = ['a'])", 'q'],
  ['a.rb', "q or K = ['a']", '!(q)'],
  ['a.rb', "q ? (K = ['a']) : 2", 'q'],
  ['a.rb', "while q do K = ['a'] end", 'while q'],
  ['a.rb', "K = ['a'] while q", "K = ['a'] while q"],
  ['a.php', "<?php\nq() && define('K', ['a']);", 'q()'],
  ['a.php', "<?php\nforeach (q() as $x) { $K = ['a']; }", 'foreach (q() as $x)'],
  ['a.php', "<?php\nswitch (q()) { case 1: $K = ['a']; }", 'case 1'],
  ['a.php', "<?php\ntry { q(); } catch (E $e) { $K = ['a']; }", 'catch (E $e)'],
  ['a.php', "<?php\n$x = match (q()) { 1 => $K = ['a'], default => 2 };", '1 =>'],
  ['a.sh', 'q && K=(a)', 'q'],
  ['a.sh', 'q || { K=(a); }', '!(q)'],
  ['a.sh', 'for x in 1; do K=(a); done', 'for x in 1'],
  ['a.sh', 'case $q in 1) K=(a);; esac', '1)'],
  ['a.lua', 'while q do K = {"a"} end', 'while q do'],
  ['a.lua', 'function f() K = {"a"} end', 'function f()'],
  ['a.lua', 'local K; local function f() K = {"a"} end', 'local function f()'],
  ['a.sh', 'f() { K=(a); }', 'f()'],
  ['a.lua', 'for i = 1, q do K = {"a"} end', 'for i = 1, q do'],
  ['a.ex', 'defmodule M do\n  case q() do\n    1 -> @k ["a"]\n  end\nend', '1 ->', 'k'],
  ['a.ts', "if (0) { var K: string[] = ['a']; } export { K };", '0'],
])('%s: %s', async (path, text, condition, table = 'K') => {
  expect(await conditionOf(path, text, table)).toBe(condition);
});

/** Tables that it has in any case. */
it.each([
  ['a.py', 'if True:\n    K = ["a"]'],
  ['a.py', 'import sys\nif sys.version_info >= (3, 8):\n    K = ["a"]'],
  ['a.py', 'with open("x") as f:\n    K = ["a"]'],
  ['a.py', 'def f():\n    K = ["a"]\n    return K'],
  ['a.mjs', "export let K; if (true) K = ['a'];"],
  ['a.mjs', "export let K; try { K = ['a']; } catch { }"],
  ['a.mjs', "export let K; { K = ['a']; }"],
  ['a.mjs', "export let K; (function () { K = ['a']; })();"],
  ['a.cjs', "(function (factory) { factory(exports); })(function (exports) { exports.K = ['a']; });"],
  ['a.mjs', "function f() { const K = ['a']; return K; }"],
  ['a.mjs', "export function K(x) { switch (x) { case 1: return 'a'; } }"],
  ['a.rb', "defined?(K) || K = ['a']"],
  ['a.rb', "begin\n  K = ['a']\nrescue E\n  2\nensure\n  3\nend"],
  ['a.php', "<?php\ndefined('K') || define('K', ['a']);"],
  ['a.sh', 'K=(a) && q'],
  ['a.lua', 'function f() local K = {"a"}; return K end'],
  ['a.lua', 'function f(K) K = {"a"}; return K end'],
  ['a.sh', 'f() { local K=(a); }'],
  ['a.lua', 'do K = {"a"} end'],
  ['a.lua', 'repeat K = {"a"} until q'],
  ['a.py', 'def K(x):\n    return ["a"]'],
])('%s: nothing is told of %s', async (path, text) => {
  expect(await conditionOf(path, text)).toBeNull();
});

it('what is exported and gets its value in a branch says so', async () => {
  const text = 'export let run; if (globalThis.q) run = (x) => x;';
  const { values, reported } = await read(
    { 'a.mjs': text },
    { symbols: 'a.mjs', exported: true, map: '[name, condition]' },
  );
  expect([values, reported]).toEqual([[['run', 'globalThis.q']], ['symbol-conditional a.mjs:1']]);
});

/** Calls: each with what it stands under where the statements of its file run. */
it.each([
  [
    'a.py',
    'reg("a")\nif q:\n  reg("b")\nelse:\n  reg("c")\nfor x in q:\n  reg("d")\ndef f():\n  if q: reg("e")\n' +
      'x = [reg("f") if q else reg("g"), q and reg("h")]\nif q:\n  @reg("i")\n  def g(): pass\n' +
      'if __name__ == "__main__": reg("j")\nwith q: reg("k")',
    'a|b q|c not (q)|d for x in q|e|f q|g !(q)|h q|i q|j __name__ == "__main__"|k',
  ],
  [
    'a.mjs',
    'reg("a"); if (q) reg("b"); else { reg("c"); } for (const x of q) reg("d"); function f() { if (q) reg("e"); }\n' +
      'q ? reg("f") : reg("g"); q ?? reg("h"); switch (q) { case 1: reg("i"); } if (true) reg("j"); (() => { if (q) reg("k"); })();\n' +
      'export const x = reg("l") + 1;',
    'a|b q|c !(q)|d for (const x of q)|e|f q|g !(q)|h q == null|i case 1|j|k q|l',
  ],
  [
    'a.go',
    'package a\nfunc init() {\n reg("a")\n if q { reg("b") } else { reg("c") }\n for i := range q { reg("d") }\n' +
      ' switch q { case 1: reg("e") }\n}\nfunc F() { if q { reg("f") } }\nvar _ = reg("g")',
    'a|b q|c !(q)|d for i := range q|e case 1|f|g',
  ],
  [
    'A.java',
    'class A { static { reg("a"); if (q) { reg("b"); } for (int i = 0; i < q; i++) reg("c"); } static int K = q ? reg("d") : reg("e");\n' +
      'void f() { if (q) reg("f"); } }',
    'a|b q|c for (int i = 0; i < q; i++)|d q|e !(q)|f',
  ],
  [
    'a.kt',
    'object A {\n init { reg("a"); if (q) reg("b") else reg("c"); when (q) { 1 -> reg("d") }; q ?: reg("e") }\n fun f() { if (q) reg("f") }\n}',
    'a|b q|c !(q)|d 1 ->|e q == null|f',
  ],
  [
    'a.scala',
    'object A {\n reg("a"); if (q) reg("b") else reg("c"); q && reg("d"); while (q) { reg("e") }\n def f() = if (q) reg("f")\n}',
    'a|b q|c !(q)|d q|e while (q)|f',
  ],
  [
    'a.swift',
    'reg("a")\nif q { reg("b") } else { reg("c") }\nguard q else { reg("d") }\nq ? reg("e") : reg("f")\nfunc f() { if q { reg("g") } }',
    'a|b q|c !(q)|d !(q)|e q|f !(q)|g',
  ],
  [
    'a.rb',
    'reg "a"\nreg "b" if q\ncase q\nwhen 1 then reg("c")\nend\ndef f\n reg("d") if q\nend',
    'a|b q|c when 1|d',
  ],
])('calls of %s: %s', async (path, text, expected) => {
  const { rows } = await read({ [path]: text }, { table: `${path}#reg()`, map: '[args[0], condition]' });
  expect(rows.map(({ value }) => (value as unknown[]).join(' ')).join('|')).toBe(expected);
});
