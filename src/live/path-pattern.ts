import type { PathPart } from '../server/index.js';

/** The texts of the parameters of one path, in order; null when the pattern does not match it. */
export type PathPattern = (path: string) => readonly string[] | null;

type Piece = readonly string[] | 'parameter' | 'rest';

/**
 * A pattern as the server framework matches it (reference-language.md §3.7): `:name` is one or more characters without
 * `/`, `*name` any, both as many as can be; a final `/` is optional. A regular expression would say the same and takes time by a
 * power of the path's length when parameters stand side by side; this takes pieces times characters at most.
 */
export function pathPattern(parts: readonly PathPart[]): PathPattern {
  const pieces = parts.map(
    (part): Piece =>
      part.kind === 'literal' ? [...part.text.toWellFormed()] : part.rest ? 'rest' : 'parameter',
  );
  const least = pieces.reduce(
    (sum, piece) => sum + (Array.isArray(piece) ? piece.length : Number(piece === 'parameter')),
    0,
  );
  return path => {
    const characters = [...path];
    if (characters.length < least || !begins(characters, pieces[0])) return null;
    const ends = endsOf(pieces, characters);
    const values: string[] = [];
    let at = 0;
    for (const [index, piece] of pieces.entries()) {
      const end = ends[index]?.[at] ?? NONE;
      if (end === NONE) return null;
      if (!Array.isArray(piece)) values.push(characters.slice(at, end).join(''));
      at = end;
    }
    return isEnd(at, characters) ? values : null;
  };
}

const NONE = -1;

/** For each piece and position: the furthest place where it may end so that the pieces after it match; NONE for nowhere. */
function endsOf(pieces: readonly Piece[], characters: readonly string[]): Int32Array[] {
  const rows: Int32Array[] = [];
  let fits = (position: number) => isEnd(position, characters);
  for (const piece of [...pieces].reverse()) {
    const row = new Int32Array(characters.length + 1).fill(NONE);
    const next = fits;
    let furthest = NONE;
    for (let position = characters.length; position >= 0; position -= 1) {
      if (piece === 'rest') {
        if (furthest === NONE && next(position)) furthest = position;
        row[position] = furthest;
      } else if (piece === 'parameter') {
        if (furthest === NONE && next(position + 1)) furthest = position + 1;
        if (characters[position] === '/' || position === characters.length) furthest = NONE;
        row[position] = furthest;
      } else if (
        piece.every((character, i) => characters[position + i] === character) &&
        next(position + piece.length)
      ) {
        row[position] = position + piece.length;
      }
    }
    rows.unshift(row);
    fits = position => (row[position] ?? NONE) !== NONE;
  }
  return rows;
}

/** Most paths differ in their first letters already. */
function begins(characters: readonly string[], first: Piece | undefined): boolean {
  return !Array.isArray(first) || first.every((character, i) => characters[i] === character);
}

function isEnd(position: number, characters: readonly string[]): boolean {
  return (
    position === characters.length || (position === characters.length - 1 && characters[position] === '/')
  );
}
