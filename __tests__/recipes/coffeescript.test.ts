import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { buildRecipe, compare, EXACT, names } from './fidelity.js';

/** What the package says of itself when it is loaded. */
interface Package {
  readonly VERSION: string;
  readonly helpers: object;
}
interface Lexer {
  /** Words that can be no names: of JavaScript, reserved ones, and those that strict code forbids. */
  readonly JS_FORBIDDEN: readonly string[];
}

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('coffeescript/package.json'));
const coffee = require('coffeescript') as Package & {
  tokens(code: string): [string, unknown, unknown][];
};
const { JS_FORBIDDEN } = require(join(folder, 'lib/coffeescript/lexer.js')) as Lexer;

const SUBJECT = { recipe: 'coffeescript', version: coffee.VERSION };

describe('CoffeeScript 2.7.0, compared with the package itself', () => {
  let files: ReferenceFiles;
  beforeAll(async () => {
    files = await buildRecipe('coffeescript', 'coffeescript');
  });

  test('version', () => {
    expect(files.index.versao).toBe(coffee.VERSION);
  });

  test('words: what the lexer forbids as names, and what it takes for keywords of its own', () => {
    const ours = files.sintaxe.reservadas.map(({ palavra }) => palavra);
    // A word of the language's own is one that the lexer does not read as an identifier.
    const own = ours.filter(word => !JS_FORBIDDEN.includes(word));
    for (const word of own) expect([word, isIdentifier(word)]).toEqual([word, false]);
    expect(own.length).toBeGreaterThan(15);
    expect(compare(SUBJECT, 'reserved words', names([...JS_FORBIDDEN, ...own]), names(ours))).toMatchObject(
      EXACT,
    );
    for (const word of ['whenever', 'coffee', 'loops', 'isntt']) expect(isIdentifier(word)).toBe(true);
  });

  test('operators in words mean what the lexer makes of them', () => {
    for (const { simbolo, equivalente } of files.sintaxe.operadores) {
      const values = coffee.tokens(`a ${simbolo} b`).map(token => String(token[1]));
      const alone = coffee.tokens(`x = ${simbolo}`.replace(/= (and|or|is|isnt|not)$/, '= $1 y'));
      const all = [
        ...values,
        ...(/^(is|isnt|and|or)$/.test(simbolo) ? [] : alone.map(token => String(token[1]))),
      ];
      expect([simbolo, all.includes(equivalente)]).toEqual([simbolo, true]);
    }
  });

  test('options of the command line, as --help prints them', () => {
    const { stdout } = spawnSync(process.execPath, [join(folder, 'bin/coffee'), '--help'], {
      encoding: 'utf8',
    });
    const truth = new Map<string, string>();
    for (const line of stdout.split('\n')) {
      const option = /^ {2}(?:(-\w), | {4})(--[\w-]+) +(\S.*)$/.exec(line);
      if (option) truth.set(`${option[1] ?? ''} ${option[2]}`, option[3] as string);
    }
    const commands = files.comandos.grupos.flatMap(grupo => grupo.comandos);
    const ours = new Map(
      commands.map(({ nome, apelidos, resumo }) => [`${apelidos[0] ?? ''} ${nome}`, resumo]),
    );
    expect(truth.size).toBeGreaterThan(20);
    expect(compare(SUBJECT, 'command-line options', truth, ours)).toMatchObject(EXACT);
  });
});

function isIdentifier(word: string): boolean {
  try {
    return coffee
      .tokens(`a = ${word}`)
      .some(([tag, value]) => tag === 'IDENTIFIER' && String(value) === word);
  } catch {
    return false;
  }
}
