import fc from 'fast-check';

/** Arbitrary JavaScript expressions, as source, by the type of what they give. */

const ESCAPES = [
  '\\n',
  '\\t',
  '\\\\',
  "\\'",
  '\\"',
  '\\x41',
  '\\u00e9',
  '\\u{1F600}',
  '\\uD83D\\uDE00',
  '\\q',
  '\\v',
  '\\\n',
  '\\`',
  '\\$',
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
  '$',
  '{',
  '}',
  '\u2028',
];
const pieces = fc.array(fc.constantFrom(...PLAIN, ...ESCAPES), { maxLength: 6 }).map(parts => parts.join(''));
/** In a template, `${` would open a substitution. */
const templatePieces = pieces.map(text => text.replaceAll('$', '%'));

const plainText = fc.tuple(fc.constantFrom("'", '"'), pieces).map(([q, body]) => `${q}${body}${q}`);
const template = templatePieces.map(body => `\`${body}\n\``);

const digits = fc.integer({ min: 0, max: 999_999 });
const integer = fc.oneof(
  digits.map(String),
  digits.map(n => `0x${n.toString(16)}`),
  digits.map(n => `0O${n.toString(8)}`),
  digits.map(n => `0b${n.toString(2)}`),
  digits.map(n => String(n).replace(/(\d)(?=(\d{3})+$)/g, '$1_')),
);
const number = fc.oneof(
  integer,
  fc.constantFrom('1.5', '.5', '5.', '1e3', '2.5e-3', '1_0.0_1', '1e21', '0.1', '3.0', '0xFFFF_FFFF'),
);

export interface Names {
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  readonly lists: readonly string[];
  readonly maps: readonly string[];
}

export const javascript = (names: Names) =>
  fc.letrec<{ text: string; number: string; list: string; map: string; bool: string; any: string }>(tie => {
    const separator = fc.constantFrom(', ', ',\n', ', // a comment, with "quotes"\n ', ', /* , */ ');
    const inside = (open: string, close: string, all: fc.Arbitrary<string[]>) =>
      fc
        .tuple(all, separator, fc.boolean())
        .map(
          ([list, between, comma]) =>
            `${open}${list.join(between)}${list.length > 0 && comma ? ',' : ''}${close}`,
        );
    const item = fc.oneof(
      { weight: 5, arbitrary: tie('any') },
      { weight: 1, arbitrary: tie('list').map(list => `...${list}`) },
    );
    const items = fc.array(item, { maxLength: 4 });
    const key = fc.oneof(
      fc.constantFrom('a', 'b', '$c', '_d', 'ção', 'constructor', 'toString', 'default', 'get', 'static'),
      plainText,
      plainText.map(text => `[${text}]`),
      fc.constantFrom(...names.texts).map(name => `[${name}]`),
      integer,
      template.map(text => `[${text}]`),
    );
    const pair = fc.oneof(
      { weight: 5, arbitrary: fc.tuple(key, tie('any')).map(([k, v]) => `${k}: ${v}`) },
      { weight: 1, arbitrary: tie('map').map(map => `...${map}`) },
      { weight: 1, arbitrary: fc.constantFrom(...names.texts.filter(name => !name.includes('.'))) },
    );
    return {
      text: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'j' },
        plainText,
        template,
        fc.constantFrom(...names.texts),
        fc
          .tuple(tie('text'), fc.oneof(tie('text'), tie('number'), tie('bool')))
          .map(([a, b]) => `(${a} + ${b})`),
        fc
          .tuple(templatePieces, fc.oneof(tie('text'), tie('number'), tie('bool')))
          .map(([t, v]) => `\`${t}\${${v}}${t}\``),
        fc
          .tuple(
            tie('text'),
            fc.constantFrom('trim()', 'toUpperCase()', 'toLowerCase()', 'concat("a", 1)', 'trimEnd()'),
          )
          .map(([t, m]) => `(${t}).${m}`),
        tie('number').map(n => `String(${n})`),
        fc
          .tuple(fc.array(plainText, { maxLength: 3 }), fc.constantFrom('', '"-"'))
          .map(([all, s]) => `[${all.join(', ')}].join(${s})`),
        fc.tuple(tie('bool'), plainText, plainText).map(([c, a, b]) => `(${c} ? ${a} : ${b})`),
      ),
      number: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'j' },
        number,
        number.map(n => `-${n}`),
        fc.constantFrom(...names.numbers),
        fc
          .tuple(tie('number'), fc.constantFrom('+', '-', '*', '&', '|', '^'), integer)
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
        fc
          .tuple(integer, fc.constantFrom('<<', '>>', '>>>'), fc.integer({ min: 0, max: 40 }))
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
        fc
          .tuple(tie('number'), fc.constantFrom('/', '%'), fc.integer({ min: 1, max: 64 }))
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
        integer.map(n => `~${n}`),
      ),
      bool: fc.oneof(
        { maxDepth: 2, depthIdentifier: 'j' },
        fc.constantFrom('true', 'false'),
        fc
          .tuple(plainText, fc.constantFrom('===', '!==', '<', '=='), plainText)
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
        fc
          .tuple(integer, fc.constantFrom('<', '>=', '===', '>'), integer)
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
        tie('any').map(v => `!${v}`),
        fc
          .tuple(tie('bool'), fc.constantFrom('&&', '||', '??'), tie('bool'))
          .map(([a, o, b]) => `(${a} ${o} ${b})`),
      ),
      list: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'j' },
        inside('[', ']', items),
        inside('[', ']', items),
        fc.constantFrom(...names.lists),
        fc.tuple(tie('list'), tie('any')).map(([l, v]) => `${l}.concat(${v})`),
        fc
          .array(fc.oneof(plainText, integer), { maxLength: 5 })
          .map(all => `[...new Set([${all.join(', ')}])]`),
        fc.array(plainText, { maxLength: 4 }).map(all => `[${all.join(', ')}].sort()`),
        tie('list').map(list => `Object.freeze(${list}).map(x => [x])`),
        tie('list').map(list => `${list}.filter((x, i) => i !== 0)`),
        tie('list').map(list => `Array.from(${list})`),
        inside('Array.of(', ')', items),
        fc.tuple(plainText, plainText).map(([a, b]) => `${a}.split(${b})`),
      ),
      map: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'j' },
        inside('({', '})', fc.array(pair, { maxLength: 4 })),
        inside('({', '})', fc.array(pair, { maxLength: 4 })),
        fc.constantFrom(...names.maps),
        fc.tuple(tie('map'), tie('map')).map(([a, b]) => `Object.assign({}, ${a}, ${b})`),
        fc
          .array(fc.tuple(plainText, tie('any')), { maxLength: 3 })
          .map(all => `Object.fromEntries([${all.map(([k, v]) => `[${k}, ${v}]`).join(', ')}])`),
        fc
          .array(fc.tuple(plainText, tie('any')), { maxLength: 3 })
          .map(all => `Object.fromEntries(new Map([${all.map(([k, v]) => `[${k}, ${v}]`).join(', ')}]))`),
      ),
      any: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'j' },
        tie('text'),
        tie('number'),
        tie('bool'),
        fc.constantFrom('null', 'undefined', 'void 0'),
        tie('list'),
        tie('map'),
      ),
    };
  });
