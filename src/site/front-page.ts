import { countsOf } from '../contract/counts.js';
import {
  FILE_NAMES,
  LEXICO_PATH,
  MANIFEST_PATH,
  pathOf,
  REFERENCIA_PATH,
  REGISTRO_PATH,
  type ReferenceFiles,
} from '../contract/files.js';
import type { Tongue } from '../text/said.js';
import { frontPageBody } from './front-page-html.js';
import { ARCHIVE_FOLDER } from './hosting.js';
import { html, page } from './html.js';
import { OPENAPI_PATH } from './openapi.js';
import { EDITORS_FOLDER } from './site-editors.js';
import { type SiteFile, sha256Of, sizeOf } from './site-file.js';
import { type SiteWords, siteWordsOf } from './words/words.js';

/** What is for people, of a folder that holds files for programs, too. */
const PAGE = /\.(?:html|md)$/;

/** What the page of the data says. */
export interface DataPageContent {
  readonly title: string;
  readonly descricao: string;
  readonly links: readonly { readonly text: string; readonly url: string; readonly isPath: boolean }[];
  readonly endpoints: readonly Endpoint[];
  readonly more: readonly (readonly [path: string, text: string])[];
  readonly baseUrl: string | null;
  readonly words: SiteWords;
}

export interface Endpoint {
  readonly path: string;
  readonly contents: string;
  readonly counts: string;
  readonly bytes: string;
  readonly sha256: string;
  readonly command: string;
  readonly schema: string;
}

/** A page of the site around the page of the data. */
export interface DataPage {
  /** The files that it is written to, HTML first; `body` is HTML. */
  files(content: DataPageContent, body: string): SiteFile[];
  /**
   * The page of what there is not, which a host shows at any path: all that it names is below `root`. `body` is HTML, without
   * the title.
   */
  notFound?(title: string, body: string, root: string): Uint8Array;
}

/** Where there are no other pages, it is the page of the address, and complete in itself. */
const FRONT_PAGE: DataPage = {
  files: ({ title, descricao, words }, body) => [
    {
      path: '/index.html',
      bytes: page(
        title,
        descricao,
        `<main data-copy="${html(words.copy)}" data-copied="${html(words.copied)}">
<h1>${html(title)}</h1>
${body}
</main>
<p class="hidden" role="status"></p>
<script>
${COPY_SCRIPT}
</script>`,
        words.lang,
      ),
      schema: null,
    },
  ],
};

/** Commands with the address that the page really has. Buttons that copy, where a browser can: without them, one click selects the whole text. */
const COPY_SCRIPT = `
if (location.protocol !== 'file:')
  for (const text of document.querySelectorAll('[data-path]'))
    text.textContent = "curl --compressed '" + new URL('.' + text.dataset.path, location.href).href.replaceAll("'", '%27') + "'";
if (navigator.clipboard) {
  const { copy, copied } = document.querySelector('main').dataset;
  for (const text of document.querySelectorAll('.copy')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = copy;
    button.setAttribute('aria-label', copy + ': ' + text.dataset.what);
    button.onclick = async () => {
      await navigator.clipboard.writeText(text.textContent);
      document.querySelector('[role=status]').textContent = copied + ': ' + text.dataset.what;
      button.textContent = copied;
      setTimeout(() => { button.textContent = copy; }, 1500);
    };
    text.after(button);
  }
}
`.trim();

export interface FrontPage {
  readonly reference: ReferenceFiles;
  readonly baseUrl: string | null;
  /** Whether copies of the data are under `v/<versao>/`, too. */
  readonly archive: boolean;
  /** The files of the site that the page may name. */
  readonly files: readonly SiteFile[];
  readonly tongue: Tongue;
  readonly dataPage?: DataPage | undefined;
}

/** A page for people: every endpoint with what it holds, size, SHA-256 and a line for the shell. Links are relative. */
export function frontPage({ dataPage = FRONT_PAGE, ...input }: FrontPage): SiteFile[] {
  const content = contentOf(input);
  return dataPage.files(content, frontPageBody(content));
}

function contentOf({
  reference,
  baseUrl,
  archive,
  files,
  tongue,
}: Omit<FrontPage, 'dataPage'>): DataPageContent {
  const { nome, versao, descricao, documentacao } = reference.index;
  const words = siteWordsOf(tongue);
  const { others } = words;
  const byPath = new Map(files.map(file => [file.path, file]));
  const where = (path: string, text: string) => (byPath.has(path) ? [[path, text] as const] : []);
  return {
    title: words.title(nome, versao),
    descricao,
    links: [
      { text: words.documentation, url: documentacao, isPath: false },
      { text: words.index, url: pathOf('index'), isPath: true },
      { text: 'OpenAPI', url: OPENAPI_PATH, isPath: true },
    ],
    endpoints: FILE_NAMES.map(name => {
      const path = pathOf(name);
      const file = byPath.get(path) as SiteFile;
      return {
        path,
        contents: words.contents[name],
        counts: countsIn(words, countsOf(name, reference[name])),
        bytes: words.bytes(sizeOf(file)),
        sha256: sha256Of(file),
        command: `curl --compressed ${shellAddress(baseUrl, path)}`,
        schema: file.schema ?? '',
      };
    }),
    more: [
      [MANIFEST_PATH, others.manifest],
      ...where(REFERENCIA_PATH, others.referencia),
      [OPENAPI_PATH, others.openapi],
      ...where(REGISTRO_PATH, others.registro),
      ...where(LEXICO_PATH, others.lexico),
      ...files
        .filter(({ path }) => path.startsWith(EDITORS_FOLDER) && !PAGE.test(path))
        .map(({ path }) => [path, others.editor] as const),
      ...(archive
        ? [[`${ARCHIVE_FOLDER}${versao}${pathOf('index')}`, others.archived(versao)] as const]
        : []),
    ],
    baseUrl,
    words,
  };
}

/** `81 palavras reservadas, 1 função`. */
function countsIn({ nouns }: SiteWords, counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([noun, count]) => `${count} ${nouns[noun]?.[count === 1 ? 0 : 1] ?? noun}`)
    .join(', ');
}

/** The address as one word of a shell. */
function shellAddress(baseUrl: string | null, path: string): string {
  if (baseUrl === null) return `"$BASE_URL${path}"`;
  return `'${(baseUrl + path).replaceAll("'", "'\\''")}'`;
}
