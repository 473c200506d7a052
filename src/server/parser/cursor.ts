import type { Expression } from '../ast.js';
import { Kind, type Tokens } from '../lexer/tokens.js';
import { MAX_EXPRESSION_DEPTH } from '../limits.js';
import { ServerSourceError } from '../source-error.js';
import type { SourceText } from '../text.js';

/** Something that the reader does not know; whoever asked decides whether that matters. */
export class NotUnderstood extends Error {}

/** How the parts of an expression are read: what is in brackets or braces is an expression again. */
export interface Grammar {
  /** Any expression. @throws {NotUnderstood} @throws {ServerSourceError} when it is nested too deep */
  expression(cursor: Cursor): Expression;
  /** One that is not piped anywhere: the body of a lambda binds tighter than `>>`. @throws as `expression` */
  withoutPipeline(cursor: Cursor): Expression;
  /** One that a `given` behind it does not belong to. @throws as `expression` */
  withoutCondition(cursor: Cursor): Expression;
  /** An operand with its sign. @throws as `expression` */
  unary(cursor: Cursor): Expression;
}

/** Where the parser is among the tokens; `at` is the index of the next one. */
export class Cursor {
  constructor(
    readonly source: SourceText,
    readonly tokens: Tokens,
    public at: number,
    readonly grammar: Grammar,
    private depth = 0,
  ) {}

  /** Reads an expression. @throws as {@link Grammar.expression} */
  expression(): Expression {
    return this.grammar.expression(this);
  }

  is(spelling: string): boolean {
    return this.tokens.is(this.at, spelling);
  }

  /** Passes a token that is spelled so, if it is the next one. */
  take(spelling: string): boolean {
    if (!this.tokens.is(this.at, spelling)) return false;
    this.at += 1;
    return true;
  }

  /** @throws {NotUnderstood} when the next token is another */
  expect(spelling: string): void {
    if (!this.take(spelling)) throw new NotUnderstood();
  }

  /** An identifier that is the next token. @throws {NotUnderstood} */
  name(): string {
    if (!this.tokens.isName(this.at)) throw new NotUnderstood();
    this.at += 1;
    return this.tokens.textOf(this.at - 1);
  }

  /** An identifier or a reserved word, which may name a member: `forge`, `delete`. @throws {NotUnderstood} */
  word(): string {
    const kind = this.tokens.kind(this.at);
    if (kind !== Kind.name && kind !== Kind.keyword) throw new NotUnderstood();
    this.at += 1;
    return this.tokens.textOf(this.at - 1);
  }

  /** Names separated by commas up to a word, which is passed, too. @throws {NotUnderstood} */
  namesUntil(word: string): string[] {
    const names = [this.name()];
    while (!this.take(word)) {
      this.expect(',');
      names.push(this.name());
    }
    return names;
  }

  /** Where the next token begins. */
  start(): number {
    return this.tokens.start(this.at);
  }

  /** Where the token before ends. */
  lastEnd(): number {
    return this.tokens.end(this.at - 1);
  }

  /** Whether the line goes on with something that no bracket closes. */
  beginsValue(): boolean {
    return this.tokens.kind(this.at) < Kind.newline && ![')', ']', '}'].some(closer => this.is(closer));
  }

  /** Reads what stands inside something else. @throws {ServerSourceError} when that is nested too deep */
  nested<T>(read: (cursor: Cursor) => T): T {
    this.depth += 1;
    if (this.depth > MAX_EXPRESSION_DEPTH) throw this.tooDeep();
    const result = read(this);
    this.depth -= 1;
    return result;
  }

  /** What `read` gives; undefined, and the cursor where it was, when that is not understood. */
  attempt<T>(read: (cursor: Cursor) => T): T | undefined {
    const { at, depth } = this;
    try {
      return read(this);
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      this.at = at;
      this.depth = depth;
      return undefined;
    }
  }

  /** Other tokens of the same source, read one level deeper: those inside the braces of a text. */
  inside(tokens: Tokens): Cursor {
    return new Cursor(this.source, tokens, 0, this.grammar, this.depth + 1);
  }

  tooDeep(): Error {
    return new ServerSourceError(
      this.source.place(this.start()),
      `Expressions are nested deeper than ${MAX_EXPRESSION_DEPTH} levels.`,
      'Give the inner parts names of their own.',
    );
  }
}
