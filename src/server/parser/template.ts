import type { Expression, TemplatePart } from '../ast.js';
import { endOfBraces, isTriple } from '../lexer/strings.js';
import type { SourceText } from '../text.js';
import { unescaped } from './escapes.js';

/** A format specification as Python has it, which the language takes over (reference-language.md §1.5). */
const FORMAT = /^(?:.?[<>=^])?[+\- ]?#?0?\d*[,_]?(?:\.\d+)?[bcdeEfFgGnosxX%]?$/su;

/** Splits an interpolated string into its texts and expressions. `parse` reads the expression between two offsets. */
export function templateParts(
  source: SourceText,
  start: number,
  end: number,
  parse: (start: number, end: number) => Expression,
): TemplatePart[] {
  const { text } = source;
  const quotes = isTriple(text, start + 1) && end - start >= 7 ? 3 : 1;
  const parts: TemplatePart[] = [];
  const last = end - quotes;
  let literal = '';
  let at = start + 1 + quotes;
  while (at < last) {
    const pair = text.slice(at, at + 2);
    if (pair === '{{' || pair === '}}') {
      literal += pair[0];
      at += 2;
    } else if (pair[0] === '\\') {
      literal += pair === '\\{' || pair === '\\}' ? pair[1] : unescaped(pair);
      at += 2;
    } else if (pair[0] === '{') {
      const close = endOfBraces(source, at, last);
      const colon = formatColon(text, at + 1, close);
      const value = parse(at + 1, colon ?? close);
      parts.push({
        text: literal,
        value,
        ...(colon === undefined ? {} : { format: text.slice(colon + 1, close).trimEnd() }),
      });
      literal = '';
      at = close + 1;
    } else {
      literal += pair[0];
      at += 1;
    }
  }
  parts.push({ text: literal });
  return parts;
}

/** Where the right-most `:` outside brackets and quotes stands whose right side is a format. */
function formatColon(text: string, start: number, end: number): number | undefined {
  let depth = 0;
  let found: number | undefined;
  for (let i = start; i < end; i += 1) {
    const character = text[i] as string;
    if (character === '"' || character === "'") {
      for (i += 1; i < end && text[i] !== character; i += 1) if (text[i] === '\\') i += 1;
    } else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (character === ':' && depth === 0) found = i;
  }
  if (found === undefined) return undefined;
  const right = text.slice(found + 1, end).trimEnd();
  return right !== '' && !/^\s/.test(right) && FORMAT.test(right) ? found : undefined;
}
