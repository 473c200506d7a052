import { MAX_NESTING } from '../limits.js';
import type { SourceText } from '../text.js';
import { lexicalError } from './lexical-error.js';
import { Kind, type Tokens } from './tokens.js';

/** The stack of widths that makes blocks out of indentation (reference-language.md §1.2). */
export class Indentation {
  private readonly widths = [0];
  /** Indexes of the indents that are open. */
  private readonly open: number[] = [];

  constructor(
    private readonly source: SourceText,
    private readonly tokens: Tokens,
  ) {}

  /** A line begins with `width` blanks, its first character is at `offset`. */
  enter(width: number, offset: number): void {
    const current = this.widths.at(-1) as number;
    if (width > current) {
      if (this.widths.length > MAX_NESTING) {
        throw lexicalError(
          this.source,
          offset,
          `Blocks are nested deeper than ${MAX_NESTING} levels.`,
          'Move the inner blocks into actions.',
        );
      }
      this.widths.push(width);
      this.open.push(this.tokens.count);
      this.tokens.push(Kind.indent, offset, offset);
      return;
    }
    while (width < (this.widths.at(-1) as number)) this.close(offset);
    if (width === this.widths.at(-1)) return;
    throw lexicalError(
      this.source,
      offset,
      'The indentation of this line belongs to no block above it.',
      `Indent it by ${this.widths.at(-1)} or by ${current} blanks.`,
    );
  }

  closeAll(offset: number): void {
    while (this.open.length > 0) this.close(offset);
  }

  private close(offset: number): void {
    this.widths.pop();
    this.tokens.mates[this.open.pop() as number] = this.tokens.count;
    this.tokens.push(Kind.dedent, offset, offset);
  }
}
