import { escaped } from './pattern.js';

/** The words of a text, each once. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}\p{N}_]+/gu));
}

/** Whether a text has another one, and not as a part of a longer word. */
export function hasWord(text: string, part: string): boolean {
  const [isHead, isTail] = [STARTS_IN_WORD.test(part), ENDS_IN_WORD.test(part)];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const end = at + part.length;
    // Two units are enough to see the character beside it whole.
    const isLonger =
      (isHead && ENDS_IN_WORD.test(text.slice(Math.max(0, at - 2), at))) ||
      (isTail && STARTS_IN_WORD.test(text.slice(end, end + 2)));
    if (!isLonger) return true;
  }
  return false;
}

const STARTS_IN_WORD = /^[\p{L}\p{N}_]/u;
const ENDS_IN_WORD = /[\p{L}\p{N}_]$/u;

/** A text with another one in place of each that stands by itself, as `hasWord` sees it. */
export function withWord(text: string, part: string, other: string): string {
  return text.includes(part) ? text.replace(patternOf(part), () => other) : text;
}

/** A text with another one in place of one of those, once for each. */
export function withWordAnywhere(text: string, part: string, other: string): string[] {
  if (!text.includes(part)) return [];
  return [...text.matchAll(patternOf(part))].map(
    ({ index }) => text.slice(0, index) + other + text.slice(index + part.length),
  );
}

/** Beside a sign, anything may stand: `.lm` ends `main.lm`. */
function patternOf(part: string): RegExp {
  const before = STARTS_IN_WORD.test(part) ? '(?<![\\p{L}\\p{N}_])' : '';
  const after = ENDS_IN_WORD.test(part) ? '(?![\\p{L}\\p{N}_])' : '';
  return new RegExp(before + escaped(part) + after, 'gu');
}
