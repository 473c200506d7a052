import type { Tokens } from '../lexer/tokens.js';

/** Index of the token behind the bracket that closes the one at an index. */
export function behindBrackets(tokens: Tokens, open: number, end: number): number {
  let depth = 0;
  for (let at = open; at < end; at += 1) {
    if (tokens.is(at, '(') || tokens.is(at, '[') || tokens.is(at, '{')) depth += 1;
    else if (tokens.is(at, ')') || tokens.is(at, ']') || tokens.is(at, '}')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return end;
}
