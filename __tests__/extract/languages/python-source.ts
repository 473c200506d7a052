import fc from 'fast-check';

/** Arbitrary Python expressions, as source, by the type of what they give. */

const ESCAPES = [
  '\\n',
  '\\t',
  '\\\\',
  "\\'",
  '\\"',
  '\\x41',
  '\\u00e9',
  '\\U0001F600',
  '\\101',
  '\\0',
  '\\q',
  '\\a',
  '\\\n',
];
const PLAIN = [
  'a',
  'Z',
  '0',
  ' ',
  'ç',
  'ã',
  '字',
  '😀',
  '#',
  '//',
  '/*',
  ',',
  ':',
  '=',
  '(',
  ']',
  '%',
  '\u2028',
];

/** Pieces of text between quotes, none of which ends a text in any kind of quote. */
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PLAIN) },
  { weight: 2, arbitrary: fc.constantFrom(...ESCAPES) },
);
const pieces = fc.array(piece, { maxLength: 6 }).map(parts => parts.join(''));
const rawPieces = fc
  .array(fc.constantFrom(...PLAIN, '\\d', '\\n', '\\\\', "\\'", '\\"', '\\\n', '{', '}'), { maxLength: 6 })
  .map(parts => parts.join(''));
const quote = fc.constantFrom("'", '"', "'''", '"""');
const lines = fc
  .array(fc.constantFrom('', 'a', '  b', '\tc', 'ç', '"', "'"), { maxLength: 4 })
  .map(all => all.join('\n'));

const plainText = fc
  .tuple(fc.constantFrom('', 'u', 'U'), quote, pieces)
  .map(([prefix, q, body]) => `${prefix}${q}${body}${q}`);
const rawText = fc
  .tuple(fc.constantFrom('r', 'R'), quote, rawPieces)
  .map(([prefix, q, body]) => `${prefix}${q}${body}${q}`);
const longText = fc.tuple(fc.constantFrom("'''", '"""'), lines).map(([q, body]) => `${q}${body}\n ${q}`);

const digits = fc.integer({ min: 0, max: 999_999 });
const integer = fc.oneof(
  digits.map(String),
  digits.map(n => `0x${n.toString(16)}`),
  digits.map(n => `0X${n.toString(16).toUpperCase()}`),
  digits.map(n => `0o${n.toString(8)}`),
  digits.map(n => `0b${n.toString(2)}`),
  digits.map(n => String(n).replace(/(\d)(?=(\d{3})+$)/g, '$1_')),
);
const float = fc.oneof(
  fc.tuple(digits, digits).map(([a, b]) => `${a}.${b}`),
  fc.constantFrom('1.', '.5', '1e3', '2.5e-3', '1_0.0_1', '1E2', '0.1', '3.0', '100.0', '1e10'),
);

export const python = (names: {
  texts: readonly string[];
  numbers: readonly string[];
  lists: readonly string[];
  maps: readonly string[];
}) =>
  fc.letrec<{
    text: string;
    int: string;
    number: string;
    list: string;
    map: string;
    bool: string;
    any: string;
  }>(tie => {
    const op = (type: 'text' | 'int' | 'number' | 'list' | 'map', operator: string) =>
      fc.tuple(tie(type), tie(type)).map(([a, b]) => `(${a} ${operator} ${b})`);
    const item = fc.oneof(
      { weight: 5, arbitrary: tie('any') },
      { weight: 1, arbitrary: tie('list').map(list => `*${list}`) },
    );
    const items = fc.array(item, { maxLength: 4 });
    const key = fc.oneof(
      plainText,
      integer,
      fc.constantFrom(...names.texts),
      fc.constantFrom('True', 'None', '2.5'),
    );
    const pair = fc.oneof(
      { weight: 5, arbitrary: fc.tuple(key, tie('any')).map(([k, v]) => `${k}: ${v}`) },
      { weight: 1, arbitrary: tie('map').map(map => `**${map}`) },
    );
    const separator = fc.constantFrom(', ', ',\n', ', # a comment, with "quotes"\n ', ',\n\n  ');
    const inside = (open: string, close: string, all: fc.Arbitrary<string[]>) =>
      fc
        .tuple(all, separator, fc.boolean())
        .map(
          ([list, between, comma]) =>
            `${open}${list.join(between)}${list.length > 0 && comma ? ',' : ''}${close}`,
        );
    return {
      text: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'p' },
        plainText,
        rawText,
        longText,
        fc.constantFrom(...names.texts),
        fc
          .array(fc.oneof(plainText, rawText), { minLength: 2, maxLength: 3 })
          .map(all => `(${all.join('\n  ')})`),
        op('text', '+'),
        fc.tuple(plainText, fc.integer({ min: -1, max: 3 })).map(([t, n]) => `(${t} * ${n})`),
        fc
          .tuple(pieces, fc.oneof(fc.constantFrom(...names.texts, ...names.numbers)))
          .map(([t, name]) => `f"${t}{{x}}{${name}}${t}"`),
        fc
          .tuple(
            tie('text'),
            fc.constantFrom(
              'strip()',
              'upper()',
              'lower()',
              'lstrip(" a")',
              'rstrip()',
              'replace("a", "b")',
              'removeprefix("a")',
            ),
          )
          .map(([t, m]) => `(${t}).${m}`),
        tie('number').map(n => `str(${n})`),
        tie('bool').map(b => `str(${b})`),
        fc.array(plainText, { maxLength: 3 }).map(all => `"-".join([${all.join(', ')}])`),
        fc.tuple(plainText, tie('int')).map(([t, n]) => `"{}: {0}".replace("{0}", "x").format(${t}, ${n})`),
        fc.tuple(plainText, tie('int')).map(([t, n]) => `"%s %d%%" % (${t}, ${n})`),
        fc.tuple(tie('bool'), plainText, plainText).map(([c, a, b]) => `(${a} if ${c} else ${b})`),
      ),
      int: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'p' },
        integer,
        integer.map(n => `-${n}`),
        fc
          .tuple(tie('int'), fc.constantFrom('+', '-', '&', '|', '^'), integer)
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
        // Small, since whole numbers beyond 2 ** 53 are refused, also on the way to smaller ones.
        fc.tuple(tie('int'), fc.integer({ min: -9, max: 9 })).map(([a, b]) => `(${a} * ${b})`),
        fc
          .tuple(
            tie('int'),
            fc.constantFrom('//', '%'),
            fc.integer({ min: -9, max: 9 }).filter(n => n !== 0),
          )
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
        fc
          .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 9 }))
          .map(([a, b]) => `((${a}) ** ${b})`),
        fc
          .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 20 }))
          .map(([a, b]) => `(${a} << ${b})`),
        tie('int').map(n => `~${n}`),
        tie('list').map(l => `len(${l})`),
        tie('text').map(t => `len(${t})`),
      ),
      number: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'p' },
        tie('int'),
        float,
        float.map(n => `-${n}`),
        fc.constantFrom(...names.numbers),
        fc.tuple(tie('int'), fc.integer({ min: 1, max: 64 })).map(([a, b]) => `(${a} / ${b})`),
        fc.tuple(float, fc.constantFrom('+', '-', '*'), integer).map(([a, o, b]) => `(${a} ${o} ${b})`),
      ),
      bool: fc.oneof(
        { maxDepth: 2, depthIdentifier: 'p' },
        fc.constantFrom('True', 'False'),
        fc
          .tuple(plainText, fc.constantFrom('==', '!=', '<', 'in', 'not in'), plainText)
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
        fc
          .tuple(integer, fc.constantFrom('<', '>=', '==', '>'), integer)
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
        tie('bool').map(b => `(not ${b})`),
        fc
          .tuple(tie('bool'), fc.constantFrom('and', 'or'), tie('bool'))
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
      ),
      list: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'p' },
        inside('[', ']', items),
        inside('[', ']', items),
        fc.constantFrom(...names.lists),
        op('list', '+'),
        tie('map').map(map => `list(${map})`),
        tie('map').map(map => `list(${map}.values())`),
        tie('list').map(list => `[x for x in ${list}]`),
        fc
          .tuple(tie('list'), integer)
          .map(([list, n]) => `[(i, x) for i, x in enumerate(${list}) if i != ${n}]`),
        fc
          .tuple(inside('[', ']', items), fc.integer({ min: 0, max: 2 }))
          .map(([list, n]) => `(${list} * ${n})`),
        fc
          .array(tie('any'), { minLength: 1, maxLength: 3 })
          .map(all => `(${all.join(', ')},)`)
          .map(tuple => `list(${tuple})`),
        fc.array(plainText, { maxLength: 4 }).map(all => `sorted([${all.join(', ')}])`),
        plainText.map(t => `${t}.split()`),
      ),
      map: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'p' },
        inside('{', '}', fc.array(pair, { maxLength: 4 })),
        inside('{', '}', fc.array(pair, { maxLength: 4 })),
        fc.constantFrom(...names.maps),
        op('map', '|'),
        fc.tuple(tie('map'), tie('any')).map(([map, v]) => `dict(${map}, novo=${v})`),
        tie('map').map(map => `{k: v for k, v in ${map}.items()}`),
      ),
      any: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'p' },
        tie('text'),
        tie('number'),
        tie('bool'),
        fc.constant('None'),
        fc.constant('()'),
        tie('list'),
        tie('map'),
        fc.array(tie('any'), { minLength: 1, maxLength: 3 }).map(all => `(${all.join(', ')},)`),
      ),
    };
  });
