import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse, stringify } from 'yaml';
import { languageOf } from '../../src/commands/language-data.js';
import { problemsOf } from '../../src/lsp/problems/find.js';
import { Support } from '../../src/lsp/support.js';
import { canRun } from '../extract/interpreter.js';

const RECIPE = resolve(import.meta.dirname ?? '.', '..', '..', 'recipes', 'python', 'refdata.yml');
const SOURCE = '/usr/lib/python3.11';
const isThere = canRun('python3', '--version') && existsSync(join(SOURCE, 'keyword.py'));

let folder: string;
let support: Support;
const problemsIn = (text: string) =>
  problemsOf(support.program(TextDocument.create('file:///x.py', 'python', 1, text)), {
    hasFile: () => false,
  });

(isThere ? describe : describe.skip)('problems in programs of Python', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'refdata-python-'));
    // Its words and its lexico: what its modules have takes too long to read for this.
    const { nome, descricao, documentacao, versao, sintaxe, lexico } = parse(readFileSync(RECIPE, 'utf8'));
    const config = join(folder, 'refdata.yml');
    const modulos = { value: [] };
    writeFileSync(config, stringify({ nome, descricao, documentacao, versao, sintaxe, lexico, modulos }));
    support = new Support(await languageOf({ repo: SOURCE, config }), 'en');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are none in its own library', () => {
    const files = globSync(['*.py', 'asyncio/*.py', 'email/*.py', 'json/*.py', 'unittest/*.py'], {
      cwd: SOURCE,
    });
    const found = files.flatMap(file =>
      problemsIn(readFileSync(join(SOURCE, file), 'utf8')).map(({ start, message }) => [
        file,
        start,
        message,
      ]),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it('are told of a line that a mark joins to another one, where that one is wrong', () => {
    const joined = 'if a and \\\n        b:\n    c()\n';
    expect(problemsIn(joined)).toEqual([]);
    expect(problemsIn(`${joined}    d() + \\\n2\n`)).toEqual([]);
    expect(problemsIn(`${joined}      d()\n`)).toMatchObject([{ kind: 'indentation' }]);
  });
});

/** A library whose modules have more than their lists say. */
const LIBRARY: Readonly<Record<string, string>> = {
  'plain.py':
    'import os, sys\nfrom limbs import arm as _arm, leg\n__all__ = ["run"]\nPORT = 80\ndef run(): pass\ndef walk(): pass\ntry:\n    import fast\nexcept ImportError:\n    fast = None\n',
  'limbs.py': 'def arm(): pass\ndef leg(): pass\n',
  'takes.py': 'from limbs import *\n__all__ = ["jump"]\ndef jump(): pass\n',
  'native.py': 'from _native import *\ndef slow(): pass\n',
  'made.py':
    'from enum import IntEnum\nIntEnum._convert_("Kind", __name__, lambda name: True)\ndef kind(): pass\n',
  'pack/__init__.py': 'def open_it(): pass\n',
  'pack/part.py': 'def piece(): pass\n',
  'pack/inner/__init__.py': '',
  'pack/inner/deep.py': 'def dive(): pass\n',
};

describe('what is asked of a library in Python', () => {
  let root: string;
  let library: Support;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'refdata-library-'));
    for (const [path, text] of Object.entries(LIBRARY)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const { lexico } = parse(readFileSync(RECIPE, 'utf8'));
    const words = ['import', 'from', 'as', 'def', 'class', 'if', 'else'].map(palavra => ({ palavra }));
    const modulos = {
      symbols: '{*.py,pack/**/*.py}',
      exported: true,
      filter: 'what in ["function", "class"] and name != "open_it" or module = "pack"',
      map: { _modulo: 'module', nome: 'name' },
      group: { by: '_modulo', as: 'nome', into: 'simbolos' },
    };
    const sintaxe = { extensao: '.py', reservadas: { value: words } };
    const config = join(root, 'refdata.yml');
    const about = { nome: 'P', descricao: 'P', documentacao: 'https://p.example', versao: '1' };
    writeFileSync(config, stringify({ ...about, sintaxe, modulos, lexico }));
    library = new Support(await languageOf({ repo: root, config }), 'en');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const asked = (text: string) =>
    problemsOf(library.program(TextDocument.create('file:///x.py', 'python', 1, text)), {
      hasFile: () => false,
    }).map(({ kind, message }) => `${kind}: ${message.split('.')[0]}`);

  test.each([
    'from plain import run, walk, PORT, _arm, leg, os, fast\n',
    'import plain\nplain.sys.exit()\nplain.PORT\n',
    'from takes import jump, arm, leg\n',
    'from native import slow, anything\n',
    'from made import kind, KIND_OF_ALL\n',
    'import pack.part\nfrom pack import part, inner, open_it\npack.part.piece()\n',
    'import pack.inner\nimport pack.inner.deep\n',
    'from elsewhere import plain\nplain.whatever()\n',
    'from elsewhere import other as plain\nplain.whatever()\n',
    'run(print(leg), all(1))\nfrom plain import run\nfrom limbs import leg\nprinf(1)\n',
  ])('is there: %j', text => expect(asked(text)).toEqual([]));

  test.each([
    ['from plain import runn\n', 'unknown-symbol: plain has no "runn" in P 1'],
    ['import plain\nplain.walkk()\n', 'unknown-symbol: plain has no "walkk" in P 1'],
    ['import plain as p, limbs\np.rum()\n', 'unknown-symbol: plain has no "rum" in P 1'],
    ['from limbs import (arm,\n  legg as l)\n', 'unknown-symbol: limbs has no "legg" in P 1'],
    ['from takes import lump\n', 'unknown-symbol: takes has no "lump" in P 1'],
    ['import pack.parts\n', 'unknown-module: P 1 has no module "pack'],
  ])('is not there: %j', (text, message) => expect(asked(text)).toEqual([message]));
});
