import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { languageOf } from '../../src/commands/language-data.js';
import { readServers } from '../../src/commands/read-servers.js';
import type { ReferenceFiles } from '../../src/contract/files.js';
import type { Finding } from '../../src/findings/finding.js';
import { UserError } from '../../src/findings/user-error.js';
import { Support } from '../../src/lsp/support.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { holdsOnPrograms } from '../lsp/on-programs.js';
import { RUN_CACHE } from '../run-cache.js';
import { oneIn } from '../weekly.js';
import { buildRecipeFrom, compare, EXACT, names, recipeWith } from './fidelity.js';
import { pythonPackage } from './python-package.js';

/** What the running language says: see dataforge_truth.py. */
interface Truth {
  readonly version: string;
  readonly reserved: readonly string[];
  /** By word: where it is one. */
  readonly contextual: Readonly<Record<string, string>>;
  readonly meanings: Readonly<Record<string, string>>;
  readonly verbs: readonly string[];
  readonly operators: readonly string[];
  readonly rules: readonly string[];
  readonly functions: readonly string[];
  readonly modules: Readonly<
    Record<
      string,
      { names: readonly string[]; symbols: Record<string, { signature: string; summary: string }> }
    >
  >;
  readonly groups: readonly (readonly [string, readonly Command[]])[];
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly exercises: Readonly<Record<string, number>>;
  readonly examples: number;
}

interface Command {
  readonly nome: string;
  readonly opcoes: readonly (readonly [string, string])[];
  readonly exemplos: readonly (readonly [string, string])[];
  readonly [field: string]: unknown;
}

interface Ran {
  /** Method, path and parameters of each route, by the name of the server. */
  readonly servers: Readonly<Record<string, readonly (readonly [string, string, readonly string[]])[]>>;
  readonly problem: string | null;
}

const SHA256 = 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2';
const program = join(import.meta.dirname ?? '.', 'dataforge_truth.py');
const folder = canRun('python3', '--version')
  ? pythonPackage('dataforge-lang==1.1.1', SHA256, 'dataforge')
  : undefined;
const source = folder ?? '';
const programs = folder === undefined ? [] : globSync('**/*.df', { cwd: folder }).sort();
/** What may name a server: the programs that are run. */
const MAY_SERVE = /\b(?:server|Kiln|Lavra|Vitrine)\b/;

(folder === undefined ? describe.skip : describe)(
  'DataForge, compared with what it says when it runs',
  () => {
    let truth: Truth;
    let files: ReferenceFiles;
    let findings: readonly Finding[];
    let config: string;
    beforeAll(async () => {
      truth = jsonFrom('python3', ['-I', program, source, 'reference'], '') as Truth;
      const running = jsonFrom(
        'python3',
        ['-c', 'import sys, json; print(json.dumps("%d.%d" % sys.version_info[:2]))'],
        '',
      );
      // What functions of C take is another thing in other versions: here that of the one that says the truth.
      config = recipeWith('dataforge', `\nlanguages: { python: { version: "${running}" } }\n`);
      ({ files, findings } = await buildRecipeFrom('dataforge', source, config));
    });

    test('problems in programs, by the language server: none', async () => {
      const support = new Support(await languageOf({ repo: source, config, cache: RUN_CACHE }));
      const paths = programs.map(file => join(source, file));
      holdsOnPrograms(support, source, paths);
    });

    const subject = () => ({ recipe: 'dataforge', version: truth.version });
    const exact = (list: string, expected: Iterable<string>, found: Iterable<string>) =>
      expect(compare(subject(), list, names(expected), names(found))).toMatchObject(EXACT);
    const same = (list: string, expected: Iterable<[string, string]>, found: Iterable<[string, string]>) =>
      expect(compare(subject(), list, new Map(expected), new Map(found))).toMatchObject(EXACT);

    test('words, verbs and rules', () => {
      const { sintaxe, index } = files;
      expect(index.versao).toBe(truth.version);
      exact(
        'reserved words',
        truth.reserved,
        sintaxe.reservadas.map(({ palavra }) => palavra),
      );
      exact(
        'contextual words',
        Object.keys(truth.contextual),
        sintaxe.contextuais.map(({ palavra }) => palavra),
      );
      same(
        'where contextual words are some',
        Object.entries(truth.contextual).map(([word, place]) => [word, `bloco ${place}`]),
        sintaxe.contextuais.map(({ palavra, onde }) => [palavra, onde]),
      );
      same(
        'what words mean',
        Object.entries(truth.meanings),
        [...sintaxe.reservadas, ...sintaxe.contextuais].map(({ palavra, descricao }) => [palavra, descricao]),
      );
      expect(sintaxe.verbos_http).toEqual(truth.verbs);
      exact('HTTP verbs', truth.verbs, sintaxe.verbos_http);
      exact('rules', truth.rules, sintaxe.regras);
    });

    test('operators that are signs', () => {
      // A row of the manual may have several (`isnt / is not / !=`); brackets are not looked for among signs.
      const signs = files.sintaxe.operadores
        .flatMap(({ simbolo }) => simbolo.split(' '))
        .filter(sign => /^[^\w[\](){}]+$/.test(sign));
      exact('operators', truth.operators, signs);
    });

    test('functions', () => exact('functions', truth.functions, files.embutidas.funcoes));

    test('modules, their names, symbols and texts', () => {
      const { modulos, total_simbolos } = files.modulos;
      const modules = Object.entries(truth.modules);
      exact(
        'modules',
        Object.keys(truth.modules),
        modulos.map(({ nome }) => nome),
      );
      exact(
        'names of modules',
        modules.flatMap(([module, { names: all }]) => all.map(name => `${module}: ${name}`)),
        // The name that a module goes by is the one that it has itself.
        modulos.flatMap(({ nome, apelidos }) => [nome, ...apelidos].map(name => `${nome}: ${name}`)),
      );
      // Findings name a module by the first of its names.
      const own = new Map(modules.flatMap(([module, { names: all }]) => all.map(name => [name, module])));
      const told = new Set(
        findings
          .filter(({ rule }) => rule === 'symbol-unresolved')
          .map(({ message }) => / (\S+)\.(\w+) cannot be resolved/.exec(message) ?? [])
          .map(([, module = '', name]) => `${own.get(module)}.${name}`),
      );
      const fields = [
        { list: 'signatures', of: 'signature', ours: 'assinatura' },
        { list: 'summaries', of: 'summary', ours: 'resumo' },
      ] as const;
      for (const { list, of, ours } of fields) {
        const expected = modules.flatMap(([module, { symbols }]) =>
          Object.entries(symbols).map(([name, texts]): [string, string] => [`${module}.${name}`, texts[of]]),
        );
        const found = modulos.flatMap(({ nome, simbolos }) =>
          simbolos.map((symbol): [string, string] => [`${nome}.${symbol.nome}`, symbol[ours]]),
        );
        const result = compare(subject(), list, new Map(expected), new Map(found), told);
        process.stderr.write(`  ${[...result.different, ...result.unresolved].join(' ')}\n`);
        expect(result).toMatchObject({ missing: [], extra: [], different: [] });
        expect(total_simbolos).toBe(expected.length);
      }
    });

    test('commands, with every field', () => {
      const expected = truth.groups.flatMap(([group, commands]) =>
        commands.map((command): [string, string] => [
          `${group}: ${command.nome}`,
          JSON.stringify({
            ...command,
            opcoes: command.opcoes.map(([flag, descricao]) => ({ flag, descricao })),
            exemplos: command.exemplos.map(([comando, nota]) => ({ comando, nota })),
          }),
        ]),
      );
      const found = files.comandos.grupos.flatMap(({ grupo, comandos }) =>
        comandos.map((command): [string, string] => [`${grupo}: ${command.nome}`, JSON.stringify(command)]),
      );
      same('commands', expected, found);
    });

    test('codes, with every field', () => {
      const fields = ['titulo', 'explicacao', 'exemplo', 'solucao', 'doc'] as const;
      const text = (code: Readonly<Record<string, unknown>>) =>
        JSON.stringify(fields.map(field => code[field]));
      same(
        'error codes',
        Object.entries(truth.codes).map(([code, texts]) => [code, text(texts)]),
        files.erros.codigos.map(code => [code.codigo, text({ ...code })]),
      );
    });

    test('exercises and examples', () => {
      const { exercicios, exemplos } = files.conteudos;
      const counts = (folders: Readonly<Record<string, number>>, examples: number) =>
        Object.entries({ ...folders, examples }).map(([name, count]): [string, string] => [
          name,
          String(count),
        ]);
      same('contents', counts(truth.exercises, truth.examples), counts(exercicios.modulos, exemplos));
    });
  },
);

(folder === undefined ? describe.skip : describe)('the server reader, on every program of DataForge', () => {
  test('reads all of them, or says which takes too long', async () => {
    expect(programs.length).toBe(440);
    const refused: string[] = [];
    for (const file of oneIn(4, programs))
      await readServers(source, file).catch(error => {
        if (!(error instanceof UserError)) throw error;
        expect(error.message).toMatch(/^\S+\.df:\d+:\d+: .* take more than \d+ steps to follow\.$/);
        refused.push(file);
      });
    // Two interpreters of small languages: what calls itself with what nobody knows branches at each call.
    expect(refused.length).toBeLessThanOrEqual(2);
  });

  test('finds the routes that the programs register when they run', async () => {
    const wanted = programs.filter(file => MAY_SERVE.test(readFileSync(resolve(source, file), 'utf8')));
    const ran = jsonFrom('python3', ['-I', program, source, 'servers'], wanted.join('\n')) as Record<
      string,
      Ran
    >;
    const expected = new Map<string, string>();
    const found = new Map<string, string>();
    for (const file of wanted) {
      for (const [name, routes] of Object.entries(ran[file]?.servers ?? {}))
        expected.set(`${file} ${name}`, JSON.stringify(routes));
      for (const { name, action, routes } of (await readServers(source, file)).servers) {
        // Vitrine makes a server of its pages when it is served, which nothing is here.
        if (action !== null || routes.every(({ path }) => /^\/(__vitrine__\/.*)?$/.test(path))) continue;
        const registered = routes.map(({ method, path, params }) => [method, path, params]);
        found.set(`${file} ${name}`, JSON.stringify(registered));
      }
    }
    expect(expected.size).toBeGreaterThan(8);
    expect(compare({ recipe: 'dataforge', version: '1.1.1' }, 'servers', expected, found)).toMatchObject(
      EXACT,
    );
  });
});
