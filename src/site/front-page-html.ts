import type { DataPageContent, Endpoint } from './front-page.js';
import { html, prose } from './html.js';
import type { SiteWords } from './words/words.js';

/** What the page of the data says, as HTML below its title. Links are relative. */
export function frontPageBody({
  descricao,
  links,
  endpoints,
  more,
  baseUrl,
  words,
}: DataPageContent): string {
  const listed = links.map(
    ({ text, url, isPath }) => `<li><a href="${html(isPath ? url.slice(1) : url)}">${html(text)}</a></li>`,
  );
  return `<p class="lead">${html(descricao)}</p>
<nav aria-label="${html(words.ofLanguage)}"><ul>
${listed.join('\n')}
</ul></nav>
<h2>${html(words.endpoints)}</h2>
<p class="soft">${html(words.endpointsIntro)}${baseUrl === null ? ` ${prose(words.baseUrl)}` : ''}</p>
<ul class="cards">
${endpoints.map(each => endpointHtml(each, words)).join('\n')}
</ul>
<h2>${html(words.more)}</h2>
<ul class="more">
${more.map(([path, text]) => `<li><a href="${html(path.slice(1))}"><code>${html(path)}</code></a> ${html(text)}</li>`).join('\n')}
</ul>`;
}

function endpointHtml(
  { path, contents, counts, bytes, sha256, command, schema }: Endpoint,
  words: SiteWords,
): string {
  return `<li>
<div class="top"><h3><a href="${html(path.slice(1))}"><code>${html(path)}</code></a></h3><span class="soft">${html(bytes)}</span></div>
<p>${prose(contents)}</p>
<p class="counts soft">${html(counts)}</p>
<dl>
<dt>${html(words.fetch)}</dt><dd>${copyable(command, words.theCommand(path), path)}</dd>
<dt>SHA-256</dt><dd>${copyable(sha256, words.theHash(path))}</dd>
<dt>${html(words.schema)}</dt><dd><a href="${html(schema.slice(1))}">${html(schema.slice(schema.lastIndexOf('/') + 1))}</a></dd>
</dl>
</li>`;
}

/** Text that is there to be taken away; `what` says to those who do not see it what it is. */
function copyable(text: string, what: string, path?: string): string {
  const of = path === undefined ? '' : ` data-path="${html(path)}"`;
  return `<code class="copy" data-what="${html(what)}"${of}>${html(text)}</code>`;
}
