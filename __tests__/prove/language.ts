import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small language in JavaScript that can tell of itself, by file. */
const LANGUAGE: Readonly<Record<string, string>> = {
  'refdata.yml': `nome: Pequena
descricao: A linguagem de um teste
documentacao: https://pequena.example
versao: 1.0.0
sintaxe:
  extensao: .p
  reservadas: { table: words.js#WORDS, map: { palavra: key, descricao: value } }
embutidas: { table: functions.js#FUNCTIONS, map: key }
modulos:
  - table: modules.js#MODULES
    map:
      nome: key
      simbolos: { each: "$each(value, function($v, $k) { { 'n': $k, 's': $v } })", map: { nome: n, assinatura: s } }
  - value: { Mat: Matematica }
    map: { nome: key, apelido_de: value }
erros:
  table: errors.js#ERRORS
  map: { codigo: key, titulo: "value[0]", explicacao: "value[1]", exemplo: "'x'", solucao: "'y'", doc: "'erros'" }
prove:
  sintaxe: { reservadas: { command: [node, dump.js, words], map: { palavra: key, descricao: value } } }
  embutidas: { command: [node, dump.js, functions] }
  modulos: { command: [node, dump.js, modules] }
  erros: { command: [node, dump.js, errors], at: /codigos }
`,
  'words.js': "export const WORDS = { se: 'condicional', fim: 'termina um bloco' };\n",
  'functions.js': 'export const FUNCTIONS = { soma: 1, diz: 2 };\n',
  'modules.js': "export const MODULES = { Matematica: { abs: '(x)', max: '(a, b)' } };\n",
  'errors.js': "export const ERRORS = { PQ0101: ['Erro', 'Um erro.'], PQ0102: ['Outro', 'Outro erro.'] };\n",
  'package.json': '{ "type": "module" }\n',
  'dump.js': `import { ERRORS } from './errors.js';
import { FUNCTIONS } from './functions.js';
import { MODULES } from './modules.js';
import { WORDS } from './words.js';
const told = {
  words: WORDS,
  functions: Object.keys(FUNCTIONS),
  modules: Object.entries(MODULES).map(([nome, symbols]) => ({
    nome,
    apelidos: ['Mat'],
    simbolos: Object.entries(symbols).map(([name, assinatura]) => ({ nome: name, assinatura })),
  })),
  errors: { codigos: Object.entries(ERRORS).map(([codigo, [titulo, explicacao]]) => ({ codigo, titulo, explicacao })) },
};
console.log(JSON.stringify(told[process.argv[2]]));
`,
};

const folders: string[] = [];

/** Writes the language into a folder, with other files in place of some of its own. */
export function languageWith(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-prove-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...LANGUAGE, ...files }))
    writeFileSync(join(folder, name), text);
  return folder;
}

/** One of its files, changed. */
export function changed(name: string, from: string, to: string): Record<string, string> {
  const text = LANGUAGE[name] ?? '';
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  return { [name]: text.replace(from, to) };
}

export function removeLanguages(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
