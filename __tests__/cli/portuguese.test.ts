import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runAction, runBundledAction } from '../action/run-action.js';
import { cleanUp, contentsOf, folderWith, type Run, refdata, refdataInProcess, TINY } from './run-cli.js';

/** What is no Portuguese: such words are in every English sentence, and in none of a translation, of a name or of an address. */
const ENGLISH =
  /(?<![\w./`"@:<=-])(?:the|is|are|of|and|not|with|that|which|was|were|has|have|cannot|from|this|there|you|its|error|warning)(?![\w./`"@:>=-])/i;

let repo: string;
let english: string;

beforeAll(async () => {
  repo = folderWith(TINY);
  english = join(folderWith(), 'site');
  expect((await refdataInProcess(['build', '--out', english], { cwd: repo })).code).toBe(0);
});

afterAll(cleanUp);

/** Lines that are English still. */
function leftovers({ stdout, stderr }: Pick<Run, 'stdout' | 'stderr'>): string[] {
  return `${stdout}\n${stderr}`.split('\n').filter(line => ENGLISH.test(line));
}

function inPortuguese(args: readonly string[], cwd = repo): Run {
  return refdata(args, { cwd, env: { NO_COLOR: '1', REFDATA_LANG: 'pt' } });
}

test('a build says all in Portuguese, and publishes the same bytes', () => {
  const site = join(folderWith(), 'site');
  const run = inPortuguese(['build', '--out', site]);
  expect(run.code).toBe(0);
  expect(run.stdout).toContain('gerada Tiny 1.0.0 em');
  expect(leftovers(run)).toEqual([]);
  expect(contentsOf(site)).toEqual(contentsOf(english));
});

test('a check does, in the form of a text, a comment and a page; its JSON differs in sentences alone', async () => {
  const changed = folderWith({ ...TINY, 'tokens.py': TINY['tokens.py'].replace('"se"', '"caso"') });
  const check = ['check', '--base', english, '--format'];
  const text = inPortuguese([...check, 'text'], changed);
  expect(text.code).toBe(1);
  expect(text.stdout).toContain(
    'falhou 1 mudança major, e versao ainda é 1.0.0: aumente-a para 2.0.0 ou mais',
  );
  expect(text.stdout).toContain('A palavra reservada se agora é caso. reservada-renamed');
  const markdown = inPortuguese([...check, 'markdown'], changed);
  expect(markdown.stdout).toContain('| Mudança | Onde | Regra |');
  expect([text, markdown].flatMap(leftovers)).toEqual([]);

  const json = JSON.parse(inPortuguese([...check, 'json'], changed).stdout);
  const plain = JSON.parse((await refdataInProcess([...check, 'json'], { cwd: changed })).stdout);
  const unsaid = (value: unknown) =>
    JSON.stringify(value, (key, each) => (['message', 'remedy'].includes(key) ? '' : each));
  expect(unsaid(json)).toBe(unsaid(plain));
  expect(json.changes[0].message).toBe('A palavra reservada se agora é caso.');
});

test('mistakes, of the configuration and of who runs it, are told in Portuguese with the same remedies', () => {
  const broken = folderWith({
    ...TINY,
    'refdata.yml': `${TINY['refdata.yml'].replace('nome: Tiny', 'nome: 1').replace('documentacao:', 'documentation:')}keywords: [se]\n`,
  });
  const config = inPortuguese(['build'], broken);
  expect(config.code).toBe(2);
  expect(config.stderr).toContain('nome deve ser um texto.\n');
  expect(config.stderr).toContain('-> Ponha entre aspas: "1".\n');
  // One slip is one mistake: what was meant is not missing, too.
  expect(config.stderr).toContain('você quis dizer `documentacao`?');
  expect(config.stderr).not.toContain('Falta documentacao');
  const option = refdata(['check', '--lang', 'pt', '--bas', 'x'], { cwd: repo });
  expect(option).toMatchObject({
    code: 2,
    stderr:
      "erro Opção desconhecida '--bas'.\nVocê quis dizer --base? refdata check --help mostra o que há.\n",
  });
  expect([config, option].flatMap(leftovers)).toEqual([]);
});

test('so are helps and rules', () => {
  const help = refdata(['build', '--help', '--lang=pt']);
  expect(help.stdout).toMatch(/^Uso: refdata build \[options\]\n\nlê o repositório/);
  const rule = inPortuguese(['explain', 'reservada-removed']);
  expect(rule.stdout).toContain('Uma palavra reservada não existe mais');
  expect([help, rule].flatMap(leftovers)).toEqual([]);
});

test('a language that there is not is a mistake', async () => {
  expect(await refdataInProcess(['explain', '--list', '--lang', 'fr'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("argument 'fr' is invalid. Allowed choices are en, pt."),
  });
});

test('the action says all in Portuguese by its input', async () => {
  const [workspace, temporary, files] = [folderWith(TINY), folderWith(), folderWith()];
  writeFileSync(join(workspace, 'tokens.py'), 'WORDS = {\n    "se": "",\n}\n');
  const run = await runBundledAction({ workspace, temporary, files }, { lang: 'pt' });
  expect(run.code).toBe(0);
  expect(run.summary).toContain('A referência de Tiny 1.0.0 foi gravada');
  expect(run.summary).toContain('| Arquivo | Contém | Bytes |');
  expect(leftovers({ stdout: run.log.replace(/^::.*$/gm, ''), stderr: run.summary })).toEqual([]);
  expect(readFileSync(join(workspace, 'site', 'api', 'index.json'), 'utf8')).toContain('"versao": "1.0.0"');
  const wrong = await runAction({ workspace, temporary, files }, { lang: 'fr' });
  expect(wrong.log).toContain('lang is "fr": write en or pt.');
});
