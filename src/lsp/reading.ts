import { firstIndex, firstWhere } from '../text/sorted.js';
import type { Steps } from '../text/steps.js';
import { type Code, type CodeToken, firstTokenFrom, type Tokens } from './code-token.js';
import { type Fault, FIRST, KEYWORD, KIND_BITS, KINDS, type Piece, type Prose } from './piece.js';

/** A program as tokens, or its beginning as far as it was read. */
export class Reading implements Code {
  readonly tokens: PieceTokens;
  private readonly ends: readonly number[];
  private allProse: readonly Prose[] | undefined;
  private allFaults: readonly Fault[] | undefined;

  constructor(
    readonly text: string,
    readonly pieces: readonly Piece[],
  ) {
    const ends: number[] = [];
    let end = 0;
    for (const { length } of pieces) {
      end += length;
      ends.push(end);
    }
    this.ends = ends;
    this.tokens = new PieceTokens(pieces, ends);
  }

  /** So far the text was read. */
  get end(): number {
    return this.ends.at(-1) ?? 0;
  }

  /** The piece that a place stands in; at the end of the text the last one. */
  pieceAt(offset: number): number {
    return Math.max(0, firstIndex(this.pieces.length, i => this.startOf(i) > offset) - 1);
  }

  /** Where a piece begins. */
  startOf(piece: number): number {
    return this.ends[piece - 1] ?? 0;
  }

  /** In the order of the text, none inside of another. */
  get prose(): readonly Prose[] {
    this.allProse ??= this.placed(({ prose }) => prose);
    return this.allProse;
  }

  get faults(): readonly Fault[] {
    this.allFaults ??= this.placed(({ faults }) => faults);
    return this.allFaults;
  }

  /** The last comment or text that begins before a place. */
  proseBefore(offset: number): Prose | undefined {
    let piece = firstIndex(this.pieces.length, i => this.startOf(i) >= offset) - 1;
    for (; piece >= 0; piece -= 1) {
      const start = this.startOf(piece);
      const { prose } = this.pieces[piece] as Piece;
      const found = prose[firstWhere(prose, each => each.start + start >= offset) - 1];
      if (found !== undefined) return moved(found, start);
    }
    return undefined;
  }

  /** Whether a contextual word is a keyword where it begins. */
  isKeyword(start: number): boolean {
    const at = firstTokenFrom(this.tokens, start);
    return this.tokens.get(at)?.start === start && this.tokens.isKeyword(at);
  }

  private placed<T extends { readonly start: number; readonly end: number }>(
    of: (piece: Piece) => readonly T[],
  ): T[] {
    const found: T[] = [];
    for (const [i, piece] of this.pieces.entries())
      for (const each of of(piece)) found.push(moved(each, this.startOf(i)));
    return found;
  }
}

/** The tokens of pieces, one behind the other. */
class PieceTokens implements Tokens {
  readonly length: number;
  /** Of each piece its first token, and behind the last one how many there are. */
  private readonly firsts: readonly number[];
  /** The piece that was asked for last: tokens are asked for one after the other. */
  private piece = 0;

  constructor(
    private readonly pieces: readonly Piece[],
    private readonly ends: readonly number[],
  ) {
    const firsts = [0];
    let count = 0;
    for (const { marks } of pieces) {
      count += marks.length;
      firsts.push(count);
    }
    this.firsts = firsts;
    this.length = count;
  }

  get(i: number): CodeToken | undefined {
    if (!(i >= 0 && i < this.length)) return undefined;
    const { marks, places } = this.pieces[this.find(i)] as Piece;
    const at = i - (this.firsts[this.piece] as number);
    const begin = this.ends[this.piece - 1] ?? 0;
    const mark = marks[at] as number;
    return {
      kind: KINDS[mark & KIND_BITS] as CodeToken['kind'],
      start: begin + (places[2 * at] as number),
      end: begin + (places[2 * at + 1] as number),
      isFirst: (mark & FIRST) !== 0,
    };
  }

  /** Whether a token is a contextual word that is a keyword at its place. */
  isKeyword(i: number): boolean {
    if (!(i >= 0 && i < this.length)) return false;
    const { marks } = this.pieces[this.find(i)] as Piece;
    return ((marks[i - (this.firsts[this.piece] as number)] as number) & KEYWORD) !== 0;
  }

  private find(i: number): number {
    const { firsts } = this;
    if (i < (firsts[this.piece] as number) || i >= (firsts[this.piece + 1] as number))
      this.piece = firstIndex(this.pieces.length, piece => (firsts[piece + 1] as number) > i);
    return this.piece;
  }
}

/** Cuts a text into tokens. */
export interface Tokenizer {
  /** The whole of it at once. */
  (text: string): Reading;
  /** The same bit by bit; what is read of a text much like it is taken over. */
  readonly begin: (text: string, before?: Rereading) => Rereading;
  /** Whether a contextual word would be a keyword in the place of what stands from `start` to `end`. */
  readonly probe: (reading: Reading, start: number, end: number) => (word: string) => boolean;
}

/** A text that is being read. */
export interface Rereading {
  /** What is known so far: behind an edit what was known before it, until all is read. */
  readonly reading: Reading;
  readonly isWhole: boolean;
  /** So many characters were cut into tokens, and not taken over. */
  readonly cut: number;
  /** Reads all. */
  readonly all: () => Steps<undefined>;
  /** Reads around an edit, or up to a place, while no more than so much is cut; gives whether anything is known of the place. */
  readonly near: (offset: number, most: number) => boolean;
}

function moved<T extends { readonly start: number; readonly end: number }>(each: T, by: number): T {
  return by === 0 ? each : { ...each, start: each.start + by, end: each.end + by };
}
