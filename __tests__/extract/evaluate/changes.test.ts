import { describe, expect, it } from '@jest/globals';
import { entriesOf, read } from '../small-repository.js';

const kv = { k: 'key', v: 'value' };
const rows = (entries: readonly (readonly [unknown, unknown])[]) => entries.map(([k, v]) => ({ k, v }));

describe('a change that certainly happens is applied', () => {
  it.each([
    [
      'a.py',
      'A = {"a": 1}\nA["b"] = 2\nA.update({"c": 3})\nA |= {"a": 4}\n',
      [
        ['a', 4],
        ['b', 2],
        ['c', 3],
      ],
    ],
    [
      'a.py',
      'A = [1]\nA.append(2)\nA.extend([3, 4])\nA += (5,)\n',
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
      ],
    ],
    [
      'a.py',
      'A = {1}\nA.add(1)\nA.add(2)\nA.update([2, 3], [4])\n',
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
    ],
    [
      'a.js',
      'const A = { a: 1 };\nA.b = 2;\nA["c"] = 3;\nObject.assign(A, { d: 4 }, { a: 5 });\n',
      [
        ['a', 5],
        ['b', 2],
        ['c', 3],
        ['d', 4],
      ],
    ],
    [
      'a.js',
      'const A = [1];\nA.push(2, 3);\nA.push(...[4]);\n',
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
    ],
    [
      'a.js',
      'const A = new Map([["a", 1]]);\nA.set("b", 2);\nA.set("a", 3);\n',
      [
        ['a', 3],
        ['b', 2],
      ],
    ],
    [
      'a.js',
      'const A = new Set([1]);\nA.add(1);\nA.add(2);\n',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ['a.ts', 'export const A: string[] = [];\nA.push("a");\n', [[0, 'a']]],
    ...['a.py', 'a.js'].map((path): [string, string, unknown[]] => [
      path,
      `${path === 'a.py' ? '' : 'const '}A = ["b", "a"]\nA.sort()\n`,
      [
        [0, 'a'],
        [1, 'b'],
      ],
    ]),
    ...['a.py', 'a.js'].map((path): [string, string, unknown[]] => [
      path,
      `${path === 'a.py' ? '' : 'const '}A = [2, "a"]\nA.reverse()\n`,
      [
        [0, 'a'],
        [1, 2],
      ],
    ]),
  ])('%s: %s', async (path, source, expected) => {
    const { values, problems } = await read({ [path]: source }, { table: `${path}#A`, map: kv });
    expect(problems).toEqual([]);
    expect(values).toEqual(rows(expected as [unknown, unknown][]));
  });
});

describe('a change that may happen is reported, with its line', () => {
  it.each([
    ['a.py', 'A = []\nfor w in X:\n  A.append(w)\n', 'table-changed a.py:3'],
    ['a.py', 'A = {}\nif DEBUG:\n  A["x"] = 1\n', 'table-changed a.py:3'],
    ['a.py', 'A = [1]\ntry:\n  A.remove(1)\nexcept E:\n  pass\n', 'table-changed a.py:3'],
    ['a.py', 'A = [1]\nA.sort()\n', 'table-changed a.py:2'],
    ['a.py', 'A = {"a": 1}\ndel A[unknown()]\n', 'table-changed a.py:2'],
    ['a.py', 'A = [1]\ndef f(w):\n  A.append(w)\n', 'table-changed-later a.py:3'],
    ['a.py', 'A = [1]\nA.extend(x for x in unknown())\n', 'table-changed a.py:2'],
    ['a.js', 'const A = [];\nfor (const w of X) A.push(w);\n', 'table-changed a.js:2'],
    ['a.js', 'const A = {};\nX.forEach(x => { A[x] = 1; });\n', 'table-changed a.js:2'],
    ['a.js', 'const A = { a: 1 };\ndelete A[unknown()];\n', 'table-changed a.js:2'],
    ['a.js', 'const A = [2, 1];\nA.sort();\n', 'table-changed a.js:2'],
    ['a.js', 'const A = { a: 1 };\nObject.defineProperty(A, "b", { value: 1 });\n', 'table-changed a.js:2'],
    ['a.js', 'const A = [1];\nfunction add(x) { A.push(x); }\n', 'table-changed-later a.js:2'],
  ])('%s: %s', async (path, source, reported) => {
    expect(
      (await read({ [path]: source }, { table: `${path}#A` })).reported.filter(
        line => !line.startsWith('source-empty'),
      ),
    ).toEqual([reported]);
  });

  it('but not that of another variable of the same name', async () => {
    const py = 'A = [1]\ndef f():\n  A = []\n  A.append(2)\n  return A\n';
    expect((await read({ 'a.py': py }, { table: 'a.py#A@1' })).reported).toEqual([]);
    const js = 'const A = [1];\nfunction f(A) { A.push(2); }\n{ const A = []; A.push(3); }\n';
    expect((await read({ 'a.js': js }, { table: 'a.js#A' })).reported).toEqual([]);
  });
});

describe('what is used before a change does not see it', () => {
  it.each([
    ['a.py', 'B = [1]\nA = [*B]\nB.append(2)\n'],
    ['a.js', 'const B = { a: 1 };\nconst A = { ...B };\nB.b = 2;\n'],
    ['a.py', 'B = [1]\nA = sorted(B)\nB.append(2)\n'],
    ['a.py', 'B = [1]\nA = [x for x in B]\nB.append(2)\n'],
  ])('%s: %s', async (path, source) => {
    expect((await read({ [path]: source }, { table: `${path}#A` })).reported).toEqual([
      `source-unresolved ${path}:2`,
    ]);
  });

  it('what is used after it does, and so does an alias', async () => {
    const py = 'B = [1]\nALIAS = {"b": B}\nB.append(2)\nA = [*B]\n';
    expect((await read({ 'a.py': py }, { table: 'a.py#A', map: 'value' })).values).toEqual([1, 2]);
    expect((await read({ 'a.py': py }, { table: 'a.py#ALIAS', map: { v: 'value' } })).values).toEqual([
      { v: [1, 2] },
    ]);
  });
});

describe('names', () => {
  it('of which there are two are not chosen between', async () => {
    const { reported, problems } = await read(
      { 'a.py': 'if x:\n  A = [1]\nelse:\n  A = [2]\n' },
      { table: 'a.py#A' },
    );
    expect(reported).toEqual(['table-ambiguous refdata.yml:8']);
    expect(problems[0]?.remedy).toBe('Write one of A@1 (line 2), A@2 (line 4).');
    expect(
      (await read({ 'a.py': 'A = [1]\nA = [2]\n' }, { table: 'a.py#A@2', map: 'value' })).values,
    ).toEqual([2]);
  });

  it.each([
    ['the last assignment before the use', 'a.py', 'B = 1\nA = [B]\nB = 2\nA2 = [B]\n', [1]],
    ['an assignment that builds on the one before', 'a.py', 'B = [1]\nB = B + [2]\nA = [*B]\n', [1, 2]],
    ['a local one before one further out', 'a.py', 'B = 1\ndef f():\n  B = 2\n  return [B]\nA = f()\n', [2]],
    ['a parameter before a constant', 'a.js', 'const b = 1;\nconst f = b => [b];\nconst A = f(2);\n', [2]],
    ['several at once', 'a.py', 'B, (C, D) = 1, (2, 3)\nA = [B, C, D]\n', [1, 2, 3]],
    [
      'parts of an object',
      'a.js',
      'const { b, c: d } = { b: 1, c: 2 };\nconst [e, f] = [3, 4];\nconst A = [b, d, e, f];\n',
      [1, 2, 3, 4],
    ],
    [
      'constants of a class',
      'a.py',
      'class K:\n  X = 1\n  Y = X + 1\n  U, V = 8, 9\nA = [K.X, K.Y, K.V]\n',
      [1, 2, 9],
    ],
    [
      'members of enums',
      'a.py',
      'from enum import IntFlag, auto\nclass K(IntFlag):\n  X = auto()\n  Y = auto()\n  Z = auto()\nA = [K.X, K.Y, K.Z]\n',
      [1, 2, 4],
    ],
    [
      'members of text enums',
      'a.py',
      'from enum import StrEnum, auto\nclass K(StrEnum):\n  Se = auto()\nA = [K.Se]\n',
      ['se'],
    ],
  ])('%s', async (_what, path, source, expected) => {
    const { values, problems } = await read({ [path]: source }, { table: `${path}#A`, map: 'value' });
    expect(problems).toEqual([]);
    expect(values).toEqual(expected);
  });

  it.each([
    [
      'assigned in a condition',
      'a.py',
      'B = 1\nif x:\n  B = 2\nA = [B]\n',
      /B is assigned 2 times \(lines 1, 3\)/,
    ],
    [
      'used by a function, at whatever time',
      'a.py',
      'B = 1\ndef f():\n  return [B]\nB = 2\nA = f()\n',
      /B is assigned 2 times/,
    ],
    ['of a loop', 'a.py', 'for B in x:\n  pass\nA = [B]\n', /loop variable/],
    ['that is nowhere', 'a.py', 'A = [B]\n', /B is not defined in a\.py/],
    ['from elsewhere', 'a.py', 'from other import B\nA = [B]\n', /other is not a file of the repository/],
    [
      'that a module does not have',
      'a.js',
      "import { B } from './b.js';\nconst A = [B];\n",
      /\.\/b\.js has no B/,
    ],
    ['above the root', 'a.py', 'from ...x import B\nA = [B]\n', /\.\.\.x is not a file/],
    [
      'above the root',
      'a.js',
      "import { B } from '../../b.js';\nconst A = [B];\n",
      /is not a file of the repository/,
    ],
    [
      'a library function that the source defines itself',
      'a.py',
      'def sorted(x):\n  go()\nA = [sorted([2, 1])[0]]\n',
      /nothing at 0/,
    ],
  ])('%s', async (_what, path, source, reason) => {
    const files = { [path]: source, 'b.js': 'export const C = 1;\n' };
    const { problems, reported } = await read(files, { table: `${path}#A`, map: 'value' });
    expect(problems[0]?.message).toMatch(reason);
    expect(reported[0]).toMatch(/^source-unresolved a\.(py|js):\d+$/);
    // Nobody asks for the value: nothing to tell.
    expect((await read(files, { table: `${path}#A`, map: 'key' })).problems).toEqual([]);
  });

  it('a key that stands twice is reported', async () => {
    for (const [path, text] of [
      ['a.py', 'A = {\n  "a": 1,\n  "a": 2,\n}\n'],
      ['a.js', 'const A = {\n  a: 1,\n  "a": 2,\n};\n'],
    ] as const) {
      const { reported, values } = await read({ [path]: text }, { table: `${path}#A`, map: 'value' });
      expect(reported).toEqual([`table-duplicate-key ${path}:3`]);
      expect(values).toEqual([2]);
    }
  });

  it('entries keep the order in which the program has them, and the last of equal keys counts', async () => {
    const py = 'A = {"b": 1, 2: 2, "a": 3, "b": 4, True: 5, 1: 6, 1.0: 7}\n';
    const { values } = await read({ 'a.py': py }, { table: 'a.py#A', map: { k: 'key', v: 'value' } });
    expect(values).toEqual(
      rows([
        ['b', 4],
        [2, 2],
        ['a', 3],
        [true, 7],
      ]),
    );
    const js = 'const A = { b: 1, [2]: 2, a: 3, ["b"]: 4, "2": 5 };\n';
    const ours = await read({ 'a.js': js }, { table: 'a.js#A', map: { k: 'key', v: 'value' } });
    expect(ours.values).toEqual(
      rows([
        ['2', 5],
        ['b', 4],
        ['a', 3],
      ]),
    );
  });

  it('keys that are not known, or the same as text, are not guessed', async () => {
    const unknown = await read({ 'a.py': 'A = [{f(): 1}]\n' }, { table: 'a.py#A', map: { v: 'value' } });
    const double = await read(
      { 'a.py': 'A = [{1: "a", "1": "b"}]\n' },
      { table: 'a.py#A', map: { v: 'value' } },
    );
    expect(double.reported).toEqual(['source-unresolved a.py:1']);
    expect(unknown.values).toHaveLength(1);
  });
});

/** Names beyond ASCII were not looked for among those that are frozen. */
it.each(['opções', '$é', 'ñ', 'K'])('what is added to the frozen %s is not taken for its own', async name => {
  for (const frozen of [
    `const ${name} = { a: 1 };\nObject.freeze(${name});`,
    `const ${name} = Object.seal({ a: 1 });`,
    `const ${name}: Record<string, number> = Object.freeze({ a: 1 });`,
  ]) {
    const { values, reported } = await entriesOf({ 'a.ts': `${frozen}\n${name}.b = 2;\n` }, `a.ts#${name}`);
    expect(values).toEqual([['a', 1]]);
    expect(reported).toEqual([expect.stringMatching(/^table-changed a\.ts:[23]$/)]);
  }
});

/** Classes of a file whose members go by one name: what happens to that of one was told of each. */
describe('a member is that of its class', () => {
  const JAVA = `import java.util.*;
class A { static final List<String> K = List.of("a"); static final List<String> L = new ArrayList<>(); static { L.add("x"); } static int f() { List<String> K = new ArrayList<>(); K.add("w"); return K.size(); } }
class B { static final List<String> K = new ArrayList<>(List.of("z")); static { K.add("y"); } }
class C { static final List<String> K = new ArrayList<>(List.of("c")); static { B.K.add("z"); } }
`;
  it.each([
    ['A.java', JAVA, 'A.K', ['a'], []],
    ['A.java', JAVA, 'C.K', ['c'], []],
    [
      'A.java',
      'import java.util.*;\nclass D { static final List<String> K = new ArrayList<>(List.of("d")); static { E.change(); } }\nclass E extends D { static void change() { K.add("e"); } }\n',
      'D.K',
      ['d'],
      ['table-changed A.java:3'],
    ],
    [
      'A.java',
      'import java.util.*;\nclass B { static final List<String> K = new ArrayList<>(List.of("z")); static { K.add("y"); } }\n',
      'B.K',
      ['z', 'y'],
      [],
    ],
    [
      'a.cs',
      'class A { public static string[] K = { "a", "b" }; static A() { Put(out K[1]); } static void Put(out string s) { s = "w"; } }\n',
      'A.K',
      ['a', 'b'],
      ['table-changed a.cs:1'],
    ],
    [
      'a.cs',
      'class A { public static List<string> K = new List<string> { "a" }; public static List<string> L = new List<string>(); static A() { L.Add("x"); } }\nclass B { public static List<string> K = new List<string> { "z" }; static B() { K.Add("y"); } }\n',
      'A.K',
      ['a'],
      [],
    ],
    [
      'a.scala',
      'object A { val K = List(1, 2); def f(): Int = { val K = List(9); K(0) } }\n',
      'A.K',
      [1, 2],
      [],
    ],
    [
      'a.scala',
      'object A { val K = new scala.collection.mutable.ArrayBuffer[Int](5) }\n',
      'A.K',
      [],
      ['source-unresolved a.scala:1'],
    ],
    ['a.scala', 'object A { val K = new Array[Int](3) }\n', 'A.K', [], ['source-unresolved a.scala:1']],
    [
      'a.kt',
      'object A { val K = mutableListOf("a"); val L = mutableListOf<String>(); init { L.add("x") } }\nobject B { val K = mutableListOf("z"); init { K.add("y") } }\n',
      'A.K',
      ['a'],
      [],
    ],
  ])('%s: %s of %s', async (path, text, table, expected, told) => {
    const { values, reported } = await read({ [path]: text }, { table: `${path}#${table}`, map: 'value' });
    expect([values, reported]).toEqual([expected, told]);
  });
});
