import { canonicalJson } from '../contract/canonical.js';
import { REFERENCIA_PATH } from '../contract/files.js';
import type { DataPage } from '../site/front-page.js';
import { type SiteFile, schemaPath } from '../site/site-file.js';
import { botTexts } from './bots/texts.js';
import { languageScript } from './checker-data.js';
import type { Page } from './document/document.js';
import { blocksHtml } from './document/html.js';
import { pageMarkdown } from './document/markdown.js';
import { assets } from './generated/assets.js';
import { buildModel, type PagesInput } from './model/build-model.js';
import type { Model } from './model/model.js';
import { namesScript, searchJson } from './search-index.js';
import { changesPages } from './templates/changes.js';
import { checkerPage } from './templates/checker.js';
import { commandPages } from './templates/commands.js';
import { editorPages } from './templates/editors.js';
import { errorPages } from './templates/errors.js';
import { withGone } from './templates/gone.js';
import { ASSETS_FOLDER, layout } from './templates/layout.js';
import { builtinPages, modulePages } from './templates/library.js';
import { withMarks } from './templates/marked.js';
import { DATA_PAGE, homePage, indexPages } from './templates/overview.js';
import { sheetPage } from './templates/sheet.js';
import { syntaxPage } from './templates/syntax.js';
import { type Words, wordsOf } from './words/words.js';

/** The files that a model becomes. */
export interface ReferenceSite {
  readonly files: readonly SiteFile[];
  /** How the page of the data is written among them. */
  readonly dataPage: DataPage;
  /** The address of each thing that there is, by its id. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** Pages, search and texts for bots of a language, all from one model. Nothing is read. */
export function referenceSite(input: PagesInput): ReferenceSite {
  const model = buildModel(input);
  const words = wordsOf(model.idioma);
  const pages = pagesOf(model, words);
  const encoder = new TextEncoder();
  const plain = (path: string, text: string): SiteFile => ({
    path,
    bytes: encoder.encode(text),
    schema: null,
  });
  return {
    files: [
      {
        path: REFERENCIA_PATH,
        bytes: canonicalJson(model.referencia, 'compact'),
        schema: schemaPath('referencia'),
      },
      { path: '/search.json', bytes: searchJson(model), schema: schemaPath('search') },
      ...pages.flatMap(page => [
        { path: `${page.path}.html`, bytes: pageHtml(page, model, words), schema: null },
        plain(`${page.path}.md`, pageMarkdown(page)),
      ]),
      ...botTexts(pages, model, words).map(({ path, text }) => plain(path, text)),
      ...Object.entries(assets).map(([name, text]) => plain(ASSETS_FOLDER + name, text)),
      { path: `${ASSETS_FOLDER}nomes.js`, bytes: namesScript(model, words), schema: null },
      {
        path: `${ASSETS_FOLDER}lingua.js`,
        bytes: languageScript(model, input.lexico, input.unread ?? []),
        schema: null,
      },
    ],
    dataPage: {
      path: `${DATA_PAGE}.html`,
      render: (title, description, main) =>
        layout(
          { path: DATA_PAGE, title, description, trail: [], main, lang: 'en', hasTwin: false },
          model,
          words,
        ),
    },
    addresses: new Map(model.items.map(({ data }) => [data.id, data.endereco])),
  };
}

function pagesOf(model: Model, words: Words): Page[] {
  const pages = withGone(
    [
      homePage(model, words),
      syntaxPage(model, words),
      ...builtinPages(model, words),
      ...modulePages(model, words),
      ...commandPages(model, words),
      ...errorPages(model, words),
      sheetPage(model, words),
      ...indexPages(model, words),
      ...changesPages(model, words),
      checkerPage(model, words),
      ...editorPages(model, words),
    ],
    model,
    words,
  );
  return withMarks(pages, model, words);
}

function pageHtml(page: Page, model: Model, words: Words): Uint8Array {
  return layout({ ...page, main: blocksHtml(page), hasTwin: true }, model, words);
}
