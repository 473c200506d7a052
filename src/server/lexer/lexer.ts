import { MAX_NESTING } from '../limits.js';
import type { SourceText } from '../text.js';
import { dividesBefore } from './floor-division.js';
import { Indentation } from './indentation.js';
import { continues, endsOperand } from './last-token.js';
import { lexicalError, tabError, unexpectedCharacter } from './lexical-error.js';
import { numberAt } from './numbers.js';
import { endOfString, endOfTemplate, isQuote } from './strings.js';
import { Kind, Tokens } from './tokens.js';
import { OPERATORS, RESERVED } from './words.js';

/** As much of a line as decides whether `//` divides. */
const MAX_LOOKAHEAD_CHARACTERS = 2_000;

const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;

const LONGEST_RESERVED = Math.max(...[...RESERVED].map(word => word.length));

const OPERATORS_BY_FIRST: ReadonlyMap<number, readonly string[]> = new Map(
  [...new Set(OPERATORS.map(operator => operator.charCodeAt(0)))].map(code => [
    code,
    OPERATORS.filter(operator => operator.charCodeAt(0) === code),
  ]),
);

/** The tokens of a whole file. @throws {ServerSourceError} at the first thing that is not of the language */
export function tokenise(source: SourceText): Tokens {
  return new Lexer(source, 0, source.text.length, true).run();
}

/** The tokens of an expression inside the braces of a text; offsets are those of the file. */
export function tokeniseExpression(source: SourceText, start: number, end: number): Tokens {
  return new Lexer(source, start, end, false).run();
}

class Lexer {
  private readonly text: string;
  private readonly tokens: Tokens;
  private readonly indentation: Indentation;
  private at: number;
  private depth = 0;
  /** Where the brackets begin that are open. */
  private readonly openers: number[] = [];
  /** Where the line that is being read ends; asked for only where `//` or a type is judged. */
  private knownLineEnd = -1;

  constructor(
    private readonly source: SourceText,
    start: number,
    private readonly limit: number,
    /** Without lines, as inside brackets, for the expressions of a text. */
    private readonly lines: boolean,
  ) {
    this.text = source.text;
    this.at = start;
    this.tokens = new Tokens(source.text, ((limit - start) >> 2) + 16);
    this.indentation = new Indentation(source, this.tokens);
  }

  run(): Tokens {
    const { tokens } = this;
    if (this.lines) this.beginLine();
    while (this.at < this.limit) this.step();
    if (this.depth > 0) {
      throw lexicalError(
        this.source,
        this.openers[this.depth - 1] as number,
        'The bracket that opens here is not closed.',
        'Close it.',
      );
    }
    if (this.lines) {
      if (tokens.count > 0) tokens.push(Kind.newline, this.limit, this.limit);
      this.indentation.closeAll(this.limit);
    }
    tokens.push(Kind.end, this.limit, this.limit);
    return tokens;
  }

  private step(): void {
    const { text, at } = this;
    const code = text.charCodeAt(at);
    if (code === 32) this.at += 1;
    else if (code === 10) {
      this.at += 1;
      if (this.lines && this.depth === 0) this.beginLine();
      else if (this.depth > 0 || !this.lines) this.skipBlanks();
    } else if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95) this.word();
    else if (isQuote(code)) {
      this.at = endOfString(this.source, at, this.limit);
      this.tokens.push(Kind.string, at, this.at);
    } else if (code >= 48 && code <= 57) {
      const { kind, end } = numberAt(text, at);
      this.at = Math.min(end, this.limit);
      this.tokens.push(kind, at, this.at);
    } else if (code === 36 && isQuote(text.charCodeAt(at + 1))) {
      this.at = endOfTemplate(this.source, at, this.limit);
      this.tokens.push(Kind.template, at, this.at);
    } else if (code === 35) this.skipLine();
    else if (code === 47 && text.charCodeAt(at + 1) === 42) this.blockComment();
    else if (code === 47 && text.charCodeAt(at + 1) === 47) this.slashes();
    else if (code >= 128) this.word();
    else this.operator(code);
  }

  /** At the first character of a line outside brackets: indentation, or the line before goes on (§1.2, §1.3). */
  private beginLine(): void {
    const { text, limit, tokens } = this;
    for (;;) {
      const start = this.at;
      let i = start;
      while (i < limit && text.charCodeAt(i) === 32) i += 1;
      let code = text.charCodeAt(i);
      const width = i - start;
      const tab = code === 9 ? i : -1;
      while (i < limit && (code === 9 || code === 32)) {
        i += 1;
        code = text.charCodeAt(i);
      }
      this.at = i;
      if (i >= limit) return;
      if (code === 10) {
        this.at += 1;
        continue;
      }
      if (tab !== -1) throw tabError(this.source, tab);
      if (code === 35 || (code === 47 && text.charCodeAt(i + 1) === 47)) {
        this.skipLine();
        if (this.at < limit) this.at += 1;
        continue;
      }
      if (tokens.count === 0 && width === 0) return;
      if (tokens.count > 0) {
        const chains = code === 46 || (code === 62 && text.charCodeAt(i + 1) === 62);
        if (chains || continues(tokens)) return;
        tokens.push(Kind.newline, start, start);
      }
      this.indentation.enter(width, i);
      return;
    }
  }

  private word(): void {
    const start = this.at;
    const end = this.endOfWord(start);
    if (end === start) throw unexpectedCharacter(this.source, start);
    this.at = Math.min(end, this.limit);
    const reserved = end - start <= LONGEST_RESERVED && RESERVED.has(this.text.slice(start, end));
    this.tokens.push(reserved ? Kind.keyword : Kind.name, start, this.at);
  }

  /** Most words are ASCII; the expression knows all letters. */
  private endOfWord(start: number): number {
    const { text } = this;
    let end = start;
    let code = text.charCodeAt(end);
    while (isWordCharacter(code)) {
      end += 1;
      code = text.charCodeAt(end);
    }
    if (!(code >= 128)) return end;
    NAME.lastIndex = start;
    return NAME.test(text) ? NAME.lastIndex : start;
  }

  private slashes(): void {
    const start = this.at;
    const end = this.lineEnd();
    const right = this.text.slice(start + 2, Math.min(end, start + 2 + MAX_LOOKAHEAD_CHARACTERS));
    if (!endsOperand(this.tokens) || !dividesBefore(right)) {
      this.skipLine();
      return;
    }
    this.at += 2;
    this.tokens.push(Kind.operator, start, this.at);
  }

  private operator(code: number): void {
    const start = this.at;
    const spelling = OPERATORS_BY_FIRST.get(code)?.find(candidate => this.text.startsWith(candidate, start));
    if (spelling === undefined || start + spelling.length > this.limit)
      throw unexpectedCharacter(this.source, this.at);
    this.at += spelling.length;
    this.tokens.push(Kind.operator, start, this.at);
    if (code === 40 || code === 91 || code === 123) {
      this.openers[this.depth] = start;
      this.depth += 1;
      if (this.depth > MAX_NESTING) {
        throw lexicalError(
          this.source,
          start,
          `Brackets are nested deeper than ${MAX_NESTING} levels.`,
          'Give the inner parts names of their own.',
        );
      }
    } else if ((code === 41 || code === 93 || code === 125) && this.depth > 0) this.depth -= 1;
  }

  private blockComment(): void {
    const end = this.text.indexOf('*/', this.at + 2);
    if (end === -1 || end + 2 > this.limit) {
      throw lexicalError(
        this.source,
        this.at,
        'The comment that begins here is not closed.',
        'Close it with `*/`.',
      );
    }
    this.at = end + 2;
  }

  private lineEnd(): number {
    if (this.knownLineEnd < this.at) {
      const end = this.text.indexOf('\n', this.at);
      this.knownLineEnd = end === -1 || end > this.limit ? this.limit : end;
    }
    return this.knownLineEnd;
  }

  private skipLine(): void {
    this.at = this.lineEnd();
  }

  private skipBlanks(): void {
    while (this.at < this.limit) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 32 && code !== 9) return;
      this.at += 1;
    }
  }
}

/** ASCII letters, digits and `_`. */
function isWordCharacter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || (code >= 48 && code <= 57)
  );
}
