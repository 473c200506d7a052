import { html } from '../../site/html.js';
import { cut } from '../../text/cut.js';
import { FEED_PATH } from '../bots/feed.js';
import type { Contents, Page } from '../document/document.js';
import { crumbsHtml } from '../document/html.js';
import { relativeLink, relativePath } from '../model/address.js';
import type { Model } from '../model/model.js';
import type { Words } from '../words/words.js';
import { CHECKER_PAGE } from './checker.js';
import { copyNote, copyScripts } from './copy.js';
import { DATA_PAGE, HOME_PAGE, INDEX_PAGE, parts } from './overview.js';
import { SHEET_PAGE } from './sheet.js';

/** Where scripts and styles of the pages are. */
export const ASSETS_FOLDER = '/recursos/';
/** The page to be found is that of the site: not that of a preview or of a copy. */
const HIDDEN_META = '<meta name="robots" content="noindex">\n';
/** With fewer things, the page itself shows them all at once. */
const MIN_CONTENTS = 4;
/** So much of what a page is about is told to those who list pages. */
const MAX_DESCRIPTION = 300;
/** Names of so many characters stand in two columns beside the page, and none is broken. */
const MAX_NARROW = 12;

/** What stands around the content of a page; pages without a twin in Markdown name none. */
export interface Frame extends Omit<Page, 'blocks'> {
  /** HTML. */
  readonly main: string;
  readonly hasTwin: boolean;
  /** What paths are below, of a page that is shown at any address; others link from where they are. */
  readonly root?: string;
}

/** The file with what is on which part of a page. */
export function partsPath(path: string): string {
  return `${path}~.js`;
}

/** A whole page: complete without a script, with links that work from a disk, and nothing from outside. */
export function layout(frame: Frame, model: Model, words: Words): Uint8Array {
  const { path, title, description, trail, contents = [], layout: kind } = frame;
  const { nome, versao } = model.files.index;
  const linked = (target: string) =>
    html(frame.root === undefined ? relativePath(path, target) : frame.root + target);
  const asset = (name: string) => linked(ASSETS_FOLDER + name);
  const to = (page: string) => linked(`${page}.html`);
  const fullTitle = path === HOME_PAGE ? `${title}: ${words.reference}` : `${title} · ${nome} ${versao}`;
  const twin = `<link rel="alternate" type="text/markdown" href="${linked(`${path}.md`)}">\n`;
  const canonical =
    model.baseUrl === null || model.isCopy || frame.root !== undefined
      ? ''
      : `<link rel="canonical" href="${html(model.baseUrl + encodeURI(path.replace(/\/index$/, '/')))}">\n`;
  const isHidden = model.isCopy || model.marks !== undefined || frame.root !== undefined;
  const hasFeed = !model.isCopy && model.baseUrl !== null && (model.referencia.mudancas ?? []).length > 0;
  const feed = `<link rel="alternate" type="application/atom+xml" title="${html(words.changes)}" href="${linked(FEED_PATH)}">\n`;
  const section = path.replace(/~\d+$/, '');
  // Each of several parts says which it is.
  const about = section === path ? description : `${title}: ${description}`;
  const navigation = [
    ...parts(model, words),
    { text: words.sheet, page: SHEET_PAGE },
    { text: words.index, page: INDEX_PAGE },
    { text: words.check.short, page: CHECKER_PAGE },
    ...(model.isCopy ? [] : [{ text: words.data, page: DATA_PAGE }]),
  ].map(({ text, page }) => {
    const folder = page.replace(/index$/, '');
    const current =
      section === page
        ? ' aria-current="page"'
        : folder !== page && path.startsWith(folder)
          ? ' aria-current="true"'
          : '';
    return `<li><a href="${to(page)}"${current}>${html(text)}</a></li>`;
  });
  const hasContents =
    kind !== 'sheet' && contents.reduce((sum, { things }) => sum + things.length, 0) >= MIN_CONTENTS;
  const above =
    trail.length === 0
      ? ''
      : `<nav class="trail" aria-label="${html(words.breadcrumbs)}"><ol>${crumbsHtml([{ text: words.home, to: { page: HOME_PAGE } }, ...trail], path)}</ol></nav>\n`;
  const { search } = words;
  return new TextEncoder().encode(`<!DOCTYPE html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${html(fullTitle)}</title>
<meta name="description" content="${html(cut(about, MAX_DESCRIPTION))}">
${isHidden ? HIDDEN_META : ''}${canonical}${frame.hasTwin ? twin : ''}${hasFeed ? feed : ''}<link rel="icon" type="image/svg+xml" href="${asset('icone.svg')}">
<link rel="stylesheet" href="${asset('estilo.css')}">
<script src="${asset('pagina.js')}"></script>
${model.isCopy ? copyScripts(path, versao, asset('copia.js')) : ''}</head>
<body${kind === undefined ? '' : ` class="${kind}"`}>
<a class="skip" href="#-conteudo">${html(words.skip)}</a>
<header>
<div class="bar">
<a class="site" href="${to(HOME_PAGE)}" translate="no">${html(nome)} <span>${html(versao)}</span></a>
<form class="search" role="search" action="${to(INDEX_PAGE)}" data-none="${html(search.none)}" data-found="${html(search.found)}" data-one="${html(search.one)}" data-kind="${html(search.kind)}" data-all="${html(search.all)}" data-equivalent="${html(words.equivalent)}" data-copy="${html(search.copy)}" data-copied="${html(search.copied)}">
<input type="search" name="q" aria-label="${html(search.label)}" placeholder="${html(search.placeholder)}" maxlength="200" aria-keyshortcuts="/ Control+K">
<button type="submit">${html(search.button)}</button>
</form>
</div>
<div class="bar">
<nav aria-label="${html(words.mainNavigation)}"><ul>${navigation.join('')}</ul></nav>
</div>
</header>
<div class="frame${hasContents ? ' with-contents' : ''}">
<main id="-conteudo"${frame.parts === undefined ? '' : ` data-parts="${linked(partsPath(path))}"`}>
${model.isCopy ? copyNote(path, model, words) : ''}${above}<h1>${html(title)}</h1>
${frame.main}
${aroundHtml(frame, words)}</main>
${hasContents ? `<div class="here"><nav aria-label="${html(words.onThisPage)}"><h2>${html(words.onThisPage)}</h2>${contents.map(each => contentsHtml(each, path)).join('')}</nav></div>` : ''}
</div>
<footer>
<p>${html(words.generated(nome, versao))}${frame.hasTwin ? ` <a href="${linked(`${path}.md`)}" type="text/markdown">${html(words.markdown)}</a>` : ''}</p>
</footer>
<p class="hidden" role="status"></p>
</body>
</html>
`);
}

/** Links to things on the page, below one to their heading. */
function contentsHtml({ heading, things }: Contents, path: string): string {
  const above =
    heading === undefined
      ? ''
      : `<p><a href="${html(relativeLink(path, heading.to, 'html'))}">${html(heading.text)}</a></p>`;
  const isNarrow = things.every(({ text }) => text.length <= MAX_NARROW);
  return `${above}${things.length === 0 ? '' : `<ul${isNarrow ? ' class="narrow"' : ''}>${crumbsHtml(things, path)}</ul>`}`;
}

function aroundHtml({ path, previous, next }: Frame, words: Words): string {
  if (previous === undefined && next === undefined) return '';
  const link = (label: string, crumb: Page['next']) =>
    crumb === undefined
      ? '<span></span>'
      : `<a href="${html(relativePath(path, `${crumb.to.page}.html`))}">${html(label)}: ${html(crumb.text)}</a>`;
  return `<p class="around">${link(words.previous, previous)}${link(words.next, next)}</p>\n`;
}
