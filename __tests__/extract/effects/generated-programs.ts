import * as fc from 'fast-check';
import type { Program } from './programs.js';

/** How one language writes what generated programs are made of; `X` stands for an expression that gives the table. */
interface Dialect {
  readonly first: string;
  readonly second: string;
  /** What makes the table, other names for it, and functions that get it. */
  readonly tables: readonly { readonly make: string; readonly ops: readonly string[] }[];
  readonly helpers: string;
  readonly names: readonly string[];
  /** Where a statement stands: `@` is replaced by it. */
  readonly around: readonly string[];
  /** The same in another file; `X` is the table there. */
  readonly imports: readonly { readonly text: string; readonly name: string }[];
}

const PYTHON: Dialect = {
  first: 'a.py',
  second: 'b.py',
  tables: [
    {
      make: 'K = {"a": 1, "b": 2}',
      ops: [
        'X["b"] = 3',
        'X["c"] = len(X)',
        'X.update(d=4)',
        'X.update({"e": 5})',
        'X.setdefault("f", 6)',
        'X.pop("a", None)',
        'mut(X)',
        'read(X)',
        'copied(X)',
        'kept(X)',
        'n = len(X)',
        'J = dict(X); J["z"] = 1',
        'J = {**X, "z": 1}; J["y"] = 2',
        'J = {k: v for k, v in X.items()}; J.clear()',
        'y = X; y["i"] = 1',
        '[X.__setitem__(k, 1) for k in ("h",)]',
        '(lambda t: t.update(j=1))(X)',
        'same(X)["k"] = 1',
        's = sorted(X); s.append(1)',
        'any(k == "a" for k in X)',
        'X.clear()',
        'y = X.get("a")',
        'print("a" in X, f"{X}", str(X), X == {}, not X, file=ERR)',
        'REG.append(X)',
        'REG.append(X); REG[-1]["r"] = 1',
        'box = Box(X)',
        'Box(X).fill()',
        'Box(X).look()',
        'y = X if X else {}; y["t"] = 1',
        'run(lambda: mut(X))',
        'run(lambda: read(X))',
        'hold(lambda: mut(X))',
        'a, b = X, 1; a["v"] = 1',
        'y = [X]; y.append({})',
        'y = {"k": X}; y["k"]["w"] = 1',
        'f = X.update; f(x=1)',
        'f = X.get; f("a")',
        'mut2(1, t=X)',
        'mut3(*[X])',
        'mut4(t=X)',
        'for y in [X]: y["l"] = 1',
        'for y in gen(X): y["m"] = 1',
        'with Ctx(X) as y: y["n"] = 1',
        'X["o"], q = 1, 2',
        '(y := X)["p"] = 1',
      ],
    },
    {
      make: 'K = [{"n": "b", "v": [1]}, {"n": "a", "v": []}]',
      ops: [
        'X[0]["n"] = "z"',
        'X.append({"n": "c"})',
        'X[-1].update(q=1)',
        'J = [e["n"] for e in X]; J.append(1)',
        'mut(X[0])',
        'for i, e in enumerate(X): e["i"] = i',
        'f0, *r0 = X; f0["p"] = 1',
        'f0, *r0 = X; r0[0]["p"] = 1',
        'sorted(X, key=lambda e: e["n"])[0]["s"] = 1',
        '[e.update(u=1) for e in X]',
        'J = [dict(e) for e in X]; J[0]["z"] = 1',
        'J = [dict(e) for e in X]; J[0]["v"].append(9)',
        'J = X[:]; J.append(1)',
        'J = X[:]; J[0]["w"] = 1',
        'J = X + []; J.pop()',
        'X.sort(key=lambda e: e["n"])',
        'X.reverse()',
        'X.insert(0, {"n": "0"})',
        'list(map(mut, X))',
        'list(map(read, X))',
        'any(e["n"] == "a" for e in X)',
        'max(X, key=lambda e: e["n"])["x"] = 1',
        'X[0]["v"].append(2)',
        'X[0]["v"] += [3]',
        'for e in X: e["v"].append(1)',
        'for e in X: read(e)',
        'next(iter(X))["t"] = 1',
        'e = X[1]; del e["n"]',
        'del X[0]',
        'J = list(reversed(X)); J[0]["k"] = 1',
        'J = dict(enumerate(X)); J[0]["l"] = 1',
        'J = {e["n"]: e for e in X}; J["a"]["m"] = 1',
        'J = {e["n"]: e for e in X}; J["q"] = 1',
        'J = list(filter(lambda e: e["n"] == "a", X)); mut(J[0]) if J else 0',
        'for e, k in zip(X, "ab"): e["z"] = k',
        'X[0:1] = []',
        'X.extend([{"n": "d"}])',
        'REG.extend(X); REG[-1]["g"] = 1',
        'REG.extend(X)',
        'J = [*X]; J[0]["h"] = 1',
        'kept(X[0])',
        'for e in gen(X[0]): e["m"] = 1',
        'Box(X[0]).fill()',
        'Box(X[0]).look()',
      ],
    },
  ],
  helpers: `import sys
ERR = open("/dev/null", "w")
REG = []
HELD = []
def mut(t): t["mut"] = 1
def mut2(x, t): t["mut2"] = x
def mut3(*ts): ts[0]["mut3"] = 1
def mut4(**ts): ts["t"]["mut4"] = 1
def read(t): return len(t)
def copied(t):
    u = dict(t)
    u["z"] = 1
    return u
def kept(t): return [t]
def same(t): return t
def gen(t): yield t
def run(f): f()
def hold(f): HELD.append(f)
def deco(f):
    f()
    return f
def plain(f): return f
class Box:
    def __init__(self, t): self.t = t
    def fill(self): self.t["box"] = 1
    def look(self): return len(self.t)
class Ctx:
    def __init__(self, t): self.t = t
    def __enter__(self): return self.t
    def __exit__(self, *a): return None
`,
  names: ['K', 'K', 'K', 'A', 'R[0]', 'get()', 'h.t', 'D["k"]', 'H.T'],
  around: [
    '@',
    '@',
    '@',
    'if len(K) < 9:\n    @',
    'if len(K) > 99:\n    @',
    'for _ in (1, 2):\n    @',
    'def f#():\n    @\nf#()',
    'def f#():\n    @',
    'def f#():\n    def g():\n        @\n    g()\nf#()',
    'def f#():\n    def g():\n        @\n    return g\nf#()',
    'try:\n    @\nfinally:\n    pass',
    'class C#:\n    @',
    'class C#:\n    def m(self):\n        @\nC#().m()',
    'class C#:\n    def m(self):\n        @\nc# = C#()',
    'class C#:\n    def __init__(self):\n        @\nC#()',
    '@deco\ndef f#():\n    @@',
    '@plain\ndef f#():\n    @@',
    'def f#():\n    @\nrun(f#)',
    'def f#():\n    @\nhold(f#)',
    'def f#():\n    @\nL# = [f#]\nfor g# in L#: g#()',
    'def f#():\n    @\nL# = {"f": f#}\nL#["f"]()',
    'def f#(q=1):\n    @\n    return q\nv# = f#(2)',
  ],
  imports: [
    { text: 'from a import *\n', name: 'K' },
    { text: 'from a import K as T, mut, read, run, REG, Box, gen, same, hold\nimport a\n', name: 'T' },
    { text: 'import a\nfrom a import mut, read, run\n', name: 'a.K' },
    { text: 'import a as m\n', name: 'm.K' },
  ],
};

const JAVASCRIPT: Dialect = {
  first: 'a.js',
  second: 'b.js',
  tables: [
    {
      make: 'let K = { a: 1, b: 2 };',
      ops: [
        'X.b = 3;',
        'X["c"] = 4;',
        'Object.assign(X, { d: 4 });',
        'delete X.a;',
        'mut(X);',
        'read(X);',
        'copied(X);',
        'kept(X);',
        'Object.keys(X).push("z");',
        '({ ...X }).z = 1;',
        '{ const j = { ...X }; j.z = 1; }',
        '{ const j = Object.assign({}, X); j.z = 1; }',
        '{ const y = X; y.i = 1; }',
        '(t => { t.j = 1; })(X);',
        'same(X).k = 1;',
        'X.a++;',
        'X.l ??= 1;',
        '[X.m] = [1];',
        '({ q: X.n } = { q: 1 });',
        'REG.push(X);',
        'REG.push(X); REG[REG.length - 1].r = 1;',
        'new Box(X);',
        'new Box(X).fill();',
        'new Box(X).look();',
        'run(() => mut(X));',
        'run(() => read(X));',
        'hold(() => mut(X));',
        '{ const [y] = [X]; y.v = 1; }',
        '{ const { k: y } = { k: X }; y.w = 1; }',
        'mut3(...[X]);',
        'mut4({ t: X });',
        'for (const y of [X]) y.x = 1;',
        'for (const y of gen(X)) y.y = 1;',
        'Reflect.set(X, "s", 1);',
        '(X || {}).t = 1;',
        '(1 ? X : {}).u = 1;',
        'Object.defineProperty(X, "p", { value: 1, enumerable: true });',
        'Object.entries(X).map(([k]) => k);',
        'for (const k in X) X[k] = 0;',
        'for (const k in X) read(k);',
        'Object.keys(X).forEach(k => { X[k] = 7; });',
        'mut.call(null, X);',
        'mut.apply(null, [X]);',
        'JSON.stringify(X);',
        'String(X.a);',
        'void ("a" in X, typeof X, !X);',
      ],
    },
    {
      make: 'let K = [{ n: "b", v: [1] }, { n: "a", v: [] }];',
      ops: [
        'X[0].n = "z";',
        'X.push({ n: "c" });',
        'mut(X[0]);',
        'X.forEach(e => { e.q = 1; });',
        'X.forEach(e => read(e));',
        'X.map(e => e.n).push(1);',
        'X.map(e => ({ ...e }))[0].z = 1;',
        'X.filter(e => e.n).forEach(e => { e.f = 1; });',
        'X.slice().push(1);',
        'X.slice()[0].w = 1;',
        '[...X].pop();',
        '[...X][0].h = 1;',
        'X.sort((a, b) => (a.n < b.n ? -1 : 1));',
        '[...X].sort();',
        'X.reverse();',
        'X.find(e => e.n).x = 1;',
        'X[0].v.push(2);',
        'for (const e of X) e.v.push(1);',
        'for (const [i, e] of X.entries()) e.i = i;',
        '{ const [y, ...r] = X; y.p = 1; }',
        '{ const [y, ...r] = X; r.forEach(mut); }',
        '{ const [{ v }] = X; v.push(4); }',
        'X.splice(0, 1);',
        'X.unshift({ n: "0" });',
        'X.pop();',
        'X.forEach(mut);',
        'X.forEach(read);',
        'X.some(e => e.n === "a");',
        'new Map(X.map(e => [e.n, e])).forEach(e => { e.m = 1; });',
        'Object.fromEntries(X.map(e => [e.n, e])).q = 1;',
        'REG.push(...X);',
        'REG.push(...X); REG[REG.length - 1].g = 1;',
        'kept(X[0]);',
        'new Box(X[0]).fill();',
        'X.concat([{}])[0].c = 1;',
        'X.reduce((m, e) => { m[e.n] = e; return m; }, {});',
        'X.at(-1).t = 1;',
        'X.length = 1;',
        'X.push.apply(X, [{ n: "d" }]);',
        'Array.prototype.push.call(X, { n: "e" });',
      ],
    },
  ],
  helpers: `const REG = [], HELD = [];
function mut(t) { t.mut = 1; }
function mut3(...ts) { ts[0].mut3 = 1; }
function mut4({ t }) { t.mut4 = 1; }
function read(t) { return Object.keys(t).length; }
function copied(t) { const u = { ...t }; u.z = 1; return u; }
function kept(t) { return [t]; }
const same = t => t;
function* gen(t) { yield t; }
function run(f) { f(); }
function hold(f) { HELD.push(f); }
class Box { constructor(t) { this.t = t; } fill() { this.t.box = 1; } look() { return Object.keys(this.t).length; } }
`,
  names: ['K', 'K', 'K', 'A', 'R[0]', 'get()', 'h.t', 'D.k', 'H.T'],
  around: [
    '@',
    '@',
    '@',
    'if (REG.length < 99) { @ }',
    'if (REG.length > 99) { @ }',
    'for (const _ of [1, 2]) { @ }',
    'function f#() { @ }\nf#();',
    'function f#() { @ }',
    'function f#() { const g = () => { @ }; g(); }\nf#();',
    'function f#() { const g = () => { @ }; return g; }\nf#();',
    'function f#() { return () => { @ }; }\nf#()();',
    'try { @ } finally { }',
    'class C# { static { @ } }',
    'class C# { m() { @ } }\nnew C#().m();',
    'class C# { m() { @ } }\nconst c# = new C#();',
    'class C# { constructor() { @ } }\nnew C#();',
    '(() => { @ })();',
    '(function () { @ })();',
    'const f# = () => { @ };\nrun(f#);',
    'const f# = () => { @ };\nhold(f#);',
    'const f# = () => { @ };\n[f#].forEach(g => g());',
    'const o# = { f() { @ } };\no#.f();',
    'const o# = { f() { @ } };',
    'const f# = function () { @ };\nf#.call(null);',
  ],
  imports: [
    { text: 'const { K, mut, read, run } = require("./a");\n', name: 'K' },
    { text: 'const a = require("./a");\nconst { mut, read, run } = a;\n', name: 'a.K' },
    { text: 'const { K: T } = require("./a");\nconst { mut, read, run } = require("./a");\n', name: 'T' },
  ],
};

const NAMES = {
  python: 'A = K\nR = [K]\nD = {"k": K}\ndef get(): return K\nclass H: T = K\nh = H()\nh.t = K\n',
  javascript:
    'const A = K;\nconst R = [K];\nconst D = { k: K };\nfunction get() { return K; }\nclass H { static T = K; }\nconst h = { t: null };\nh.t = K;\n',
};

/** Programs that make a table, give it other names, and read or change it in some of the places where code can stand. */
export function generated(language: 'python' | 'javascript'): fc.Arbitrary<Program> {
  const dialect = language === 'python' ? PYTHON : JAVASCRIPT;
  const step = fc.record({
    op: fc.nat(1000),
    name: fc.nat(1000),
    around: fc.nat(1000),
    elsewhere: fc.option(fc.nat(1000), { freq: 4, nil: undefined }),
  });
  return fc
    .tuple(fc.nat(dialect.tables.length - 1), fc.array(step, { minLength: 1, maxLength: 4 }))
    .map(([kind, steps]) => {
      const table = dialect.tables[kind] as Dialect['tables'][number];
      const pick = <T>(list: readonly T[], i: number) => list[i % list.length] as T;
      const here: string[] = [];
      const there: string[] = [];
      const imported = dialect.imports.find(
        (_, i) =>
          i ===
          (steps.find(({ elsewhere }) => elsewhere !== undefined)?.elsewhere ?? 0) % dialect.imports.length,
      );
      for (const [i, { op, name, around, elsewhere }] of steps.entries()) {
        const isHere = elsewhere === undefined;
        const x = isHere ? pick(dialect.names, name) : (imported?.name ?? 'K');
        const own = isHere
          ? pick(table.ops, op)
          : pick(
              table.ops.filter(each => /^(X|for|\{|\[|n =|y =|mut\(|read\()/.test(each)),
              op,
            );
        const text = own.replace(/X/g, x);
        const frame = isHere ? pick(dialect.around, around) : pick(dialect.around.slice(0, 8), around);
        const filled = frame
          .replace(/^@(deco|plain)/, '\0$1')
          .replace(
            /( *)@@?/,
            (_m, indent: string) =>
              indent + (language === 'python' ? text.split('; ').join(`\n${indent}`) : text),
          )
          .replace(/#/g, String(i))
          .replace('\0', '@');
        (isHere ? here : there).push(
          filled
            .replace(/len\(K\)/g, isHere ? 'len(K)' : `len(${x})`)
            .replace(/REG\.length/g, isHere ? 'REG.length' : '0'),
        );
      }
      const exported =
        language === 'javascript' && there.length > 0 ? 'module.exports = { K, mut, read, run };\n' : '';
      const usesNames = here.some(text => /\b(A|R\[0\]|get\(\)|h\.t|D\b|H\.T)/.test(text));
      const first = `${dialect.helpers}${table.make}\n${usesNames ? NAMES[language] : ''}${here.join('\n')}\n${exported}`;
      const files: Record<string, string> = { [dialect.first]: first };
      if (there.length > 0) files[dialect.second] = `${imported?.text}${there.join('\n')}\n`;
      return { files, harmless: false, text: `${first}${files[dialect.second] ?? ''}` };
    });
}
