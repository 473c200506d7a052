import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { canRunHere } from '../interpreter.js';
import { folderWith, readIn } from '../small-repository.js';

/** Other names of types, in each form that the language has, and uses of them. */
const TYPES = `import collections.abc as cabc
from typing import Callable, Dict, List, Literal, Optional, TypeAlias, Union

Num = int
Real = Union[int, float]
Maybe = Optional[int]
Piped = int | None
Wider = Piped | str
Names = dict[str, int]
Words = Dict[str, "K"]
Call = Callable[[Num], str]
Mode = Literal["a", "b"]
Said: TypeAlias = list[Num]
Nothing = None
Written = "K"
Rows = cabc.Sequence[Names]

class K: ...

Own = K
Owns = List[Own]
`;
const USES = `import types_ as kinds
from types_ import *
from types_ import Mode as Way, Num as Whole, Own, Words
from typing import Callable, List, Optional, Union

Count = Whole
Two = Union[int, float]

def a(x: Count, y: Whole = 2, *, z: kinds.Real = 1.5) -> Way: ...
def b(x: kinds.Maybe, y: kinds.Piped, z: kinds.Wider) -> kinds.Nothing: ...
def c(x: kinds.Names, y: Words, z: kinds.Call) -> kinds.Said: ...
def d(x: kinds.Written, y: kinds.Rows, z: Own, w: kinds.Owns) -> kinds.K: ...
def e(x: list[Count], y: Optional[Count], z: Union[Two, str], w: Callable[..., Whole]) -> Two | None: ...
def f(x: "Count", y: list["Count"], z: List["Count"], w: Union[int, "Own"] = None): ...
def g(x: Callable[[int | None], str] | None, y: Optional[Callable[[str | None], int]] | str = None): ...

class L:
    Count = str
    def __init__(self, x: Own, y: Two = 1): ...

ALL = {"a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g, "L": L}
`;

function askPython(program: string, folder: string): Record<string, string> {
  const ask =
    'import lib, inspect, json; print(json.dumps({n: str(inspect.signature(f)) for n, f in lib.ALL.items()}))';
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout, stderr } = spawnSync(program, ['-c', ask], { cwd: folder, encoding: 'utf8', env });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, string>;
}

const SIGNATURES = { symbols: 'lib.py#ALL', map: { n: 'name', s: 'signature' } };

it('other names of types print as what they stand for', async () => {
  const folder = folderWith({ 'types_.py': TYPES, 'lib.py': USES });
  const { values, reported } = await readIn(folder, SIGNATURES);
  expect(reported).toEqual([]);
  expect(Object.fromEntries((values as { n: string; s: string }[]).map(({ n, s }) => [n, s]))).toEqual(
    askPython('python3', folder),
  );
});

const LAZY = `type Num = int
type Many[T] = list[T]
def f(x: Num, y: list[Num], z: Num | None = None) -> Many[int]: ...
ALL = {"f": f}
`;

(canRunHere('python3.13', '-c', 'pass') ? it : it.skip)(
  'those of a `type` statement print as names',
  async () => {
    const folder = folderWith({ 'lib.py': LAZY });
    const { values } = await readIn(folder, SIGNATURES);
    expect(values).toEqual([{ n: 'f', s: askPython('python3.13', folder).f }]);
  },
);

it.each([
  ['two assignments', 'Num = int\nNum = str\n'],
  ['a branch', 'import sys\nif sys.argv:\n    Num = int\nelse:\n    Num = str\n'],
  ['a call', 'Num = make()\n'],
  ['a circle', 'Num = Other\nOther = Num\n'],
  ['a list', 'Num = [int, str]\n'],
  [
    'parameters of its own',
    'from typing import List, TypeVar\nT = TypeVar("T")\nN = List[T]\nNum = N[int]\n',
  ],
])('what %s leaves open is not known, and the rest of the signature is', async (_what, text) => {
  const lib = `${text}def f(x: Num, /, y=make(), *, z: str = "a") -> Num: ...\nALL = {"f": f}\n`;
  const { values } = await readIn(folderWith({ 'lib.py': lib }), SIGNATURES);
  expect(values).toEqual([{ n: 'f', s: "(x: ?, /, y=?, *, z: str = 'a') -> ?" }]);
});

const DECORATED = `import functools
import typing_extensions as more
import unittest
try:
    from warnings import deprecated
except ImportError:
    from typing_extensions import deprecated

@deprecated("g")
def a(x: int, y=1): ...

@more.deprecated("g")
def b(*, x): ...

@unittest.skip("not today")
def c(x): ...

class K:
    @staticmethod
    @deprecated("g")
    def s(x): ...
    @deprecated("g")
    def m(self, x): ...

@functools.lru_cache(maxsize=None)
@deprecated("g")
def d(x, y): ...

@functools.wraps(a)
def e(*args): ...

ALL = {"a": a, "b": b, "c": c, "s": K.s, "m": K.m, "d": d, "e": e}
`;

(canRunHere('python3', '-c', 'import typing_extensions') ? it : it.skip)(
  'decorators that mark a function leave it its signature',
  async () => {
    const folder = folderWith({ 'lib.py': DECORATED });
    const { values, reported } = await readIn(folder, SIGNATURES);
    expect(reported).toEqual([]);
    expect(Object.fromEntries((values as { n: string; s: string }[]).map(({ n, s }) => [n, s]))).toEqual(
      askPython('python3', folder),
    );
  },
);

it('a decorator of others that is called so may do anything', async () => {
  const lib = 'from elsewhere import deprecated\n@deprecated("g")\ndef f(x): ...\nALL = {"f": f}\n';
  const { reported } = await readIn(folderWith({ 'lib.py': lib }), SIGNATURES);
  expect(reported).toEqual(['symbol-unresolved lib.py:2']);
});
