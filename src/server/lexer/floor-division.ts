/** How far behind `//` a closing bracket is looked for; a longer operand makes it a comment. */
const MAX_OPERAND_CHARACTERS = 1_000;

const PROSE = new Set('—–…"\'‘’“”¡¿·•');
const LETTER = /^[\p{L}_]/u;
const WORD = /^[\p{L}_][\p{L}\p{N}_]*/u;
const CLOSER: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/**
 * Whether `//` behind an operand divides, judged by what stands to its right on the line (reference-language.md §1.4).
 * It begins a comment otherwise.
 *
 * @param right the rest of the physical line behind `//`
 */
export function dividesBefore(right: string): boolean {
  const rest = right.trimStart();
  const first = rest[0];
  if (first === undefined) return false;
  if (/[0-9(]/.test(first)) return dividesByNumber(rest.replace(/^[0-9.]+/, '').trimStart());
  if (first === '-') return /^-[0-9(]/.test(rest);
  return LETTER.test(rest) && dividesByName(rest);
}

function dividesByNumber(follows: string): boolean {
  if (LETTER.test(follows) || PROSE.has(follows[0] ?? '')) return false;
  if (follows[0] === ',' || follows[0] === ':') return !/^[\p{L}_—–]/u.test(follows.slice(1).trimStart());
  return true;
}

function dividesByName(rest: string): boolean {
  const name = WORD.exec(rest)?.[0] ?? '';
  const next = rest[name.length];
  let end: number;
  if (next === '(' || next === '[') end = behindCloser(rest, name.length, next);
  else if (next === '.')
    end = name.length + (/^[\p{L}\p{N}_.]+/u.exec(rest.slice(name.length))?.[0].length ?? 0);
  else return false;
  if (end === -1) return false;
  const follows = rest.slice(end).trimStart();
  if (LETTER.test(follows) || /^[—–…]/.test(follows)) return false;
  return !(follows[0] === ',' && LETTER.test(follows.slice(1).trimStart()));
}

/** The index behind the bracket that closes the one at `at`, only its own kind counted; the end when none does. */
function behindCloser(text: string, at: number, opener: string): number {
  const closer = CLOSER[opener];
  let depth = 0;
  const limit = Math.min(text.length, at + MAX_OPERAND_CHARACTERS);
  for (let i = at; i < limit; i += 1) {
    if (text[i] === opener) depth += 1;
    else if (text[i] === closer) {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return limit < text.length ? -1 : limit;
}
