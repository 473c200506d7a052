import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ts from 'typescript';
import { constantsIn, differences } from '../evaluate/constants.js';
import { jsonFrom } from '../interpreter.js';
import { folderWith } from '../small-repository.js';
import { javascript, type Names } from './javascript-source.js';

/** What Node says of the exports of a module. A list has `null` where JSON has no word for the item. */
const ASK = `
const { pathToFileURL } = require('node:url');
let input = '';
process.stdin.on('data', part => (input += part));
process.stdin.on('end', async () => {
  const [path, names] = JSON.parse(input);
  const m = await import(pathToFileURL(path));
  const all = m.default && names.every(name => name in m.default) ? m.default : m;
  const shown = (key, value) => (value === undefined ? null : value);
  process.stdout.write(JSON.stringify(Object.fromEntries(names.map(name => [name, all[name]])), shown));
});
`;

const NAMES: Names = {
  texts: ['LOCAL', 'COMECO', 'topo', 'base.INICIO', 'PALAVRA', 'ESTRELA', 'reexported', 'Tokens.FIM'],
  numbers: ['DEZ', 'MEIO', 'base.NUMERO', 'CONTA', 'Tokens.N'],
  lists: ['FUNDO', 'base.LISTA', 'todos'],
  maps: ['MAPA', 'NADA', 'MESA', 'base.MAPA'],
};
const BODY = `const LOCAL = 'local', DEZ = 10;
const MEIO = 0.5;
const MESA = { k: LOCAL, ...MAPA };
class Tokens { static FIM = 'fim'; static N = 3; static #hidden = 1; }
`;

interface Flavour {
  readonly main: string;
  readonly head: string;
  readonly modules: Readonly<Record<string, string>>;
  /** A constant in this flavour of module. */
  constant(name: string, source: string): string;
}

const esm: Flavour = {
  main: 'main.mjs',
  head: `import * as base from './base.mjs';
import topo, { INICIO as COMECO, MAPA, LISTA as todos } from './base.mjs';
import { PALAVRA, VAZIO as NADA, ESTRELA, CONTA, reexported, FUNDO } from './barrel.mjs';
${BODY}`,
  modules: {
    'base.mjs': `export const INICIO = 'início', NUMERO = 2.0;
export const LISTA = [1, ['dois', 3]];
export const MAPA = { a: { b: null }, 7: 'sete' };
const topo = 'topo';
export default topo;
`,
    'barrel.mjs': `export * from './extra.mjs';
export { default as reexported } from './base.mjs';
const interno = 'solto';
export { interno as PALAVRA };
export { VAZIO, FUNDO } from './extra.mjs';
`,
    'extra.mjs': `import { LISTA } from './base.mjs';
export const ESTRELA = 'estrela';
export let CONTA = 12;
export const VAZIO = {};
export const FUNDO = [...LISTA, 'x'];
`,
  },
  constant: (name, source) => `export const ${name} = ${source};\n`,
};

const commonJs: Flavour = {
  main: 'main.cjs',
  head: `'use strict';
const base = require('./base.cjs');
const { INICIO: COMECO, MAPA, LISTA: todos, topo } = require('./base.cjs');
const { PALAVRA, VAZIO: NADA, ESTRELA, CONTA, FUNDO } = require('./extra.cjs');
const reexported = require('./extra.cjs').reexported;
${BODY}`,
  modules: {
    'base.cjs': `exports.INICIO = exports.OUTRO = 'início';
exports.NUMERO = void 0;
exports.NUMERO = 2.0;
module.exports.LISTA = [1, ['dois', 3]];
exports.MAPA = { a: { b: null }, 7: 'sete' };
exports.topo = 'topo';
`,
    'extra.cjs': `const base_1 = require('./base.cjs');
const PALAVRA = 'solto';
module.exports = { PALAVRA, VAZIO: {}, ESTRELA: 'estrela', CONTA: 12, FUNDO: [...base_1.LISTA, 'x'], reexported: base_1.topo };
`,
  },
  constant: (name, source) => `exports.${name} = ${source};\n`,
};

async function compare(flavour: Flavour, expressions: readonly string[]): Promise<void> {
  const sources = Object.fromEntries(expressions.map((expression, i) => [`V${i}`, expression]));
  const text = Object.entries(sources).map(([name, source]) => flavour.constant(name, source));
  const folder = folderWith({ ...flavour.modules, [flavour.main]: flavour.head + text.join('') });
  const names = Object.keys(sources);
  const expected = jsonFrom('node', ['-e', ASK], JSON.stringify([`${folder}/${flavour.main}`, names]));
  const said = await constantsIn(folder, flavour.main, names);
  expect(differences(sources, expected as Record<string, unknown>, said).slice(0, 3)).toEqual([]);
}

/** TypeScript, run as what its compiler makes of it, and read both as it is and as it was compiled. */
async function compareTyped(expressions: readonly string[]): Promise<void> {
  const sources = Object.fromEntries(expressions.map((expression, i) => [`V${i}`, expression]));
  const lines = Object.entries(sources).map(([name, source], i) =>
    i % 2 === 0
      ? `export const ${name} = ${source} as const;\n`
      : `export const ${name} = (${source}) satisfies unknown;\n`,
  );
  const source = `import { LISTA as todos, Cor, type Nada } from './base.js';
import base from './base.js';
const MAPA: Record<string, unknown> = { 'a': 1 }, NADA = <object>{}, FUNDO = todos!, MESA = MAPA;
const LOCAL: string = Cor.Azul, COMECO = 'c', topo = 't', PALAVRA = 'p', ESTRELA = 'e', reexported = base;
const DEZ = Cor.Verde, MEIO = 0.5, CONTA = Cor.Dois;
class Tokens { static readonly FIM = 'fim'; static N: number = 3; private static x = 1; }
${lines.join('')}`;
  const base = `export const LISTA: readonly unknown[] = [1, ['dois', 3]];
export enum Cor { Zero, Um, Verde = 5, Seis, Azul = 'azul', Dois = Verde | 1 << 4, Menos = -1, Depois }
export interface Nada {}
const inicio = 'início';
export default inicio;
`;
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  const compiled = (text: string) => ts.transpileModule(text, { compilerOptions: options }).outputText;
  const folder = folderWith({
    'src/main.ts': source,
    'src/base.ts': base,
    'lib/main.js': compiled(source),
    'lib/base.js': compiled(base),
  });
  const names = Object.keys(sources);
  const expected = jsonFrom('node', ['-e', ASK], JSON.stringify([`${folder}/lib/main.js`, names]));
  for (const path of ['src/main.ts', 'lib/main.js']) {
    const said = await constantsIn(folder, path, names);
    expect(differences(sources, expected as Record<string, unknown>, said).slice(0, 3)).toEqual([]);
  }
}

const typedNames: Names = {
  texts: ['LOCAL', 'COMECO', 'base', 'Cor.Azul', 'Tokens.FIM'],
  numbers: ['DEZ', 'MEIO', 'CONTA', 'Cor.Seis', 'Cor.Zero', 'Cor.Depois', 'Tokens.N'],
  lists: ['FUNDO', 'todos'],
  maps: ['MAPA', 'NADA', 'MESA'],
};

/** `export const x = undefined` only announces a name: inside of something it is a value. */
const isNothing = (source: string) => source === 'undefined' || source === 'void 0';
// Few programs with many expressions each: starting Node takes longer than asking it.
const SIZE = { minLength: 400, maxLength: 400 };
const RUNS = { numRuns: 2, endOnFailure: true };

describe('Node and extraction agree', () => {
  for (const [flavourName, flavour] of Object.entries({ esm, commonJs })) {
    const { text, number, list, map, bool, any } = javascript(NAMES);
    for (const [what, expression] of Object.entries({ text, number, list, map, bool, any })) {
      it(`on every ${what} (${flavourName})`, async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.array(
              expression.filter(source => !isNothing(source)),
              SIZE,
            ),
            all => compare(flavour, all),
          ),
          RUNS,
        );
      });
    }
  }

  it('on TypeScript, as written and as compiled', async () => {
    const { any } = javascript(typedNames);
    // `as const` stands behind literals only.
    const literal = any.filter(
      source =>
        /^["'[`(\d]/.test(source) && !/^\((?!\{)/.test(source) && !/^(\[.*\]|.*['"`])\./s.test(source),
    );
    await fc.assert(fc.asyncProperty(fc.array(literal, SIZE), compareTyped), RUNS);
  });
});
