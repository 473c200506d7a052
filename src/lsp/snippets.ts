import { escaped } from '../text/pattern.js';
import type { Language } from './language.js';

/** A block as the language's own examples write it, with gaps to fill in. */
export interface Snippet {
  readonly word: string;
  /** As editors write snippets: `se ${1:x > 3}:`, a line, the end. */
  readonly body: string;
}

/** What a line that begins a block ends with, as an example shows it. */
const OPENING = /(\s*(?::|\{|\bdo\b|\bthen\b|\bbegin\b))\s*$/;
const CLOSING = /^(?:[)\]}]+|[\p{L}_]+);?$/u;
const MAX_HEADER_CHARACTERS = 80;

/** The blocks that words open, of those whose example is one: a line with the word, then one that is indented further. */
export function snippetsOf(language: Language): Snippet[] {
  const found: Snippet[] = [];
  for (const [word, { item }] of language.words) {
    for (const { codigo } of item.exemplos) {
      const body = blockOf(word, codigo, language);
      if (body === undefined) continue;
      found.push({ word, body });
      break;
    }
  }
  return found;
}

function blockOf(word: string, code: string, language: Language): string | undefined {
  const lines = code.split('\n').map(line => line.trimEnd());
  const at = lines.findIndex(line => new RegExp(`^\\s*${escaped(word)}(?![\\p{L}\\p{N}_])`, 'u').test(line));
  const header = lines[at];
  const inner = lines.slice(at + 1).find(line => line.trim() !== '');
  if (at < 0 || header === undefined || inner === undefined) return undefined;
  const [indent, deeper] = [indentOf(header), indentOf(inner)];
  if (!deeper.startsWith(indent) || deeper.length <= indent.length) return undefined;
  const said = header.slice(indent.length + word.length);
  const opening = OPENING.exec(said)?.[0] ?? '';
  const between = said.slice(0, said.length - opening.length);
  // A gap is one stretch: what has texts or comments in it cannot be judged.
  if (between.length > MAX_HEADER_CHARACTERS || /["'`#]|\/\//.test(between)) return undefined;
  const gap = between.trim() === '' ? '' : ` \${1:${escapeSnippet(between.trim())}}`;
  const close = lines
    .slice(at + 1)
    .find(line => line.trim() !== '' && indentOf(line).length <= indent.length)
    ?.trim();
  const isClosed =
    close !== undefined &&
    CLOSING.test(close) &&
    (language.isReserved(close.replace(/;$/, '')) || /^[)\]}]/.test(close));
  const isNeeded = /[{]|do|then|begin/.test(opening);
  if (isNeeded && !isClosed) return undefined;
  // A word that goes on with another block is no end.
  const end = isClosed && (isNeeded || opening.trim() === '') ? `\n${escapeSnippet(close)}` : '';
  return `${escapeSnippet(word)}${gap}${escapeSnippet(opening.trimEnd())}\n\t$0${end}`;
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** Text that means nothing in a snippet. */
function escapeSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
