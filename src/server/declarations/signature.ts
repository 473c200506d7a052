import type { Tokens } from '../lexer/tokens.js';
import { behindBrackets } from './brackets.js';

/** The parameters and the type of the result, as written, of what is called; undefined where no bracket follows. */
export function signatureFrom(tokens: Tokens, behindName: number, end: number): string | null {
  const open = bracketAt(tokens, behindName, end);
  if (open === undefined) return null;
  const behind = behindBrackets(tokens, open, end);
  let last = behind;
  if (tokens.is(behind, '->') && behind < end)
    while (last < end && !tokens.is(last, ':') && !tokens.is(last, '=>')) last += 1;
  return written(tokens, open, last);
}

/**
 * What a blueprint is made with. Names in brackets are parameters where they have types or defaults or something follows the bracket; otherwise
 * those that begin with a capital are the blueprints that it comes from.
 */
export function blueprintSignature(tokens: Tokens, behindName: number, end: number): string | null {
  const open = bracketAt(tokens, behindName, end);
  if (open === undefined) return null;
  const behind = behindBrackets(tokens, open, end);
  const inside = Array.from({ length: behind - open - 2 }, (_, i) => open + 1 + i);
  const isTyped = inside.some(at => tokens.is(at, ':') || tokens.is(at, ':='));
  const names = inside.filter(at => tokens.isName(at)).map(at => tokens.textOf(at));
  const isParameters =
    isTyped ||
    !tokens.is(behind, ':') ||
    names.every(name => name.charAt(0) === name.charAt(0).toLowerCase());
  return names.length > 0 && isParameters ? written(tokens, open, behind) : null;
}

/** The bracket of a list of parameters, behind the parameters of a type (`<T extends X>`). */
function bracketAt(tokens: Tokens, first: number, end: number): number | undefined {
  let at = first;
  if (tokens.is(at, '<')) {
    let depth = 0;
    for (; at < end; at += 1) {
      if (tokens.is(at, '<')) depth += 1;
      else if (tokens.is(at, '>')) depth -= 1;
      else if (tokens.is(at, '>>')) depth -= 2;
      if (depth <= 0) break;
    }
    at += 1;
  }
  return at < end && tokens.is(at, '(') ? at : undefined;
}

/** Tokens as written, without comments, on one line. */
function written(tokens: Tokens, first: number, end: number): string {
  let text = '';
  for (let at = first; at < end; at += 1) {
    // The layout of several lines: no blank inside of the brackets, no comma in front of the last.
    if (tokens.is(at, ',') && tokens.is(at + 1, ')')) continue;
    const gap = tokens.text.slice(tokens.end(at - 1), tokens.start(at));
    const isApart = at > first && /\s/.test(gap) && !tokens.is(at - 1, '(') && !tokens.is(at, ')');
    text += isApart ? ` ${tokens.textOf(at)}` : tokens.textOf(at);
  }
  return text.replace(/(?<!\s)\s*\n\s*/g, ' ');
}
