/** The words of a text, each once. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}\p{N}_]+/gu));
}

/** Whether a text has another one, and not as a part of a longer word. */
export function hasWord(text: string, part: string): boolean {
  // The plain search is what makes it fast.
  if (!text.includes(part)) return false;
  const written = part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_])${written}(?![\\p{L}\\p{N}_])`, 'u').test(text);
}
