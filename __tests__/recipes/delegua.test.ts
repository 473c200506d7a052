import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { buildRecipe, compare, EXACT, names } from './fidelity.js';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@designliquido/delegua/package.json'));
const load = (path: string) => require(join(folder, path)) as Record<string, unknown>;

const SUBJECT = { recipe: 'delegua', version: String(load('package.json').version) };

/** A primitive, as the package itself has it once it runs. */
interface Primitive {
  readonly documentacao?: string;
  readonly assinaturaFormato?: string;
}

describe('Delégua 1.0.0, compared with the package itself', () => {
  let files: ReferenceFiles;
  beforeAll(async () => {
    files = await buildRecipe('delegua', '@designliquido/delegua');
  });

  test('version', () => {
    expect(files.index.versao).toBe(load('package.json').version);
  });

  test('reserved words of the language and of every dialect that has a table of them', () => {
    const truth = new Set(
      Object.keys(load('lexador/palavras-reservadas.js').palavrasReservadasDelegua as object),
    );
    const dialects = 'lexador/dialetos/palavras-reservadas';
    for (const file of readdirSync(join(folder, dialects)).filter(name => name.endsWith('.js'))) {
      const exported = load(join(dialects, file));
      for (const [name, table] of Object.entries(exported)) {
        // The micro grammar is that of expressions inside texts: a part of the dialect's own words.
        if (/MicroGramatica/.test(name)) continue;
        for (const word of Object.keys(table as object)) truth.add(word);
      }
    }
    const ours = files.sintaxe.reservadas.map(({ palavra }) => palavra);
    expect(truth.size).toBeGreaterThan(80);
    expect(ours).toHaveLength(truth.size);
    expect(compare(SUBJECT, 'reserved words', names(truth), names(ours))).toMatchObject(EXACT);
  });

  test('global functions: what the interpreter defines when it starts', () => {
    const truth: string[] = [];
    const load_ = load('interpretador/comum.js').carregarBibliotecasGlobais as (stack: unknown) => void;
    load_({ definirVariavel: (name: string) => truth.push(name) });
    expect(truth.length).toBeGreaterThan(20);
    expect(compare(SUBJECT, 'global functions', names(truth), names(files.embutidas.funcoes))).toMatchObject(
      EXACT,
    );
  });

  test('primitives of every type with their signatures and documentation', () => {
    const truth = new Map<string, string>();
    const summaries = new Map<string, string>();
    for (const [prefix, path] of [
      ['', 'bibliotecas'],
      ['pitugues/', 'bibliotecas/dialetos/pitugues'],
    ] as const) {
      for (const file of readdirSync(join(folder, path)).filter(name => /^primitivas-.*\.js$/.test(name))) {
        const type = file.replace(/^primitivas-|\.js$/g, '');
        for (const [name, primitive] of Object.entries(
          load(join(path, file)).default as Record<string, Primitive>,
        )) {
          const format = primitive.assinaturaFormato;
          truth.set(
            `${prefix}${type}.${name}`,
            format === undefined ? '' : format.slice(format.indexOf('(')),
          );
          summaries.set(`${prefix}${type}.${name}`, summaryOf(primitive.documentacao));
        }
      }
    }
    const symbols = files.modulos.modulos.flatMap(modulo =>
      modulo.simbolos.map(simbolo => ({ key: `${modulo.nome}.${simbolo.nome}`, ...simbolo })),
    );
    expect(truth.size).toBeGreaterThan(90);
    expect(symbols).toHaveLength(truth.size);
    expect(
      compare(SUBJECT, 'signatures', truth, new Map(symbols.map(({ key, assinatura }) => [key, assinatura]))),
    ).toMatchObject(EXACT);
    expect(
      compare(SUBJECT, 'documentation', summaries, new Map(symbols.map(({ key, resumo }) => [key, resumo]))),
    ).toMatchObject(EXACT);
  });
});

/** The text between the first heading and the next, on one line as a `resumo` is. */
function summaryOf(documentation: string | undefined): string {
  const lines = (documentation ?? '').split('\n');
  const body = lines[0]?.startsWith('# ') ? lines.slice(1) : lines;
  const end = body.findIndex(line => line.trimStart().startsWith('#'));
  return (end < 0 ? body : body.slice(0, end)).join('\n').replace(/\s+/g, ' ').trim();
}
