import type { Block, Crumb, Page, TableRow } from '../document/document.js';
import type { Item } from '../model/model.js';
import type { Words } from '../words/words.js';
import { itemCrumb, itemEntry } from './item.js';

/** Pages stay below 30 KB compressed with these. */
const MAX_ENTRIES = 100;
const MAX_ROWS = 400;
const MAX_ROWS_WITH_SUMMARY = 300;

/** A page without what it lists. */
export type PageFrame = Omit<Page, 'blocks' | 'contents' | 'previous' | 'next'>;

/**
 * A page of things, or where they are very many, a page that lists them all, so that every address on it holds, and pages
 * behind it that say more of each.
 */
export function entryPages(
  frame: PageFrame,
  before: readonly Block[],
  items: readonly Item[],
  words: Words,
): Page[] {
  const contents = items.map(itemCrumb);
  if (items.length <= MAX_ENTRIES)
    return [{ ...frame, blocks: [...before, ...items.map(item => itemEntry(item, words))], contents }];
  const parts = chunks(items, MAX_ENTRIES);
  const partOf = new Map(
    parts.flatMap((part, i) => part.map(item => [item, `${frame.path}~${i + 1}`] as const)),
  );
  const rows = items.map((item): TableRow => {
    const { address, data } = item;
    const detail = { page: partOf.get(item) as string, fragment: address.fragment };
    const name = [{ link: detail, text: data.nome, isCode: true }] as const;
    const cells = items.length <= MAX_ROWS_WITH_SUMMARY ? [name, [data.resumo]] : [name];
    return { ...(address.fragment !== undefined && { id: address.fragment }), cells };
  });
  const head = items.length <= MAX_ROWS_WITH_SUMMARY ? [words.name, words.meaning] : [words.name];
  const list: Page = { ...frame, blocks: [...before, { kind: 'table', head, rows }] };
  const details = parts.map((part, i): Page => {
    const title = `${frame.title} (${i + 1}/${parts.length})`;
    return {
      ...frame,
      path: `${frame.path}~${i + 1}`,
      title,
      trail: [...frame.trail, { text: frame.title, to: { page: frame.path } }],
      blocks: part.map(item => itemEntry(item, words)),
      contents: part.map(item => ({
        ...itemCrumb(item),
        to: { page: `${frame.path}~${i + 1}`, fragment: item.address.fragment },
      })),
    };
  });
  return [list, ...inOrder(details)];
}

/** Pages with a table that goes on from one to the next. */
export function tablePages(
  frame: PageFrame,
  before: readonly Block[],
  head: readonly string[],
  rows: readonly TableRow[],
): Page[] {
  const parts = rows.length === 0 ? [[]] : chunks(rows, MAX_ROWS);
  const pages = parts.map(
    (part, i): Page => ({
      ...frame,
      path: i === 0 ? frame.path : `${frame.path}~${i + 1}`,
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

function chunks<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let i = 0; i < items.length; i += size) parts.push(items.slice(i, i + size));
  return parts;
}
