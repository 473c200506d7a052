import type { Node } from '../../syntax/node.js';

/** Columns from one tab stop to the next, as `str.expandtabs` has it. */
const TAB_COLUMNS = 8;

/** `inspect.cleandoc`: the first line without indentation, the others without what they are all indented by. */
export function cleandoc(value: string): string {
  const [first = '', ...rest] = expandTabs(value).split('\n');
  const indents = rest.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length);
  const margin = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  const lines = [first.trimStart(), ...rest.map(line => line.slice(margin))];
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  while (lines[0] === '') lines.shift();
  return lines.join('\n');
}

/** Bytes, and texts that are put together at run time, document nothing. */
const NO_TEXT = /^[rR]?[bBfFtT]/;

/** The string that stands first in a body, which is its documentation; not one that is put together at run time. */
export function docstringOf(body: Node | null): Node | null {
  // The body of most functions begins with a quote or not: the text says so before the tree is asked.
  const first = body?.namedChildren.find(child => child !== null && child.type !== 'comment');
  if (first?.type !== 'expression_statement') return null;
  let string = first.firstNamedChild;
  while (string?.type === 'parenthesized_expression') string = string.firstNamedChild;
  const parts = string?.type === 'concatenated_string' ? string.namedChildren : [string];
  return parts.every(part => part?.type === 'string' && !NO_TEXT.test(part.text)) ? string : null;
}

/** The value of a string that has no prefix and no escapes, from its text alone. */
export function plainString(text: string): string | undefined {
  const quotes = /^[rRuU]?("""|'''|"|')/.exec(text);
  if (!quotes?.[1]) return undefined;
  const value = text.slice(quotes[0].length, -quotes[1].length);
  return value.includes('\\') && !/^[rR]/.test(text) ? undefined : value;
}

function expandTabs(value: string): string {
  if (!value.includes('\t')) return value;
  let column = 0;
  let result = '';
  for (const character of value) {
    const width = character === '\t' ? TAB_COLUMNS - (column % TAB_COLUMNS) : 1;
    result += character === '\t' ? ' '.repeat(width) : character;
    column = character === '\n' || character === '\r' ? 0 : column + width;
  }
  return result;
}
