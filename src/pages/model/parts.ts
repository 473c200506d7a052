import type { ItemDeReferencia } from '../../contract/generated/contract.js';
import { Weight } from './weight.js';

/** What a page may weigh for it to stay below 30 KB compressed with all that stands around its content. */
const MAX_WEIGHT = 21_000;
const MAX_ENTRIES = 100;
/** What is written around a thing, around a parameter of it, and around a row of a list, compressed. */
const ENTRY_WEIGHT = 40;
const PARAMETER_WEIGHT = 9;
const ROW_WEIGHT = 14;

/** Things of one page, as far as its size depends on them. */
export type Weighed = Pick<
  ItemDeReferencia,
  | 'nome'
  | 'assinatura'
  | 'parametros'
  | 'formas'
  | 'retorno'
  | 'resumo'
  | 'documentacao'
  | 'exemplos'
  | 'fonte'
>;

/** How the things of a page are shared out among parts of it; one, where all have room. */
export function inParts<T>(items: readonly T[], dataOf: (item: T) => Weighed, most = MAX_ENTRIES): T[][] {
  return cutByWeight(items, most, (item, weight) => {
    const { nome, assinatura, retorno, resumo, documentacao, exemplos, fonte, ...calls } = dataOf(item);
    const parameters = [calls, ...(calls.formas ?? [])].flatMap(({ parametros }) => parametros ?? []);
    for (const text of [nome, assinatura, retorno, resumo, documentacao, exemplos[0]?.codigo, fonte?.arquivo])
      weight.add(text ?? '');
    for (const { nome: name, tipo, padrao } of parameters)
      weight.add(`${name} ${tipo ?? ''} ${padrao ?? ''}`);
    return ENTRY_WEIGHT + parameters.length * PARAMETER_WEIGHT;
  });
}

/** Rows of a table, shared out among pages. */
export function rowsInParts<T>(rows: readonly T[], most: number, textOf: (row: T) => string): T[][] {
  return cutByWeight(rows, most, (row, weight) => {
    weight.add(textOf(row));
    return ROW_WEIGHT;
  });
}

/** Whether all that is known of things has room on one page. */
export function isOnePageWhole(things: readonly Weighed[]): boolean {
  return inParts(things, each => each, Number.POSITIVE_INFINITY).length === 1;
}

/** Whether rows with these texts have room on one page. */
export function isOnePage(texts: readonly string[]): boolean {
  return rowsInParts(texts, Number.POSITIVE_INFINITY, text => text).length === 1;
}

/** @param add puts the texts of an item into the weight, and gives what stands around them. */
function cutByWeight<T>(items: readonly T[], most: number, add: (item: T, weight: Weight) => number): T[][] {
  let part: T[] = [];
  let weight = new Weight();
  const parts = [part];
  for (const item of items) {
    const around = add(item, weight);
    if (part.length === most || (part.length > 0 && weight.total + around > MAX_WEIGHT)) {
      part = [];
      parts.push(part);
      weight = new Weight();
      add(item, weight);
    }
    weight.total += around;
    part.push(item);
  }
  return parts;
}

/** The page of a part. */
export function partPage(page: string, index: number): string {
  return `${page}~${index + 1}`;
}
