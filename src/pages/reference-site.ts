import { canonicalJson } from '../contract/canonical.js';
import { REFERENCIA_PATH } from '../contract/files.js';
import { archivedCopies } from '../site/archive.js';
import type { DataPage } from '../site/front-page.js';
import { type SiteFile, schemaPath } from '../site/site-file.js';
import { botTexts } from './bots/texts.js';
import { languageScript } from './checker-data.js';
import { docset } from './docset/docset.js';
import type { Page } from './document/document.js';
import { blocksHtml } from './document/html.js';
import { pageMarkdown } from './document/markdown.js';
import { Painter } from './document/painter.js';
import { assets } from './generated/assets.js';
import { buildModel, type PagesInput } from './model/build-model.js';
import type { Model } from './model/model.js';
import { namesScript, searchJson } from './search-index.js';
import { changesPages } from './templates/changes.js';
import { checkerPage } from './templates/checker.js';
import { commandPages } from './templates/commands.js';
import { CURRENT_PATH, currentScript } from './templates/copy.js';
import { dataPage } from './templates/data.js';
import { editorPages } from './templates/editors.js';
import { errorPages } from './templates/errors.js';
import { withGone } from './templates/gone.js';
import { ASSETS_FOLDER, layout, partsPath } from './templates/layout.js';
import { builtinPages, modulePages } from './templates/library.js';
import { withMarks } from './templates/marked.js';
import { homePage, indexPages, withNothing } from './templates/overview.js';
import { sheetPage } from './templates/sheet.js';
import { syntaxPage } from './templates/syntax.js';
import { type Words, wordsOf } from './words/words.js';

/** The page of what there is not, without its ending. */
const NOT_FOUND_PATH = '/404';

/** The files that a model becomes. */
export interface ReferenceSite {
  readonly files: readonly SiteFile[];
  /** How the page of the data is written among them. */
  readonly dataPage: DataPage;
  /** The address of each thing that there is, by its id. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Makes the pages into a docset. */
  docset(): Promise<readonly SiteFile[]>;
}

/** Pages, search and texts for bots of a language, all from one model. Nothing is read. */
export function referenceSite(input: PagesInput): ReferenceSite {
  const model = buildModel(input);
  const words = wordsOf(model.idioma);
  const painter = input.lexico && new Painter(input.lexico, input.programs);
  const there = pagesOf(model, words);
  const pages = withOthers(there, model, words);
  const paths = there.map(({ path }) => path);
  const loaded: SiteFile[] = [
    ...Object.entries(assets).map(([name, text]) => plain(ASSETS_FOLDER + name, text)),
    { path: `${ASSETS_FOLDER}nomes.js`, bytes: namesScript(model, words), schema: null },
    {
      path: `${ASSETS_FOLDER}lingua.js`,
      bytes: languageScript(model, input.lexico, input.unread ?? []),
      schema: null,
    },
  ];
  return {
    files: [
      {
        path: REFERENCIA_PATH,
        bytes: canonicalJson(model.referencia, 'compact'),
        schema: schemaPath('referencia'),
      },
      { path: '/search.json', bytes: searchJson(model), schema: schemaPath('search') },
      ...pageFiles(pages, model, words, painter),
      ...loaded,
      ...botTexts(pages, model, words).map(({ path, text }) => plain(path, text)),
      plain(CURRENT_PATH, currentScript(model.referencia.versao, paths)),
      ...(input.archive ? copyOf(model, words, loaded, painter) : []),
    ],
    dataPage: {
      files: (content, main) => {
        const page = dataPage(content);
        const bytes = layout({ ...page, main, hasTwin: true }, model, words);
        return [
          { path: `${page.path}.html`, bytes, schema: null },
          plain(`${page.path}.md`, pageMarkdown(page)),
        ];
      },
      notFound: (title, main, root) =>
        layout(
          { path: NOT_FOUND_PATH, title, description: title, trail: [], main, hasTwin: false, root },
          model,
          words,
        ),
    },
    addresses: new Map(model.items.map(({ data }) => [data.id, data.endereco])),
    docset: () => docset(pages, model, words, painter),
  };
}

/** The pages of what there is. */
function pagesOf(model: Model, words: Words): Page[] {
  return [
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
  ];
}

/** Pages with those of what there was, and with what differs. */
function withOthers(pages: readonly Page[], model: Model, words: Words): Page[] {
  return withMarks(withGone(withNothing(pages, model, words), model, words), model, words);
}

/** The pages once more as a copy under `/v/<versao>/`, with what they load: they go on when the site has another version. */
function copyOf(
  model: Model,
  words: Words,
  loaded: readonly SiteFile[],
  painter: Painter | undefined,
): SiteFile[] {
  // What editors install is that of the version of today.
  const copy = { ...model, isCopy: true, editors: [] };
  const pages = withOthers(pagesOf(copy, words), copy, words);
  return archivedCopies([...pageFiles(pages, copy, words, painter), ...loaded], model.referencia.versao);
}

/** Each page, and its twin in Markdown. */
function pageFiles(
  pages: readonly Page[],
  model: Model,
  words: Words,
  painter: Painter | undefined,
): SiteFile[] {
  return pages.flatMap(page => [
    {
      path: `${page.path}.html`,
      bytes: layout({ ...page, main: blocksHtml(page, painter), hasTwin: true }, model, words),
      schema: null,
    },
    plain(`${page.path}.md`, pageMarkdown(page)),
    ...(page.parts === undefined
      ? []
      : [plain(partsPath(page.path), `globalThis.refdataParts=${JSON.stringify(page.parts)};\n`)]),
  ]);
}

function plain(path: string, text: string): SiteFile {
  return { path, bytes: new TextEncoder().encode(text), schema: null };
}
