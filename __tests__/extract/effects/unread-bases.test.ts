import { expect, test } from '@jest/globals';
import { canRun, jsonFrom } from '../interpreter.js';
import { folderWith, readIn } from '../small-repository.js';

/** A library that no source has: each of what it gives changes the constant X of a class, or adds another one. */
const LIBRARY = `class Base:
    def __init_subclass__(cls, **given): cls.X = 2
class Meta(type):
    def __new__(mcs, name, bases, members): return super().__new__(mcs, name, bases, {**members, "X": 2})
def deco(cls):
    cls.X = 2
    return cls
def deco_with(x): return deco
class Quiet: pass
`;

const CHANGED = [
  'class C(Base):',
  'class C(Quiet, Base, flag=True):',
  'class C(metaclass=Meta):',
  '@deco\nclass C:',
  '@deco_with(1)\nclass C:',
  '@ext.deco\nclass C:',
  'class B(Base): pass\nclass C(B):',
  'class C(ext.Base):',
];
const KEPT = [
  'class C:',
  'class C(object):',
  'class C(Exception):',
  'class C(dict):',
  'class C(ABC):',
  'class C(metaclass=ABCMeta):',
  'class C(Protocol):',
  'class C(Generic[T]):',
  'class C(collections.abc.Mapping):',
  'class C(collections.namedtuple("P", "a b")):',
  'class B: pass\nclass C(B):',
  'def own(cls): return cls\n@own\nclass C:',
  '@functools.total_ordering\nclass C:\n    def __lt__(self, other): return True',
  '@final\n@dataclass\nclass C:',
  '@dataclass(frozen=True)\nclass C(json.JSONEncoder):',
  'class C(unittest.TestCase):',
  'class C(threading.Thread): # as it is',
];
const IMPORTS = `import collections, collections.abc, ext, functools, json, threading, unittest
from abc import ABC, ABCMeta
from dataclasses import dataclass
from ext import Base, Meta, Quiet, deco, deco_with
from typing import Generic, Protocol, TypeVar, final
T = TypeVar("T")
`;

(canRun('python3', '--version') ? test.each([...CHANGED, ...KEPT]) : test.skip.each(['']))(
  'what is made of a class by a library that is not read is told: %j',
  async head => {
    const library = folderWith({ 'ext.py': LIBRARY });
    const folder = folderWith({ 'a.py': `${IMPORTS}${head}\n    X = 1\n` });
    const script = 'import json, sys; sys.path[:0] = sys.argv[1:]; import a; print(json.dumps(a.C.X))';
    const truth = jsonFrom('python3', ['-c', script, folder, library], '');
    const { values, reported } = await readIn(folder, { table: 'a.py#C', filter: "key = 'X'", map: 'value' });
    const isTold = reported.some(each => each.startsWith('table-escapes a.py:'));
    expect([truth, values, isTold]).toEqual(CHANGED.includes(head) ? [2, [1], true] : [1, [1], false]);
    if (KEPT.includes(head)) expect(reported).toEqual([]);
  },
);

test('what several classes are made from is told once', async () => {
  const text = 'from ext import Base\nclass A(Base):\n    X = 1\nclass B(Base):\n    X = 2\nK = [A.X, B.X]\n';
  const { values, reported } = await readIn(folderWith({ 'a.py': text }), { table: 'a.py#K', map: 'value' });
  expect([values, reported]).toEqual([[1, 2], ['table-escapes a.py:2']]);
});
