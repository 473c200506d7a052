import type { SourceText } from '../text.js';
import { lexicalError } from './lexical-error.js';

const QUOTE = 34;
const APOSTROPHE = 39;
const BACKSLASH = 92;
const NEWLINE = 10;
const OPEN = 123;
const CLOSE = 125;

export function isQuote(code: number): boolean {
  return code === QUOTE || code === APOSTROPHE;
}

/** Whether three equal quotes stand at `at`. */
export function isTriple(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return text.charCodeAt(at + 1) === code && text.charCodeAt(at + 2) === code;
}

/**
 * The index behind a plain string that begins at `start` (reference-language.md §1.5).
 *
 * @throws {ServerSourceError} when it is not closed
 */
export function endOfString(source: SourceText, start: number, limit: number): number {
  const { text } = source;
  if (isTriple(text, start)) {
    const end = text.indexOf(text.slice(start, start + 3), start + 3);
    if (end === -1 || end + 3 > limit) throw unclosed(source, start);
    return end + 3;
  }
  const quote = text.charCodeAt(start);
  for (let i = start + 1; i < limit; i += 1) {
    const code = text.charCodeAt(i);
    if (code === quote) return i + 1;
    if (code === NEWLINE) break;
    if (code === BACKSLASH) {
      if (text.charCodeAt(i + 1) === NEWLINE) break;
      i += 1;
    }
  }
  throw unclosed(source, start);
}

/**
 * The index behind an interpolated string whose `$` is at `start`. Nested literals may have the quote of the outer one.
 *
 * @throws {ServerSourceError} when it is not closed, or when braces are empty or hold a line end
 */
export function endOfTemplate(source: SourceText, start: number, limit: number): number {
  const { text } = source;
  const quote = text.charCodeAt(start + 1);
  const triple = isTriple(text, start + 1);
  for (let i = start + (triple ? 4 : 2); i < limit; i += 1) {
    const code = text.charCodeAt(i);
    if (code === quote && (!triple || isTriple(text, i))) return i + (triple ? 3 : 1);
    if (code === NEWLINE && !triple) break;
    if (code === BACKSLASH) {
      if (text.charCodeAt(i + 1) === NEWLINE && !triple) break;
      i += 1;
    } else if (code === OPEN) {
      if (text.charCodeAt(i + 1) === OPEN) i += 1;
      else i = endOfBraces(source, i, limit);
    }
  }
  throw unclosed(source, start);
}

/** The index of the brace that closes the one at `start`. */
export function endOfBraces(source: SourceText, start: number, limit: number): number {
  const { text } = source;
  let depth = 0;
  for (let i = start; i < limit; i += 1) {
    const code = text.charCodeAt(i);
    if (isQuote(code)) i = endOfNested(source, i, limit);
    else if (code === NEWLINE) break;
    else if (code === OPEN) depth += 1;
    else if (code === CLOSE) {
      depth -= 1;
      if (depth > 0) continue;
      if (text.slice(start + 1, i).trim() !== '') return i;
      throw lexicalError(
        source,
        start,
        'The braces in this text are empty.',
        'Write an expression into them, or `{{}}` for braces as text.',
      );
    }
  }
  throw lexicalError(
    source,
    start,
    'The `{` in this text is not closed on its line.',
    'Close it with `}`, or write `{{` for a brace as text.',
  );
}

function endOfNested(source: SourceText, start: number, limit: number): number {
  const quote = source.text.charCodeAt(start);
  for (let i = start + 1; i < limit; i += 1) {
    const code = source.text.charCodeAt(i);
    if (code === quote) return i;
    if (code === NEWLINE) break;
    if (code === BACKSLASH) i += 1;
  }
  throw unclosed(source, start);
}

function unclosed(source: SourceText, start: number): Error {
  return lexicalError(
    source,
    start,
    'The text that begins here is not closed.',
    'Close it with the quote that it begins with; a text of several lines wants three quotes.',
  );
}
