import { createHash } from 'node:crypto';
import { html } from '../../site/html.js';
import type { Page } from '../document/document.js';
import { blocksHtml } from '../document/html.js';
import type { Item, Model } from '../model/model.js';
import { offlinePages } from '../templates/offline.js';
import type { Words } from '../words/words.js';

const FOLDER = '/devdocs/';
/** As much of a hash as fits into a number that every reader can hold. */
const MTIME_DIGITS = 7;

/**
 * What readers of DevDocs (devdocs.io, and those in editors and on desktops) load of a documentation: `index.json` with each
 * name and its place, `db.json` with the pages, `meta.json` with what it is.
 */
export function devdocs(
  pages: readonly Page[],
  model: Model,
  words: Words,
): { readonly path: string; readonly text: string }[] {
  const db = jsonLine(
    Object.fromEntries(offlinePages(pages).map(page => [page.path.slice(1), pageHtml(page)])),
  );
  const { nome, versao, documentacao } = model.files.index;
  const meta = {
    name: nome,
    slug: slugOf(nome),
    type: 'refdata',
    version: versao,
    release: versao,
    // Readers load a documentation again when this is another number; a day would change what is built from the same sources, and
    // links to another commit are no reason.
    mtime: numberOf(model.referencia.commit === null ? db : db.replaceAll(model.referencia.commit, '')),
    db_size: Buffer.byteLength(db),
    links: { home: model.baseUrl ?? documentacao },
  };
  return [
    { path: `${FOLDER}index.json`, text: jsonLine(indexOf(model, words)) },
    { path: `${FOLDER}db.json`, text: db },
    { path: `${FOLDER}meta.json`, text: jsonLine(meta) },
  ];
}

function numberOf(text: string): number {
  return Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, MTIME_DIGITS), 16);
}

/** JSON on one line, which ends as every text of ours does. */
function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function pageHtml(page: Page): string {
  return `<h1>${html(page.title)}</h1>\n${blocksHtml(page, undefined, '')}`;
}

function indexOf({ items }: Model, { kinds }: Words) {
  const named = items.filter(({ data }) => data.tipo !== 'regra');
  const counts = new Map<Item['data']['tipo'], number>();
  for (const { data } of named) counts.set(data.tipo, (counts.get(data.tipo) ?? 0) + 1);
  return {
    entries: named.map(({ data: { nome, modulo, tipo }, address: { page, fragment } }) => ({
      name: modulo === null ? nome : `${modulo}.${nome}`,
      path: page.slice(1) + (fragment === undefined ? '' : `#${fragment}`),
      type: kinds[tipo][1],
    })),
    types: [...counts].map(([tipo, count]) => ({ name: kinds[tipo][1], count, slug: slugOf(tipo) })),
  };
}

/** As names of documentations and of kinds are written in addresses. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^0-9a-z]+/g, '_').replace(/^_+|_+$/g, '') || 'refdata';
}
