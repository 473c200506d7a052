import type { Comandos, Conteudos, Embutidas, Erros, Index, Modulos, Sintaxe } from './generated/contract.js';

/** The seven published files, by name (service-spec.md, "Resources and their fields"). */
export interface ReferenceFiles {
  readonly index: Index;
  readonly sintaxe: Sintaxe;
  readonly embutidas: Embutidas;
  readonly modulos: Modulos;
  readonly comandos: Comandos;
  readonly erros: Erros;
  readonly conteudos: Conteudos;
}

export type FileName = keyof ReferenceFiles;

/** Names of the seven files, in the order of the contract: the index, then what it lists. */
export const FILE_NAMES = [
  'index',
  'sintaxe',
  'embutidas',
  'modulos',
  'comandos',
  'erros',
  'conteudos',
] as const satisfies readonly FileName[];

/** The manifest, ours, beside the seven. */
export const MANIFEST_PATH = '/api/manifest.json';

/** What is known of each name beyond the seven files, for tools. */
export const REFERENCIA_PATH = '/api/referencia.json';

/** How the language is cut into tokens, for editors. */
export const LEXICO_PATH = '/api/lexico.json';

/** The index of the package registry, a contract of its own (reference-language.md §10.3). */
export const REGISTRO_PATH = '/registry/index.json';

/** Path of a file under the base address: `/api/erros.json`. */
export function pathOf<Name extends FileName>(name: Name): `/api/${Name}.json` {
  return `/api/${name}.json`;
}

/** Where the list of modules stands: file and pointer, as paths of findings have it. */
export const MODULES_AT = `${pathOf('modulos')}#/modulos`;

/** Among the names that a module has besides its list (`outros` of api/referencia.json): stands for what cannot be listed. */
export const ANY_NAME = '*';
