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
  ['a.py', 'for i in q():\n    K = ["a"]', 'for i in q():'],
  ['a.py', 'while q():\n    K = ["a"]', 'while q():'],
  ['a.py', 'def f():\n    global K\n    K = ["a"]', 'def f():'],
  ['a.py', 'if q:\n    VERSION = "1.0"', 'q', 'VERSION'],
  ['a.py', 'class C:\n    if q:\n        K = ["a"]', 'q', 'C.K'],
  ['a.mjs', "export let K; if (globalThis.q) K = ['a'];", 'globalThis.q'],
  ['a.mjs', "export let K; if (globalThis.q) { } else { K = ['a']; }", '!(globalThis.q)'],
  ['a.mjs', "export let K; globalThis.q && (K = ['a']);", 'globalThis.q'],
  ['a.mjs', "export let K; switch (globalThis.q) { case 1: K = ['a']; }", 'case 1:'],
  ['a.mjs', "export let K; for (const x of globalThis.q) K = ['a'];", 'for (const x of globalThis.q)'],
  ['a.mjs', "export let K; export function f() { K = ['a']; }", 'function f()'],
  ['a.cjs', "if (process.env.X) exports.K = ['a'];", 'process.env.X'],
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
