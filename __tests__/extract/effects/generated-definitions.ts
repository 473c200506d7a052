import * as fc from 'fast-check';
import type { Program } from './programs.js';

/** How one language writes modules that define, change and pass on functions; `F`, `G` stand for names, `P` for parameters. */
interface Dialect {
  readonly first: string;
  readonly head: string;
  readonly other: { readonly path: string; readonly text: string };
  readonly parameters: readonly string[];
  readonly names: readonly string[];
  /** What defines `F`. */
  readonly definitions: readonly string[];
  /** What may become of `F` and `G` afterwards. */
  readonly changes: readonly string[];
  /** Where a statement stands: `@` is replaced by it. */
  readonly around: readonly string[];
  readonly end: string;
}

const PYTHON: Dialect = {
  first: 'a.py',
  head: `import functools
import other
def _kept(f): return f
def _wrapped(f):
    @functools.wraps(f)
    def wrapper(*args): return f(*args)
    return wrapper
def _plain(f):
    def wrapper(*args):
        "What another one does."
        return f(*args)
    return wrapper
def _named(name):
    def decorator(f):
        NAMES.append(name)
        return f
    return decorator
def _optional(f=None, *, name=None):
    if f is None: return functools.partial(_optional, name=name)
    return f
def _documented(f):
    f.__doc__ = "Set by a decorator."
    return f
def _made(n):
    def made(q, r=n):
        "What is made."
    return made
def _sets(f): f.__defaults__ = (7,)
NAMES = []
`,
  other: {
    path: 'other.py',
    text: 'def far(far_one, far_two=2):\n    "What is far."\ndef registered(f):\n    ALL.append(f)\n    return f\nALL = []\n',
  },
  parameters: [
    '',
    'a',
    'a, b=1',
    '*args, **kw',
    'a, /, b, *, c=None',
    'a="x", b=(1, 2)',
    'a: int, b: "str" = "y"',
  ],
  names: ['one', 'two', 'three', 'four', '_private'],
  definitions: [
    'def F(P): "What F does."',
    'def F(P): pass',
    'async def F(P):\n    """First line.\n\n    More of it.\n    """',
    'F = lambda x, y=2: x',
    '@_kept\ndef F(P): "Kept."',
    '@_wrapped\ndef F(P): "Wrapped."',
    '@_plain\ndef F(P): "Plain."',
    '@_named("n")\ndef F(P): "Named."',
    '@_optional\ndef F(P): "Optional."',
    '@_optional(name="n")\ndef F(P): "Optional, too."',
    '@_documented\ndef F(P): "Documented."',
    '@other.registered\ndef F(P): "Registered."',
    '@_kept\n@_wrapped\ndef F(P): "Twice."',
    '@functools.lru_cache\ndef F(a, b=2): "Cached."',
    'F = _made(3)',
    'F = _wrapped(lambda z: z)',
    'class F:\n    "A class."\n    def __init__(self, a, b=2): pass',
    'class F: pass',
    'class F(Exception): "An error."',
    '@_kept\nclass F:\n    def __new__(cls, q): return object.__new__(cls)',
    'from other import far as F',
    'F = other.far',
  ],
  changes: [
    'F = G',
    'del F',
    'G = F',
    'F.__doc__ = "Set afterwards."',
    'F.__name__ = "renamed"',
    '_sets(F)',
    '_kept(F)',
    'NAMES.append(F)',
    'globals()["made"] = F',
    'other.ALL.append(F)',
    'F = _plain(F)',
    'F = functools.wraps(G)(F)',
    'F.extra = G',
    'print(F, callable(F), F.__doc__, file=__import__("sys").stderr)',
    '__all__ = ["F", "G"]',
    'for _x in (F, G): NAMES.append(_x)',
    'def _late():\n    global F\n    F = G\n_late()',
    'def _never():\n    global F\n    F = G',
  ],
  around: [
    '@',
    '@',
    '@',
    'if True:\n    @',
    'if len("ab") == 2:\n    @',
    'try:\n    @\nexcept NameError:\n    pass',
    'if __name__ == "__main__":\n    @',
    'for _ in range(1):\n    @',
  ],
  end: '',
};

const JAVASCRIPT: Dialect = {
  first: 'a.js',
  head: `const other = require('./other.js');
const kept = f => f;
const wrapped = f => function (...args) { return f(...args); };
const sets = f => { f.extra = 1; };
const made = n => (q, r) => n;
const put = (name, f) => { exports[name] = f; };
const all = {};
`,
  other: {
    path: 'other.js',
    text: 'exports.far = function (far1, far2) {};\nexports.near = (near1) => near1;\n',
  },
  parameters: ['', 'a', 'a, b', '...rest', 'a, b = 1', 'a, { b, c } = {}', '[a, b], c'],
  names: ['one', 'two', 'three', 'four'],
  definitions: [
    'exports.F = function (P) {};',
    'exports.F = (P) => 1;',
    'exports.F = async function named(P) {};',
    'exports.F = class { constructor(a) {} };',
    'function F(P) {}\nexports.F = F;',
    'const F = (P) => 1;\nexports.F = F;',
    'exports.F = kept(function (P) {});',
    'exports.F = wrapped(function (P) {});',
    'exports.F = made(3);',
    'exports.F = other.far;',
    'Object.assign(exports, { F(P) {} });',
    'Object.assign(exports, { F: other.near, extra: 1 });',
    'Object.defineProperty(exports, "F", { enumerable: true, value: function (P) {} });',
    'module.exports.F = function* (P) {};',
    'exports["F"] = function (P) {};',
    'put("F", (x) => x);',
    'all.F = function (P) {};\nexports.F = all.F;',
  ],
  changes: [
    'exports.F = exports.G;',
    'delete exports.F;',
    'exports.G = exports.F;',
    'sets(exports.F);',
    'kept(exports.F);',
    'exports.F.extra = exports.G;',
    'all.x = exports.F;',
    'for (const name of ["F"]) exports[name] = other.far;',
    'exports.F = wrapped(exports.F);',
    'exports.F ??= other.near;',
    'if (exports.F) exports.alias = exports.F;',
    'void [exports.F, typeof exports.G];',
    'Object.keys(exports).forEach(name => void name);',
    'Object.keys(other).forEach(name => { exports[name] = other[name]; });',
    'function later() { exports.F = null; }',
    'function soon() { exports.F = null; }\nsoon();',
  ],
  around: [
    '@',
    '@',
    '@',
    'if (true) { @ }',
    '{ @ }',
    'try { @ } catch {}',
    '(function () { @ })();',
    'if ("ab".length === 2) { @ }',
  ],
  end: '',
};

const DIALECTS = { python: PYTHON, javascript: JAVASCRIPT };

/** Modules of a few definitions, some of which are changed afterwards. */
export function generatedDefinitions(language: keyof typeof DIALECTS): fc.Arbitrary<Program> {
  const dialect = DIALECTS[language];
  const statement = fc
    .tuple(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...dialect.definitions) },
        { weight: 1, arbitrary: fc.constantFrom(...dialect.changes) },
      ),
      fc.constantFrom(...dialect.names),
      fc.constantFrom(...dialect.names),
      fc.constantFrom(...dialect.parameters),
      fc.constantFrom(...dialect.around),
    )
    .map(([text, one, two, parameters, around]) =>
      placed(
        text
          .replace(/\bF\b/g, one)
          .replace(/\bG\b/g, two)
          .replace(/\(P\)/g, () => `(${parameters})`),
        around,
      ),
    );
  return fc.array(statement, { minLength: 1, maxLength: 5 }).map(statements => {
    const text = `${statements.join('\n')}\n`;
    const files = {
      [dialect.first]: `${dialect.head}${text}${dialect.end}`,
      [dialect.other.path]: dialect.other.text,
    };
    return { files, harmless: false, text };
  });
}

/** A statement in what is around it, with its lines as far in. */
function placed(text: string, around: string): string {
  return around.replace(
    /^([ \t]*)(.*)@/m,
    (_all, indent: string, before: string) => indent + before + text.replaceAll('\n', `\n${indent}`),
  );
}
