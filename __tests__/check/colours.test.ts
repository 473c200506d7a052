import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { recoloured } from '../../src/check/evidence/recoloured.js';
import { checkMarkdown } from '../../src/check/report/markdown.js';
import { check } from '../../src/commands/check-reference.js';
import { editor } from '../../src/commands/editor.js';
import type { Lexico } from '../../src/lexico/index.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';
import { RUN_CACHE } from '../run-cache.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;

const BASE: Lexico = {
  versao: '1',
  nome: 'Divide',
  extensao: '.dv',
  nomes: { inicio: 'a-z', resto: 'a-z0-9' },
  numeros: [{}],
  palavras: { reservada: ['se'] },
  simbolos: ['+', '/', '~', '='],
  regioes: [
    { nome: 'linha', classe: 'comentario', abre: '//', fecha: { ate: 'linha' } },
    {
      nome: 'texto',
      classe: 'texto',
      abre: '"',
      escapes: { prefixo: '\\', formas: ['n'] },
      interpola: [{ abre: '{', fecha: '}' }],
    },
  ],
};
const PROGRAMS = [
  'a = 1 ~// one\nb = 2\n// whole\nc = a ~// two, ~// still\n',
  'x = "t\\n{y} // no comment"\nz = 3 ~// three',
  'quando = se // other\n',
].map((text, i) => ({ file: `${i}.dv`, line: 1, text, isBlock: false }));

describe('what two lexicos read otherwise', () => {
  test('a symbol that takes the beginning of comments turns them into code', () => {
    const [first] = recoloured(BASE, { ...BASE, simbolos: [...BASE.simbolos, '~/'] }, PROGRAMS);
    expect(first).toMatchObject({
      before: 'comentario',
      after: 'codigo',
      tokens: 3,
      programs: 2,
      file: '0.dv',
      line: 1,
      sample: '~//',
      cause: { kind: 'new', name: '~/' },
    });
  });

  test('a text with escapes and interpolations that is a comment now is one, however many pieces it has', () => {
    const regioes = [
      ...(BASE.regioes ?? []),
      { nome: 'c', classe: 'comentario' as const, abre: '"t', fecha: '"' },
    ];
    const found = recoloured(BASE, { ...BASE, regioes }, PROGRAMS);
    expect(found).toMatchObject([
      { before: 'texto', after: 'comentario', tokens: 1, sample: '"t', cause: { kind: 'new', name: '"t' } },
      { before: 'codigo', after: 'comentario', tokens: 1, sample: '"t{y' },
    ]);
  });

  test.each([
    ['a word', { palavras: { reservada: ['se', 'quando'] } }, 'nome', 'palavra', 'quando', 'new'],
    ['no word', { palavras: {} }, 'palavra', 'nome', 'se', 'gone'],
    ['numbers', { numeros: [] }, 'numero', 'invalido', 'lexico.numeros', 'changed'],
  ] as const)(
    'of several things that change the one is told that does it: %s',
    (_, edit, before, after, name, kind) => {
      const head = { ...BASE, ...edit, simbolos: [...BASE.simbolos, '??'] } as Lexico;
      expect(recoloured(BASE, head, PROGRAMS)).toMatchObject([{ before, after, cause: { kind, name } }]);
    },
  );

  test('where programs are read as before, or only the version is another, nothing is told', () => {
    expect(recoloured(BASE, { ...BASE, versao: '2', simbolos: [...BASE.simbolos, '??'] }, PROGRAMS)).toEqual(
      [],
    );
    expect(recoloured(BASE, { ...BASE, versao: '2' }, PROGRAMS)).toEqual([]);
  });
});

describeWithGit('a check of a language with a lexico', () => {
  let repo: string;
  const edit = (from: string, to: string) => {
    const file = join(repo, 'refdata.yml');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(
      file,
      text.replace(from, () => to),
    );
  };
  const run = () => check({ repo, config: 'refdata.yml', today: '2026-06-01', cache: RUN_CACHE });
  beforeAll(() => {
    repo = temporaryFolder('colours');
    cpSync('examples/lume', repo, { recursive: true });
    gitIn(repo, 'init', '--quiet', '--initial-branch=main');
    gitIn(repo, 'add', '--all');
    gitIn(repo, 'commit', '--quiet', '-m', 'one');
  });
  beforeEach(() => void gitIn(repo, 'checkout', '--quiet', '.'));
  afterAll(() => rmSync(repo, { recursive: true, force: true }));

  test('tells how many comments are code now, where, and in the comment of the pull request', async () => {
    // Another reader of the same files: nothing but a blank stands before these.
    const indented = gitIn(repo, 'grep', '-h', '-E', '^ +#[^[]', '--', '*.lm').trim().split('\n');
    edit('abre: "#", fecha: { ate: linha } }', 'abre: "#", quando: { coluna: 0 }, fecha: { ate: linha } }');
    const result = await run();
    const [found] = result.findings.filter(({ rule }) => rule === 'colours-changed');
    const said =
      /^What changed of `#` turns (\d+) comments? into code, in \d+ of \d+ programs: ` #` shows it\.$/;
    expect(found?.message).toMatch(said);
    const [, count] = said.exec(found?.message ?? '') ?? [];
    expect(Number(count)).toBe(indented.length);
    const { file = '', line = 0 } = found?.place ?? {};
    expect(readFileSync(join(repo, file), 'utf8').split('\n')[line - 1]).toMatch(/.#/);
    expect(checkMarkdown(result)).toContain('into code, in');
    expect(result.ok).toBe(true);
  });

  test('tells grammars in the repository that are of another lexico, wherever they are', async () => {
    const made = join(repo, 'web', 'cores');
    const written = await editor({ repo, config: 'refdata.yml', out: made });
    expect(written.ok).toBe(true);
    // Of others, nothing is said.
    writeFileSync(join(repo, 'lume.tmLanguage.json'), '{ "scopeName": "source.lume" }');
    const stale = async () =>
      (await run()).findings.filter(({ rule }) => rule === 'grammar-stale').map(({ place }) => place?.file);
    expect(await stale()).toEqual([]);
    edit('abre: "#", fecha: { ate: linha } }', 'abre: "#", quando: { coluna: 0 }, fecha: { ate: linha } }');
    const told = await stale();
    expect(told).toEqual(
      written.files
        .filter(path => /(?:lume\.(?:js|vim|tmLanguage|tmLanguage\.json)|__init__\.py)$/.test(path))
        .filter(path => !/ft(?:plugin|detect)/.test(path))
        .map(path => `web/cores/${path}`)
        .sort(),
    );
    expect(told).toHaveLength(10);
  });

  test('what is wrong with a table that the lexico reads, too, is told once', async () => {
    const file = join(repo, 'lume', 'tokens.py');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"se"', '"caso"'));
    const { findings } = await run();
    expect(findings.filter(({ rule }) => rule === 'table-duplicate-key')).toHaveLength(1);
  });

  test('fails for a lexico that contradicts itself', async () => {
    edit('abre: "#["', 'abre: "#"');
    const { ok, findings } = await run();
    expect(findings.map(({ rule }) => rule)).toContain('lexico-opening');
    expect(ok).toBe(false);
  });
});
