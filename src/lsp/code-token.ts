import { firstIndex } from '../text/sorted.js';

/** What a token of a program is, as far as answers about names need it. */
export type CodeKind = 'name' | 'number' | 'symbol' | 'text';

/** A token of code; comments are none. Places are UTF-16 units. */
export interface CodeToken {
  readonly kind: CodeKind;
  readonly start: number;
  readonly end: number;
  /** Whether a logical line begins with it. */
  readonly isFirst: boolean;
}

/** Tokens by their numbers. */
export interface Tokens {
  readonly length: number;
  /** Nothing before the first one and behind the last one. */
  readonly get: (i: number) => CodeToken | undefined;
}

/** Tokens of a list. */
export function listed(tokens: readonly CodeToken[]): Tokens {
  return { length: tokens.length, get: i => tokens[i] };
}

/** Tokens among which something stands, and the text that they are of. */
export interface Code {
  readonly text: string;
  readonly tokens: Tokens;
}

/** What stands between parts of a name: `Lume.Texto`, `std::fs`. */
const MEMBERS: ReadonlySet<string> = new Set(['.', '::', '?.', '&.']);
const OPENERS = '([{';
const CLOSERS = ')]}';

/** The text of a token; empty where there is none. */
export function textAt({ text, tokens }: Code, i: number): string {
  const token = tokens.get(i);
  return token === undefined ? '' : text.slice(token.start, token.end);
}

export function isName({ tokens }: Code, i: number): boolean {
  return tokens.get(i)?.kind === 'name';
}

/** Whether a token asks something of what stands before it. */
export function isMember(code: Code, i: number): boolean {
  return code.tokens.get(i)?.kind === 'symbol' && MEMBERS.has(textAt(code, i));
}

/** By how much a token changes how deep in brackets the next one stands. */
export function depthOf(code: Code, i: number): number {
  if (code.tokens.get(i)?.kind !== 'symbol') return 0;
  const text = textAt(code, i);
  if (text.length !== 1) return 0;
  return OPENERS.includes(text) ? 1 : CLOSERS.includes(text) ? -1 : 0;
}

/** Whether a statement begins with a token: a line does, or one that was before it in the line has its end. */
export function beginsStatement(code: Code, i: number, separators: ReadonlySet<string>): boolean {
  if (code.tokens.get(i)?.isFirst === true) return true;
  return code.tokens.get(i) !== undefined && isSeparator(code, i - 1, separators);
}

/** Whether a token ends a statement within its line. */
export function isSeparator(code: Code, i: number, separators: ReadonlySet<string>): boolean {
  return code.tokens.get(i)?.kind === 'symbol' && separators.has(textAt(code, i));
}

/** The last token that begins before a place. */
export function tokenBefore({ tokens }: Code, offset: number): number {
  return firstTokenFrom(tokens, offset) - 1;
}

/** The first token that begins at a place or behind it. */
export function firstTokenFrom(tokens: Tokens, offset: number): number {
  return firstIndex(tokens.length, i => (tokens.get(i) as CodeToken).start >= offset);
}

/** A name of several parts, `Lume.Texto.inverte`, from its first token to its last. */
export interface Chain {
  readonly first: number;
  readonly last: number;
  /** Its parts; what is between them is left out. */
  readonly parts: readonly string[];
  readonly separator: string;
}

/** No name has more parts. */
const MAX_PARTS = 12;

/** The parts of a name up to a token of it, which is the last part. */
export function chainUpTo(code: Code, last: number): Chain {
  const parts = [textAt(code, last)];
  let first = last;
  let separator = '.';
  while (parts.length < MAX_PARTS && isMember(code, first - 1) && isName(code, first - 2)) {
    separator = textAt(code, first - 1) === '::' ? '::' : '.';
    first -= 2;
    parts.unshift(textAt(code, first));
  }
  return { first, last, parts, separator };
}

/** The parts of a name from its first token on. */
export function chainFrom(code: Code, first: number): Chain {
  let last = first;
  while ((last - first) / 2 < MAX_PARTS && isMember(code, last + 1) && isName(code, last + 2)) last += 2;
  return { ...chainUpTo(code, last), first };
}
