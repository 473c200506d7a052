/**
 * Path patterns of the server framework (reference-language.md §3.7): `:name` is a parameter, `*name` takes the rest, both
 * anywhere in the text; everything else is literal.
 */

/** A piece of a pattern, in order. */
export type Part =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'parameter'; readonly name: string; readonly rest: boolean };

/** What Python calls word characters, beyond ASCII. */
const WORD = /[\p{L}\p{N}_]*/uy;

/** A pattern in its pieces. Linear in its length. */
export function partsOf(pattern: string): readonly Part[] {
  const parts: Part[] = [];
  let literal = 0;
  for (let at = 0; at < pattern.length; ) {
    const code = pattern.charCodeAt(at);
    if ((code !== COLON && code !== ASTERISK) || !beginsName(pattern.charCodeAt(at + 1))) {
      at += 1;
      continue;
    }
    if (at > literal) parts.push({ kind: 'literal', text: pattern.slice(literal, at) });
    literal = endOfName(pattern, at + 2);
    parts.push({ kind: 'parameter', name: pattern.slice(at + 1, literal), rest: code === ASTERISK });
    at = literal;
  }
  if (literal < pattern.length) parts.push({ kind: 'literal', text: pattern.slice(literal) });
  return parts;
}

/** The path of a route in its pieces, however its source writes it. */
export function pathPartsOf({
  path,
  parts,
}: {
  readonly path: string;
  readonly parts?: readonly Part[];
}): readonly Part[] {
  return parts ?? partsOf(path);
}

/** Names of the parameters of a path, in order of appearance, repeats included. */
export function parametersOf(path: string): string[] {
  const names: string[] = [];
  if (!path.includes(':') && !path.includes('*')) return names;
  for (const part of partsOf(path)) if (part.kind === 'parameter') names.push(part.name);
  return names;
}

const COLON = 58;
const ASTERISK = 42;
const UNDERSCORE = 95;

/** The first character of a name is ASCII, the others are what Python calls word characters. */
function beginsName(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === UNDERSCORE;
}

function endOfName(pattern: string, from: number): number {
  let end = from;
  while (beginsName(pattern.charCodeAt(end)) || isDigit(pattern.charCodeAt(end))) end += 1;
  if (end === pattern.length || pattern.charCodeAt(end) < 128) return end;
  WORD.lastIndex = end;
  WORD.test(pattern);
  return Math.max(end, WORD.lastIndex);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
