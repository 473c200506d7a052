import { type Change, changeRule, sentenceOf } from '../../drift/index.js';
import { formatPlace } from '../../findings/finding.js';
import { codeMarkdown, escapeMarkdown } from '../../text/markdown.js';

export interface MarkdownOptions {
  /** What came out, for readers who cannot raise `versao`; otherwise the verdict about that. */
  readonly headline?: string;
  /** Characters that the whole may have; what is left out is counted. */
  readonly limit?: number;
  /** Where all of it is, for the sentence about what is left out. */
  readonly rest?: string;
  /** Rows that the whole may have: of more changes, those of one rule are one row, with samples. */
  readonly rows?: number;
  /** The address of the page of all rules; none for plain ids. */
  readonly rules?: string;
  /** The address of a file and line of the head, for links; none where there is no such address. */
  readonly linkOf?: (file: string, line: number | undefined) => string | undefined;
}

/** A rule, with a link to its section where the page is known. */
export function ruleCell(rule: string, rules: string | undefined): string {
  // The report may be a stranger's: only what we know has a section.
  const isKnown = rules !== undefined && changeRule(rule) !== undefined;
  return isKnown ? `[${codeMarkdown(rule)}](${rules}#${rule})` : codeMarkdown(rule);
}

/** Our own sentences have names between backquotes. */
export function withCode(text: string): string {
  const parts = text.split(/`([^`]+)`/);
  return parts
    .map((part, i) => (i % 2 === 1 ? codeMarkdown(part) : spaced({ plain: escapeMarkdown }).plain(part)))
    .join('');
}

/** A change in a sentence, its values set as code. */
export function sentenceMarkdown(change: Change): string {
  return sentenceOf(change, spaced({ plain: escapeMarkdown, value: codeMarkdown }));
}

/** Where a change stands, with a link where it is in the head. */
export function placeMarkdown(
  { place, side }: Pick<Change, 'place' | 'side'>,
  options: MarkdownOptions,
): string {
  if (place === null) return '';
  const where = formatPlace(place);
  return side === 'base' ? `${codeMarkdown(where)} (base)` : linked(where, place, options);
}

/** Escaping trims, and the parts of a sentence have their spaces at their ends. */
function spaced<Look extends { plain: (text: string) => string }>(look: Look): Look {
  const plain = (text: string) =>
    `${/^\s/.test(text) ? ' ' : ''}${look.plain(text)}${text.trim() !== '' && /\s$/.test(text) ? ' ' : ''}`;
  return { ...look, plain };
}

/** A text as code, which leads to its line where the report knows addresses. */
export function linked(
  text: string,
  { file, line }: { readonly file?: string; readonly line?: number },
  { linkOf }: MarkdownOptions,
): string {
  const address = file === undefined ? undefined : linkOf?.(file, line);
  return address === undefined ? codeMarkdown(text) : `[${codeMarkdown(text)}](${address})`;
}
