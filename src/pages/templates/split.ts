import { type Block, type Crumb, type Page, type TableRow, textOf } from '../document/document.js';
import type { Item } from '../model/model.js';
import { inParts, isOnePage, partPage, rowsInParts } from '../model/parts.js';
import type { Words } from '../words/words.js';
import { itemCrumb, itemEntry } from './item.js';

/** Of a table, at most so many rows stand on a page. */
const MAX_ROWS = 400;

/** A page without what it lists. */
export type PageFrame = Omit<Page, 'blocks' | 'contents' | 'previous' | 'next'>;

/**
 * A page of things, or where they are very many, a page that lists them all, so that every address on it holds, and pages
 * behind it that say more of each. Where not even the names have room on one page, that page lists its parts.
 */
export function entryPages(
  frame: PageFrame,
  before: readonly Block[],
  items: readonly Item[],
  words: Words,
): Page[] {
  const parts = inParts(items, ({ data }) => data);
  if (parts.length === 1)
    return [
      {
        ...frame,
        blocks: [...before, ...items.map(item => itemEntry(item, words))],
        contents: [{ things: items.map(itemCrumb) }],
      },
    ];
  const isListed = items.every(({ address }) => address.page === frame.path);
  const details = parts.map((part, i): Page => {
    const path = partPage(frame.path, i);
    return {
      ...frame,
      path,
      title: `${frame.title} (${i + 1}/${parts.length})`,
      trail: [...frame.trail, { text: frame.title, to: { page: frame.path } }],
      blocks: part.map(item => itemEntry(item, words)),
      contents: [
        {
          things: part.map(item => ({
            ...itemCrumb(item),
            to: { page: path, fragment: item.address.fragment },
          })),
        },
      ],
    };
  });
  const list: Page = isListed
    ? { ...frame, blocks: [...before, namesTable(frame.path, parts, words)] }
    : {
        ...frame,
        blocks: [...before, partsTable(frame.path, parts, words)],
        parts: parts.map(part => part.map(fragmentOf)),
      };
  return [list, ...inOrder(details)];
}

/** Every name with its address, and what it is where there is room for that. */
function namesTable(path: string, parts: readonly (readonly Item[])[], words: Words): Block {
  const named = ({ data }: Item) => data.nome;
  const hasSummaries = isOnePage(parts.flat().map(({ data }) => `${data.nome} ${data.resumo}`));
  const rows = parts.flatMap((part, i) =>
    part.map((item): TableRow => {
      const link = { page: partPage(path, i), fragment: fragmentOf(item) };
      const name = [{ link, text: named(item), isCode: true }] as const;
      return { id: fragmentOf(item), cells: hasSummaries ? [name, [item.data.resumo]] : [name] };
    }),
  );
  return { kind: 'table', head: hasSummaries ? [words.name, words.meaning] : [words.name], rows };
}

/** The parts of a page with the names that each begins and ends with. */
function partsTable(path: string, parts: readonly (readonly Item[])[], words: Words): Block {
  const code = (item: Item | undefined) => ({ code: item?.data.nome ?? '' });
  const rows = parts.map((part, i): TableRow => {
    const link = { link: { page: partPage(path, i) }, text: `${i + 1}/${parts.length}` };
    return { cells: [[link], [code(part[0]), ' … ', code(part.at(-1))]] };
  });
  return { kind: 'table', head: [words.part, words.name], rows };
}

function fragmentOf({ address, data }: Item): string {
  return address.fragment ?? data.nome;
}

/** Pages with a table that goes on from one to the next. */
export function tablePages(
  frame: PageFrame,
  before: readonly Block[],
  head: readonly string[],
  rows: readonly TableRow[],
): Page[] {
  const parts = rowsInParts(rows, MAX_ROWS, ({ cells }) => cells.flat().map(textOf).join(' '));
  const pages = parts.map(
    (part, i): Page => ({
      ...frame,
      path: i === 0 ? frame.path : partPage(frame.path, i),
      title: parts.length === 1 ? frame.title : `${frame.title} (${i + 1}/${parts.length})`,
      blocks: [
        ...(i === 0 ? before : []),
        ...(part.length === 0 ? [] : [{ kind: 'table', head, rows: part } as const]),
      ],
    }),
  );
  return inOrder(pages);
}

/** Each page with links to those around it. */
export function inOrder(pages: readonly Page[]): Page[] {
  return pages.map((page, i) => ({
    ...page,
    previous: crumbOf(pages[i - 1]),
    next: crumbOf(pages[i + 1]),
  }));
}

function crumbOf(page: Page | undefined): Crumb | undefined {
  return page && { text: page.title, to: { page: page.path } };
}
