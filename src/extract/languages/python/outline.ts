import type { Outline, Part } from '../language.js';
import { MUTATING_METHODS } from './changes.js';

/** A body that is shorter than this is parsed sooner than left out. */
const MIN_GAP_CHARACTERS = 60;
/** With more of them, the parser takes longer to find its way among them than to parse what is in them. */
const MAX_GAPS = 5000;

/** Characters at which a line may not simply be read on: quotes, brackets, comments, line ends, line joins. */
const NOTABLE = new Uint8Array(128);
for (const character of '"\'#()[]{}\\\n') NOTABLE[character.charCodeAt(0)] = 1;

const [NEWLINE, SPACE, TAB, BACKSLASH, HASH, COLON] = [10, 32, 9, 92, 35, 58];
const [DOUBLE_QUOTE, SINGLE_QUOTE] = [34, 39];
const OPENING: ReadonlySet<number> = new Set([40, 91, 123]);
const CLOSING: ReadonlySet<number> = new Set([41, 93, 125]);

/** Begins a function whose body may be left out: the text of `__new__` says whether a class makes instances of itself. */
const FUNCTION = /(?:async[ \t]+)?def[ \t]+(?!__new__\b)/y;
/** A string that stands first in a body is its documentation. */
const STRING = /[A-Za-z]{0,2}["']/y;
/** Begins a string whose text is what it stands for, as long as nothing is escaped in it. */
const LONG_STRING = /[rRuU]?(?:"""|''')/y;
const NAME_START = /[A-Za-z_]/y;

export const outline: Outline = {
  parts,
  changes: changing(),
};

/** A method that changes it, an assignment to it or to a part of it, or `del` before it. */
function changing(): RegExp {
  const assigns = String.raw`(?:\*\*|//|<<|>>|[-+*/|&^%@])?=(?!=)`;
  const method = String.raw`\.\s*(?:${[...MUTATING_METHODS].join('|')})\b`;
  // What is in brackets may go on over lines: then nobody looks further.
  const part = String.raw`\[(?:[^\n\]]*(?:\n|$)|[^\n]*${assigns})`;
  return new RegExp(String.raw`\s*(?:${method}|${part}|${assigns})|(?<=\bdel\b[^\n]*)`, 'y');
}

/**
 * What is to be parsed of a file for its definitions: everything but the bodies of functions, which only matter when a function is
 * applied, and the insides of long texts that are statements. Of a body stay its documentation or, without one, the first letter of
 * its first statement, which is a statement, too. A body that binds names outside of itself (`global`) stays whole.
 *
 * Lines are found as the Language Reference has them (section 2.1, "Line structure"). Undefined where nothing is to be left out, or
 * where the text is not as expected: it is then parsed whole, and the parser says what is wrong with it.
 */
function parts(text: string): Part[] | undefined {
  const lines = new LogicalLines(text);
  const gaps: Gap[] = [];
  let line = lines.next();
  while (line) {
    gaps.push(...textGap(line, text));
    if (!line.opensBlock || !matchesAt(FUNCTION, text, line.from)) {
      line = lines.next();
      continue;
    }
    const { indent } = line;
    const first = lines.next();
    if (!first || first.indent <= indent) return undefined;
    let last = first;
    for (line = lines.next(); line && line.indent > indent; line = lines.next()) last = line;
    gaps.push(...textGap(first, text), ...bodyGap(first, last, text));
  }
  if (lines.isBroken || gaps.length === 0 || gaps.length > MAX_GAPS) return undefined;
  return partsBetween(gaps, text);
}

/** A statement, or the head of a compound one, over as many lines as it takes. */
interface LogicalLine {
  /** Columns of its indentation. */
  readonly indent: number;
  /** Its first character, and its line end. */
  readonly from: number;
  readonly to: number;
  readonly row: number;
  readonly lastRow: number;
  readonly opensBlock: boolean;
}

interface Gap {
  readonly from: Point;
  readonly to: Point;
}

interface Point {
  readonly index: number;
  readonly row: number;
  readonly column: number;
}

/** What is inside the quotes of a statement that is nothing but a text: a node has its text also where that is not parsed. */
function textGap({ from, to, row, lastRow }: LogicalLine, text: string): Gap[] {
  if (row === lastRow || !matchesAt(LONG_STRING, text, from)) return [];
  const start = LONG_STRING.lastIndex;
  const quotes = text.slice(start - 3, start);
  const end = text.indexOf(quotes, start);
  // What is behind it on its line would have to be told from an operator.
  if (end + 3 !== to || end - start < MIN_GAP_CHARACTERS) return [];
  if (text.slice(start, end).includes('\\')) return [];
  return [{ from: pointAt(start, row, text), to: pointAt(end, lastRow, text) }];
}

/** The rest of a body, from behind its documentation or the first letter of its first statement. */
function bodyGap(first: LogicalLine, last: LogicalLine, text: string): Gap[] {
  const isDocumented = matchesAt(STRING, text, first.from);
  if (isDocumented && first === last) return [];
  if (!isDocumented && !matchesAt(NAME_START, text, first.from)) return [];
  const from = isDocumented ? first.to : first.from + 1;
  if (last.to - from < MIN_GAP_CHARACTERS) return [];
  if (text.slice(first.from, last.to).includes('global')) return [];
  const row = isDocumented ? first.lastRow : first.row;
  return [{ from: pointAt(from, row, text), to: pointAt(last.to, last.lastRow, text) }];
}

function pointAt(index: number, row: number, text: string): Point {
  return { index, row, column: index - lineStart(text, index) };
}

function partsBetween(gaps: readonly Gap[], text: string): Part[] {
  const between: Part[] = [];
  let from: Point = { index: 0, row: 0, column: 0 };
  for (const gap of gaps) {
    between.push(part(from, gap.from));
    from = gap.to;
  }
  // Where the text ends in rows and columns matters to nobody: that it ends there does.
  const end = { index: text.length, row: Number.MAX_SAFE_INTEGER, column: 0 };
  return [...between, part(from, end)];
}

function part(from: Point, to: Point): Part {
  return {
    startIndex: from.index,
    endIndex: to.index,
    startPosition: { row: from.row, column: from.column },
    endPosition: { row: Math.min(to.row, 0x7fff_ffff), column: to.column },
  };
}

class LogicalLines {
  /** Whether something was not as the language has it. */
  isBroken = false;
  private at = 0;
  private row = 0;

  constructor(private readonly text: string) {}

  /** The next line that is neither empty nor a comment alone. */
  next(): LogicalLine | undefined {
    const { text } = this;
    for (;;) {
      const start = this.at;
      let from = start;
      while (text.charCodeAt(from) === SPACE) from += 1;
      const code = text.charCodeAt(from);
      // A tab may stand for any number of columns.
      if (code === TAB || code === 12) this.isBroken = true;
      if (Number.isNaN(code) || this.isBroken) return undefined;
      if (code !== NEWLINE && code !== HASH) return this.line(from, from - start);
      const end = code === NEWLINE ? from : text.indexOf('\n', from);
      if (end < 0) return undefined;
      this.at = end + 1;
      this.row += 1;
    }
  }

  private line(from: number, indent: number): LogicalLine | undefined {
    const { text, row } = this;
    let depth = 0;
    let last = 0;
    let i = from;
    for (; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      if (code >= 128 || NOTABLE[code] === 0) {
        if (code !== SPACE) last = code;
      } else if (code === NEWLINE) {
        if (depth === 0) break;
        this.row += 1;
      } else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
        i = this.stringEnd(i, code);
        if (i < 0) return this.broken();
        last = code;
      } else if (code === HASH) {
        const end = text.indexOf('\n', i);
        i = (end < 0 ? text.length : end) - 1;
      } else if (code === BACKSLASH) {
        if (text.charCodeAt(i + 1) !== NEWLINE) return this.broken();
        this.row += 1;
        i += 1;
      } else {
        if (OPENING.has(code)) depth += 1;
        else if (CLOSING.has(code)) depth -= 1;
        last = code;
      }
    }
    if (depth !== 0) return this.broken();
    const line = {
      indent,
      from,
      to: Math.min(i, text.length),
      row,
      lastRow: this.row,
      opensBlock: last === COLON,
    };
    this.at = i + 1;
    this.row += 1;
    return line;
  }

  /** The last quote of a string that begins with this one; -1 when it has none. */
  private stringEnd(start: number, quote: number): number {
    const { text } = this;
    const isLong = text.charCodeAt(start + 1) === quote && text.charCodeAt(start + 2) === quote;
    for (let i = start + (isLong ? 3 : 1); i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      if (code === BACKSLASH) {
        i += 1;
        if (text.charCodeAt(i) === NEWLINE) this.row += 1;
      } else if (code === NEWLINE) {
        if (!isLong) return -1;
        this.row += 1;
      } else if (code === quote) {
        if (!isLong) return i;
        if (text.charCodeAt(i + 1) === quote && text.charCodeAt(i + 2) === quote) return i + 2;
      }
    }
    return -1;
  }

  private broken(): undefined {
    this.isBroken = true;
    return undefined;
  }
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}
