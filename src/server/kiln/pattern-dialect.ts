/**
 * Pieces of a regular expression of Python, outside of a class and inside of one. `(?` alone is a form that only Python
 * has, or that not every engine of JavaScript knows (`(?i)`, `(?i:…)`).
 */
const OUTSIDE = /\\[\s\S]|\[\^?\]?|\(\?(?:P<|P=[^)]*\)|<?[=!]|:)?|\{\d*,?\d*\}|[\s\S]/y;
const INSIDE = /\\[\s\S]|[\s\S]/y;

/** Letters that mean the same behind a backslash in both languages. */
const COMMON_LETTERS = /[dDwWsSbBnrtfvxu]/;
/** What stays escaped: with the flag `u`, which readers of schemas compile patterns with, nothing else may be. */
const SYNTAX = /[\d$()*+./?[\\\]^{|}]/;

/**
 * A regular expression of Python as JSON Schema has it, whose patterns are those of ECMA-262; undefined when it is none
 * there.
 */
export function ecmaPattern(pattern: string): string | undefined {
  let translated = '';
  let inClass = false;
  for (let at = 0; at < pattern.length; ) {
    const piece = pieceAt(pattern, at, inClass);
    at += piece.length;
    const ecma = piece.startsWith('\\') ? escaped(piece, inClass) : inClass ? piece : unescaped(piece);
    if (ecma === undefined) return undefined;
    translated += ecma;
    inClass = inClass ? piece !== ']' : piece.startsWith('[');
  }
  return isExpression(translated) ? translated : undefined;
}

function pieceAt(pattern: string, at: number, inClass: boolean): string {
  const form = inClass ? INSIDE : OUTSIDE;
  form.lastIndex = at;
  return form.exec(pattern)?.[0] ?? '';
}

function escaped(piece: string, inClass: boolean): string | undefined {
  const character = piece.slice(1);
  if (!inClass && piece === '\\A') return '^';
  if (!inClass && piece === '\\Z') return '$';
  if (piece === '\\a') return '\\x07';
  if (character === '') return undefined;
  if (/[A-Za-z]/.test(character)) return COMMON_LETTERS.test(character) ? piece : undefined;
  return SYNTAX.test(character) || (inClass && character === '-') ? piece : character;
}

/** A piece that stands outside of classes. */
function unescaped(piece: string): string | undefined {
  // A bracket that closes at once is one of the characters of the class.
  if (piece.startsWith('[')) return piece.endsWith(']') ? `${piece.slice(0, -1)}\\]` : piece;
  if (piece === '(?') return undefined;
  if (piece === '(?P<') return '(?<';
  if (piece.startsWith('(?P=')) return `\\k<${piece.slice('(?P='.length, -1)}>`;
  if (piece.startsWith('{,')) return `{0${piece.slice(1)}`;
  if (/^\{\d/.test(piece)) return piece;
  return piece.replace(/[{}\]]/g, '\\$&');
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
