import { MAX_NESTING } from '../limits.js';
import type { SourceText } from '../text.js';
import { dividesBefore } from './floor-division.js';
import { Indentation } from './indentation.js';
import { lexicalError } from './lexical-error.js';
import { numberAt } from './numbers.js';
import { endOfString, endOfTemplate, isQuote } from './strings.js';
import { Kind, Tokens } from './tokens.js';
import { CONTINUING, OPERATORS, RESERVED, VALUE_WORDS } from './words.js';

/** As much of a line as decides whether `//` divides. */
const MAX_LOOKAHEAD_CHARACTERS = 2_000;

const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const TYPE_OPENER = /(?:Cluster|Vault|Set|Tuple)</;

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

  private readonly openers: number[] = [];

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
        const continues =
          code === 46 || (code === 62 && text.charCodeAt(i + 1) === 62) || this.lastContinues();
        if (continues) return;
        tokens.push(Kind.newline, start, start);
      }
      this.indentation.enter(width, i);
      return;
    }
  }

  private lastContinues(): boolean {
    const last = this.tokens.count - 1;
    const kind = this.tokens.kind(last);
    if (kind !== Kind.operator && kind !== Kind.keyword) return false;
    const spelling = this.tokens.textOf(last);
    if (!CONTINUING.has(spelling)) return false;
    return !((spelling === '>' || spelling === '>>') && this.closesType(this.tokens.end(last)));
  }

  /** Whether the `>` that ends at `end` closes a type such as `Cluster<String>`. */
  private closesType(end: number): boolean {
    const line = this.text.slice(this.text.lastIndexOf('\n', end - 1) + 1, end);
    const from = line.search(TYPE_OPENER);
    if (from === -1) return false;
    let balance = 0;
    for (let i = from; i < line.length; i += 1) {
      if (line[i] === '<') balance += 1;
      else if (line[i] === '>') balance -= 1;
    }
    return balance === 0;
  }

  private word(): void {
    const start = this.at;
    NAME.lastIndex = start;
    const match = NAME.exec(this.text);
    if (!match) throw this.unexpected();
    this.at = Math.min(start + match[0].length, this.limit);
    this.tokens.push(RESERVED.has(match[0]) ? Kind.keyword : Kind.name, start, this.at);
  }

  private slashes(): void {
    const start = this.at;
    const end = this.lineEnd();
    const right = this.text.slice(start + 2, Math.min(end, start + 2 + MAX_LOOKAHEAD_CHARACTERS));
    if (!this.operandBefore() || !dividesBefore(right)) {
      this.skipLine();
      return;
    }
    this.at += 2;
    this.tokens.push(Kind.operator, start, this.at);
  }

  /** Whether the last token ends an operand, which `//` may then divide (§1.4, the left side). */
  private operandBefore(): boolean {
    const last = this.tokens.count - 1;
    if (last < 0) return false;
    const kind = this.tokens.kind(last);
    if (kind >= Kind.name && kind <= Kind.string && kind !== Kind.keyword) return true;
    if (kind === Kind.keyword) return VALUE_WORDS.has(this.tokens.textOf(last));
    return kind === Kind.operator && /[)\]}]/.test(this.tokens.textOf(last));
  }

  private operator(code: number): void {
    const start = this.at;
    const spelling = OPERATORS_BY_FIRST.get(code)?.find(candidate => this.text.startsWith(candidate, start));
    if (spelling === undefined || start + spelling.length > this.limit) throw this.unexpected();
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

  private unexpected(): Error {
    const character = String.fromCodePoint(this.text.codePointAt(this.at) as number);
    if (character === '\t') return tabError(this.source, this.at);
    const remedy =
      REMEDIES[character] ??
      'Take it away, or name a file that is written in the language of the server (.df).';
    return lexicalError(
      this.source,
      this.at,
      `\`${character}\` has no meaning here outside of texts and comments.`,
      remedy,
    );
  }
}

const REMEDIES: Readonly<Record<string, string>> = {
  '=': 'Assign with `:=`, compare with `==` or `is`.',
  ';': 'Write each statement on a line of its own.',
  '\\': 'A line goes on inside brackets or behind an operator; take the backslash away.',
  '!': 'Write `not`, or `!=` to compare.',
  '?': 'Write `??` for a default or `?.` for a member that may be missing.',
  '~': 'Write `~/` for floor division.',
  $: 'A `$` stands before the quote of a text only.',
  '`': 'Write texts in single or double quotes.',
};

function tabError(source: SourceText, offset: number): Error {
  return lexicalError(
    source,
    offset,
    'There is a TAB: indentation is made of spaces only.',
    'Replace each TAB by four spaces.',
  );
}
