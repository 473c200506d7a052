import { countsOf, describeCounts } from '../contract/counts.js';
import {
  FILE_NAMES,
  type FileName,
  LEXICO_PATH,
  MANIFEST_PATH,
  pathOf,
  REFERENCIA_PATH,
  REGISTRO_PATH,
  type ReferenceFiles,
} from '../contract/files.js';
import { schemaTexts } from '../contract/generated/schemas.js';
import { ARCHIVE_FOLDER } from './hosting.js';
import { html, page, prose } from './html.js';
import { OPENAPI_PATH } from './openapi.js';
import { EDITORS_FOLDER } from './site-editors.js';
import { type SiteFile, sha256Of, sizeOf } from './site-file.js';

/** What is for people, of a folder that holds files for programs, too. */
const PAGE = /\.(?:html|md)$/;

/** A page of the site around the page of the data. */
export interface DataPage {
  readonly path: string;
  /** A whole page; `body` is HTML. */
  render(title: string, description: string, body: string): Uint8Array;
}

/** Where there are no other pages, it is the page of the address, and complete in itself. */
const FRONT_PAGE: DataPage = {
  path: '/index.html',
  render: (title, description, body) =>
    page(
      title,
      description,
      `<main>
<h1>${html(title)}</h1>
${body}
</main>
<p class="hidden" role="status"></p>
<script>
${COPY_SCRIPT}
</script>`,
    ),
};

/** Commands with the address that the page really has. Buttons that copy, where a browser can: without them, one click selects the whole text. */
const COPY_SCRIPT = `
if (location.protocol !== 'file:')
  for (const text of document.querySelectorAll('[data-path]'))
    text.textContent = "curl --compressed '" + new URL('.' + text.dataset.path, location.href).href.replaceAll("'", '%27') + "'";
if (navigator.clipboard)
  for (const text of document.querySelectorAll('.copy')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy ' + text.dataset.what);
    button.onclick = async () => {
      await navigator.clipboard.writeText(text.textContent);
      document.querySelector('[role=status]').textContent = 'Copied ' + text.dataset.what;
      button.textContent = 'Copied';
      setTimeout(() => { button.textContent = 'Copy'; }, 1500);
    };
    text.after(button);
  }
`.trim();

export interface FrontPage {
  readonly reference: ReferenceFiles;
  readonly baseUrl: string | null;
  /** Whether copies of the data are under `v/<versao>/`, too. */
  readonly archive: boolean;
  /** The files of the site that the page may name. */
  readonly files: readonly SiteFile[];
  readonly dataPage?: DataPage | undefined;
}

/** A page for people: every endpoint with what it holds, size, SHA-256 and a line for the shell. Links are relative. */
export function frontPage({
  reference,
  baseUrl,
  archive,
  files,
  dataPage = FRONT_PAGE,
}: FrontPage): SiteFile {
  const { nome, versao, descricao, documentacao } = reference.index;
  const byPath = new Map(files.map(file => [file.path, file]));
  const archived = `${ARCHIVE_FOLDER}${versao}${pathOf('index')}`;
  const more = [
    [MANIFEST_PATH, 'every file with its size, SHA-256 and schema, and the commit of the sources'],
    ...(byPath.has(REFERENCIA_PATH)
      ? [[REFERENCIA_PATH, 'every name with signature, documentation, example, source and address'] as const]
      : []),
    [OPENAPI_PATH, 'these endpoints as an OpenAPI 3.1 description'],
    ...(byPath.has(REGISTRO_PATH) ? [[REGISTRO_PATH, 'the index of the package registry'] as const] : []),
    ...(byPath.has(LEXICO_PATH)
      ? [[LEXICO_PATH, 'how programs are cut into tokens, for tools that colour them'] as const]
      : []),
    ...files
      .filter(({ path }) => path.startsWith(EDITORS_FOLDER) && !PAGE.test(path))
      .map(({ path }) => [path, 'made of it for an editor'] as const),
    ...(archive
      ? [[archived, `the files of version ${versao}, at addresses where they never change`] as const]
      : []),
  ] as const;
  const cards = FILE_NAMES.map(name =>
    endpoint(
      name,
      byPath.get(pathOf(name)) as SiteFile,
      describeCounts(countsOf(name, reference[name])),
      baseUrl,
    ),
  );
  const body = `<p class="lead">${html(descricao)}</p>
<nav aria-label="Of this language"><ul>
<li><a href="${html(documentacao)}">Documentation</a></li>
<li><a href="${html(pathOf('index').slice(1))}">Index of the data</a></li>
<li><a href="${html(OPENAPI_PATH.slice(1))}">OpenAPI</a></li>
</ul></nav>
<h2>Endpoints</h2>
<p class="soft">Static JSON for everybody: GET only, no key, no quota, readable from any origin. Start at the index.${
    baseUrl === null ? ' In the commands, <code>$BASE_URL</code> is the address of this page.' : ''
  }</p>
<ul class="cards">
${cards.join('\n')}
</ul>
<h2>Beside them</h2>
<ul class="more">
${more.map(([path, text]) => `<li><a href="${html(path.slice(1))}"><code>${html(path)}</code></a> ${html(text)}</li>`).join('\n')}
</ul>`;
  const title = `${nome} ${versao}: reference data`;
  return { path: dataPage.path, bytes: dataPage.render(title, descricao, body), schema: null };
}

function endpoint(name: FileName, file: SiteFile, counts: string, baseUrl: string | null): string {
  const { path } = file;
  const bytes = sizeOf(file).toLocaleString('en-US');
  return `<li>
<div class="top"><h3><a href="${html(path.slice(1))}"><code>${html(path)}</code></a></h3><span class="soft">${bytes} bytes</span></div>
<p>${prose(contentsOf(name))}</p>
<p class="counts soft">${html(counts)}</p>
<dl>
<dt>Fetch</dt><dd>${copyable(`curl --compressed ${address(baseUrl, path)}`, `the command that fetches ${path}`, path)}</dd>
<dt>SHA-256</dt><dd>${copyable(sha256Of(file), `the SHA-256 of ${path}`)}</dd>
<dt>Schema</dt><dd><a href="${html(file.schema?.slice(1) ?? '')}">${html(`${name}.schema.json`)}</a></dd>
</dl>
</li>`;
}

/** Text that is there to be taken away; `what` says to those who do not see it what it is. */
function copyable(text: string, what: string, path?: string): string {
  const of = path === undefined ? '' : ` data-path="${html(path)}"`;
  return `<code class="copy" data-what="${html(what)}"${of}>${html(text)}</code>`;
}

/** The address as one word of a shell. */
function address(baseUrl: string | null, path: string): string {
  if (baseUrl === null) return `"$BASE_URL${path}"`;
  return `'${(baseUrl + path).replaceAll("'", "'\\''")}'`;
}

/** What the description of a schema says behind the path. */
function contentsOf(name: FileName): string {
  const { description } = JSON.parse(schemaTexts[name]) as { description: string };
  const contents = description.slice(description.indexOf(': ') + 2);
  return contents.charAt(0).toUpperCase() + contents.slice(1);
}
