import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
    support = new Support(await languageOf({ repo: SOURCE, config }));
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
