import type { ReadyInterpolation } from './compile.js';

/** Where the parts of an interpolation end whose brackets are counted in the raw text. */
export interface Delimited {
  /** Where its format begins: `close` where it has none. */
  readonly format: number;
  /** Where its closing stands; -1 when there is none. */
  readonly close: number;
  /** Where it ends without one: the end of the line, or of what it stands in. */
  readonly end: number;
}

const OPENERS = '([{';
const CLOSERS = ')]}';
/** No format is longer. */
const MAX_FORMAT = 100;

/** Reads from behind the opening on, once: brackets of its own kind, quotes that it respects. */
export function delimit(
  text: string,
  from: number,
  limit: number,
  { spec, format, nesting }: ReadyInterpolation,
  hasLines: boolean,
): Delimited {
  const { fecha = '', respeita = [], formato } = spec;
  let depth = 0;
  let inner = 0;
  const separators: number[] = [];
  let i = from;
  for (; i < limit; i += 1) {
    const char = text.charAt(i);
    const quote = respeita.find(mark => text.startsWith(mark, i));
    if (quote !== undefined) {
      i = endOfQuote(text, i + quote.length, limit, quote, hasLines) - 1;
      continue;
    }
    if (!hasLines && (char === '\n' || char === '\r')) break;
    if (depth === 0 && text.startsWith(fecha, i)) {
      return { format: formatFrom(text, from, i, separators, spec, format), close: i, end: i };
    }
    if (char === nesting?.[0]) depth += 1;
    else if (char === nesting?.[1]) depth -= 1;
    if (OPENERS.includes(char)) inner += 1;
    else if (CLOSERS.includes(char)) inner -= 1;
    else if (inner === 0 && formato !== undefined && text.startsWith(formato.separador, i))
      separators.push(i);
  }
  const end = Math.min(i, limit);
  return { format: end, close: -1, end };
}

/** Behind the quote that closes; at the end of the line or of everything where none does. */
function endOfQuote(text: string, from: number, limit: number, quote: string, hasLines: boolean): number {
  for (let i = from; i < limit; i += 1) {
    if (text.startsWith(quote, i)) return i + quote.length;
    const char = text.charAt(i);
    if (!hasLines && (char === '\n' || char === '\r')) return i;
    if (char === '\\') i += 1;
  }
  return limit;
}

function formatFrom(
  text: string,
  from: number,
  close: number,
  separators: readonly number[],
  { formato }: ReadyInterpolation['spec'],
  format: RegExp | undefined,
): number {
  if (formato === undefined) return close;
  const candidates = formato.ultimo ? [...separators].reverse() : separators;
  for (const at of candidates) {
    const behind = at + formato.separador.length;
    // Those further to the left are longer still.
    if (close - behind > MAX_FORMAT) {
      if (formato.ultimo) break;
      continue;
    }
    const shown = text.slice(behind, close).trimEnd();
    if (shown === '' || text.slice(from, at).trim() === '') continue;
    if (format === undefined || format.test(shown)) return at;
  }
  return close;
}
