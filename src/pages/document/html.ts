import { html, prose } from '../../site/html.js';
import { withoutBlankEnds } from '../../text/blank-ends.js';
import { relativeLink, relativePath } from '../model/address.js';
import type { CheckWords } from '../words/words.js';
import type { Block, Crumb, Inline, Page, TableRow, Target } from './document.js';
import type { Painter } from './painter.js';
import { proseParts } from './prose.js';

/** Where something is written, for its links, and how the files that it links to end. */
interface Spot {
  readonly from: string;
  readonly ending: string;
  readonly painter?: Painter | undefined;
}

/** Names alone stand closer together. */
const LIST_CLASSES: Readonly<Record<string, string>> = {
  dense: ' class="dense"',
  names: ' class="dense names"',
};

/** What is written of a page in HTML, but for what stands around it; without a painter, programs have no colours. */
export function blocksHtml(
  { path, blocks }: Pick<Page, 'path' | 'blocks'>,
  painter?: Painter,
  ending = 'html',
): string {
  const spot = { from: path, ending, painter };
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  return blocks.map((block, i) => blockHtml(block, spot, first >= 0 && first < i ? 3 : 2)).join('\n');
}

function blockHtml(block: Block, spot: Spot, level: 2 | 3): string {
  switch (block.kind) {
    case 'heading':
      return `<h2${block.id === undefined ? '' : ` id="${html(block.id)}"`}>${html(block.text)}</h2>`;
    case 'text':
      return `<p${block.tone === undefined ? '' : ` class="${block.tone}"`}>${inlines(block.text, spot)}</p>`;
    case 'prose':
      return proseParts(block.text)
        .map(({ kind, text }) =>
          kind === 'code'
            ? codeHtml({ kind: 'code', code: text }, spot)
            : `<p class="prose">${prose(text)}</p>`,
        )
        .join('\n');
    case 'code':
      return codeHtml(block, spot);
    case 'list': {
      const tag = block.style === 'numbered' ? 'ol' : 'ul';
      const items = block.items.map((item, i) => {
        const id = block.ids?.[i];
        return `<li${id === undefined ? '' : ` id="${html(id)}"`}>${inlines(item, spot)}</li>`;
      });
      const lang = block.lang === undefined ? '' : ` lang="${html(block.lang)}"`;
      return `<${tag}${LIST_CLASSES[block.style ?? ''] ?? ''}${lang}>\n${items.join('\n')}\n</${tag}>`;
    }
    case 'table':
      return tableHtml(block.head, block.rows, spot);
    case 'facts':
      return block.rows.length === 0
        ? ''
        : `<dl class="facts">\n${block.rows.map(([label, value]) => `<div><dt>${html(label)}</dt><dd>${inlines(value, spot)}</dd></div>`).join('\n')}\n</dl>`;
    case 'checker':
      return checkerHtml(block.program, block.words);
    case 'entry': {
      const rest = block.rest === undefined ? '' : `<span class="rest">${html(block.rest)}</span>`;
      const link = `<a class="anchor" href="#${encodeURIComponent(block.id)}"><code translate="no">${html(block.name)}${rest}</code></a>`;
      return `<section class="entry">\n<h${level} id="${html(block.id)}">${link}</h${level}>\n${block.blocks.map(each => blockHtml(each, spot, level)).join('\n')}\n</section>`;
    }
  }
}

function codeHtml(block: Extract<Block, { kind: 'code' }>, spot: Spot): string {
  const { caption, site, program } = block;
  const code = withoutBlankEnds(block.code);
  const text = program && spot.painter ? spot.painter.html(code, program) : html(code);
  const pre = `<pre tabindex="0" translate="no"><code>${text}</code></pre>`;
  const named = site === undefined ? '' : ` data-site="${html(site)}"`;
  if (caption === undefined) return `<div class="code"${named}>${pre}</div>`;
  return `<figure class="code"${named}>\n<figcaption>${inlines(caption, spot)}</figcaption>\n${pre}\n</figure>`;
}

function tableHtml(head: readonly string[], rows: readonly TableRow[], spot: Spot): string {
  const top = head.map(text => `<th scope="col">${html(text)}</th>`).join('');
  const body = rows.map(({ id, cells }) => {
    const [first = [], ...others] = cells;
    const named = id === undefined ? '' : ` id="${html(id)}"`;
    return `<tr${named}><th scope="row">${inlines(first, spot)}</th>${others.map((cell, i) => `<td data-label="${html(head[i + 1] ?? '')}">${inlines(cell, spot)}</td>`).join('')}</tr>`;
  });
  return `<table>\n<thead><tr>${top}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}

/** A form that scripts work, and a place for what they say. */
function checkerHtml(program: string, words: CheckWords): string {
  const { label, button, noScript, states, heads, summary, problems } = words;
  const said = html(JSON.stringify({ states, heads, summary, problems }));
  return `<noscript><p class="warning">${html(noScript)}</p></noscript>
<form class="checker" data-words="${said}">
<label for="-programa">${html(label)}</label>
<textarea id="-programa" rows="16" spellcheck="false" autocapitalize="off" autocomplete="off" translate="no">
${html(program)}</textarea>
<button type="submit">${html(button)}</button>
</form>
<div class="checked"></div>`;
}

/** Texts with code and links in them. */
function inlines(parts: readonly Inline[], spot: Spot): string {
  return parts.map(part => inlineHtml(part, spot)).join('');
}

function inlineHtml(part: Inline, spot: Spot): string {
  if (typeof part === 'string') return prose(part);
  if ('code' in part) return `<code translate="no">${html(part.code)}</code>`;
  if ('mark' in part) return `<mark>${html(part.mark)}</mark>`;
  if ('soft' in part) return `<span class="soft">${html(part.soft)}</span>`;
  const text = part.isCode ? `<code translate="no">${html(part.text)}</code>` : html(part.text);
  const { address, isOutside } = linkTo(part.link, spot.from, spot.ending);
  return `<a href="${html(address)}"${isOutside ? ' rel="external"' : ''}>${text}</a>`;
}

/** The address of a target as a page links it. */
export function linkTo(
  target: Target,
  from: string,
  ending: string,
): { readonly address: string; readonly isOutside: boolean } {
  if ('url' in target) return { address: target.url, isOutside: true };
  if ('file' in target) return { address: relativePath(from, target.file), isOutside: false };
  return { address: relativeLink(from, target, ending), isOutside: false };
}

/** A list of links to pages or to things on this one. */
export function crumbsHtml(crumbs: readonly Crumb[], from: string): string {
  return crumbs
    .map(({ text, to, isCode }) => {
      const shown = isCode ? `<code translate="no">${html(text)}</code>` : html(text);
      return `<li><a href="${html(relativeLink(from, to, 'html'))}">${shown}</a></li>`;
    })
    .join('');
}
