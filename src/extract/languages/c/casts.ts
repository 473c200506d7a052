import type { Node } from '../../syntax/node.js';
import { field, named, opaque, same } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';
import { castTo, codeOf, isNumeric, UNKNOWN_TYPE, useOf } from '../shared/casts.js';
import { character } from './literals.js';

/** `(x) + 1` looks like a cast of `+1`, unless `x` is clearly a type. */
export function castOf(node: Node): Expression {
  const value = field(node, 'value');
  const type = field(node, 'type').text;
  const isSum =
    /^(unary|pointer)_expression$/.test(value.type) &&
    /^[A-Za-z_]\w*$/.test(type) &&
    !WORDS_OF_TYPES.test(type);
  return isSum
    ? opaque(`whether (${type}) is a type, which decides the meaning of what follows,`)
    : converted(value, type, node);
}

/** A value as a type; pointers and structures are what they were. */
export function converted(value: Node, typeText: string, node: Node): Expression {
  const words = typeText
    .replace(/\b(const|volatile|std::)\b/g, ' ')
    .replaceAll('std::', '')
    .trim()
    .split(/\s+/);
  if (!words.every(word => /^\w+$/.test(word)) || /^(void|struct|union|enum)$/.test(words[0] ?? ''))
    return same(value, node);
  const type = numberType(words);
  const inner = value.type === 'parenthesized_expression' ? (named(value)[0] ?? value) : value;
  if (inner.type === 'char_literal') {
    const code = codeOf(character(inner));
    const isAscii = code.kind === 'literal' && (code.value as number) <= MAX_ASCII;
    return isAscii && isNumeric(type) ? code : same(value, node);
  }
  // With one operand like this, arithmetic knows no negative numbers.
  if (/^u(32|64|size)$/.test(type) && /^(binary|unary)_expression$/.test(useOf(node)?.type ?? ''))
    return opaque('arithmetic with a number without a sign');
  return { kind: 'unary', operator: castTo(type), operand: value };
}

/** What a type of numbers or characters holds; nothing for one that is not known. */
export function heldBy(typeText: string): string | undefined {
  const words = typeText
    .replace(/\b(const|volatile|static|constexpr)\b/g, ' ')
    .replaceAll('std::', '')
    .trim()
    .split(/\s+/);
  if (CHARACTERS.test(words.join(' '))) return 'character';
  const type = numberType(words);
  return type === UNKNOWN_TYPE ? undefined : type;
}

const CHARACTERS = /^(?:(?:un)?signed )?char$|^(?:wchar|char8|char16|char32)_t$/;

/** The name that Rust has for a type of numbers of C. */
function numberType(words: readonly string[]): string {
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

const MAX_ASCII = 127;

const WORDS_OF_TYPES = /^(char|short|int|long|float|double|unsigned|signed|bool|_Bool|\w+_t)$/;
