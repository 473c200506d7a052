import { schemaTexts } from '../generated/schemas.js';
import { FILE_NAMES, type FileName, MANIFEST_PATH, pathOf, REGISTRO_PATH } from '../reference/files.js';
import { html, page } from './html.js';
import { OPENAPI_PATH } from './openapi.js';
import { type SiteFile, sha256Of, sizeOf } from './site-file.js';

const FRONT_PAGE_PATH = '/index.html';

export interface FrontPage {
  readonly nome: string;
  readonly versao: string;
  readonly descricao: string;
  readonly documentacao: string;
  readonly baseUrl: string | null;
  /** The files of the site that the page may name. */
  readonly files: readonly SiteFile[];
}

/** A plain page for people: every endpoint with its size, its SHA-256 and a line for the shell. Links are relative. */
export function frontPage({ nome, versao, descricao, documentacao, baseUrl, files }: FrontPage): SiteFile {
  const byPath = new Map(files.map(file => [file.path, file]));
  const more = [
    [MANIFEST_PATH, 'every file with its size, SHA-256 and schema'],
    [OPENAPI_PATH, 'these endpoints as an OpenAPI 3.1 description'],
    ...(byPath.has(REGISTRO_PATH) ? [[REGISTRO_PATH, 'the index of the package registry']] : []),
  ] as const;
  const body = `<main>
<h1>${html(nome)} <span class="soft">${html(versao)}</span></h1>
<p>${html(descricao)}</p>
<p><a href="${html(documentacao)}">Documentation</a></p>
<h2>Endpoints</h2>
<p class="soft">Static JSON for everybody: GET only, no key, no quota, readable from any origin. Start at the index.${
    baseUrl === null ? ' In the commands, <code>$BASE_URL</code> is the address of this page.' : ''
  }</p>
<ul class="files">
${FILE_NAMES.map(name => endpoint(name, byPath.get(pathOf(name)) as SiteFile, baseUrl)).join('\n')}
</ul>
<h2>Beside them</h2>
<ul class="more">
${more.map(([path, text]) => `<li><a href="${html(path.slice(1))}"><code>${html(path)}</code></a> ${html(text)}</li>`).join('\n')}
</ul>
</main>`;
  const title = `${nome} ${versao}: reference data`;
  return { path: FRONT_PAGE_PATH, bytes: page(title, descricao, body), schema: null };
}

function endpoint(name: FileName, file: SiteFile, baseUrl: string | null): string {
  const { path } = file;
  return `<li>
<h3><a href="${html(path.slice(1))}"><code>${html(path)}</code></a></h3>
<p>${html(contentsOf(name))}</p>
<dl>
<dt>Size</dt><dd>${sizeOf(file).toLocaleString('en-US')} bytes</dd>
<dt>SHA-256</dt><dd><code>${sha256Of(file)}</code></dd>
<dt>Schema</dt><dd><a href="${html(file.schema?.slice(1) ?? '')}">${html(`${name}.schema.json`)}</a></dd>
</dl>
<pre tabindex="0" aria-label="Command that fetches ${html(path)}"><code>curl --compressed ${html(address(baseUrl, path))}</code></pre>
</li>`;
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
