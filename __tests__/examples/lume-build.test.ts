import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  filesUnder,
  hasPython,
  LUME,
  type Modulo,
  type PythonTruth,
  pythonTruth,
  typeScriptTruth,
} from './lume-truth.js';

/** What `refdata build` reads from the sources of Lume, compared with what Lume says of itself: every name, every text. */

const CLI = join(LUME, '..', '..', 'dist', 'cli', 'index.js');

type Entry = Readonly<Record<string, unknown>>;

/** Entries by name, or by code, or by what they are. */
interface Comparison {
  readonly what: string;
  readonly key: string;
  readonly expected: readonly Entry[];
  readonly found: readonly Entry[];
}

const complete = hasPython() ? describe : describe.skip;

complete('refdata build of examples/lume', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lume-site-'));
  const out = join(folder, 'site');
  let truth: PythonTruth;
  let commandLine: ReturnType<typeof typeScriptTruth>;

  beforeAll(() => {
    if (!existsSync(CLI)) throw new Error('dist/cli/index.js is not there: run `npm run build` first.');
    const args = [CLI, 'build', '--config', join(LUME, 'refdata.yml'), '--repo', LUME, '--out', out];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`refdata build ended with ${status}:\n${stdout}${stderr}`);
    truth = pythonTruth();
    commandLine = typeScriptTruth();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const read = (name: string) => JSON.parse(readFileSync(join(out, 'api', `${name}.json`), 'utf8'));

  test('finds every name and every text, and no others', () => {
    const sintaxe = read('sintaxe');
    const comparisons: Comparison[] = [
      { what: 'reservadas', key: 'palavra', expected: truth.reservadas, found: sintaxe.reservadas },
      { what: 'contextuais', key: 'palavra', expected: truth.contextuais, found: sintaxe.contextuais },
      { what: 'operadores', key: 'simbolo', expected: truth.operadores, found: sintaxe.operadores },
      { what: 'verbos_http', key: 'nome', expected: named(truth.verbos), found: named(sintaxe.verbos_http) },
      {
        what: 'embutidas',
        key: 'nome',
        expected: named(truth.embutidas),
        found: named(read('embutidas').funcoes),
      },
      { what: 'erros', key: 'codigo', expected: truth.erros, found: read('erros').codigos },
      { what: 'modulos', key: 'nome', expected: modules(), found: read('modulos').modulos.map(moduleEntry) },
      {
        what: 'símbolos',
        key: 'nome',
        expected: symbols(commandLine.modulos),
        found: symbols(read('modulos').modulos),
      },
      {
        what: 'comandos',
        key: 'nome',
        expected: commands(commandLine.comandos),
        found: commands(read('comandos').grupos),
      },
    ];
    const results = comparisons.map(compare);
    console.log(tableOf(results));
    expect(
      results.filter(({ missing, extra, different }) => missing.length + extra.length + different.length > 0),
    ).toEqual([]);
  });

  test('has the version in every file, and totals that are the counts', () => {
    for (const name of ['index', 'sintaxe', 'embutidas', 'modulos', 'comandos', 'erros', 'conteudos']) {
      expect({ name, versao: read(name).versao }).toEqual({ name, versao: truth.versao });
    }
    expect(read('sintaxe').extensao).toBe(commandLine.extensao);
    expect(read('embutidas').total).toBe(truth.embutidas.length);
    expect(read('erros').total).toBe(truth.erros.length);
    expect(read('comandos').total).toBe(commands(commandLine.comandos).length);
    expect(read('modulos').total_modulos).toBe(commandLine.modulos.length);
    expect(read('modulos').total_simbolos).toBe(symbols(commandLine.modulos).length);
  });

  test('keeps the order of commands and groups', () => {
    const order = (groups: readonly { grupo: string; comandos: readonly { nome: string }[] }[]) =>
      groups.map(({ grupo, comandos }) => [grupo, comandos.map(({ nome }) => nome)]);
    expect(order(read('comandos').grupos)).toEqual(order(commandLine.comandos));
  });

  test('counts what there is to learn from', () => {
    const exercises = filesUnder(join(LUME, 'exercicios'), '.lm').map(
      path => path.split(/[\\/]/)[0] as string,
    );
    const byFolder: Record<string, number> = {};
    for (const name of exercises) byFolder[name] = (byFolder[name] ?? 0) + 1;
    expect(read('conteudos')).toEqual({
      versao: truth.versao,
      exercicios: { modulos: byFolder, total: exercises.length },
      exemplos: filesUnder(join(LUME, 'exemplos'), '.lm').length,
      pacotes: filesUnder(join(LUME, 'pacotes'), 'forge.toml').length,
      projetos: filesUnder(join(LUME, 'projetos'), 'forge.toml').length,
    });
  });

  /** Modules with the aliases of both implementation languages. */
  function modules(): Entry[] {
    const others = Object.entries(truth.apelidos);
    return commandLine.modulos.map(({ nome, apelidos, simbolos }) => {
      const aliases = others.filter(([, official]) => official === nome).map(([alias]) => alias);
      return { nome, apelidos: [...apelidos, ...aliases].sort(), total: simbolos.length };
    });
  }
});

function moduleEntry({
  nome,
  apelidos,
  total,
}: {
  nome: string;
  apelidos: readonly string[];
  total: number;
}): Entry {
  return { nome, apelidos: [...apelidos].sort(), total };
}

/** Symbols under names that are unique over all modules. */
function symbols(modules: readonly Modulo[]): Entry[] {
  return modules.flatMap(({ nome: module, simbolos }) =>
    simbolos.map(symbol => ({ ...symbol, nome: `${module}.${symbol.nome}` })),
  );
}

function commands(groups: readonly { grupo: string; comandos: readonly object[] }[]): Entry[] {
  return groups.flatMap(({ grupo, comandos }) => comandos.map(command => ({ ...command, grupo })));
}

function named(names: readonly string[]): Entry[] {
  return names.map(nome => ({ nome }));
}

function compare({ what, key, expected, found }: Comparison) {
  const foundByName = new Map(found.map(entry => [entry[key], entry]));
  const expectedNames = new Set(expected.map(entry => entry[key]));
  const different = expected.flatMap(entry => {
    const other = foundByName.get(entry[key]);
    if (!other) return [];
    const fields = [...new Set([...Object.keys(entry), ...Object.keys(other)])];
    const unequal = fields.filter(field => JSON.stringify(entry[field]) !== JSON.stringify(other[field]));
    return unequal.map(field => ({ name: entry[key], field, expected: entry[field], found: other[field] }));
  });
  return {
    what,
    expected: expected.length,
    found: found.length,
    missing: [...expectedNames].filter(name => !foundByName.has(name)),
    extra: [...foundByName.keys()].filter(name => !expectedNames.has(name)),
    different,
  };
}

function tableOf(results: readonly ReturnType<typeof compare>[]): string {
  const rows = results.map(({ what, expected, found, missing, extra, different }) =>
    [what, expected, found, missing.length, extra.length, different.length].map(String),
  );
  const head = ['Lume', 'expected', 'found', 'missing', 'extra', 'different texts'];
  return [head, ...rows]
    .map(([name = '', ...cells]) =>
      [name.padEnd(12), ...cells.map((cell, i) => cell.padStart((head[i + 1] ?? '').length))].join('  '),
    )
    .join('\n');
}
