import { isUtf16 } from '../text/utf-16.js';
import type { SourcePlace } from './route.js';
import { ServerSourceError } from './source-error.js';

/** A larger file is not a server that somebody wrote. */
export const MAX_SOURCE_MIB = 16;
const BYTES_PER_MIB = 1024 * 1024;

const COMMENT = /^\s*(?:\/\/+|#+)(.*)$/;
/** Lines that are drawn, which set texts apart. */
const ORNAMENT = /[─━═╌┄]+|(?<=^|\s)[-=*_~#/]{3,}(?=\s|$)/gu;

/** The text of a file as the lexer wants it, and where its lines begin. */
export class SourceText {
  private lineStarts: number[] | undefined;

  constructor(
    /** Relative to the root, with `/`. */
    readonly file: string,
    /** LF only, without byte order mark. */
    readonly text: string,
  ) {}

  /** Line and column (in UTF-16 units, as editors count), both from 1. */
  place(offset: number): SourcePlace {
    this.lineStarts ??= startsOf(this.text);
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { file: this.file, line: low + 1, column: offset - (this.lineStarts[low] as number) + 1 };
  }

  /**
   * What the lines of comment say that stand directly above a line, as the language's own generator of documentation has it:
   * each begins with `//` or `#`. An empty one parts paragraphs; ornaments are no text.
   * @param meant those of the lines that are
   */
  commentAbove(
    line: number,
    meant: (lines: readonly string[]) => readonly string[] = lines => lines,
  ): string | undefined {
    const found = meant(this.commentsAbove(line)).map(text => text.trim());
    const paragraphs = found.join('\n').split(/\n\n+/);
    const whole = paragraphs
      .map(paragraph => paragraph.replaceAll('\n', ' ').trim())
      .join('\n\n')
      .trim();
    return whole === '' ? undefined : whole;
  }

  /** What the lines of comment directly above a line say, one by one, without their marks and ornaments. */
  commentsAbove(line: number): string[] {
    const found: string[] = [];
    for (let above = line - 1; above >= 1; above -= 1) {
      const text = COMMENT.exec(this.line(above))?.[1];
      if (text === undefined) break;
      const plain = text.replace(ORNAMENT, ' ');
      found.unshift(plain === text ? text.replace(/^ /, '') : plain.trim());
    }
    return found;
  }

  private line(number: number): string {
    this.lineStarts ??= startsOf(this.text);
    return this.text.slice(this.lineStarts[number - 1], this.lineStarts[number]).trimEnd();
  }

  /** The piece between two offsets on one line, without the blanks of its layout. */
  piece(start: number, end: number): string {
    return this.text
      .slice(start, end)
      .replace(/(?<!\s)\s*\n\s*/g, ' ')
      .trim();
  }
}

function startsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/**
 * Decodes and normalises a file (reference-language.md §1.1): UTF-8, no byte order mark, LF.
 *
 * @throws {ServerSourceError} when it is too large, not UTF-8, or binary
 */
export function sourceText(file: string, content: string | Uint8Array, maxMib = MAX_SOURCE_MIB): SourceText {
  const size = content.length;
  if (size > maxMib * BYTES_PER_MIB) {
    throw new ServerSourceError(
      { file, line: 1, column: 1 },
      `The file has ${Math.round(size / BYTES_PER_MIB)} MiB; the limit is ${maxMib} MiB.`,
      'Name the file that declares the server, and move its data to another file.',
    );
  }
  const decoded = typeof content === 'string' ? content : decode(file, content);
  let text = decoded.charCodeAt(0) === 0xfeff ? decoded.slice(1) : decoded;
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
  const source = new SourceText(file, text);
  const nul = text.indexOf('\0');
  if (nul !== -1) {
    throw new ServerSourceError(
      source.place(nul),
      'There is a NUL byte: this is not a text file.',
      'Name a source file in UTF-8.',
    );
  }
  return source;
}

function decode(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new ServerSourceError(
      placeOfBadByte(file, bytes),
      isUtf16(bytes) ? 'The file is UTF-16, and not UTF-8.' : 'The file is not UTF-8.',
      'Save it as UTF-8.',
      { cause },
    );
  }
}

/** The first byte that does not decode: what a lenient decoder replaces although it does not stand there. */
function placeOfBadByte(file: string, bytes: Uint8Array): SourcePlace {
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const encoder = new TextEncoder();
  let offset = 0;
  let line = 1;
  let column = 1;
  for (const character of lenient) {
    const expected = encoder.encode(character);
    if (expected.some((byte, i) => bytes[offset + i] !== byte)) break;
    offset += expected.length;
    if (character === '\n') {
      line += 1;
      column = 1;
    } else column += character.length;
  }
  return { file, line, column };
}
