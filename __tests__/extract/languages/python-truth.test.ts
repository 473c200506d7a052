import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { constantsIn, differences } from '../evaluate/constants.js';
import { canRun, jsonFrom } from '../interpreter.js';
import { folderWith } from '../small-repository.js';
import { python } from './python-source.js';

/** What Python says of the constants of a module, with sets as lists in the order of their source. */
const ASK = `
import json, sys, importlib
folder, module, names = json.loads(sys.stdin.read())
sys.path.insert(0, folder)
sys.dont_write_bytecode = True
m = importlib.import_module(module)
print(json.dumps({n: getattr(m, n) for n in names}))
`;

const pythonIsHere = canRun('python3', '--version');
const whenPython = pythonIsHere ? it : it.skip;

/** Modules around the one under test, each reached by another form of import. */
const MODULES = {
  'pkg/__init__.py': 'from .base import INICIO\nTOPO = "topo"\nfrom .extra import *\n',
  'pkg/base.py':
    'INICIO = "início"\nNUMERO = 2.0\nLISTA = [1, ("dois", 3)]\nMAPA = {"a": {"b": None}, 7: "sete"}\n',
  'pkg/extra.py': 'ESTRELA = "estrela"\nCONTA = 12\n',
  'pkg/sub/__init__.py': '',
  'pkg/sub/fundo.py':
    'from ..base import NUMERO as N, LISTA\nfrom .. import TOPO\nFUNDO = [*LISTA, N, TOPO]\n',
  'solto.py': 'PALAVRA = "solto"\nVAZIO = {}\n',
};
const IMPORTS = `from . import base, TOPO
from .base import INICIO as COMECO, MAPA
from .sub.fundo import FUNDO
from .sub import fundo as f
import pkg.base as absoluto
import solto as s
from solto import (
    PALAVRA,  # a comment
    VAZIO as NADA,
)
from .extra import *
LOCAL = "local"
DEZ = 10
MEIO = 0.5
PAR = (1, "um")
MESA = {"k": LOCAL, **MAPA}
`;
const NAMES = {
  texts: ['LOCAL', 'COMECO', 'TOPO', 'base.INICIO', 'absoluto.INICIO', 's.PALAVRA', 'PALAVRA', 'ESTRELA'],
  numbers: ['DEZ', 'MEIO', 'base.NUMERO', 'CONTA', 'f.N'],
  lists: ['FUNDO', 'f.FUNDO', 'list(PAR)', 'base.LISTA'],
  maps: ['MAPA', 'NADA', 'MESA', 's.VAZIO', 'absoluto.MAPA'],
};

/** Writes constants V0, V1, … into `pkg/main.py` and compares what both say of them. */
async function compare(expressions: readonly string[]): Promise<void> {
  const sources = Object.fromEntries(expressions.map((expression, i) => [`V${i}`, expression]));
  const text = Object.entries(sources).map(([name, source]) => `${name} = ${source}\n`);
  const folder = folderWith({ ...MODULES, 'pkg/main.py': IMPORTS + text.join('') });
  const names = Object.keys(sources);
  const expected = jsonFrom(
    'python3',
    ['-W', 'ignore', '-c', ASK],
    JSON.stringify([folder, 'pkg.main', names]),
  );
  const said = await constantsIn(folder, 'pkg/main.py', names);
  expect(differences(sources, expected as Record<string, unknown>, said).slice(0, 3)).toEqual([]);
}

/** What is equal is one entry of a set or map, whatever it is made of. */
const EQUALS = [
  'len({(1, "a"), (1, "a"), (2, ("b", None)), (2, ("b", None))})',
  'len(frozenset((("x", "lang"), ("y", "lang"), ("x", "lang"))))',
  'list({("a", 1): "first", ("b", 2): "other", ("a", 1): "last"}.values())',
  'len({f, s, f})',
  'list({f: 1, s: 2, f: 3}.values())',
  'len({"1", 1, "None", None})',
];

describe('Python itself and extraction agree', () => {
  whenPython('on what is equal', () => compare(EQUALS));
  const { text, number, list, map, bool, any } = python(NAMES);
  for (const [what, expression] of Object.entries({ text, number, list, map, bool, any })) {
    whenPython(`on every ${what}`, async () => {
      const constants = fc.array(expression, { minLength: 480, maxLength: 480 });
      await fc.assert(
        fc.asyncProperty(constants, all => compare(all)),
        { numRuns: 2, endOnFailure: true },
      );
    });
  }
});
