import { isSameState, type ScanState } from '../lexico/index.js';
import type { CodeKind } from './code-token.js';
import { type Edit, endAfter, placeAfter } from './edited-text.js';

/** What is no code: comments, and texts but for the code in them. */
export interface Prose {
  readonly start: number;
  readonly end: number;
  /** Whether what is typed right behind it still belongs to it: a comment up to the end of its line, a text without its end. */
  readonly isOpen: boolean;
}

/** A place that no program may have, as whoever cuts it into tokens finds it. */
export interface Fault {
  readonly kind: FaultKind;
  /** Of what has no end: its class, or `interpolacao`. */
  readonly name: string | undefined;
  readonly start: number;
  readonly end: number;
}

export type FaultKind = 'unclosed' | 'stray' | 'number';

/**
 * A stretch of a program between two places at which reading can be taken up. Its places count from its beginning, so that
 * what is written before it changes nothing of it.
 */
export interface Piece {
  readonly length: number;
  /** What was known where it begins. */
  readonly from: PieceState;
  /** For each token, what it is: a number of `KINDS`, and `FIRST` and `KEYWORD`. */
  readonly marks: Uint8Array;
  /** For each token, where it begins and where it ends. */
  readonly places: Uint32Array;
  /** In the order of the text, none inside of another. */
  readonly prose: readonly Prose[];
  readonly faults: readonly Fault[];
}

/** What is known between two pieces. */
export interface PieceState {
  /** Nothing at the beginning of a text. */
  readonly scan: ScanState | undefined;
  /** Brackets that are open. */
  readonly depth: number;
  /** Whether a line ended behind the last token. */
  readonly isBroken: boolean;
  /** The last token, where it may be one that a line goes on behind. */
  readonly last: string;
  readonly hasTokens: boolean;
}

export const KINDS: readonly CodeKind[] = ['name', 'number', 'symbol', 'text'];
export const KIND_BITS = 3;
export const FIRST = 4;
export const KEYWORD = 8;

/** Whether the same text is read alike from both states on. */
export function isSamePlace(one: PieceState, other: PieceState): boolean {
  if (one.scan === undefined || other.scan === undefined) return false;
  return (
    one.depth === other.depth &&
    one.isBroken === other.isBroken &&
    one.last === other.last &&
    one.hasTokens === other.hasTokens &&
    isSameState(one.scan, other.scan)
  );
}

const UNKNOWN: PieceState = { scan: undefined, depth: 0, isBroken: false, last: '', hasTokens: false };

/**
 * What a piece had in a stretch of a text, for as long as that is not read again.
 * @param begin where the piece began
 * @param stretch where the stretch is now, and the edit that was made since
 */
export function stretchOf(
  { marks, places, prose }: Piece,
  begin: number,
  { edit, start, end }: { readonly edit: Edit | undefined; readonly start: number; readonly end: number },
): Piece {
  const from = (at: number) =>
    Math.max(start, edit === undefined ? begin + at : placeAfter(edit, begin + at)) - start;
  const to = (at: number) =>
    Math.min(end, edit === undefined ? begin + at : endAfter(edit, begin + at)) - start;
  const kept: number[] = [];
  const found: number[] = [];
  for (const [i, mark] of marks.entries()) {
    const [first, last] = [from(places[2 * i] as number), to(places[2 * i + 1] as number)];
    if (first >= last) continue;
    kept.push(mark);
    found.push(first, last);
  }
  return {
    length: end - start,
    from: UNKNOWN,
    marks: Uint8Array.from(kept),
    places: Uint32Array.from(found),
    prose: prose
      .map(each => ({ ...each, start: from(each.start), end: to(each.end) }))
      .filter(each => each.start < each.end),
    faults: [],
  };
}
