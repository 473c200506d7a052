import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { check } from '../../src/commands/check-reference.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';

const CONFIG = `nome: Tiny
descricao: A menor das linguagens
documentacao: https://tiny.example/docs
versao: 1.0.0
sintaxe:
  extensao: .ty
  reservadas:
    merge:
      - table: tokens.py#WORDS
        map: { palavra: key, descricao: value }
      - table: tokens.py#FUTURE
        map: { palavra: value, descricao: "'fica para depois'" }
erros:
  table: errors.py#ERRORS
  map: { codigo: key, titulo: "value[0]", explicacao: "value[1]", exemplo: "'x'", solucao: "'Acabe.'", doc: "'erros/' & key" }
`;
const LETTERS = ['a', 'b', 'c', 'd', 'e'];
const table = (name: string, rows: readonly string[]) => `${name} = {\n${rows.join('')}}\n`;
const WORDS = LETTERS.map(letter => `    "se${letter}": "a condição ${letter}",\n`);
const FILES = {
  'refdata.yml': CONFIG,
  'tokens.py': `${table('WORDS', WORDS)}${table('OTHERS', WORDS.slice(2))}FUTURE = ["talvez", "nunca"]\n`,
  'errors.py': table(
    'ERRORS',
    LETTERS.map((letter, i) => `    "TY010${i}": ("Falta ${letter}", "Sem ${letter} nada acaba."),\n`),
  ),
};

/** What a list is read by is the cause of all that it makes of the same source. */
(missingProgram() === 'git' ? describe.skip : describe)('a changed line of refdata.yml', () => {
  let repo: string;
  beforeEach(() => {
    repo = temporaryFolder('configured');
    write(FILES);
    gitIn(repo, 'init', '--quiet', '--initial-branch=main');
    gitIn(repo, 'add', '--all');
    gitIn(repo, 'commit', '--quiet', '-m', 'one');
  });
  afterEach(() => rmSync(repo, { recursive: true, force: true }));

  const write = (files: Readonly<Record<string, string>>) => {
    mkdirSync(repo, { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(repo, path), text);
  };
  const edit = (path: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(repo, path), 'utf8');
    expect(text).toMatch(from);
    write({ [path]: text.replace(from, to) });
  };
  /** Causes, then what has none, each with its place. */
  const told = async () => {
    const { changes, causes } = await check({ repo, config: 'refdata.yml', today: '2026-06-01' });
    const explained = new Set(causes.flatMap(cause => cause.changes.map(({ fingerprint }) => fingerprint)));
    const where = ({ place, side }: (typeof changes)[number] | (typeof causes)[number]) =>
      `${place?.file}:${place?.line} ${side}`;
    return [
      ...causes.map(cause => `${cause.changes.length} by ${where(cause)}`),
      ...changes
        .filter(({ fingerprint }) => !explained.has(fingerprint))
        .map(change => `${change.name} by ${where(change)}`),
    ];
  };
  const FILTER = `erros:\n  filter: key < 'TY0102'\n`;

  test('a filter that is added explains all that is gone, beside a word that is gone by itself', async () => {
    edit('refdata.yml', 'erros:\n', FILTER);
    edit('tokens.py', /^.*"seb".*\n/m, '');
    expect(await told()).toEqual(['3 by refdata.yml:14 head', 'seb by tokens.py:3 base']);
  });

  test('one that is taken away explains all that came', async () => {
    edit('refdata.yml', 'erros:\n', FILTER);
    gitIn(repo, 'commit', '--quiet', '--all', '-m', 'filtered');
    edit('refdata.yml', FILTER, 'erros:\n');
    expect(await told()).toEqual(['3 by refdata.yml:14 base']);
  });

  test.each([
    [
      'a prefix of all codes',
      'codigo: key',
      `codigo: "$replace(key, 'TY', 'TZ')"`,
      ['5 by refdata.yml:15 head'],
    ],
    ['another field', 'titulo: "value[0]"', 'titulo: "value[1]"', ['5 by refdata.yml:15 head']],
    ['another table of the same file', '#WORDS', '#OTHERS', ['2 by refdata.yml:9 head']],
    [
      'a source that is taken away',
      /^ {6}- table: tokens.py#FUTURE\n.*\n/m,
      '',
      ['2 by refdata.yml:11 base'],
    ],
  ])('%s', async (_, from, to, causes) => {
    edit('refdata.yml', from, to);
    expect(await told()).toEqual(causes);
  });

  test('a file of another name has caused nothing: its lines are the same', async () => {
    gitIn(repo, 'mv', 'tokens.py', 'words.py');
    edit('refdata.yml', /tokens\.py/g, 'words.py');
    edit('words.py', /^.*"seb".*\n/m, '');
    expect(await told()).toEqual(['seb by tokens.py:3 base']);
  });

  test('the only line that differs is the cause, on whichever side it is', async () => {
    edit('tokens.py', /$/, 'WORDS.pop("seb")\n');
    expect(await told()).toEqual(['seb by tokens.py:14 head']);
  });
});
