import { Kind } from './tokens.js';

const NUMBER =
  /0[xX][0-9a-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|[0-9][0-9_]*(\.[0-9][0-9_]*)?([eE][+-]?[0-9][0-9_]*)?/y;

const DECIMAL_SUFFIX = /[dD](?![\p{L}\p{N}_])/uy;

/** The kind and the end of the number that begins at `start` (reference-language.md §1.6); a sign is never part of it. */
export function numberAt(text: string, start: number): { kind: Kind; end: number } {
  NUMBER.lastIndex = start;
  const match = NUMBER.exec(text);
  const end = start + (match?.[0].length ?? 1);
  DECIMAL_SUFFIX.lastIndex = end;
  if (DECIMAL_SUFFIX.test(text)) return { kind: Kind.decimal, end: end + 1 };
  const isFloat = match?.[1] !== undefined || match?.[2] !== undefined;
  return { kind: isFloat ? Kind.float : Kind.integer, end };
}
