import { type Lexico, type ScanState, TextReader } from '../lexico/index.js';
import { whole } from '../text/steps.js';
import type { Reading } from './reading.js';

/** What is read anew with a word: of the line before it at most so much. */
const MAX_LINE_CHARACTERS = 500;
/** So far behind a word conditions look. */
const LOOKED_AHEAD = 1100;
/** So far back they look, and so long may a line be whose indentation counts. */
const LOOKED_BACK = 64;
const MAX_COLUMN = 4000;

/**
 * Whether contextual words would be keywords in the place of what stands from `start` to `end`. The text is read once up to
 * the line of the place, and from there on with each word: there are words that are keywords where another one follows.
 */
export function probeOf(
  lexico: Lexico,
  reading: Reading,
  start: number,
  end: number,
): (word: string) => boolean {
  const { text } = reading;
  const line = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MAX_LINE_CHARACTERS);
  const { at, state } = placeBefore(lexico, reading, line);
  const back = state === undefined ? 0 : Math.max(LOOKED_BACK, columnOf(state), state.before?.back ?? 0);
  const from = Math.max(0, at - back);
  const before = text.slice(from, start);
  const behind = text.slice(end, end + LOOKED_AHEAD);
  const known = state && { at: at - from, state };
  return word => {
    const { tokens } = whole(
      new TextReader(lexico, `${before}${word}${behind}`, known).next(before.length + word.length),
    );
    return tokens.some(token => token.start === before.length && token.class === 'contextual');
  };
}

function columnOf({ column }: ScanState): number {
  return column > MAX_COLUMN ? 0 : column;
}

/** The last place up to another one at which reading can be taken up. */
function placeBefore(
  lexico: Lexico,
  reading: Reading,
  least: number,
): { readonly at: number; readonly state: ScanState | undefined } {
  const piece = reading.pieceAt(least);
  let at = reading.startOf(piece);
  let state = reading.pieces[piece]?.from.scan;
  const reader = new TextReader(lexico, reading.text, state && { at, state });
  for (;;) {
    const next = whole(reader.next(at + 1));
    if (next.state === undefined || next.end > least) return { at, state };
    ({ end: at, state } = next);
  }
}
