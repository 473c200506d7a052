/** What gives everything that it gets the names of the program itself: they are said alone then. */
const GIVING_NAMES = /\bwith\s*\(|\bassign\(\s*(globalThis|global|window|self)\b/;

/**
 * Whether a program may ask an object for a member of this name: it says it behind a dot, in a text, or between braces. One that has a
 * variable of that name and does none of this never does. Found in its text, unparsed: comments count, too.
 */
export function asksFor(text: string, name: string): boolean {
  const escaped = name.replace(/\$/g, '\\$&');
  const asked = `(?:\\.\\s*|["'\`])${escaped}(?![\\w$])|[{,]\\s*${escaped}\\s*[:,=}]`;
  return new RegExp(asked).test(text) || GIVING_NAMES.test(text);
}
