import { joinedClass } from './patterns.js';
import type { Lexis } from './schema/lexico.js';

/** Letters beyond this have one case. */
const LAST_LETTER = 0x1e943;

/** The letters that are one to Unicode's simple case folding, by the one that stands for them. */
let groups: ReadonlyMap<string, readonly string[]> | undefined;
const folds = new Map<string, string>();

/** A text as a language sees it that does not tell cases apart: letter by letter, so that engines can do the same. */
export function foldCase(text: string): string {
  return [...text].map(foldLetter).join('');
}

function foldLetter(letter: string): string {
  const known = folds.get(letter);
  if (known !== undefined) return known;
  const isSame = (other: string) =>
    [...other].length === 1 && new RegExp(`^\\u{${letter.codePointAt(0)?.toString(16)}}$`, 'iu').test(other);
  const fold = [letter.toUpperCase().toLowerCase(), letter.toLowerCase()].find(isSame) ?? letter;
  folds.set(letter, fold);
  return fold;
}

function sameLetters(): ReadonlyMap<string, readonly string[]> {
  if (groups !== undefined) return groups;
  const found = new Map<string, string[]>();
  for (let code = 0x41; code <= LAST_LETTER; code += 1) {
    const letter = String.fromCodePoint(code);
    if (letter.toLowerCase() === letter && letter.toUpperCase() === letter) continue;
    const fold = foldLetter(letter);
    const list = found.get(fold);
    if (list) list.push(letter);
    else found.set(fold, [letter]);
  }
  groups = found;
  return found;
}

/** How patterns of a lexico are written out: where it ignores case, with all cases of their letters. */
export function casesOf({ caixa }: Pick<Lexis, 'caixa'>): (source: string) => string {
  return caixa === 'ignora' ? writtenOut : source => source;
}

/** What names are made of: where a language does not tell cases apart, `a-z` is `A-Z`, too. */
export function namesOf({ caixa, nomes }: Pick<Lexis, 'caixa' | 'nomes'>): Lexis['nomes'] {
  const inCases = casesOf({ caixa });
  const set = (characters: string) => inCases(`[${characters}]`).slice(1, -1);
  const { inicio, resto, fim, sigilos } = nomes;
  return {
    ...nomes,
    inicio: set(inicio),
    resto: set(resto),
    ...(fim !== undefined && { fim: set(fim) }),
    ...(sigilos !== undefined && { sigilos: set(sigilos) }),
  };
}

/** A lexico is compiled again for each thing in it that is tried: its patterns are not written out again. */
const written = new Map<string, string>();
const MOST_WRITTEN = 1000;

function writtenOut(source: string): string {
  const known = written.get(source);
  if (known !== undefined) return known;
  if (written.size >= MOST_WRITTEN) written.clear();
  const pattern = anyCase(source);
  written.set(source, pattern);
  return pattern;
}

const PART = /\\[pP]\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\.|\(\?[:=!]|\[(?:\\.|[^\]\\])*\]|./gsu;

/**
 * A pattern that says itself what the flag `i` would: engines differ about that one. To Oniguruma `ss` is `ß`, JavaScript
 * has no flag for a part of a pattern.
 */
function anyCase(source: string): string {
  return source.replace(PART, part => {
    if (part.startsWith('[')) return anyCaseClass(part);
    const letter = letterOf(part);
    const same = letter === undefined ? undefined : sameLetters().get(foldLetter(letter));
    return same === undefined ? part : `[${same.join('')}]`;
  });
}

/** The letter that a part of a pattern is; nothing where it is something else. */
function letterOf(part: string): string | undefined {
  if (/^\\[ux][0-9a-fA-F]{2}/.test(part)) return String.fromCodePoint(Number.parseInt(part.slice(2), 16));
  return part.startsWith('\\') || part.startsWith('(?') ? undefined : part;
}

function anyCaseClass(source: string): string {
  const parts = source.slice(1, -1).match(PART) ?? [];
  const letters = new Set<string>();
  for (let i = 0; i < parts.length; i += 1) {
    const first = letterOf(parts[i] as string);
    if (first === undefined) continue;
    const isRange = parts[i + 1] === '-' && i + 2 < parts.length;
    const last = isRange ? letterOf(parts[i + 2] as string) : first;
    if (isRange) i += 2;
    for (const letter of lettersBetween(first, last ?? first))
      for (const same of sameLetters().get(foldLetter(letter)) ?? []) letters.add(same);
  }
  const open = source.startsWith('[^') ? '[^' : '[';
  const body = source.slice(open.length, -1);
  const own = new RegExp(`[${body}]`, 'u');
  const others = [...letters].filter(letter => !own.test(letter));
  return `${open}${joinedClass(body, others.join(''))}]`;
}

/** The letters with cases from one to another. */
function lettersBetween(first: string, last: string): readonly string[] {
  if (first === last) return [first];
  const [from, to] = [first.codePointAt(0) as number, last.codePointAt(0) as number];
  const isWithin = (letter: string) => {
    const code = letter.codePointAt(0) as number;
    return code >= from && code <= to;
  };
  return [...sameLetters().values()].flat().filter(isWithin);
}
