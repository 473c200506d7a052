import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

const SCRIPT = `/** Adds two numbers.
 * @param a the first
 */
export function add(a, b = 1) {}
function hidden() {}
/** Turns it round. */
export const invert = (x) => -x;
export class Stack {
  constructor(items = []) {}
  /** Takes the last one. */
  pop() {}
  #secret() {}
}
export { total as sum } from './more.js';
export * from './rest.js';
`;
const FILES = {
  'lib/index.js': SCRIPT,
  'lib/more.js': '/** Sums up. */\nexport function total(...xs) {}\n',
  'lib/rest.js': 'export function last() {}\nexport default 1;\n',
};

describe('symbols of a file', () => {
  it('are its definitions, in the order of the text', async () => {
    const { values, reported } = await read(FILES, {
      symbols: 'lib/index.js',
      map: '[name, what, exported, signature, summary, $string(line)]',
    });
    expect(reported).toEqual([]);
    expect(values).toEqual([
      ['add', 'function', true, '(a, b = 1)', 'Adds two numbers.', '4'],
      ['hidden', 'function', false, '()', '', '5'],
      ['invert', 'function', true, '(x)', 'Turns it round.', '7'],
      ['Stack', 'class', true, '(items = [])', '', '8'],
    ]);
  });

  it('are what others may use, with what it passes on', async () => {
    const { values } = await read(FILES, {
      symbols: 'lib/index.js',
      exported: true,
      map: "name & signature & ' ' & file",
    });
    expect(values).toEqual([
      'add(a, b = 1) lib/index.js',
      'invert(x) lib/index.js',
      'Stack(items = []) lib/index.js',
      'sum(...xs) lib/more.js',
      'last() lib/rest.js',
    ]);
  });

  it('are the members of one class', async () => {
    const { values } = await read(FILES, {
      symbols: 'lib/index.js',
      of: 'Stack',
      map: '[container, name, what, summary, $string(exported)]',
    });
    expect(values).toEqual([
      ['Stack', 'pop', 'method', 'Takes the last one.', 'true'],
      ['Stack', '#secret', 'method', '', 'false'],
    ]);
  });

  it('have their overloads side by side', async () => {
    const text =
      'export function f(a: string): void;\nexport function f(a: number,\n  b?: boolean): void;\nexport function f(a: unknown) {}\n';
    const { values } = await read({ 'a.ts': text }, { symbols: 'a.ts', map: 'signature' });
    expect(values).toEqual(['(a: string) | (a: number, b?: boolean)']);
  });

  it('tell a class that is not there, with those like it', async () => {
    const { problems } = await read(FILES, { symbols: 'lib/index.js', of: 'Stak' });
    expect(problems[0]).toMatchObject({ rule: 'table-missing', remedy: expect.stringContaining('Stack') });
  });

  it('tell what another definition may replace, and give no text that may be wrong', async () => {
    const text = 'import sys\nif len(sys.argv) > 1:\n    def f(a): pass\nelse:\n    def f(b): pass\n';
    const { values, reported } = await read(
      { 'a.py': text },
      { symbols: 'a.py', exported: true, map: { n: 'name', s: 'signature' } },
    );
    expect(values).toMatchObject([{ n: 'f' }]);
    expect(reported).toEqual(['symbol-conditional a.py:5', 'symbol-unresolved a.py:5']);
  });

  it.each([
    [
      'a condition',
      'import sys\nif sys.platform == "win32":\n    def f(a): pass\nelse:\n    def f(b): pass\n',
    ],
    [
      'a condition of another file',
      'from b import WINDOWS\nif WINDOWS:\n    def f(a): pass\nelse:\n    def f(b): pass\n',
    ],
    [
      'what a module has',
      'import os\nif hasattr(os, "startfile"):\n    def f(a): pass\nelif not hasattr(os, "nothing"):\n    def f(b): pass\n',
    ],
    [
      'an import that fails on Linux',
      'try:\n    import winreg\nexcept ImportError:\n    def f(b): pass\nelse:\n    def f(a): pass\n',
    ],
    [
      'an import that succeeds',
      'try:\n    from time import monotonic\n    f = lambda b: b\nexcept ImportError:\n    def f(a): pass\n',
    ],
    [
      'a name that is there',
      'from _locale import CODESET\ntry:\n    CODESET\nexcept NameError:\n    def f(a): pass\nelse:\n    def f(b): pass\n',
    ],
    [
      'what a class of C has',
      'import _socket\ndef f(b): pass\nif hasattr(_socket.socket, "share"):\n    def f(a): pass\n',
    ],
  ])('are those of the branch that runs on Linux, by %s', async (_what, text) => {
    const files = {
      'a.py': text,
      'b.py': 'import os, sys\nWINDOWS = os.name == "nt" or sys.platform == "cygwin"\n',
      'os.py':
        'import sys\nif "posix" in sys.builtin_module_names:\n    name = "posix"\n    from posix import *\nelif "nt" in sys.builtin_module_names:\n    name = "nt"\n    from nt import *\n',
    };
    const { values, reported } = await read(files, {
      symbols: 'a.py',
      exported: true,
      filter: 'name = "f"',
      map: 'name & signature & $string($exists(condition))',
    });
    expect(reported).toEqual([]);
    expect(values).toEqual(['f(b)false']);
  });

  it('stand where the file takes them over, also with all names of another module, and in a branch', async () => {
    const text = `"""What ast is for."""
import sys
from b import *
from _ast import *
if sys.platform == "linux":
    from posix import *
__all__ = ["AST", "getppid", "told", "f"]
told = 1
`;
    const files = { 'a.py': text, 'b.py': '# one\ndef f(): pass\n' };
    const { rows } = await read(files, { symbols: 'a.py', exported: true, map: 'name' });
    expect(rows.map(({ value, place }) => `${value} ${place.file}:${place.line}`)).toEqual([
      'AST a.py:4',
      'getppid a.py:6',
      'told a.py:8',
      'f b.py:2',
    ]);
  });

  it('are what holds when the file has run, also where nobody asks what is exported', async () => {
    const text = `import sys
if sys.platform == "linux":
    def f(a): pass
else:
    def f(b): pass
def h(a): pass
from b import k as h
try:
    import nothing_like_it
except ImportError:
    def g(x): pass
else:
    def g(y): pass
class C:
    if len(sys.argv) > 1:
        def m(self, a): pass
    else:
        def m(self, b): pass
    if sys.platform == "linux":
        def n(self, a): pass
    else:
        def n(self, b): pass
`;
    const files = { 'a.py': text, 'b.py': 'def k(z): pass\n' };
    const map = { n: 'name', s: 'signature' };
    const top = await read(files, { symbols: 'a.py', map });
    expect(top.values).toMatchObject([
      { n: 'f', s: '(a)' },
      { n: 'h', s: '(z)' },
      { n: 'g' },
      { n: 'C', s: '()' },
    ]);
    expect(top.reported).toEqual(['symbol-conditional a.py:13', 'symbol-unresolved a.py:13']);
    const members = await read(files, { symbols: 'a.py', of: 'C', map });
    expect(members.values).toMatchObject([{ n: 'm' }, { n: 'n', s: '(a)' }]);
    expect(members.reported).toEqual(['symbol-conditional a.py:18', 'symbol-unresolved a.py:18']);
  });

  it('have defaults that are nothing, wherever these come from', async () => {
    const files = {
      'p/__init__.py': 'NOTHING = None\n',
      'p/a.py': 'from p import NOTHING\nfrom p.b import *\ndef f(x=NOTHING, y=ALSO): pass\n',
      'p/b.py': 'ALSO = None\n',
    };
    const { values, reported } = await read(files, { symbols: 'p/a.py', map: 'name & signature' });
    expect(reported).toEqual([]);
    expect(values).toEqual(['f(x=None, y=None)']);
  });

  it('keep what only another system has, with its condition', async () => {
    const text =
      'import sys\nif sys.platform == "win32":\n    def f(a): "Only there."\ntry:\n    import winreg\n    def g(): pass\nexcept ImportError:\n    pass\n';
    const { values, reported } = await read(
      { 'a.py': text },
      { symbols: 'a.py', exported: true, map: "name & signature & ' ' & condition" },
    );
    expect(values).toEqual(['f(a) sys.platform == "win32"', 'g() try']);
    expect(reported).toEqual(['symbol-conditional a.py:3', 'symbol-conditional a.py:6']);
  });

  it('follow __all__, what is added to it and where names come from', async () => {
    const files = {
      'p/__init__.py':
        'from .a import *\nfrom .b import g as h\nfrom . import a\n__all__ = a.__all__ + ["h"]\n__all__ += ["own"]\ndef own(x, /, *, y={"k": (1,)}): "Own."\n',
      'p/a.py':
        '__all__ = ["f"]\ndef f(a, b=None):\n    """First line.\n\n    More."""\ndef hidden(): pass\n',
      'p/b.py': 'def g(n=1e16, s="it\'s"): pass\n',
    };
    const { values, reported } = await read(files, {
      symbols: 'p/__init__.py',
      exported: true,
      map: "module & '.' & name & signature & ' ' & summary",
    });
    expect(reported).toEqual([]);
    expect(values).toEqual([
      'p.f(a, b=None) First line.',
      `p.h(n=1e+16, s="it's") `,
      "p.own(x, /, *, y={'k': (1,)}) Own.",
    ]);
  });
});

describe('a table whose values are functions', () => {
  it('offers what users read of them', async () => {
    const files = {
      'a.py': 'from b import twice\nTABLE = {"twice": twice, "half": lambda x, y=2: x / y}\n',
      'b.py': 'def twice(x):\n    """Doubles."""\n    return x * 2\n',
      'c.js':
        '/** Halves. */\nfunction half(x) { return x / 2; }\nexport const TABLE = { half, /** Doubles. */ twice: (x, y) => x * 2 };\n',
    };
    const map = { nome: 'key', assinatura: 'value.signature', resumo: 'value.summary' };
    const python = await read(files, { table: 'a.py#TABLE', map });
    expect(python.values).toEqual([
      { nome: 'twice', assinatura: '(x)', resumo: 'Doubles.' },
      { nome: 'half', assinatura: '(x, y=2)', resumo: '' },
    ]);
    const script = await read(files, { table: 'c.js#TABLE', map });
    expect(script.values).toEqual([
      { nome: 'half', assinatura: '(x)', resumo: 'Halves.' },
      { nome: 'twice', assinatura: '(x, y)', resumo: 'Doubles.' },
    ]);
  });

  it('leaves out what a module says of itself, and puts several modules together', async () => {
    const text = `class A:
    def __new__(cls):
        return {"__name__": "Lib.A", "f": cls._f, "__secret__": 1}
    @staticmethod
    def _f(x): "One."
class B:
    def __new__(cls):
        return {"g": lambda y: y, "__name__": "Lib.B"}
MODULES = {"a": A, "ab": (A, B)}
`;
    const map = "module & '.' & name";
    const source = { symbols: 'a.py#MODULES', map };
    expect((await read({ 'a.py': text }, source)).values).toEqual(['a.f', 'ab.f', 'ab.g']);
    expect((await read({ 'a.py': text }, { ...source, dunder: true })).values).toEqual([
      'a.__name__',
      'a.f',
      'a.__secret__',
      'ab.__name__',
      'ab.f',
      'ab.__secret__',
      'ab.g',
      'ab.__name__',
    ]);
  });

  it('is a source of symbols, row by row', async () => {
    const text = 'def f(a): "One."\nROWS = [("first", f), ("again", f)]\nNAMES = ["f"]\n';
    const { values } = await read(
      { 'a.py': text },
      { symbols: 'a.py#ROWS', map: 'name & signature & alias_of' },
    );
    expect(values).toEqual(['first(a)', 'again(a)first']);
    const names = await read({ 'a.py': text }, { symbols: 'a.py#NAMES', map: 'name & signature & summary' });
    expect(names.values).toEqual(['f(a)One.']);
    // An empty text is no name, and stands everywhere.
    const empty = { 'a.py': 'NAMES = ["", "f"]\ndef f(a): "One."\n' };
    const { reported } = await read(empty, { symbols: 'a.py#NAMES', map: 'name & signature' });
    expect(reported).toEqual(['symbol-unresolved a.py:1']);
  });
});

it('reads what makes a named tuple, however its name is given, with the documentation that is assigned later', async () => {
  const lines = [
    'from collections import namedtuple',
    "A = namedtuple('A', 'x y')",
    "A.__doc__ = 'What A is.'",
    "B = namedtuple(typename='B', field_names='x y')",
  ];
  const { values, problems } = await read(
    {
      'm.py': `${lines.join('\n')}\n`,
      'collections.py':
        'def namedtuple(typename, field_names, *, defaults=None):\n    check(typename)\n    return made(typename)\n',
    },
    { symbols: 'm.py', exported: true, map: "name & ' ' & what & ' ' & signature & ' ' & summary" },
  );
  expect(problems.map(({ message }) => message)).toEqual([]);
  expect(values).toEqual(['A class (x, y) What A is.', 'B class (x, y) B(x, y)']);
});

it('tells of names that are worked out, whichever part of a file is asked for', async () => {
  const text =
    'class A\n  define_method(name) { 1 }\n  def a; end\nend\nclass B\n  def b; end\nend\ndefine_method(other) { 2 }\n';
  const told = async (source: object) =>
    (await read({ 'a.rb': text }, { symbols: 'a.rb', ...source })).reported;
  expect(await told({})).toEqual(['source-not-taken a.rb:2']);
  expect(await told({ exported: true })).toEqual(['source-not-taken a.rb:2']);
  expect(await told({ of: '*' })).toEqual(['source-not-taken a.rb:2']);
  expect(await told({ of: 'A' })).toEqual(['source-not-taken a.rb:2']);
  expect(await told({ of: 'B' })).toEqual([]);
});

it('has a property of an interface that is called constructor, and no method of a class that is', async () => {
  const text =
    'export interface O { constructor: Function; m(): void }\nexport declare class C { constructor(a: string); n: 1 }\n';
  const { values } = await read(
    { 'a.d.ts': text },
    { symbols: 'a.d.ts', of: '*', map: "container & '.' & name" },
  );
  expect(values).toEqual(['O.constructor', 'O.m', 'C.n']);
});
