import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { addresses } from '../../src/commands/addresses.js';
import { build } from '../../src/commands/build.js';
import { check } from '../../src/commands/check-reference.js';
import { TINY } from '../cli/run-cli.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;
const LEDGER = 'enderecos: enderecos.json\n';

let repo: string;
beforeEach(() => {
  repo = temporaryFolder('page-addresses');
});
afterEach(() => rmSync(repo, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repo, path)), { recursive: true });
    writeFileSync(join(repo, path), text);
  }
}

/** A language with these modules, in their order. */
function modules(names: readonly string[], more = ''): void {
  const table = names.map(name => `    ${JSON.stringify(name)}: "${name.length}",\n`).join('');
  write({
    'refdata.yml': `${TINY['refdata.yml']}modulos:\n  - table: modules.py#MODULES\n    map: { nome: key }\n${more}`,
    'tokens.py': TINY['tokens.py'],
    'errors.py': TINY['errors.py'],
    'modules.py': `MODULES = {\n${table}}\n`,
  });
}

function commit(): void {
  gitIn(repo, 'add', '--all');
  gitIn(repo, 'commit', '--quiet', '-m', 'one');
}

const record = () => addresses({ repo, config: 'refdata.yml', write: true });

/** What is found about pages, and at which address. */
async function found(base?: string): Promise<(string | undefined)[][]> {
  const { changes } = await check({ repo, config: 'refdata.yml', today: '2026-06-01', failOn: 'none', base });
  return changes
    .filter(({ rule }) => rule.startsWith('pagina'))
    .map(({ rule, level, name, place, side }) => [
      rule,
      level,
      name,
      ...(place ? [side, `${place.file}:${place.line}`] : []),
    ]);
}

describeWithGit('addresses of pages, in a comparison', () => {
  beforeEach(() => {
    gitIn(repo, 'init', '--quiet', '--initial-branch=main');
  });

  test('one that another thing takes by its place in the list is told, and none that is recorded', async () => {
    modules(['ponto', 'Reta']);
    commit();
    modules(['Ponto', 'ponto', 'Reta']);
    expect(await found()).toEqual([
      ['pagina-endereco-removed', 'minor', '/modulos/ponto', 'head', 'modules.py:2'],
    ]);
    modules(['ponto', 'Reta'], LEDGER);
    await record();
    commit();
    modules(['Ponto', 'ponto', 'Reta'], LEDGER);
    expect(await found()).toEqual([]);
  });

  test('of what is gone its page stays where it was recorded, and dies where the record was changed', async () => {
    modules(['Ponto', 'Reta', 'Curva'], LEDGER);
    await record();
    const lineOf = (address: string) => {
      const lines = readFileSync(join(repo, 'enderecos.json'), 'utf8').split('\n');
      return `enderecos.json:${lines.findIndex(line => line.includes(`"endereco": "${address}"`)) + 1}`;
    };
    const before = lineOf('/modulos/Reta');
    commit();
    modules(['Reta', 'Curva'], LEDGER);
    expect(await found()).toEqual([]);
    await record();
    expect(await found()).toEqual([]);
    const file = join(repo, 'enderecos.json');
    const { enderecos } = JSON.parse(readFileSync(file, 'utf8')) as {
      enderecos: Record<string, { endereco: string }>;
    };
    delete enderecos['modulo:Ponto'];
    Object.assign(enderecos['modulo:Reta'] ?? {}, { endereco: '/modulos/Curva' });
    Object.assign(enderecos['modulo:Curva'] ?? {}, { endereco: '/modulos/Ponto' });
    writeFileSync(file, JSON.stringify({ enderecos }, null, 2));
    expect(await found()).toEqual([
      ['pagina-endereco-reassigned', 'minor', '/modulos/Curva', 'head', lineOf('/modulos/Curva')],
      ['pagina-endereco-reassigned', 'minor', '/modulos/Ponto', 'head', lineOf('/modulos/Ponto')],
      ['pagina-endereco-removed', 'minor', '/modulos/Reta', 'base', before],
    ]);
  });

  test('what was never recorded and is gone is told as gone, and not once more', async () => {
    modules(['Ponto', 'Reta']);
    commit();
    modules(['Reta']);
    expect(await found()).toEqual([]);
    // Who keeps a record from now on, does so of what there was, too.
    modules(['Reta'], LEDGER);
    expect(await found()).toEqual([['pagina-endereco-removed', 'minor', '/modulos/Ponto']]);
  });

  test('a word that becomes a contextual one keeps its address', async () => {
    const contextual = (words: string) =>
      `  contextuais:\n    - table: tokens.py#${words}\n      map: { palavra: key, descricao: value, onde: value }\n`;
    modules([]);
    write({
      'tokens.py': 'WORDS = {"se": "a", "nao": "b"}\nOTHERS = {"sim": "c"}\n',
      'refdata.yml': TINY['refdata.yml'].replace('erros:', `${contextual('OTHERS')}erros:`),
    });
    commit();
    write({ 'tokens.py': 'WORDS = {"se": "a"}\nOTHERS = {"sim": "c", "nao": "b"}\n' });
    expect(await found()).toEqual([]);
  });

  test('a site that gives up its pages is one change, and so is one that gets some', async () => {
    modules(['Ponto', 'Reta']);
    commit();
    modules(['Ponto', 'Reta'], 'site: data\n');
    expect(await found()).toEqual([['paginas-removed', 'minor', 'Tiny', 'head', 'refdata.yml:16']]);
    commit();
    modules(['Ponto', 'Reta']);
    expect(await found()).toEqual([['paginas-added', 'info', 'Tiny', 'base', 'refdata.yml:16']]);
  });

  test('what is published says its addresses, those of what is gone, too', async () => {
    modules(['Ponto', 'Reta'], LEDGER);
    await record();
    modules(['Reta'], LEDGER);
    await record();
    const out = temporaryFolder('published');
    await build({ repo, config: 'refdata.yml', out: join(out, 'site') });
    commit();
    expect(await found(join(out, 'site'))).toEqual([]);
    rmSync(join(repo, 'enderecos.json'));
    expect(await found(join(out, 'site'))).toEqual([['pagina-endereco-removed', 'minor', '/modulos/Ponto']]);
    rmSync(out, { recursive: true });
  });
});
