import { docAddress } from '../../contract/doc-address.js';
import type { Block, Inline, Page } from '../document/document.js';
import { type Item, itemsOf, type Model } from '../model/model.js';
import type { Words } from '../words/words.js';
import { itemBlocks, itemLink, itemLinks } from './item.js';
import { inOrder, tablePages } from './split.js';

export const ERRORS_PAGE = '/erros/index';
/** Codes that have the same page of the documentation are shown with each other, at most so many. */
const MAX_RELATED = 8;

/** The list of error codes, and a page for each. */
export function errorPages(model: Model, words: Words): Page[] {
  const { index, erros } = model.files;
  const items = itemsOf(model, 'erro');
  const list = tablePages(
    {
      path: ERRORS_PAGE,
      title: words.errors,
      description: `${words.errors}: ${index.nome} ${index.versao}`,
      trail: [],
    },
    [{ kind: 'text', text: [words.errorsIntro], tone: 'soft' }],
    [words.name, words.meaning],
    items.map(item => ({ cells: [[itemLink(item)], [item.data.resumo]] })),
  );
  const byDoc = new Map<string, Item[]>();
  for (const [i, { doc }] of erros.codigos.entries())
    if (doc !== '') byDoc.set(doc, [...(byDoc.get(doc) ?? []), items[i] as Item]);
  const pages = items.map((item, i): Page => {
    const error = erros.codigos[i] as (typeof erros.codigos)[number];
    const related = (byDoc.get(error.doc) ?? []).filter(other => other !== item).slice(0, MAX_RELATED);
    return {
      path: item.address.page,
      title: error.titulo === '' ? error.codigo : `${error.codigo}: ${error.titulo}`,
      description: error.titulo,
      trail: [{ text: words.errors, to: { page: ERRORS_PAGE } }],
      blocks: errorBlocks(item, error, related, { words, documentation: index.documentacao }),
    };
  });
  return [...list, ...inOrder(pages)];
}

function errorBlocks(
  item: Item,
  error: { explicacao: string; exemplo: string; solucao: string; doc: string },
  related: readonly Item[],
  { words, documentation }: { words: Words; documentation: string },
): Block[] {
  const facts: [string, Inline[]][] = [];
  const url = docAddress(documentation, error.doc);
  if (url !== undefined) facts.push([words.documentation, [{ link: { url }, text: words.readMore }]]);
  if (related.length > 0) facts.push([words.seeAlso, itemLinks(related)]);
  // The title is the heading of the page, and the example has one of its own.
  const rest = { ...item, data: { ...item.data, resumo: '', documentacao: '', exemplos: [] } };
  return [
    ...part(words.explanation, error.explicacao),
    ...(error.exemplo === ''
      ? []
      : [{ kind: 'code', code: error.exemplo, caption: [words.exampleOfError], program: {} } as const]),
    ...part(words.solution, error.solucao),
    ...itemBlocks(rest, words, { facts }),
  ];
}

function part(title: string, text: string): Block[] {
  return text === ''
    ? []
    : [
        { kind: 'heading', text: title },
        { kind: 'prose', text },
      ];
}
