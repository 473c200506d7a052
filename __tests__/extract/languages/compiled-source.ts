import fc from 'fast-check';

/** Arbitrary constants of compiled languages as source, with every literal form that a language has. */
export interface Dialect {
  /** Between quotes: escapes, each with what must not follow it already added. */
  readonly escapes: readonly string[];
  /** Other ways to write a text as a whole (raw, adjacent, joined), from the source of plain ones. */
  readonly texts: readonly ((plain: fc.Arbitrary<string>) => fc.Arbitrary<string>)[];
  readonly integers: readonly ((n: number) => string)[];
  readonly reals: readonly string[];
  readonly binary: readonly string[];
  readonly unary: readonly string[];
  /** Casts to types of whole numbers. */
  readonly casts: readonly ((value: string) => string)[];
  readonly choice?: (condition: string, a: string, b: string) => string;
  readonly names: { readonly texts: readonly string[]; readonly integers: readonly string[] };
}

const PLAIN = [
  'a',
  'Z',
  '0',
  ' ',
  'ç',
  '字',
  '😀',
  '#',
  '//',
  '/*',
  '*/',
  ',',
  ':',
  '=',
  '(',
  ']',
  '}',
  '%',
  "'",
];

/** Texts, numbers and truth values of a dialect, as source. */
export function scalars(dialect: Dialect) {
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...PLAIN) },
    { weight: 2, arbitrary: fc.constantFrom(...dialect.escapes) },
  );
  const plain = fc.array(piece, { maxLength: 6 }).map(parts => `"${parts.join('')}"`);
  const text = fc.oneof(
    { weight: 3, arbitrary: plain },
    ...dialect.texts.map(form => ({ weight: 1, arbitrary: form(plain) })),
    { weight: 1, arbitrary: fc.constantFrom(...dialect.names.texts) },
  );
  const literal = fc
    .tuple(fc.integer({ min: 0, max: 9999 }), fc.constantFrom(...dialect.integers))
    .map(([n, form]) => form(n));
  const { integer } = fc.letrec<{ integer: string }>(tie => ({
    integer: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'c' },
      literal,
      literal,
      fc.constantFrom(...dialect.names.integers),
      fc
        .tuple(tie('integer'), fc.constantFrom(...dialect.binary), literal)
        .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
      fc.tuple(fc.constantFrom(...dialect.unary), tie('integer')).map(([operator, a]) => `${operator}(${a})`),
      ...(dialect.casts.length > 0
        ? [fc.tuple(fc.constantFrom(...dialect.casts), tie('integer')).map(([cast, a]) => cast(a))]
        : []),
      fc
        .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 12 }))
        .map(([a, b]) => `(${a} << ${b})`),
      ...(dialect.choice
        ? [
            fc
              .tuple(literal, literal, tie('integer'), literal)
              .map(([a, b, c, d]) => (dialect.choice as NonNullable<Dialect['choice']>)(`${a} < ${b}`, c, d)),
          ]
        : []),
    ),
  }));
  const real = fc.oneof(
    fc.constantFrom(...dialect.reals),
    fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a}.${b}`),
  );
  return { text, integer, real, bool: fc.constantFrom('true', 'false') };
}

export const decimal = (n: number) => String(n);
export const hexadecimal = (n: number) => `0x${n.toString(16)}`;
export const HEXADECIMAL = (n: number) => `0X${n.toString(16).toUpperCase()}`;
export const binary = (n: number) => `0b${n.toString(2)}`;
export const octal = (n: number) => `0${n.toString(8)}`;
export const withUnderscores = (n: number) => String(n).replace(/(\d)(?=(\d{3})+$)/g, '$1_');

/** Items between brackets, with comments and line ends, and perhaps a last comma. */
export function between(open: string, close: string, items: fc.Arbitrary<string[]>): fc.Arbitrary<string> {
  const separator = fc.constantFrom(
    ', ',
    ',\n  ',
    ', // a comment, with "quotes" and { }\n  ',
    ' /* one, two */, ',
  );
  return fc.tuple(items, separator).map(([list, comma]) => `${open}${list.join(comma)}${close}`);
}
