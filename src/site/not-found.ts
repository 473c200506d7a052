import { canonicalJson } from '../contract/canonical.js';
import { pathOf } from '../contract/files.js';
import type { DataPage } from './front-page.js';
import { NOT_FOUND_JSON_PATH, NOT_FOUND_PAGE_PATH } from './hosting.js';
import { html, page } from './html.js';
import type { SiteFile } from './site-file.js';
import type { SiteWords } from './words/words.js';

/** What is answered for a path that there is not: to people a page, to programs JSON. */
export function notFoundFiles(
  nome: string,
  baseUrl: string | null,
  words: SiteWords,
  around?: DataPage,
): SiteFile[] {
  // The page is shown at any path, so that a relative link would lead anywhere.
  const start =
    baseUrl === null ? html(pathOf('index')) : `<a href="${html(startOf(baseUrl))}">${html(nome)}</a>`;
  const said = `<p>${html(words.nothingHere)} ${html(words.startAt)} ${start}.</p>`;
  // Below which path a site is served, its address alone says.
  const whole = baseUrl === null ? undefined : around?.notFound?.(words.notFound, said, rootOf(baseUrl));
  const body = `<main>
<h1>${html(words.notFound)}</h1>
${said}
</main>`;
  return [
    {
      path: NOT_FOUND_PAGE_PATH,
      bytes: whole ?? page(`${words.notFound}: ${nome}`, words.notFound, body, words.lang),
      schema: null,
    },
    { path: NOT_FOUND_JSON_PATH, bytes: notFoundJson(), schema: null },
  ];
}

/** Where a site has a host for itself, a copy of it elsewhere has one, too: it leads to its own beginning. */
function startOf(baseUrl: string): string {
  const address = `${baseUrl}/`;
  return URL.canParse(address) && new URL(address).pathname === '/' ? '/' : address;
}

/** The path that the paths of a site are below: empty where it has a host for itself. */
function rootOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).pathname.replace(/(?<!\/)\/+$/, '') : '';
}

/** The same for every site, so that a server can give it that has no such file. */
export function notFoundJson(): Uint8Array {
  return canonicalJson({ erro: 'not found', indice: pathOf('index') }, 'compact');
}
