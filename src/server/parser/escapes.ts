import { isTriple } from '../lexer/strings.js';

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '0': '\0',
};

/** The value of the plain string between two offsets; a triple one has no escapes (reference-language.md §1.5). */
export function stringValue(text: string, start: number, end: number): string {
  if (isTriple(text, start) && end - start >= 6) return text.slice(start + 3, end - 3);
  return unescaped(text.slice(start + 1, end - 1));
}

/** Known escapes replaced; an unknown one keeps its backslash. */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\([\s\S])/g, (whole, character: string) => ESCAPES[character] ?? whole);
}
