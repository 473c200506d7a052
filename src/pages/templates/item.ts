import type {
  ExemploDeReferencia,
  ItemDeReferencia,
  ParametroDeReferencia,
} from '../../contract/generated/contract.js';
import type { Block, Crumb, Inline } from '../document/document.js';
import type { Item } from '../model/model.js';
import type { Words } from '../words/words.js';

/** What is shown of a thing besides its name. */
export interface ItemView {
  /** What only things of its kind have. */
  readonly facts?: readonly (readonly [label: string, value: readonly Inline[]])[];
  /** Without example and place, where a page has very many. */
  readonly isLean?: boolean;
}

/** Summary, documentation, parameters, example and place of a thing. */
export function itemBlocks(
  { data }: Item,
  words: Words,
  { facts = [], isLean = false }: ItemView = {},
): Block[] {
  const { resumo, documentacao, retorno, exemplos, fonte, desde, obsoleto } = data;
  const blocks: Block[] = [];
  if (obsoleto !== null)
    blocks.push({ kind: 'text', text: [`${words.deprecated}: ${obsoleto}`], tone: 'warning' });
  if (resumo !== '') blocks.push({ kind: 'prose', text: resumo });
  if (documentacao !== '' && !isLean)
    blocks.push({ kind: 'prose', text: withoutSummary(documentacao, resumo) });
  blocks.push(...parametersBlocks(data, words));
  const rows = [...facts];
  if (retorno !== null) rows.push([words.returns, [{ code: retorno }]]);
  if (desde !== null) rows.push([words.since, [desde]]);
  if (fonte !== null && !isLean) rows.push([words.definedAt, [placeLink(fonte)]]);
  const [example] = exemplos;
  if (example !== undefined && !isLean) blocks.push(exampleBlock(example, data.nome, words));
  if (rows.length > 0) blocks.push({ kind: 'facts', rows });
  return blocks;
}

/** A thing among others of its page. */
export function itemEntry(item: Item, words: Words, view: ItemView = {}): Block {
  const { data, address } = item;
  return {
    kind: 'entry',
    id: address.fragment ?? data.nome,
    name: data.nome,
    ...(data.assinatura !== null && { rest: data.assinatura }),
    blocks: itemBlocks(item, words, view),
  };
}

/** A thing as a part of a list of links. */
export function itemCrumb({ data, address }: Item): Crumb {
  return { text: data.nome, to: address, isCode: true };
}

/** A link to a thing, set as code. */
export function itemLink({ data, address }: Item): Inline {
  return { link: address, text: data.nome, isCode: true };
}

/** Things one after the other. */
export function itemLinks(items: readonly Item[]): Inline[] {
  return items.flatMap((item, i) => (i === 0 ? [itemLink(item)] : [', ', itemLink(item)]));
}

function exampleBlock({ codigo, arquivo, linha }: ExemploDeReferencia, sought: string, words: Words): Block {
  const caption: Inline[] =
    arquivo === null
      ? [words.example]
      : [`${words.example}, ${words.from} `, { code: linha === null ? arquivo : `${arquivo}:${linha}` }];
  const from = arquivo === null || linha === null ? undefined : { path: arquivo, line: linha };
  return { kind: 'code', code: codigo, caption, program: { sought, from } };
}

function placeLink({ arquivo, linha, url }: NonNullable<Item['data']['fonte']>): Inline {
  const text = linha === null ? arquivo : `${arquivo}:${linha}`;
  return url === null ? { code: text } : { link: { url }, text, isCode: true };
}

/** The parameters, where there is more to say of them than their names; of what can be called in several ways, those of each. */
function parametersBlocks(
  { parametros, formas = [] }: Pick<ItemDeReferencia, 'parametros' | 'formas'>,
  words: Words,
): Block[] {
  const isTold = (each: typeof parametros) =>
    each?.some(({ tipo, modo }) => tipo !== null || modo !== 'ambos') === true;
  if (parametros !== null && isTold(parametros)) return [parametersTable(parametros, words)];
  return formas.some(forma => isTold(forma.parametros))
    ? formas.flatMap(({ assinatura, parametros: own, retorno }) => [
        { kind: 'text' as const, text: [{ code: assinatura }] },
        ...(own !== null && own.length > 0 ? [parametersTable(own, words)] : []),
        ...(retorno === null
          ? []
          : [{ kind: 'facts' as const, rows: [[words.returns, [{ code: retorno }]]] as const }]),
      ])
    : [];
}

function parametersTable(parametros: readonly ParametroDeReferencia[], words: Words): Block {
  const code = (text: string | null): Inline[] => (text === null ? [] : [{ code: text }]);
  const columns: readonly (readonly [head: string, cells: readonly (readonly Inline[])[]])[] = [
    [words.parameters, parametros.map(({ nome }) => code(nome))],
    [words.type, parametros.map(({ tipo }) => code(tipo))],
    [words.defaultValue, parametros.map(({ padrao }) => code(padrao))],
    [words.passed, parametros.map(each => passingOf(each, words))],
  ];
  // A column in which nothing stands says nothing.
  const told = columns.filter(([, cells]) => cells.some(cell => cell.length > 0));
  return {
    kind: 'table',
    head: told.map(([head]) => head),
    rows: parametros.map((_, i) => ({ cells: told.map(([, cells]) => cells[i] ?? []) })),
  };
}

function passingOf({ modo, opcional }: ParametroDeReferencia, words: Words): Inline[] {
  const said = [modo === 'ambos' ? '' : words.passing[modo], opcional ? words.optional : ''];
  const text = said.filter(each => each !== '').join(', ');
  return text === '' ? [] : [text];
}

/** Documentation often begins with the sentence that is its summary. */
function withoutSummary(documentation: string, summary: string): string {
  const [first = '', ...rest] = documentation.trim().split(/\n\s*\n/);
  return first.replace(/\s+/g, ' ') === summary && summary !== '' ? rest.join('\n\n') : documentation;
}
