const PART =
  /\\[pP]\{[^}]*\}|(?:\\u[dD][89abAB]..)?\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\.|\(\?(?:[:=!]|<[=!])|\[(?:\\.|[^\]\\])*\]|./gsu;
const IN_CLASS = /\\[pP]\{[^}]*\}|(?:\\u[dD][89abAB]..)?\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\.|./gsu;

/** What JavaScript takes for a blank, and what `.` does not match. */
const BLANKS = '\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
const NOT_IN_DOT = '\n\r\u2028\u2029';
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', 0: '\0' };

/** A member of a class of characters: a range, or a property of Unicode. */
export type Member =
  | { readonly from: string; readonly to: string }
  | { readonly property: string; readonly negated: boolean };

/** A part of a pattern of those that engines share, with what it means: engines differ in how they write it. */
export type PatternPart =
  | { readonly kind: 'open'; readonly group: '(' | '(?:' | '(?=' | '(?!' | '(?<=' | '(?<!' }
  | { readonly kind: 'close' | 'or' | 'start' | 'end' }
  | { readonly kind: 'text'; readonly char: string }
  | { readonly kind: 'class'; readonly members: readonly Member[]; readonly negated: boolean }
  | { readonly kind: 'again'; readonly group: string }
  /** Of what stands before it: how often, and whether as seldom as can be. */
  | { readonly kind: 'times'; readonly least: number; readonly most: number; readonly lazy: boolean };

/** A pattern of a TextMate grammar in its parts. */
export function patternParts(source: string): readonly PatternPart[] {
  const parts: PatternPart[] = [];
  const texts = source.match(PART) ?? [];
  for (let i = 0; i < texts.length; i += 1) {
    const text = texts[i] as string;
    const repeated = repetition(texts, i);
    if (repeated !== undefined) {
      const lazy = texts[i + repeated.length] === '?';
      parts.push({ kind: 'times', least: repeated.least, most: repeated.most, lazy });
      i += repeated.length - (lazy ? 0 : 1);
    } else parts.push(partOf(text));
  }
  return parts;
}

/** The same pattern with nothing to refer to: groups of another one around it keep their numbers. */
export function withoutGroups(source: string): string {
  return (source.match(PART) ?? []).map(part => (part === '(' ? '(?:' : part)).join('');
}

/** Where a group of a pattern begins, behind its bracket, and where it ends: all of it as group 0. */
export function groupSpan(source: string, group: number): readonly [start: number, end: number] | undefined {
  if (group === 0) return [0, source.length];
  let [number, depth, start] = [0, 0, -1];
  for (const { 0: part, index } of source.matchAll(PART)) {
    if (part === '(') number += 1;
    if (part === '(' && number === group) [start, depth] = [index + 1, 0];
    if (part === ')') depth -= 1;
    else if (part.startsWith('(')) depth += 1;
    if (start >= 0 && depth === 0) return [start, index];
  }
  return undefined;
}

/** `*`, `+`, `?` or `{2,5}`, and how many characters it has. */
function repetition(texts: readonly string[], i: number) {
  const text = texts[i];
  if (text === '*') return { least: 0, most: Number.POSITIVE_INFINITY, length: 1 };
  if (text === '+') return { least: 1, most: Number.POSITIVE_INFINITY, length: 1 };
  if (text === '?') return { least: 0, most: 1, length: 1 };
  if (text !== '{') return undefined;
  const whole = texts.slice(i, texts.indexOf('}', i) + 1).join('');
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}$/.exec(whole) ?? [];
  if (least === undefined) return undefined;
  const upper = comma === '' ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
  return { least: Number(least), most: upper, length: whole.length };
}

function partOf(text: string): PatternPart {
  if (text.startsWith('(')) return { kind: 'open', group: text as '(' };
  if (text === ')') return { kind: 'close' };
  if (text === '|') return { kind: 'or' };
  if (text === '^') return { kind: 'start' };
  if (text === '$') return { kind: 'end' };
  if (text === '.') return { kind: 'class', members: membersOf(NOT_IN_DOT), negated: true };
  if (text.startsWith('[')) {
    const negated = text.startsWith('[^');
    return { kind: 'class', members: membersOf(text.slice(negated ? 2 : 1, -1)), negated };
  }
  // `\0` is what a region was opened with.
  if (/^\\\d$/.test(text)) return { kind: 'again', group: text.slice(1) };
  if (/^\\[pPs]/.test(text)) return { kind: 'class', members: membersOf(text), negated: false };
  return { kind: 'text', char: charOf(text) };
}

function membersOf(body: string): readonly Member[] {
  const texts = body.match(IN_CLASS) ?? [];
  const members: Member[] = [];
  for (let i = 0; i < texts.length; i += 1) {
    const text = texts[i] as string;
    const property = /^\\([pP])\{([^}]*)\}$/.exec(text);
    if (property) members.push({ property: property[2] as string, negated: property[1] === 'P' });
    else if (text === '\\s') members.push(...membersOf(BLANKS));
    else if (texts[i + 1] === '-' && i + 2 < texts.length) {
      members.push({ from: charOf(text), to: charOf(texts[i + 2] as string) });
      i += 2;
    } else members.push({ from: charOf(text), to: charOf(text) });
  }
  return members;
}

/** The character that is meant. */
function charOf(text: string): string {
  if (!text.startsWith('\\')) return text;
  const codes = [...text.matchAll(/\\[ux]([0-9a-fA-F]+)/g)].map(([, code = '']) => Number.parseInt(code, 16));
  if (codes.length > 0) return String.fromCharCode(...codes);
  return CONTROLS[text.charAt(1)] ?? text.slice(1);
}
