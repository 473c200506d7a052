import { schemaTexts } from '../contract/generated/schemas.js';
import type { ConfigPath } from '../extract/index.js';

/** The lists that sources are asked for, by their keys in refdata.yml, with the part of the contract that each becomes. */
const LISTS: readonly (readonly [list: string, file: keyof typeof schemaTexts, property: string])[] = [
  ['sintaxe.reservadas', 'sintaxe', 'reservadas'],
  ['sintaxe.contextuais', 'sintaxe', 'contextuais'],
  ['sintaxe.operadores', 'sintaxe', 'operadores'],
  ['sintaxe.verbos_http', 'sintaxe', 'verbos_http'],
  ['sintaxe.regras', 'sintaxe', 'regras'],
  ['embutidas', 'embutidas', 'funcoes'],
  ['modulos', 'modulos', 'modulos'],
  ['comandos', 'comandos', 'grupos'],
  ['erros', 'erros', 'codigos'],
];

export const LIST_PATHS: readonly (readonly string[])[] = LISTS.map(([list]) => list.split('.'));

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
}

/** The fields that entries of a list have by the contract, none where they are texts; undefined of what is no list. */
export function fieldsOfList(path: ConfigPath): readonly string[] | undefined {
  const found = LISTS.find(([list]) => list === path.join('.'));
  if (!found) return undefined;
  const [, file, property] = found;
  const { properties } = JSON.parse(schemaTexts[file]) as Described;
  // `total` is counted, and never written.
  return Object.keys(properties?.[property]?.items?.properties ?? {}).filter(name => name !== 'total');
}

/** The list that a place in refdata.yml is in. */
export function listAround(path: ConfigPath): readonly string[] | undefined {
  return LIST_PATHS.find(list => list.every((key, i) => path[i] === key));
}

/** A mapping to begin with, of records that a map or a list gives: `{ palavra: key, descricao: value }`. */
export function mappingFor(list: ConfigPath, of: 'map' | 'list'): string {
  const [name, text] = fieldsOfList(list) ?? [];
  if (name === undefined) return of === 'map' ? 'key' : 'value';
  if (of === 'list') return `{ ${name}: value }`;
  return text === undefined ? `{ ${name}: key }` : `{ ${name}: key, ${text}: value }`;
}
