import type { BlocksState } from './blocks.js';
import type { TokenClass } from './token.js';

/** Longer tokens are no words or signs that anything is asked of. */
const MAX_ASKED_CHARACTERS = 64;
/** So far from the beginning of its line no place is asked in which column it is. */
const FAR_COLUMN = 1000;

/** What is known between two tokens of code that stand in no region: all that decides how a text is read from there on. */
export interface ScanState {
  /** The token before, in the same logical line: how far back it begins, what it is, and its text where it is short. */
  readonly before: StateToken | undefined;
  /** Brackets that join lines and are open. */
  readonly joined: number;
  /** Characters since the beginning of the line, and blanks that the line begins with. */
  readonly column: number;
  readonly indentation: number;
  /** Whether only blanks stand before in the line, and whether the next token begins a logical line. */
  readonly isFirst: boolean;
  readonly beginsLine: boolean;
  readonly blocks: BlocksState;
}

export interface StateToken {
  readonly class: TokenClass;
  readonly name: string | undefined;
  readonly text: string;
  readonly length: number;
  readonly back: number;
}

/** A token as a state keeps it. */
export function stateToken(
  text: string,
  at: number,
  { class: kind, name, start, end }: { class: TokenClass; name?: string; start: number; end: number },
): StateToken {
  const length = end - start;
  const own = length <= MAX_ASKED_CHARACTERS ? text.slice(start, end) : '';
  return { class: kind, name, text: own, length, back: at - start };
}

/** Whether the same text is read alike from both states on. */
export function isSameState(one: ScanState, other: ScanState): boolean {
  return (
    one.joined === other.joined &&
    one.isFirst === other.isFirst &&
    one.beginsLine === other.beginsLine &&
    isSameColumn(one, other) &&
    isSameToken(one.before, other.before) &&
    isSameBlocks(one.blocks, other.blocks)
  );
}

function isSameColumn(one: ScanState, other: ScanState): boolean {
  if (one.indentation !== other.indentation) return false;
  if (one.column === other.column) return true;
  return !one.beginsLine && Math.min(one.column, other.column) > FAR_COLUMN;
}

function isSameToken(one: StateToken | undefined, other: StateToken | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.class === other.class &&
    one.name === other.name &&
    one.text === other.text &&
    one.length === other.length &&
    one.back === other.back
  );
}

function isSameBlocks(one: BlocksState, other: BlocksState): boolean {
  return (
    one.column === other.column &&
    one.deeper === other.deeper &&
    isSameList(one.line, other.line) &&
    one.open.length === other.open.length &&
    one.open.every((block, i) => {
      const same = other.open[i];
      if (same === undefined || block === same) return block === same;
      return block.column === same.column && isSameList(block.words, same.words);
    })
  );
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, i) => word === other[i]);
}
