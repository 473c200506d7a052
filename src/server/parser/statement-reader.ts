import type { Block, Expression, Statement } from '../ast.js';
import { Kind, type Tokens } from '../lexer/tokens.js';
import { ServerSourceError } from '../source-error.js';
import type { SourceText } from '../text.js';
import { Cursor, NotUnderstood } from './cursor.js';
import { EXPRESSIONS } from './expressions.js';

/** Which contextual words are statements here (reference-language.md §2.3). */
export interface Context {
  readonly inServer: boolean;
  readonly inRoute: boolean;
}

/** The logical line that a statement begins with. */
export interface Line {
  /** Index of its first token. */
  readonly first: number;
  /** Index of the token behind its last one. */
  readonly end: number;
  /** Index of the indent of the block below it; undefined when there is none. */
  readonly block: number | undefined;
  /** Offsets in the source. */
  readonly start: number;
  readonly stop: number;
}

/** Reads the statements between two tokens. */
export type ReadStatements = (
  source: SourceText,
  tokens: Tokens,
  first: number,
  limit: number,
  context: Context,
) => readonly Statement[];

export const ASSIGNMENTS: ReadonlySet<string> = new Set([':=', '+=', '-=', '*=', '/=', '%=']);

/** What all statements of one block are read with: the tokens, where the reader is, and the ways to go on from there. */
export class StatementReader {
  readonly cursor: Cursor;
  /** Index of the token at which the next statement begins. */
  next: number;

  constructor(
    readonly source: SourceText,
    readonly tokens: Tokens,
    first: number,
    readonly limit: number,
    readonly context: Context,
    private readonly read: ReadStatements,
  ) {
    this.cursor = new Cursor(source, tokens, first, EXPRESSIONS);
    this.next = first;
  }

  /** The line that begins at a token. */
  line(first: number): Line {
    const { tokens } = this;
    const end = this.lineEnd(first);
    const block = tokens.kind(end + 1) === Kind.indent ? end + 1 : undefined;
    return { first, end, block, start: tokens.start(first), stop: tokens.end(Math.max(first, end - 1)) };
  }

  private lineEnd(first: number): number {
    let end = first;
    while (end < this.limit && this.tokens.kind(end) < Kind.newline) end += 1;
    return end;
  }

  /** Index of the token behind a line and its block. */
  behind({ end, block }: Line): number {
    return block === undefined ? end + 1 : this.closing(block) + 1;
  }

  /** Index of the dedent that closes the block of an indent. */
  closing(indent: number): number {
    return this.tokens.mates[indent] as number;
  }

  /** An expression that must end at `end` or at one of the words; something unknown is taken as a whole. */
  lenient(end: number, words: readonly string[] = []): Expression {
    const { cursor, tokens } = this;
    const start = cursor.at;
    const stops = () => cursor.at === end || words.some(word => cursor.is(word));
    const value = cursor.attempt(EXPRESSIONS.expression);
    if (value !== undefined && stops()) return value;
    cursor.at = start;
    while (cursor.at < end && !stops()) cursor.at += 1;
    return {
      kind: 'opaque',
      parts: [],
      start: tokens.start(start),
      end: tokens.end(Math.max(start, cursor.at - 1)),
    };
  }

  /** The expression up to the `:` that ends the head of a block. @throws {NotUnderstood} when there is none */
  headExpression({ end }: Line): Expression {
    if (!this.tokens.is(end - 1, ':')) throw new NotUnderstood();
    return this.lenient(end - 1);
  }

  /** The value behind a word that is a statement here. @throws {ServerSourceError} when it is used as a name */
  required({ end }: Line, word: string, stops: readonly string[] = []): Expression {
    const { cursor, tokens } = this;
    if (cursor.at < end && !ASSIGNMENTS.has(tokens.textOf(cursor.at))) return this.lenient(end, stops);
    throw this.syntax(
      cursor.at - 1,
      `\`${word}\` is a statement inside a server and wants a value behind it.`,
      `Give the variable another name, or write the value of \`${word}\`.`,
    );
  }

  /** The block below a line. @throws {ServerSourceError} when there is none */
  body({ end, block }: Line, word: string, context = this.context): Block {
    if (block === undefined) throw this.emptyBlock(end - 1, word);
    return this.blockAt(block, context);
  }

  blockAt(indent: number, context = this.context): Block {
    const { source, tokens, read } = this;
    const close = this.closing(indent);
    return new TokenBlock(tokens, indent, close, () => read(source, tokens, indent + 1, close, context));
  }

  emptyBlock(token: number, word: string): Error {
    return this.syntax(
      token,
      `The block of this \`${word}\` is empty.`,
      'Write its statements on the next lines, indented by four blanks.',
    );
  }

  syntax(token: number, reason: string, remedy: string): Error {
    return new ServerSourceError(this.source.place(this.tokens.start(token)), reason, remedy);
  }
}

/** A body that is parsed when somebody asks for it. */
class TokenBlock implements Block {
  readonly start: number;
  readonly end: number;
  private asked = false;
  private kept: readonly Statement[] | undefined;

  constructor(
    private readonly tokens: Tokens,
    private readonly indent: number,
    private readonly close: number,
    private readonly parse: () => readonly Statement[],
  ) {
    this.start = tokens.start(indent);
    this.end = tokens.end(close - 1);
  }

  statements(): readonly Statement[] {
    if (this.kept) return this.kept;
    const statements = this.parse();
    // Most bodies are followed once: their nodes are garbage at once. A loop's body is kept.
    if (this.asked) this.kept = statements;
    this.asked = true;
    return statements;
  }

  mentions(names: ReadonlySet<string>): boolean {
    return mentions(this.tokens, this.indent + 1, this.close, names);
  }
}

/** Whether one of the names or whole numbers is among the tokens. */
export function mentions(tokens: Tokens, first: number, end: number, names: ReadonlySet<string>): boolean {
  for (let i = first; i < end; i += 1)
    if (tokens.kind(i) <= Kind.integer && names.has(tokens.textOf(i))) return true;
  return false;
}
