import * as fc from 'fast-check';
import type { Program } from '../programs.js';

/**
 * Tables of one file each, whose values are written in every form that a language has for literals, for a type that is
 * declared: what a literal is worth is for that type to say.
 */
export interface ValueTable extends Program {
  /** Characters are printed as numbers, and may be read as texts. */
  readonly characters: boolean;
}

export type Arb = fc.Arbitrary<string>;
export const pick = (...texts: readonly string[]): Arb => fc.constantFrom(...texts);
/** The same, written with two spaces or lines between them. */
export const words = (text: string): Arb => pick(...text.trim().split(/\n| {2,}/));
export const any = (...arbs: readonly Arb[]): Arb => fc.oneof(...arbs);
export const number = (min: number, max: number) => fc.integer({ min, max });
export const made = <const A extends readonly fc.Arbitrary<unknown>[]>(
  arbs: A,
  text: (...parts: string[]) => string,
): Arb => fc.tuple(...arbs).map(parts => text(...parts.map(String)));

/** Characters that stand for themselves in a text. */
export const PLAIN = pick('a', 'Z', '0', ' ', '~', '%', '/*', '//', 'é', '中', '😀', '?', '#', '{', ')', ',');
/** The inside of a text of several of these. */
export const inside = (...escapes: readonly string[]): Arb =>
  fc
    .array(fc.oneof({ weight: 2, arbitrary: PLAIN }, { weight: 3, arbitrary: pick(...escapes) }), {
      maxLength: 5,
    })
    .map(parts => parts.join(''));

export const digits = (base: number, separator: string) =>
  number(0, 60000).map(n => {
    const text = n.toString(base);
    return separator && text.length > 2 ? `${text.slice(0, -2)}${separator}${text.slice(-2)}` : text;
  });

export interface Numbers {
  readonly separator: string;
  readonly octal: string | undefined;
  readonly suffixes: readonly string[];
}

/** Whole numbers as they are written in every base. */
export function wholes({ separator, octal, suffixes }: Numbers): Arb {
  const bases = any(
    number(0, 300).map(String),
    number(1, 9999).map(n =>
      n > 999 && separator ? `${String(n)[0]}${separator}${String(n).slice(1)}` : String(n),
    ),
    digits(16, separator).map(each => `0x${each}`),
    digits(16, '').map(each => `0x${each.toUpperCase()}`),
    digits(2, separator).map(each => `0b${each}`),
    ...(octal === undefined ? [] : [digits(8, '').map(each => `${octal}${each}`)]),
  );
  return made([bases, pick('', '', '', ...suffixes)], (n, suffix) => n + suffix);
}

/** Expressions of small whole numbers. */
export function reckoned(
  operand: Arb,
  wrap: (left: string, operator: string, right: string) => string = (l, o, r) => `${l} ${o} ${r}`,
): Arb {
  const small = number(1, 9).map(String);
  return any(
    made(
      [
        operand,
        words(`
+  -  *  /  %  &  |  ^  <<  >>`),
        small,
      ],
      wrap,
    ),
    made(
      [small, pick('-', '*'), small, pick('+', '-', '/', '%'), small],
      (a, o, b, p, c) => `(${a} ${o} ${b}) ${p} ${c}`,
    ),
    made([small, small, pick('/', '%')], (a, b, o) => `-${a} ${o} ${b}`),
    made([small, small, small], (a, b, c) => `${a} + ${b} * ${c}`),
    made([small, small], (a, b) => `-(${a} - ${b})`),
  );
}

export interface Rows {
  readonly type: string;
  readonly value: Arb;
  readonly characters?: boolean;
}

/** Several tables in their forms: what `make` writes of a type and rows. */
export interface Form {
  readonly text: (type: string, rows: readonly string[], keys: readonly string[]) => string;
  /** Types it is for; all without. */
  readonly types?: RegExp;
}

export function tables(
  kinds: readonly Rows[],
  forms: readonly Form[],
  keys: Arb,
  file: string,
  before = '',
): fc.Arbitrary<ValueTable> {
  return fc.constantFrom(...kinds).chain(({ type, value, characters = false }) => {
    const own = forms.filter(form => form.types?.test(type) ?? true);
    return fc
      .tuple(
        fc.constantFrom(...own),
        fc.array(value, { minLength: 2, maxLength: 7 }),
        fc.uniqueArray(keys, { minLength: 7, maxLength: 7 }),
      )
      .map(([{ text }, rows, names]) => {
        const body = `${before}${text(type, rows, names)}\n`;
        return { files: { [file]: body }, harmless: false, text: body, characters };
      });
  });
}

export const lines = (rows: readonly string[], separator = ',') => `\n  ${rows.join(`${separator}\n  `)}`;

export const TEXT_KEYS = (escapes: readonly string[]) =>
  number(0, 9999).chain(n => pick(...escapes).map(end => `"k${n}${end}"`));
