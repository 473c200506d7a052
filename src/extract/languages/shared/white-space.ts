/** White space of Unicode, as Go and Rust have it: JavaScript's is another one by two characters. */

const SPACES = /(?:[^\S\ufeff]|\u0085)+/u;

/** What white space separates. */
export function wordsIn(text: string): string[] {
  return text.split(SPACES).filter(word => word !== '');
}

/** A text without the white space at both ends. */
export function trimmed(text: string): string {
  const isSpace = (at: number) => SPACES.test(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isSpace(start)) start += 1;
  while (end > start && isSpace(end - 1)) end -= 1;
  return text.slice(start, end);
}
