import { unwrapped } from './unwrapped.js';

/** A part of a text in which somebody documents something: a paragraph, or code that is shown as it is. */
export interface ProsePart {
  readonly kind: 'paragraph' | 'code';
  readonly text: string;
}

/** What begins a block of code in Markdown, and ends it; behind it the language of the code may be named. */
const FENCE = /^ {0,3}(`{3,}|~{3,})(?![`~])([^`]*)$/;
/** What blocks of code are indented by, in Markdown, reStructuredText and comments of most languages. */
const INDENTED = /^(?: {4}| {0,3}\t)/;
/** A session of Python, as its documentation shows it. */
const SESSION = /^\s*>>> /;

/** The parts of a text: blank lines part paragraphs, which have the width of the page; code is fenced, indented as a whole, or a session of an interpreter. */
export function proseParts(text: string): ProsePart[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const parts: ProsePart[] = [];
  let paragraph: string[] = [];
  const unended = new Map<string, number>();
  const flush = (): void => {
    if (paragraph.length > 0) addParagraph(parts, paragraph);
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] as string;
    const end = fenceEnd(lines, i, unended);
    if (end !== undefined) {
      flush();
      parts.push({ kind: 'code', text: withoutIndent(lines.slice(i + 1, end)) });
      i = end;
    } else if (line.trim() === '') flush();
    else paragraph.push(line);
  }
  flush();
  return parts.filter(part => part.text !== '');
}

function addParagraph(parts: ProsePart[], lines: readonly string[]): void {
  if (!lines.every(line => INDENTED.test(line)) && !SESSION.test(lines[0] ?? '')) {
    parts.push({ kind: 'paragraph', text: unwrapped(lines).join('\n').trimEnd() });
    return;
  }
  parts.push({ kind: 'code', text: withoutIndent(lines) });
}

/**
 * The line that ends the block that begins in a line; nothing where none begins, or it has no end.
 * @param unended by their sign, how long the shortest fences are that nothing ends from here on: none is looked for twice.
 */
function fenceEnd(lines: readonly string[], start: number, unended: Map<string, number>): number | undefined {
  const [, fence = ''] = FENCE.exec(lines[start] ?? '') ?? [];
  const [sign = ''] = fence;
  if (fence === '' || fence.length >= (unended.get(sign) ?? Number.POSITIVE_INFINITY)) return undefined;
  for (let i = start + 1; i < lines.length; i += 1) {
    const [, other = '', named = ''] = FENCE.exec(lines[i] ?? '') ?? [];
    if (named.trim() === '' && other[0] === sign && other.length >= fence.length) return i;
  }
  unended.set(sign, fence.length);
  return undefined;
}

/** Lines without the blanks that all of them begin with. */
function withoutIndent(lines: readonly string[]): string {
  const indents = lines.filter(line => line.trim() !== '').map(line => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map(line => line.slice(common).trimEnd()).join('\n');
}
