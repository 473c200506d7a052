import { withoutBlankEnds } from '../../text/blank-ends.js';
import { visible, visibleLine } from '../../text/visible.js';
import type { Block, Inline, Page, TableRow } from './document.js';
import { linkTo } from './html.js';
import { proseParts } from './prose.js';

/** A longer cell or line is cut. */
const MAX_LINE_CHARACTERS = 5000;

/**
 * A page as Markdown, for bots: its links lead to the other pages in Markdown. What the language says is escaped, so that
 * it is text and nothing else.
 *
 * @param from where the text stands, for its links.
 */
export function pageMarkdown(page: Page, from = page.path): string {
  const blocks = page.blocks.map(block => blockMarkdown(block, from, 2)).filter(text => text !== '');
  return `${[`# ${escaped(page.title)}`, ...blocks].join('\n\n')}\n`;
}

function blockMarkdown(block: Block, from: string, level: number): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(level)} ${escaped(block.text)}`;
    case 'text':
      return inlines(block.text, from);
    case 'prose':
      return proseParts(block.text)
        .map(({ kind, text }) => (kind === 'code' ? fenced(text) : proseMarkdown(text)))
        .join('\n\n');
    case 'code': {
      const code = fenced(block.code);
      return block.caption === undefined ? code : `${inlines(block.caption, from)}\n\n${code}`;
    }
    case 'list':
      return block.items
        .map((item, i) => `${block.style === 'numbered' ? `${i + 1}.` : '-'} ${inlines(item, from)}`)
        .join('\n');
    case 'table':
      return tableMarkdown(block.head, block.rows, from);
    case 'facts':
      return block.rows.map(([label, value]) => `- ${escaped(label)}: ${inlines(value, from)}`).join('\n');
    case 'checker':
      return escaped(block.words.noScript);
    case 'entry': {
      const heading = `${'#'.repeat(level + 1)} ${codeSpan(block.name + (block.rest ?? ''))}`;
      const blocks = block.blocks.map(each => blockMarkdown(each, from, level + 2));
      return [heading, ...blocks.filter(text => text !== '')].join('\n\n');
    }
  }
}

function tableMarkdown(head: readonly string[], rows: readonly TableRow[], from: string): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [
    line(head.map(escaped)),
    line(head.map(() => '---')),
    ...rows.map(({ cells }) => line(cells.map(cell => inlines(cell, from)))),
  ].join('\n');
}

function inlines(parts: readonly Inline[], from: string): string {
  return parts.map(part => inlineMarkdown(part, from)).join('');
}

function inlineMarkdown(part: Inline, from: string): string {
  if (typeof part === 'string') return proseMarkdown(part);
  if ('code' in part) return codeSpan(part.code);
  if ('mark' in part) return `**${escaped(part.mark)}**`;
  if ('soft' in part) return escaped(part.soft);
  const { address } = linkTo(part.link, from, 'md');
  const text = part.isCode ? codeSpan(part.text) : escaped(part.text);
  return `[${text}](${address.replace(/[()\s<>\\]/g, character => encodeURIComponent(character).replace('(', '%28').replace(')', '%29'))})`;
}

/** A sentence in which code stands between backticks. */
function proseMarkdown(text: string): string {
  return text
    .split(/(`[^`\n]+`)/)
    .map((part, i) => (i % 2 === 1 ? codeSpan(part.slice(1, -1)) : escapedLines(part)))
    .join('');
}

function escapedLines(text: string): string {
  return text.split('\n').map(escapeText).join('\n');
}

function escaped(text: string): string {
  return escapeText(visibleLine(text, MAX_LINE_CHARACTERS));
}

/** Text as Markdown shows it, and readable where it is read as it is. */
function escapeText(text: string): string {
  return visible(text)
    .replace(/[\\`*_[\]<>|~#]/g, '\\$&')
    .replace(/&(?=[#\w]+;)/g, '\\&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2')
    .replace(/^ {4,}|^\t+/, ' ');
}

/** Code in a line, between more backticks than it has. */
function codeSpan(code: string): string {
  const text = visibleLine(code, MAX_LINE_CHARACTERS);
  if (text === '') return '';
  if (!text.includes('`')) return `\`${text}\``;
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return /^`|`$/.test(text) ? `${fence} ${text} ${fence}` : fence + text + fence;
}

/** Code between more backticks than it has. */
function fenced(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${withoutBlankEnds(visible(code))}\n${fence}`;
}
