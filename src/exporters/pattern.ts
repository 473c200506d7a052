/**
 * Path patterns of the server framework (reference-language.md §3.7): `:name` is a parameter, `*name` takes the rest, both
 * anywhere in the text; everything else is literal.
 */

/** A piece of a pattern, in order. */
export type Part =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'parameter'; readonly name: string; readonly rest: boolean };

/** The first character of a name is ASCII, the others are what Python calls a word character. */
const PARAMETER = /([:*])([A-Za-z_][\p{L}\p{N}_]*)/gu;
/** What may stand in the path of an address as it is (RFC 3986, `pchar` and `/`); `:` would look like a parameter. */
const NOT_PLAIN = /[^A-Za-z0-9\-._~!$&'()*+,;=@/%]+/gu;
const BARE_PERCENT = /%(?![0-9A-Fa-f]{2})/g;

/** Every format asks for the pieces of every pattern several times; so many are remembered. */
const MAX_REMEMBERED = 4096;
const remembered = new Map<string, readonly Part[]>();

/** A pattern in its pieces. Linear in its length. */
export function partsOf(pattern: string): readonly Part[] {
  const known = remembered.get(pattern);
  if (known) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const parts = split(pattern);
  remembered.set(pattern, parts);
  return parts;
}

function split(pattern: string): Part[] {
  if (pattern !== '' && !/[:*]/.test(pattern)) return [{ kind: 'literal', text: pattern }];
  const parts: Part[] = [];
  let end = 0;
  for (const match of pattern.matchAll(PARAMETER)) {
    if (match.index > end) parts.push({ kind: 'literal', text: pattern.slice(end, match.index) });
    parts.push({ kind: 'parameter', name: match[2] ?? '', rest: match[1] === '*' });
    end = match.index + match[0].length;
  }
  if (end < pattern.length) parts.push({ kind: 'literal', text: pattern.slice(end) });
  return parts;
}

/**
 * The pattern as the path of an address: it begins with `/`, literals are percent-encoded where RFC 3986 asks for it,
 * and `show` says what stands for a parameter, by its name and its position among the parameters.
 */
export function addressPath(pattern: string, show: (name: string, index: number) => string): string {
  let index = 0;
  const text = partsOf(pattern)
    .map(part => (part.kind === 'literal' ? encodeLiteral(part.text) : show(part.name, index++)))
    .join('');
  return pattern.startsWith('/') ? text : `/${text}`;
}

/** Whether some request can match: paths of requests begin with `/`. The empty pattern is `/` without its final slash. */
export function isReachable(pattern: string): boolean {
  if (pattern === '' || pattern.startsWith('/')) return true;
  const [first] = partsOf(pattern);
  return first?.kind === 'parameter' && first.rest;
}

function encodeLiteral(text: string): string {
  return text.toWellFormed().replace(NOT_PLAIN, encodeURIComponent).replace(BARE_PERCENT, '%25');
}
