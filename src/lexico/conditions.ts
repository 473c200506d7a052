import type { Condition, Selection } from './compile.js';
import type { Token } from './token.js';

/** What a condition is asked about: a piece of a text, and what is known of what stands before it. */
export interface Situation {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly limit: number;
  /** The token before in the same logical line. */
  readonly before: Token | undefined;
  readonly lineStart: number;
  /** Whether only blanks stand before it in its line. */
  readonly isFirst: boolean;
  /** Whether it stands in a block whose first line has this word. */
  isInside(word: string): boolean;
  /** Whether its logical line has this word before it. */
  isBehind(word: string): boolean;
}

/** Whether what stands around a place is as a rule of the lexicon asks. */
export function holds(condition: Condition, situation: Situation): boolean {
  const { text, start, end, limit, before } = situation;
  const { inicio, coluna } = condition.spec;
  const { inside, onLine } = condition;
  if (inicio === 'linha' && !situation.isFirst) return false;
  if (inicio === 'comando' && before !== undefined) return false;
  if (coluna !== undefined && columnOf(situation, coluna) !== coluna) return false;
  if (condition.before && !isOne(before, condition.before, text)) return false;
  if (condition.notBefore && isOne(before, condition.notBefore, text)) return false;
  if (condition.behind || condition.notBehind) {
    const behind = characterBefore(text, start);
    if (condition.behind && !condition.behind.test(behind)) return false;
    if (condition.notBehind?.test(behind)) return false;
  }
  if (inside && !inside.some(word => situation.isInside(word))) return false;
  if (onLine && !onLine.some(word => situation.isBehind(word))) return false;
  if (condition.ahead && !condition.ahead(text, end, limit)) return false;
  return !condition.notAhead?.(text, end, limit);
}

/** The column in code points, or something larger than `most`. */
function columnOf({ text, start, lineStart }: Situation, most: number): number {
  if (start - lineStart > 2 * most) return most + 1;
  return [...text.slice(lineStart, start)].length;
}

function isOne(
  token: Token | undefined,
  { classes, texts, regions, fold }: Selection,
  text: string,
): boolean {
  if (token === undefined) return false;
  if (classes.has(token.class)) return true;
  if (token.name !== undefined && (regions.has(token.name) || classes.has(token.name))) return true;
  return (
    texts.size > 0 && token.end - token.start <= 64 && texts.has(fold(text.slice(token.start, token.end)))
  );
}

function characterBefore(text: string, at: number): string {
  if (at === 0) return '';
  const unit = text.charCodeAt(at - 1);
  const isTrail = unit >= 0xdc00 && unit <= 0xdfff && at > 1;
  return isTrail ? text.slice(at - 2, at) : text.charAt(at - 1);
}
