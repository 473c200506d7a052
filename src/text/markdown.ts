import { visible, visibleLine } from './visible.js';

/** A longer text is cut: a summary is for reading. */
const MAX_TEXT_CHARACTERS = 2000;

/** Characters that mean something to Markdown, to its tables or to HTML. */
const SPECIAL = /[&<>"'`*_~|\\[\](){}#!:@$^=+]/g;
/** Letters, digits and blanks mean nothing to it. */
const WORDS = /^[A-Za-z0-9 ]*$/;
/** Would mention a person or refer to an issue, even where Markdown is escaped. */
const REFERENCE = /([@#])(?=[A-Za-z0-9])/g;
/** So would these, in which no sign is special: `GH-1`, and the id of a commit. */
const BARE_REFERENCE = /\b(?:GH-(?=\d)|[0-9a-f]{20}(?=(?:[0-9a-f]{20}|[0-9a-f]{44})\b))/gi;
const ZERO_WIDTH_SPACE = '&#8203;';

/**
 * Text from outside as plain words on one line, for a table cell, a heading or HTML. Numeric references are
 * used throughout because they are right in Markdown as well as in HTML, unlike backslashes.
 */
export function escapeMarkdown(text: string): string {
  return escaped(visibleLine(text, MAX_TEXT_CHARACTERS).replace(BARE_REFERENCE, '$&\0'));
}

function escaped(line: string): string {
  if (WORDS.test(line)) return line;
  return line
    .replace(REFERENCE, '$1\0')
    .replace(SPECIAL, character => `&#${character.charCodeAt(0)};`)
    .replaceAll('\0', ZERO_WIDTH_SPACE)
    .replace(/www\./gi, match => `${match.slice(0, 3)}&#46;`);
}

/** The same, set as code. */
export function codeMarkdown(text: string): string {
  // GitHub looks for commits and issues everywhere else.
  return `<code>${escaped(visibleLine(text, MAX_TEXT_CHARACTERS))}</code>`;
}

/** A row of a table; the cells are Markdown already. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** A line that pages do not show. What it says may hold anything, and a comment of HTML no `--`. */
export function hiddenLine(kind: string, says: string): string {
  return `<!-- ${kind} ${encodeURIComponent(says).replaceAll('-', '%2D')} -->`;
}

/** A text as it is, between more backquotes than it has itself. */
export function fenced(text: string, language = 'text'): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(run => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${visible(text)}\n${fence}\n`;
}
