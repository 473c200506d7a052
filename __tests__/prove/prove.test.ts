import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { build } from '../../src/commands/build.js';
import { type ProveOptions, type ProveResult, prove } from '../../src/commands/prove.js';
import { changed, languageWith, removeLanguages } from './language.js';

afterEach(removeLanguages);

const run = (repo: string, more: Partial<ProveOptions> = {}): Promise<ProveResult> =>
  prove({ repo, config: 'refdata.yml', commands: 'allowed', ...more });
const told = ({ findings }: Pick<ProveResult, 'findings'>, ...rules: string[]) =>
  findings
    .filter(({ rule }) => rules.length === 0 || rules.includes(rule))
    .map(({ rule, message, place }) => `${rule} ${place?.file}:${place?.line} ${message}`);
const read = (repo: string, file: string) => readFileSync(join(repo, file), 'utf8');
/** What the program says is another thing than its table: nobody sees it who only reads the table. */
const hidden = () =>
  languageWith(
    changed('dump.js', 'codigo, titulo, explicacao }', "codigo, titulo: titulo + '!', explicacao }"),
  );

/** The program, with one line for each list. */
const DUMP = `const told = {
  words: { se: 'condicional', fim: 'termina um bloco' },
  functions: ['soma', 'diz'],
  modules: ['Matematica'],
  errors: { codigos: ['PQ0101', 'PQ0102'] },
};
console.log(JSON.stringify(told[process.argv[2]]));
`;

describe('prove', () => {
  test('writes a proof of what is equal, the same one each time', async () => {
    const repo = languageWith();
    const result = await run(repo);
    expect(told(result)).toEqual([]);
    expect(result).toMatchObject({ ok: true, proof: 'refdata.proof.json', accepted: null });
    const counts = result.lists.map(({ list, expected, found, equal }) => [list, expected, found, equal]);
    expect(counts).toEqual([
      ['sintaxe.reservadas', 2, 2, 2],
      ['embutidas', 2, 2, 2],
      ['modulos', 1, 1, 1],
      ['modulos.simbolos', 2, 2, 2],
      ['erros', 2, 2, 2],
    ]);
    expect(result.lists.at(-1)?.fields).toEqual({
      titulo: { compared: 2, different: 0 },
      explicacao: { compared: 2, different: 0 },
    });
    const text = read(repo, 'refdata.proof.json');
    const proof = JSON.parse(text);
    expect(proof.lists.embutidas.by).toEqual([{ command: ['node', 'dump.js', 'functions'] }]);
    // Whoever imports a table may change it: that it does not is a part of what was proved.
    expect(Object.keys(proof.sources)).toEqual([
      'dump.js',
      'errors.js',
      'functions.js',
      'modules.js',
      'words.js',
    ]);
    await run(repo);
    expect(read(repo, 'refdata.proof.json')).toBe(text);
  });

  test('tells what is missing, extra and different, and proves nothing', async () => {
    const map = { soma: 1, resto: 3 };
    const repo = languageWith(changed('dump.js', 'Object.keys(FUNCTIONS)', JSON.stringify(Object.keys(map))));
    const result = await run(repo);
    expect(result.lists.find(({ list }) => list === 'embutidas')).toMatchObject({
      expected: 2,
      found: 2,
      equal: 1,
      missing: 1,
      extra: 1,
    });
    expect(told(result)).toEqual([
      'proof-different refdata.yml:21 embutidas "resto" is missing: the program says it.',
      'proof-different functions.js:1 embutidas "diz" is not what the program has.',
    ]);
    expect(existsSync(join(repo, 'refdata.proof.json'))).toBe(false);
    const other = await run(hidden());
    expect(other.ok).toBe(false);
    expect(told(other)).toEqual([
      'proof-different errors.js:1 erros "PQ0101": titulo is "Erro", and the program says "Erro!".',
      'proof-different errors.js:1 erros "PQ0102": titulo is "Outro", and the program says "Outro!".',
    ]);
  });

  const dumping = (list: string, js: string) =>
    languageWith({ 'dump.js': DUMP.replace(new RegExp(`^  ${list}: .*$`, 'm'), () => `  ${list}: ${js},`) });
  const only = (result: ProveResult, list: string) => result.lists.find(each => each.list === list);

  test('takes the keys of a map for names, at the top and inside of entries', async () => {
    const errors = await run(
      dumping('errors', "{ codigos: { PQ0101: { titulo: 'Erro' }, PQ0102: 'Outro' } }"),
    );
    expect(told(errors)).toEqual([]);
    expect(only(errors, 'erros')).toMatchObject({ equal: 2, fields: { titulo: { compared: 1 } } });
    const modules = await run(
      dumping('modules', "{ Matematica: { simbolos: { abs: { assinatura: '(x)' }, max: 1 } } }"),
    );
    expect(told(modules)).toEqual([]);
    expect(only(modules, 'modulos.simbolos')).toMatchObject({
      equal: 2,
      fields: { assinatura: { compared: 1 } },
    });
    expect(told(await run(dumping('functions', '{ soma: "Soma.", diz: "Diz." }')))).toEqual([]);
  });

  test('tells entries that have no name, and compares none of the list', async () => {
    const result = await run(dumping('errors', "{ codigos: [{ code: 'PQ0101' }, { codigo: 'PQ0102' }] }"));
    expect(told(result)).toEqual([
      'field-missing refdata.yml:23 prove.erros: of 2 entries that the program says, 1 have no name, as {"code":"PQ0101"}.',
    ]);
    expect(result).toMatchObject({ ok: false, lists: [] });
    const inside = await run(dumping('modules', "[{ nome: 'Matematica', simbolos: [{ name: 'abs' }] }]"));
    expect(told(inside)).toEqual([expect.stringContaining('1 have no name, as {"name":"abs"}.')]);
    expect(told(await run(dumping('functions', "[{ nome: 'soma' }]")))).toEqual([
      expect.stringContaining('prove.embutidas: of 1 entry that the program says, 1 have no name'),
    ]);
  });

  test('a list that the program says to be empty is no list of which it says nothing', async () => {
    const empty = await run(dumping('modules', "[{ nome: 'Matematica', simbolos: [] }]"));
    expect(only(empty, 'modulos.simbolos')).toMatchObject({ expected: 0, found: 2, extra: 2 });
    const silent = await run(dumping('modules', "['Matematica']"));
    expect(told(silent)).toEqual([]);
    expect(only(silent, 'modulos.simbolos')).toBe(undefined);
  });

  test('a name that the program says again is told as that', async () => {
    const result = await run(dumping('functions', "['soma', 'diz', 'soma']"));
    expect(told(result)).toEqual([
      'proof-different refdata.yml:21 embutidas "soma (2)" is missing: the program says this name 2 times.',
    ]);
  });

  test('accepts differences in a file with reasons, which are kept', async () => {
    const repo = hidden();
    const accepting = await run(repo, { accept: true });
    expect(accepting).toMatchObject({
      ok: true,
      accepted: 'refdata.accepted.yml',
      proof: 'refdata.proof.json',
    });
    expect(told(accepting)).toEqual([
      'proof-reason refdata.accepted.yml:3 erros "PQ0101" (titulo) is accepted for no reason.',
      'proof-reason refdata.accepted.yml:9 erros "PQ0102" (titulo) is accepted for no reason.',
    ]);
    expect(parse(read(repo, 'refdata.accepted.yml'))[0]).toEqual({
      list: 'erros',
      name: 'PQ0101',
      what: 'titulo',
      expected: 'Erro!',
      found: 'Erro',
      reason: '',
    });
    const reasoned = read(repo, 'refdata.accepted.yml').replaceAll('reason: ""', 'reason: it shouts');
    writeFileSync(join(repo, 'refdata.accepted.yml'), reasoned);
    const later = await run(repo);
    expect(told(later)).toEqual([]);
    expect(later.lists.find(({ list }) => list === 'erros')).toMatchObject({ equal: 0, accepted: 2 });
    expect(JSON.parse(read(repo, 'refdata.proof.json')).lists.erros).toMatchObject({ equal: 0, accepted: 2 });
    await run(repo, { accept: true });
    expect(read(repo, 'refdata.accepted.yml')).toBe(reasoned);
  });

  test('fails for what is accepted and no longer there, or there with another value', async () => {
    const repo = hidden();
    await run(repo, { accept: true });
    const dump = read(repo, 'dump.js');
    writeFileSync(join(repo, 'dump.js'), dump.replace("'!'", "'?'"));
    const other = await run(repo);
    expect(other.ok).toBe(false);
    expect(told(other, 'proof-different')).toHaveLength(2);
    expect(told(other, 'proof-accepted-unused')).toEqual([
      'proof-accepted-unused refdata.accepted.yml:3 erros "PQ0101" (titulo) is accepted, and there is no such difference.',
      'proof-accepted-unused refdata.accepted.yml:9 erros "PQ0102" (titulo) is accepted, and there is no such difference.',
    ]);
    writeFileSync(join(repo, 'dump.js'), dump.replace("'!'", "''"));
    const gone = await run(repo);
    expect(told(gone, 'proof-accepted-unused')).toHaveLength(2);
    expect(gone.ok).toBe(false);
    expect((await run(repo, { accept: true })).findings).toEqual([]);
    expect(parse(read(repo, 'refdata.accepted.yml'))).toEqual([]);
  });

  test.each([
    ['off', 'command-off'],
    ['fork', 'command-off'],
  ] as const)('runs nothing when programs are %s', async (commands, rule) => {
    const repo = languageWith({ 'dump.js': "require('node:fs').writeFileSync('ran', '');\n" });
    const result = await run(repo, { commands });
    expect(result).toMatchObject({ ok: false, proof: null, lists: [] });
    expect(new Set(result.findings.map(finding => finding.rule))).toEqual(new Set([rule]));
    expect(existsSync(join(repo, 'ran'))).toBe(false);
  });

  test.each([
    ['ends with an error', 'process.exit(3);\n', /failed: it ended with exit code 3/],
    ['prints no JSON', "console.log('words');\n", /prints no JSON: there is no value/],
    ['prints nothing', '', /prints nothing\.$/],
  ])('compares nothing when the program %s', async (_, text, message) => {
    const repo = languageWith({ 'dump.js': text });
    const result = await run(repo, { accept: true });
    expect(result).toMatchObject({ ok: false, proof: null, accepted: null, lists: [] });
    expect(result.findings[0]).toMatchObject({
      rule: 'command-failed',
      message: expect.stringMatching(message),
    });
    expect(existsSync(join(repo, 'refdata.accepted.yml'))).toBe(false);
  });

  test('tells a field that nobody would compare', async () => {
    const result = await run(
      languageWith(changed('dump.js', 'titulo, explicacao })', 'titlo: titulo, explicacao })')),
    );
    expect(told(result)).toEqual([
      'field-unknown refdata.yml:23 prove.erros: `titlo` is no field of the contract, and is not compared.',
    ]);
    expect(result.ok).toBe(false);
  });

  test('needs something to prove, and files that can be read', async () => {
    const [text] = read(languageWith(), 'refdata.yml').split('prove:');
    await expect(run(languageWith({ 'refdata.yml': text ?? '' }))).rejects.toThrow('names no program');
    for (const broken of ['- { list: erros }\n', '- [', 'nome: x\n'])
      await expect(run(languageWith({ 'refdata.accepted.yml': broken }))).rejects.toThrow(
        'refdata.accepted.yml is no list of accepted differences',
      );
  });
});

describe('a build beside a proof', () => {
  const built = async (repo: string) => {
    const out = join(repo, 'site');
    const { findings, ok } = await build({ repo, config: 'refdata.yml', out });
    return { ok, told: told({ findings }, 'proof-names', 'proof-stale') };
  };

  test('runs nothing, and says that the program has changed', async () => {
    const repo = languageWith();
    await run(repo);
    writeFileSync(join(repo, 'dump.js'), 'process.exit(1);\n');
    expect(await built(repo)).toEqual({
      ok: true,
      told: [
        'proof-stale refdata.proof.json:undefined 1 of 5 source files have changed since they were proved: dump.js.',
      ],
    });
  });

  test('fails when names are gone, and tells which sources have changed', async () => {
    const repo = languageWith();
    await run(repo);
    writeFileSync(join(repo, 'functions.js'), 'export const FUNCTIONS = { soma: 1 };\n');
    expect(await built(repo)).toEqual({
      ok: false,
      told: [
        'proof-names refdata.proof.json:undefined embutidas has 1 name; 2 were proved.',
        'proof-stale refdata.proof.json:undefined 1 of 5 source files have changed since they were proved: functions.js.',
      ],
    });
  });

  test('goes on when names are new, and tells that the proof is old', async () => {
    const repo = languageWith();
    await run(repo);
    writeFileSync(join(repo, 'functions.js'), 'export const FUNCTIONS = { soma: 1, diz: 2, resto: 3 };\n');
    const { ok, told: all } = await built(repo);
    expect(ok).toBe(true);
    expect(all).toEqual([expect.stringMatching(/^proof-stale /)]);
  });

  test('fails when other names are read from the same sources', async () => {
    const repo = languageWith();
    await run(repo);
    const config = read(repo, 'refdata.yml').replace(
      '#FUNCTIONS, map: key',
      '#FUNCTIONS, map: "key & \'()\'"',
    );
    writeFileSync(join(repo, 'refdata.yml'), config);
    expect((await built(repo)).told).toEqual([
      'proof-names refdata.proof.json:undefined embutidas has other names than those that were proved, though no source has changed.',
    ]);
  });

  test.each(['{', '[]', '{"refdata": 1}'])('does not take %s for a proof', async text => {
    const repo = languageWith({ 'refdata.proof.json': text });
    await expect(built(repo)).rejects.toThrow('refdata.proof.json is no proof');
  });
});

describe('a list of which the number is known', () => {
  const embutidas = (expectation: string) =>
    languageWith(
      changed('refdata.yml', '#FUNCTIONS, map: key', `#FUNCTIONS, map: key, expect: ${expectation}`),
    );
  const findings = async (repo: string) =>
    told(await build({ repo, config: 'refdata.yml', out: join(repo, 'site') }), 'expect-count');

  test.each(['2', '{ count: "{words,errors}.js" }', '{ table: errors.js#ERRORS, filter: "true" }'])(
    'has %s entries',
    async expectation => expect(await findings(embutidas(expectation))).toEqual([]),
  );

  test.each([
    ['3', '3 are'],
    ['{ count: "*.js" }', '5 are'],
    ['{ table: errors.js#ERRORS, filter: key = "PQ0101" }', '1 is'],
    ['{ value: dois }', 'a number that is not known are'],
  ])('is told not to have %s', async (expectation, shown) => {
    expect(await findings(embutidas(expectation))).toEqual([
      `expect-count refdata.yml:8 There are 2 entries, and ${shown} expected.`,
    ]);
  });

  test('may be one number alone', async () => {
    const repo = languageWith(
      changed('refdata.yml', 'erros:\n', 'conteudos: { exemplos: { count: "*.js", expect: 4 } }\nerros:\n'),
    );
    expect(await findings(repo)).toEqual([
      'expect-count refdata.yml:16 There are 5 entries, and 4 are expected.',
    ]);
  });
});
