/** The words of a text, each once. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}\p{N}_]+/gu));
}

/** Whether a text has another one, and not as a part of a longer word. */
export function hasWord(text: string, part: string): boolean {
  // The plain search is what makes it fast.
  return text.includes(part) && patternOf(part, '').test(text);
}

/** A text with another one in place of each that stands by itself, as `hasWord` sees it. */
export function withWord(text: string, part: string, other: string): string {
  return text.includes(part) ? text.replace(patternOf(part, 'g'), () => other) : text;
}

/** Beside a sign, anything may stand: `.lm` ends `main.lm`. */
function patternOf(part: string, flags: string): RegExp {
  const written = part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const before = /^[\p{L}\p{N}_]/u.test(part) ? '(?<![\\p{L}\\p{N}_])' : '';
  const after = /[\p{L}\p{N}_]$/u.test(part) ? '(?![\\p{L}\\p{N}_])' : '';
  return new RegExp(before + written + after, `u${flags}`);
}
