import { describe, expect, it } from '@jest/globals';
import { type Files, read } from '../small-repository.js';

const calls = { call: 'call', args: 'args', kwargs: 'kwargs', params: 'params' };

async function firstCall(files: Files, table: string) {
  const { values, problems } = await read(files, { table, map: calls });
  expect(problems.filter(problem => problem.rule !== 'map-nothing')).toEqual([]);
  return values[0] as { call: string; args: unknown; kwargs: unknown; params: unknown };
}

describe('a call is a record', () => {
  const python = (definition: string, call: string) =>
    firstCall({ 'a.py': `${definition}\nA = [${call}]\n` }, 'a.py#A');

  it.each([
    [
      'an unknown function',
      '',
      'Cmd("a", 2, uso="b")',
      { args: ['a', 2], kwargs: { uso: 'b' }, params: undefined },
    ],
    [
      'a function',
      'def Cmd(nome, uso="u", *resto, chave=3, **mais):\n  go()',
      'Cmd("a", "b", "c", x=1)',
      { params: { nome: 'a', uso: 'b', resto: ['c'], chave: 3, mais: { x: 1 } } },
    ],
    [
      'defaults that name constants',
      'U = "u"\ndef Cmd(nome, uso=U + "!"):\n  go()',
      'Cmd("a")',
      { params: { nome: 'a', uso: 'u!' } },
    ],
    [
      'a class with __slots__',
      'class Cmd:\n  __slots__ = ("nome",)\n  def __init__(self, nome, uso="", *, veja=()):\n    self.nome = nome',
      'Cmd("a", veja=("b",))',
      { params: { nome: 'a', uso: '', veja: ['b'] } },
    ],
    [
      'a data class',
      '@dataclass\nclass Cmd:\n  nome: str\n  uso: str = "u"\n  veja: list = field(default_factory=list)\n  K: ClassVar[int] = 1\n  oculto: int = field(init=False, default=1)',
      'Cmd("a")',
      { params: { nome: 'a', uso: 'u', veja: [] } },
    ],
    [
      'a data class with a base',
      '@dataclass(frozen=True)\nclass Base:\n  nome: str\n  uso: str = "u"\n@dataclasses.dataclass\nclass Cmd(Base):\n  uso: str = "v"\n  fim: int = 2',
      'Cmd("a")',
      { params: { nome: 'a', uso: 'v', fim: 2 } },
    ],
    [
      'a named tuple',
      'class Cmd(NamedTuple):\n  nome: str\n  uso: str = "u"',
      'Cmd("a")',
      { params: { nome: 'a', uso: 'u' } },
    ],
    [
      'a class that takes over its base',
      'class Base:\n  def __init__(self, nome, uso=1):\n    go()\nclass Cmd(Base):\n  x: int = 1',
      'Cmd("a")',
      { params: { nome: 'a', uso: 1 } },
    ],
    [
      'annotations that are no parameters',
      'class Cmd:\n  nome: str\n  uso: str = "u"',
      'Cmd("a")',
      { params: undefined },
    ],
    [
      'a base that is not known',
      '@dataclass\nclass Cmd(Elsewhere):\n  nome: str',
      'Cmd("a")',
      { params: undefined },
    ],
    [
      'spread arguments',
      'ARGS = ("a", "b")\nKW = {"uso": 3}',
      'Cmd(*ARGS, **KW)',
      { args: ['a', 'b'], kwargs: { uso: 3 } },
    ],
    ['a method', 'reg = make()', 'reg.cmd("a")', { call: 'reg.cmd', args: ['a'] }],
  ])('Python: %s', async (_what, definition, call, expected) => {
    expect(await python(definition, call)).toMatchObject(expected);
  });

  const javascript = (definition: string, call: string, path = 'a.js') =>
    firstCall({ [path]: `${definition}\nconst A = [${call}];\n` }, `${path}#A`);

  it.each([
    [
      'a constructor',
      'class Cmd { constructor(nome, uso = "u", ...resto) { this.go(); } }',
      'new Cmd("a", undefined, 1)',
      { params: { nome: 'a', uso: 'u', resto: [1] } },
    ],
    [
      'a constructor that is inherited',
      'class B { constructor(nome) {} }\nclass Cmd extends B {}',
      'new Cmd("a")',
      { params: { nome: 'a' } },
    ],
    [
      'a function that does more than build',
      'function Cmd(nome, uso = 1) { go(); return nome; }',
      'Cmd("a")',
      { params: { nome: 'a', uso: 1 } },
    ],
    ['spread arguments', 'const ARGS = ["a", 2];', 'Cmd(...ARGS)', { args: ['a', 2] }],
  ])('JavaScript: %s', async (_what, definition, call, expected) => {
    expect(await javascript(definition, call)).toMatchObject(expected);
  });

  it('TypeScript: parameters with types and modifiers', async () => {
    const source =
      'class Cmd { constructor(readonly nome: string, private uso?: string, public n: number = 1) { go(); } }';
    expect(await javascript(source, 'new Cmd("a")', 'a.ts')).toMatchObject({ params: { nome: 'a', n: 1 } });
  });
});

describe('a helper that only builds a value is that value', () => {
  it.each([
    [
      'a.py',
      'def f(a, b="x"):\n  """doc"""\n  return {"a": a.strip(), "b": b}\nA = [f(" 1 ")]\n',
      [{ a: '1', b: 'x' }],
    ],
    ['a.py', 'def f(a):\n  a = a.strip()\n  c = a + "!"\n  return c\nA = [f(" 1 ")]\n', ['1!']],
    ['a.py', 'def f(a):\n  r = {}\n  r["k"] = a\n  return r\nA = [f(1)]\n', [{ k: 1 }]],
    ['a.py', 'f = lambda a, *b: (a, b)\nA = [f(1, 2, 3)]\n', [[1, [2, 3]]]],
    [
      'a.js',
      'const f = ({ a, b: [c] = [7], d = 4 }) => ({ a, c, d });\nconst A = [f({ a: 1 })];\n',
      [{ a: 1, c: 7, d: 4 }],
    ],
    [
      'a.js',
      'function g(x) { return [x, x]; }\nfunction f(x) { const y = g(x); return { y }; }\nconst A = [f(1)];\n',
      [{ y: [1, 1] }],
    ],
    [
      'a.ts',
      'const f = <T>(x: T, y: number = 2): [T, number] => [x, y];\nconst A = [f("a")] as const;\n',
      [['a', 2]],
    ],
    [
      'a.js',
      'const A = Object.entries({ a: 1, b: 2 }).map(([k, v]) => ({ k, v }));\n',
      [
        { k: 'a', v: 1 },
        { k: 'b', v: 2 },
      ],
    ],
  ])('%s: %s', async (path, source, expected) => {
    const { values, problems } = await read({ [path]: source }, { table: `${path}#A`, map: { v: 'value' } });
    expect(problems).toEqual([]);
    expect(values).toEqual(expected.map(v => ({ v })));
  });

  it('but what waits, yields or does more is not', async () => {
    const source =
      'async function f() { return 1; }\nfunction* g() { return 1; }\nfunction h(x) { go(); return x; }\nconst A = [f(), g(), h(1)];\n';
    const { values } = await read({ 'a.js': source }, { table: 'a.js#A', map: 'call' });
    expect(values).toEqual(['f', 'g', 'h']);
  });
});

describe('all calls of a function', () => {
  it.each([
    [
      'a.js',
      'define("a");\nif (x) { reg.define("b"); }\n(0, m.define)("c");\ndefine.other("no");\nredefine("no");\nundefine;\n',
      'define()',
      ['a', 'b', 'c'],
    ],
    [
      'a.js',
      'a.reg.define("a");\nreg.define("b");\nxreg.define("no");\ndefine("no");\n',
      'reg.define()',
      ['a', 'b'],
    ],
    ['a.py', '@define("a")\ndef x():\n  define("b")\nr.define("c")\n', 'define()', ['a', 'b', 'c']],
    ['a.js', 'new Cmd("a");\nconst x = [new Cmd("b")];\n', 'Cmd()', ['a', 'b']],
  ])('%s: %s', async (path, source, name, expected) => {
    expect((await read({ [path]: source }, { table: `${path}#${name}`, map: 'args[0]' })).values).toEqual(
      expected,
    );
  });

  it('none is an error', async () => {
    expect((await read({ 'a.js': 'x();\n' }, { table: 'a.js#define()' })).reported).toEqual([
      'table-missing refdata.yml:8',
    ]);
  });
});

describe('the comment that documents an entry', () => {
  const comments = async (path: string, source: string) =>
    (await read({ [path]: source }, { table: `${path}#A`, map: { c: 'comment' } })).values.map(
      value => (value as { c?: string }).c,
    );

  it.each([
    [
      'at the end of its line',
      'a.py',
      'A = [\n  1,  # um\n  2,\n  3  # três\n]\n',
      ['um', undefined, 'três'],
    ],
    [
      'above',
      'a.py',
      'A = [\n  # um\n  # e mais\n  1,\n  2,\n\n  # longe\n\n  3,\n]\n',
      ['um\ne mais', undefined, undefined],
    ],
    ['in the style of Sphinx', 'a.py', 'A = {\n  #: um\n  "a": 1,\n  "b": 2,  #: dois\n}\n', ['um', 'dois']],
    ['not that of the neighbour', 'a.py', 'A = [\n  1,  # um\n  2,\n  3,\n]\n', ['um', undefined, undefined]],
    [
      'not a # in a text',
      'a.py',
      'A = [\n  "# no",\n  1,\n  "x",  # "sim" # sim\n]\n',
      [undefined, undefined, '"sim" # sim'],
    ],
    ['not text inside of a long text', 'a.py', 'A = [\n"""\n# no""",\n  1,\n]\n', [undefined, undefined]],
    [
      'after an entry of several lines',
      'a.py',
      'A = {\n  "a": f(\n    1,  # dentro\n  ),  # fora\n}\n',
      ['fora'],
    ],
    [
      'of a block',
      'a.js',
      'const A = [\n  /** Um. */\n  1,\n  /*\n   * Dois,\n   * e mais.\n   */\n  2,\n  3, /* três */\n];\n',
      ['Um.', 'Dois,\ne mais.', 'três'],
    ],
    [
      'in front, on one line',
      'a.js',
      'const A = [/* um */ 1, /* dois */ 2, 3 /* três */];\n',
      ['um', 'dois', 'três'],
    ],
    [
      'of enum members',
      'a.ts',
      'enum A {\n  /** Um. */\n  X,\n  Y, // dois\n  Z = 5, // três\n}\n',
      ['Um.', 'dois', 'três'],
    ],
    ['of members of a class', 'a.py', 'class A(Enum):\n  X = 1  # um\n  # dois\n  Y = 2\n', ['um', 'dois']],
    [
      'of arms of a switch',
      'a.js',
      'function A(x) {\n  switch (x) {\n    // um\n    case 1: return "a";\n    case 2: return "b"; // dois\n  }\n}\n',
      ['um', 'dois'],
    ],
    ['of changes', 'a.py', 'A = []\nA.append(1)  # um\n# dois\nA.append(2)\n', ['um', 'dois']],
  ])('%s', async (_what, path, source, expected) => {
    expect(await comments(path, source)).toEqual(expected);
  });
});

describe('arms of a switch or match are entries', () => {
  it.each([
    [
      'a.js',
      'function A(x) {\n  switch (x) {\n    case 1:\n    case "b": return "x";\n    case K: { return "y"; }\n    default: return "no";\n  }\n}\nconst K = "k";\n',
      [
        [1, 'x'],
        ['b', 'x'],
        ['k', 'y'],
      ],
    ],
    [
      'a.py',
      'def A(x):\n  match x:\n    case "a" | "b":\n      return 1\n    case K.c:\n      return 2\n    case _:\n      return 3\nclass K:\n  c = "k"\n',
      [
        ['a', 1],
        ['b', 1],
        ['k', 2],
      ],
    ],
  ])('%s', async (path, source, expected) => {
    const { values, problems } = await read(
      { [path]: source },
      { table: `${path}#A`, map: { k: 'key', v: 'value' } },
    );
    expect(problems).toEqual([]);
    expect(values).toEqual(expected.map(([k, v]) => ({ k, v })));
  });

  it('an arm that does more is reported, not left out', async () => {
    const js =
      'function A(x) {\n  switch (x) {\n    case 1: go(); return 1;\n    case 2: return 2;\n  }\n}\n';
    expect((await read({ 'a.js': js }, { table: 'a.js#A', map: 'value' })).reported).toEqual([
      'source-unresolved a.js:3',
    ]);
    const py = 'def A(x):\n  match x:\n    case 1 if y:\n      return 1\n    case 2:\n      return 2\n';
    expect((await read({ 'a.py': py }, { table: 'a.py#A', map: 'value' })).reported).toEqual([
      'source-unresolved a.py:3',
    ]);
  });
});
