import { UNKNOWN_TYPE } from '../shared/casts.js';

/** What a type of numbers or characters holds; nothing for one that is not known. */
export function heldBy(typeText: string): string | undefined {
  const words = wordsOf(typeText);
  if (CHARACTERS.test(words.join(' '))) return 'character';
  const type = numberType(words);
  return type === UNKNOWN_TYPE ? undefined : type;
}

const CHARACTERS = /^(?:(?:un)?signed )?char$|^(?:wchar|char8|char16|char32)_t$/;

/** The name that Rust has for a type of numbers of C. */
export function numberType(words: readonly string[]): string {
  const [only] = words;
  const fixed = /^(u?)int(?:_fast|_least)?(8|16|32|64)_t$/.exec(words.length === 1 ? (only as string) : '');
  if (fixed) return `${fixed[1] === 'u' ? 'u' : 'i'}${fixed[2]}`;
  if (words.length === 1 && NAMED_TYPES[only as string]) return NAMED_TYPES[only as string] as string;
  if (!words.every(word => /^(signed|unsigned|char|short|int|long|double)$/.test(word))) return UNKNOWN_TYPE;
  const sign = words.includes('unsigned') ? 'u' : 'i';
  if (words.includes('double')) return words.includes('long') ? UNKNOWN_TYPE : 'f64';
  if (words.includes('char'))
    return sign === 'u' || words.includes('signed') ? `${sign}8` : 'char or unsigned char';
  if (words.includes('short')) return `${sign}16`;
  const longs = words.filter(word => word === 'long').length;
  return longs === 0 ? `${sign}32` : longs === 1 ? `${sign}size` : `${sign}64`;
}

const NAMED_TYPES: Readonly<Record<string, string>> = {
  float: 'f32',
  bool: 'bool',
  _Bool: 'bool',
  size_t: 'usize',
  ssize_t: 'isize',
  ptrdiff_t: 'isize',
  intptr_t: 'isize',
  uintptr_t: 'usize',
  intmax_t: 'i64',
  uintmax_t: 'u64',
};

/** The words of a type, without those that say nothing of what it holds. */
export function wordsOf(typeText: string): string[] {
  return typeText
    .replace(/\b(const|volatile|static|constexpr)\b/g, ' ')
    .replaceAll('std::', '')
    .trim()
    .split(/\s+/);
}
