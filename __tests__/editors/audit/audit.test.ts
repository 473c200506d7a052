import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { stringify } from 'yaml';
import { auditGrammar, type GrammarAudit } from '../../../src/editors/audit/audit.js';
import { colourerOf } from '../../../src/editors/audit/textmate.js';
import { textmate } from '../../../src/editors/textmate/textmate.js';
import type { Lexico } from '../../../src/lexico/index.js';
import { refdataInProcess } from '../../cli/run-cli.js';
import { canRun } from '../../extract/interpreter.js';
import { LUME, lexicoIn, lumeLexico } from '../../lexico/lexico-of.js';
import { pythonPackage } from '../../recipes/python-package.js';

const SHA256 = 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2';

interface Editable {
  patterns: unknown[];
  repository: Record<string, { patterns: { match?: string; begin?: string; end?: string; name?: string }[] }>;
}

let lexico: Lexico;
let programs: { path: string; text: string }[];
beforeAll(async () => {
  lexico = await lumeLexico();
  programs = globSync('exemplos/*.lm', { cwd: LUME })
    .sort()
    .map(path => ({ path, text: readFileSync(join(LUME, path), 'utf8') }));
});

/** What is told of Lume's generated grammar after something was done to it. */
async function audited(change: (grammar: Editable) => void): Promise<GrammarAudit> {
  const grammar = structuredClone(textmate(lexico)) as unknown as Editable;
  change(grammar);
  return auditGrammar(lexico, await colourerOf(JSON.stringify(grammar), 'lume.json'), programs);
}

const inPrograms = ({ differences }: GrammarAudit) => differences.filter(each => each.inPrograms);
const rulesWith = ({ repository }: Editable, part: string) =>
  Object.values(repository).flatMap(({ patterns }) =>
    patterns.filter(({ name = '' }) => name.startsWith(part)),
  );

describe('what an audit tells of a grammar', () => {
  it('is nothing of one that colours programs as they are cut', async () => {
    const audit = await audited(() => {});
    expect(inPrograms(audit)).toEqual([]);
    expect(audit.alike).toBe(audit.characters);
    expect(audit.characters).toBeGreaterThan(1000);
    // docs/editors.md: words that count in a block or a line only are coloured wherever they stand.
    expect(audit.differences.map(({ class: kind, text }) => `${kind} ${text}`).sort()).toEqual([
      'nome calculado',
      'nome privado',
      'nome quando',
    ]);
    expect(audit).toMatchObject({ refused: [], others: [], slow: [] });
  });

  it('is nothing of an escape that looks like the name in quotes around it', async () => {
    const escapes = { prefixo: '\\', formas: ['n'] };
    const nomes = { inicio: 'a-z', resto: 'a-z' };
    const quoted = [
      { nome: 'citado', classe: 'nome', abre: '`', escapes },
      { nome: 'texto', classe: 'texto', abre: '"', escapes },
    ] as const;
    const grammar = (name: string, quote: string) => ({ name, begin: quote, end: quote });
    const patterns = [grammar('variable.x', '`'), grammar('variable.x', '"')];
    const colourer = await colourerOf(JSON.stringify({ scopeName: 'source.x', patterns }), 'x.json');
    const { differences } = auditGrammar(
      { ...lexico, nomes, regioes: quoted } as unknown as Lexico,
      colourer,
      [],
    );
    const told = differences.filter(({ class: kind }) => kind === 'escape').map(({ name }) => name);
    expect(told).toEqual(['texto']);
  });

  it.each<[string, (grammar: Editable) => void, object]>([
    [
      'a comment that is not known',
      ({ repository }) => {
        for (const place of Object.values(repository))
          place.patterns = place.patterns.filter(({ begin }) => begin !== '(?:#)');
      },
      { class: 'comentario', name: 'linha' },
    ],
    [
      'a text that does not end',
      grammar => {
        for (const rule of rulesWith(grammar, 'string.quoted')) rule.end = '(?!)';
      },
      { as: 'string' },
    ],
    [
      'a word that is missing',
      grammar => {
        for (const rule of rulesWith(grammar, 'keyword'))
          rule.match = (rule.match ?? '').replaceAll('enquanto', 'emquanto');
        for (const rule of rulesWith(grammar, 'storage'))
          rule.match = (rule.match ?? '').replaceAll('enquanto', 'emquanto');
      },
      { class: 'palavra', text: 'enquanto', as: 'name' },
    ],
    [
      'a word too many',
      grammar => {
        for (const rule of rulesWith(grammar, 'keyword.control')) rule.match = '\\b[a-z]+\\b';
      },
      { class: 'nome', as: 'keyword' },
    ],
    [
      'a number that is read in part',
      grammar => {
        for (const rule of rulesWith(grammar, 'constant.numeric')) rule.match = '[0-9]';
        for (const rule of rulesWith(grammar, 'variable')) rule.match = '[0-9.]+|[\\p{L}_]+';
      },
      { class: 'numero', as: 'name' },
    ],
  ])('tells %s', async (_, change, difference) => {
    const found = (await audited(change)).differences;
    expect(found).toEqual(expect.arrayContaining([expect.objectContaining(difference)]));
    const place = found.find(each => each.inPrograms)?.places[0];
    const line = programs.find(({ path }) => path === place?.file)?.text.split('\n')[(place?.line ?? 0) - 1];
    if (place !== undefined) expect(line).toContain(place.sample.slice(0, 5));
  });

  it('tells rules that colour nothing, patterns that the engine refuses, and grammars that it does not know', async () => {
    const { silent, refused, others } = await audited(({ patterns }) => {
      patterns.push(
        { match: 'never in a program', name: 'keyword.never' },
        { match: '(', name: 'comment.broken' },
        { include: 'source.css' },
        { include: 'source.lume#tokens' },
        { match: 'x', captures: { 0: { patterns: [{ include: '$self' }, { include: 'text.other#a' }] } } },
      );
    });
    expect(silent).toContainEqual({ at: 'patterns[1]', pattern: 'never in a program' });
    expect(refused).toMatchObject([{ pattern: '(', why: expect.stringContaining('parenthes') }]);
    expect(others).toEqual(['source.css', 'text.other#a']);
  });
});

/** The grammar that the reference language comes with, written by others; its faults are known from elsewhere. */
const dataforge = canRun('python3', '--version')
  ? pythonPackage('dataforge-lang==1.1.1', SHA256, 'dataforge')
  : undefined;

(dataforge === undefined ? describe.skip : describe)("the reference language's own grammar", () => {
  it('is wrong in what it is known to be wrong in, and right in most', async () => {
    const repo = dataforge as string;
    const df = await lexicoIn(repo, 'recipes/dataforge/refdata.yml');
    const path = join(repo, 'editor', 'vscode', 'syntaxes', 'dataforge.tmLanguage.json');
    const colourer = await colourerOf(readFileSync(path, 'utf8'), path);
    const texts = globSync('exercicios/{13,52}-*/*.df', { cwd: repo })
      .sort()
      .map(file => ({ path: file, text: readFileSync(join(repo, file), 'utf8') }));
    const known = ['/* a */ x', 'x := $"""a{b}"""', 'x := 2e10', "// 200 OK it's\nx"];
    const audit = auditGrammar(df, colourer, [
      ...texts,
      ...known.map((text, i) => ({ path: `known${i}`, text })),
    ]);
    const wrong = new Set(
      audit.differences.flatMap(({ class: kind, name, as }) => [`${kind} ${name ?? ''} ${as}`]),
    );
    expect([...wrong]).toEqual(
      expect.arrayContaining([
        'comentario bloco operator',
        'comentario barras string',
        'escape interpolado punctuation',
        'nome  keyword',
      ]),
    );
    const files = new Set(audit.differences.flatMap(({ places }) => places.map(({ file }) => file)));
    expect([...files].filter(file => file.startsWith('known')).length).toBeGreaterThan(0);
    expect(audit.alike / audit.characters).toBeGreaterThan(0.99);
    expect(audit.alike).toBeLessThan(audit.characters);
  });
});

describe('refdata editor --verify', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'refdata-audit-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const verified = (file: string, text: string, ...more: string[]) => {
    writeFileSync(join(folder, file), text);
    return refdataInProcess(['editor', '--repo', LUME, '--verify', join(folder, file), ...more]);
  };

  it('reads programs of any length', async () => {
    const repo = join(folder, 'long');
    mkdirSync(repo);
    writeFileSync(join(repo, 'a.zz'), `seja x\n${'# comment\n'.repeat(30_000)}`);
    writeFileSync(
      join(repo, 'refdata.yml'),
      `nome: Zz
descricao: A language.
documentacao: https://zz.dev
versao: { value: 1.0.0 }
programas: "*.zz"
sintaxe: { extensao: { value: .zz } }
lexico: { nomes: { inicio: a-z, resto: a-z }, regioes: [{ nome: linha, classe: comentario, abre: "#", fecha: { ate: linha } }] }
`,
    );
    const path = join(folder, 'long.json');
    writeFileSync(
      path,
      JSON.stringify({ scopeName: 'source.zz', patterns: [{ match: '#.*', name: 'comment' }] }),
    );
    const { stdout } = await refdataInProcess(['editor', '--repo', repo, '--verify', path]);
    expect(stdout).toContain('on 1 program of Zz: 240005 of 240005 characters');
  });

  it('takes JSON, YAML and property lists, and says the same of each', async () => {
    const rule = { match: 'se', name: 'comment.se' };
    const grammar = { scopeName: 'source.x', patterns: [rule] };
    const plist = `<?xml version="1.0"?><plist version="1.0"><dict><key>scopeName</key><string>source.x</string><key>patterns</key>
<array><dict><key>match</key><string>se</string><key>name</key><string>comment.se</string></dict></array></dict></plist>`;
    const json = await verified('a.tmLanguage.json', JSON.stringify(grammar), '--json');
    expect(json.code).toBe(1);
    const { audit } = JSON.parse(json.stdout);
    expect(audit.differences).toContainEqual(
      expect.objectContaining({ class: 'palavra', text: 'se', as: 'comment', scope: 'comment.se' }),
    );
    for (const [file, text] of [
      ['b.tmLanguage', plist],
      ['c.yaml', stringify(grammar)],
    ] as const)
      expect(JSON.parse((await verified(file, text, '--json')).stdout).audit).toEqual(audit);
    const { stdout } = await verified('a.tmLanguage.json', JSON.stringify(grammar));
    expect(stdout).toContain('palavra controle "se" is coloured as comment.se: ');
    expect(stdout).toMatch(/\.lm:\d+:\d+ {2}"/);
  });

  it.each([
    ['a.json', '{', 'is no TextMate grammar'],
    ['a.json', '[]', 'it has no map at its beginning'],
    ['a.json', '{}', 'it has no `patterns`'],
    ['a.json', '{"patterns": []}', 'it has no `scopeName`'],
  ])('refuses %s with %j', async (file, text, why) => {
    const { code, stderr } = await verified(file, text);
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
  });
});
