import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { folderWith, readIn } from '../small-repository.js';

const SOURCE = `import functools
import collections.abc
import typing as t
from dataclasses import dataclass
from typing import Optional, Union

T = t.TypeVar("T")

class Box(t.Generic[T]): ...

class Chest(collections.abc.Sized, Box[T]): ...

class Plain(collections.abc.Sequence[T]): ...

class Table(dict, t.Generic[T]): ...

def generics(a: Box[int] | None, b: Chest[str] | int | None, c: Plain[int] | None, d: None | Box, e: Table[int] | None): ...

@dataclass
class Statement(str):
    text: str
    def __new__(cls, value: object, *rest): return super().__new__(cls, value)

@dataclass
class Written:
    x: int
    def __init__(self, y: str): self.x = 1

@dataclass
class Inherits(Written):
    z: int = 3

def nested(
    a: Optional[Union[str, int]],
    b: Union[str, Optional[int]],
    c: t.Optional[t.Optional[str]],
    d: Union[int, int],
    e: Union[Union[str, t.List[int]], t.Dict[str, t.Tuple[int, ...]], None],
    f: Optional[t.Callable[[int, str], Union[int, None]]] = None,
) -> Union[None, str]: ...

def variant(normal):
    def decorator(other):
        @functools.wraps(normal)
        def wrapper(*args, **kwargs):
            return (other if args else normal)(*args, **kwargs)
        return wrapper
    return decorator

def keeping(level):
    def decorator(f):
        @functools.wraps(f)
        def wrapper(*args):
            return f(*args)
        return wrapper
    return decorator

def plain(x: int, y="d"):
    """What plain does."""

@variant(plain)
async def asynchronous(x, other=None):
    """What nobody reads."""

@keeping(3)
def kept(a, b=2):
    """What kept does."""

class Outer:
    class Inner: ...

def named(
    a: Outer.Inner,
    b: t.Awaitable[Outer.Inner],
    c: t.Annotated[list, "x"],
    d: t.Annotated[t.List[int], "x", 3],
    e: t.Annotated[t.Annotated[int, "x"], 1],
    f: t.Optional[None],
    g: Box[None],
    h: Box["Later"] = None,
    i: None | t.NoReturn | t.Sized = None,
    j: collections.abc.Sequence[int] = (),
    k: t.Tuple[()] | tuple[()] = (),
) -> t.Union[t.Callable[[int], str] | t.List[int] | "Later", None]: ...

ALL = {"named": named, "nested": nested, "generics": generics, "Statement": Statement, "Written": Written, "Inherits": Inherits, "asynchronous": asynchronous, "kept": kept}
`;

it('signatures of unions in unions, and of what stands for another function, are as Python prints them', async () => {
  const folder = folderWith({ 'a.py': SOURCE });
  const ask =
    'import a, inspect, json; print(json.dumps({n: [str(inspect.signature(f)), inspect.getdoc(f) or ""] for n, f in a.ALL.items()}))';
  const { stdout } = spawnSync('python3', ['-c', ask], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  const { reported, values } = await readIn(folder, {
    symbols: 'a.py#ALL',
    map: { n: 'name', s: 'signature', d: 'documentation' },
  });
  expect(reported).toEqual([]);
  expect(values).toEqual(
    Object.entries(JSON.parse(stdout) as Record<string, [string, string]>).map(([n, [s, d]]) => ({
      n,
      s,
      d,
    })),
  );
});

it('what a wrapper takes over only in part is reported', async () => {
  const text = SOURCE.replace('wraps(normal)', 'wraps(normal, assigned=NAMES)');
  const { reported, values } = await readIn(folderWith({ 'a.py': text }), {
    symbols: 'a.py#ALL',
    filter: 'name = "asynchronous"',
    map: { s: 'signature', d: 'summary' },
  });
  expect(reported).toEqual(['symbol-unresolved a.py:61']);
  expect(values[0]).toMatchObject({ s: "(x: int, y='d')" });
});

const LIBRARY = `from functools import wraps

class Library:
    def __init__(self):
        self.known = {}

    def item(self, name=None, function=None, **flags):
        if name is None:
            def dec(func):
                return self.given(func, **flags)
            return dec
        elif function is None:
            if callable(name):
                return self.given(name)
            def dec(func):
                return self.item(name, func)
            return dec
        self.known[name] = function
        return function

    def plain(self, name=None):
        if name is None:
            return self.given
        return self.given(name)

    def given(self, func, **flags):
        name = func.__name__
        return self.item(name, func, **flags)

    def replaced(self, func):
        func = str(func)
        return func

    def wrapped(self, func):
        def wrapper(value):
            return value
        return wrapper

def texts(func):
    def dec(*args):
        return func(*args)
    dec.of = func
    return wraps(func)(dec)
`;

describe('decorators that register', () => {
  const use = (decorators: string) =>
    `from library import Library, texts\nregister = Library()\n${decorators}\ndef f(a, b=1):\n    "What f does."\n`;

  it.each([
    '@register.item',
    '@register.item()',
    '@register.item("x")',
    '@register.item(name="x")',
    '@register.plain',
    '@register.plain()',
    '@register.item(safe=True)\n@texts',
  ])('%s leaves a function as it is', async decorators => {
    const folder = folderWith({ 'library.py': LIBRARY, 'a.py': use(decorators) });
    const ask = 'import a, inspect; print(str(inspect.signature(a.f)), inspect.getdoc(a.f))';
    const { stdout } = spawnSync('python3', ['-B', '-c', ask], { cwd: folder, encoding: 'utf8' });
    const source = { symbols: 'a.py', filter: 'what = "function"', map: "signature & ' ' & summary" };
    const { reported, values } = await readIn(folder, source);
    expect(reported).toEqual([]);
    expect(values).toEqual([stdout.trim()]);
  });

  it.each(['@register.replaced', '@register.wrapped', '@register.missing'])(
    '%s may make anything of it, which is reported',
    async decorators => {
      const folder = folderWith({ 'library.py': LIBRARY, 'a.py': use(decorators) });
      const { reported } = await readIn(folder, {
        symbols: 'a.py',
        filter: 'what = "function"',
        map: 'signature',
      });
      expect(reported).toEqual(['symbol-unresolved a.py:3']);
    },
  );
});

it('a decorator that documents a class leaves how it is called', async () => {
  const source = `def documented(cls):
    if cls.__doc__.startswith('+'):
        cls.__doc__ = cls.__bases__[0].__doc__ + cls.__doc__
    return cls

class Policy:
    "What policies are."
    def __init__(self, **kw): ...

@documented
class Compatible(Policy):
    "+ and more"
`;
  const folder = folderWith({ 'a.py': source });
  const ask = 'import a, inspect; print(str(inspect.signature(a.Compatible)))';
  const { stdout } = spawnSync('python3', ['-B', '-c', ask], { cwd: folder, encoding: 'utf8' });
  const filter = 'name = "Compatible"';
  const signatures = await readIn(folder, { symbols: 'a.py', filter, map: 'signature' });
  expect(signatures).toMatchObject({ reported: [], values: [stdout.trim()] });
  const summaries = await readIn(folder, { symbols: 'a.py', filter, map: 'summary' });
  expect(summaries.reported).toEqual(['symbol-unresolved a.py:10']);
});

it('what calls enumerations is told where their library is in none of the sources, also behind a constructor', async () => {
  const text =
    'import enum\nclass Base(enum.Enum): pass\nclass Token(Base):\n  A = (1, 2)\n  def __init__(self, a, b): ...\n';
  const { reported, values } = await readIn(folderWith({ 'p/__init__.py': '', 'p/enum.py': text }), {
    symbols: 'p/enum.py',
    exported: true,
    map: { n: 'name', s: 'signature' },
  });
  expect(reported).toEqual(['symbol-unresolved p/enum.py:1', 'symbol-unresolved p/enum.py:1']);
  expect(values).toMatchObject([{ n: 'Base' }, { n: 'Token' }]);
  expect((values as { s?: unknown }[]).filter(({ s }) => typeof s === 'string')).toEqual([]);
});

it('inheritance, other names of members, frozen sets and packages in packages are as the interpreter says them', async () => {
  const folder = folderWith({
    'pk/__init__.py': '',
    'pk/sub/inner.py': 'class Inner:\n    "In."\n    def __init__(self, a: int): ...\n',
    'pk/types.py': `from typing import TypeVar, Union
T = TypeVar("T")
Text = Union[int, str]
class Known:
    "k"
    class Part: "p"
`,
    'pk/a.py': `import sys, zlib
import pk.types
from . import types as names
from enum import Enum
from typing import AnyStr, Generic, Protocol, TypeVar
from .sub.inner import Inner
if sys.version_info < (3, 5):
    from typing import Iterable
else:
    from collections.abc import Iterable

T = TypeVar("T")
U = TypeVar("U")

class Locale(Enum):
    EN = "en"
    DEFAULT = EN
    OTHER = "en"

def members(a=Locale.DEFAULT, b=Locale.OTHER, c: Locale = Locale.EN): "x"
def texts(a: AnyStr, b: "AnyStr") -> AnyStr: "x"
def conditional(a: Iterable[int], b: Iterable) -> None: "x"
def sets(a=frozenset(), b=set(), c=frozenset([1]), d=frozenset({"a"}), e={1}): "x"
def inner(a: Inner, b=Inner): "x"
def spread(a=[*frozenset([1])], b=(*list([1]), 2)): "x"
def tuples(a=(1, 2) + (3,), b=(1,) * 2, c=[1] + [2], d=(1,) + tuple({2}), e=frozenset({1}) - {1}, f={1} & frozenset([1])): "x"
def module(a=zlib): "x"

def members_of(a: names.T, b: names.Text, c: pk.types.Known, d: names.Known.Part) -> pk.types.T: "x"
class Outer:
    "o"
    class Inner: ...
    class Other: ...
Outer.Inner = Locale
def replaced(a: Outer.Inner, b=Outer.Inner): "x"
def kept(a: Outer.Other, b=Outer.Other): "x"

class A(Protocol[T]):
    "Doc A."
class B(Protocol[T]):
    "Doc B."
class Both(A[T], B[T], Protocol[T, U]): ...
class N(Protocol[T]):
    "N"
class Behind(Both[T, U], N[T], Protocol[T, U]): ...
class Made(Protocol[T]):
    "M"
    def __init__(self, a, b, /): ...
class Keeps(Made[T], Protocol[T]): ...
class Plain(Keeps[int]): ...
class First: "p1"
class Second(First): ...
class Third(First):
    "p3"
    def __init__(self, b): ...
class Fourth(Second, Third): ...
class Own(Exception): ...
class OwnValue(Own, ValueError): ...
class OwnKey(OwnValue, KeyError): ...
class OwnTime(OwnValue, TimeoutError): "t"
`,
  });
  const ask = `import inspect, json, pk.types, pk.a as a, pk.sub.inner as i
def sign(v):
    try: return str(inspect.signature(v))
    except ValueError: return None
print(json.dumps([[n, sign(v), inspect.getdoc(v).split("\\n")[0]] for m in (a, i, pk.types) for n, v in vars(m).items() if getattr(v, "__module__", None) == m.__name__ and callable(v)]))`;
  const { stdout } = spawnSync('python3', ['-B', '-c', ask], { cwd: folder, encoding: 'utf8' });
  const truth = (JSON.parse(stdout) as [string, string | null, string][])
    .filter(([name]) => !/^(?:Locale|module|replaced)$/.test(name))
    .map(([name, signature, summary]) => `${name} ${signature ?? ''} ${summary}`.replace('  ', ' '));
  expect(truth).toHaveLength(28);
  const { values, reported } = await readIn(folder, {
    symbols: 'pk/**/*.py',
    exported: true,
    filter: 'what in ["class", "function"] and $not(name = "Locale")',
    map: { text: "name & ' ' & signature & ' ' & summary" },
  });
  const texts = (values as { text: string }[]).map(({ text }) => text.replace(/ {2,}/, ' '));
  expect(texts.filter(text => !text.startsWith('module'))).toEqual(expect.arrayContaining(truth));
  // What is given another value elsewhere is told.
  expect(texts).toContain('replaced (a: ?, b=?) x');
  // What a module prints says where it lies.
  expect(texts.find(text => text.startsWith('module'))).toContain('(a=');
  expect(reported.every(each => /pk\/a\.py:(?:22|2|3)$/.test(each))).toBe(true);
});

it('a name that another module passes on is in as much doubt as where a branch defines it', async () => {
  const two = (head: string, other: string) =>
    `${head}\n    class X:\n        "one"\n        def __init__(self, a): ...\n${other}\n    class X:\n        "two"\n        def __init__(self, b): ...\n`;
  const { values, reported } = await readIn(
    folderWith({
      'pk/__init__.py': 'from .failing import X\nfrom .chosen import X as Y\n__all__ = ["X", "Y"]\n',
      'pk/failing.py': two('try:', 'except TypeError:'),
      'pk/chosen.py': `import os\n${two('if os.environ.get("Z"):', 'else:')}`,
    }),
    { symbols: 'pk/__init__.py', exported: true, map: { n: 'name', s: 'signature' } },
  );
  expect((values as { n: string; s?: unknown }[]).map(({ n, s }) => [n, typeof s])).toEqual([
    ['X', 'symbol'],
    ['Y', 'symbol'],
  ]);
  expect(reported.filter(each => each.startsWith('symbol-conditional'))).toHaveLength(2);
});
