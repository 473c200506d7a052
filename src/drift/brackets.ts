const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const CLOSING_SIGNS = new Set(Object.values(CLOSING));

/** A sign of code that stands outside of quotes. */
export interface Sign {
  readonly index: number;
  readonly sign: string;
  /** How many brackets are open around it, itself not counted. */
  readonly depth: number;
  /** What it does to brackets; one that closes another than was opened last breaks, and is the last sign. */
  readonly does?: 'open' | 'close' | 'break';
}

/** `'a` of Rust's `&'a str`, `<'a, T>` and `T + 'static`: a name that nothing closes. */
const LIFETIME = /^'[\p{L}_][\p{L}\p{N}_]*(?=[\s,>):+=]|$)/u;
/** More of a name is not looked at. */
const MAX_LIFETIME = 64;

/** Whether the apostrophes of a text are those of such names, each of them: what ends a text in quotes is none. */
function areLifetimes(text: string): boolean {
  return [...text.matchAll(/'/g)].every(
    ({ index }) =>
      /^$|[&<,+:\s]/.test(text.charAt(index - 1)) && LIFETIME.test(text.slice(index, index + MAX_LIFETIME)),
  );
}

/** Each sign outside of quotes, and the quotes that open. */
export function* signsOf(text: string): Generator<Sign> {
  const open: string[] = [];
  const hasLifetimes = areLifetimes(text);
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] as string;
    if (quote !== '') {
      if (sign === '\\') index += 1;
      else if (sign === quote) quote = '';
      continue;
    }
    const depth = open.length;
    if (sign === '"' || sign === '`' || (sign === "'" && !hasLifetimes)) quote = sign;
    const closing = CLOSING[sign];
    // "=>" and "->" close nothing.
    if (closing !== undefined) {
      open.push(closing);
      yield { index, sign, depth, does: 'open' };
    } else if (CLOSING_SIGNS.has(sign) && !(sign === '>' && /[=-]/.test(text[index - 1] ?? ''))) {
      const isPair = open.pop() === sign;
      yield { index, sign, depth: open.length, does: isPair ? 'close' : 'break' };
      if (!isPair) return;
    } else yield { index, sign, depth };
  }
}

/** How long the pair of brackets is that a text begins with; nothing where it is not closed. */
export function bracketsOf(text: string): number | undefined {
  for (const { index, depth, does } of signsOf(text)) {
    if (does === 'break' || (index === 0 && does !== 'open')) return undefined;
    if (does === 'close' && depth === 0) return index + 1;
  }
  return undefined;
}

/** Parts between a sign that stands in no bracket and no quotes. */
export function partsAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, sign, depth } of signsOf(text)) {
    if (sign !== separator || depth > 0) continue;
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  return [...parts, text.slice(start)].map(part => part.trim()).filter(part => part !== '');
}
