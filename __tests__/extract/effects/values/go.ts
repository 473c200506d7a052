import * as fc from 'fast-check';
import {
  any,
  type Form,
  inside,
  lines,
  made,
  number,
  pick,
  type Rows,
  reckoned,
  TEXT_KEYS,
  tables,
  type ValueTable,
  wholes,
  words,
} from './forms.js';

const GO_RUNES = words(String.raw`
'a'  '\n'  '\x41'  '\101'  '\''  '\\'  'é'  '中'  '\u00e9'  '\U0001F600'  '"'`);
const GO_SMALL = any(
  wholes({ separator: '_', octal: '0', suffixes: [] }),
  wholes({ separator: '_', octal: '0o', suffixes: [] }),
);
const GO_INTS = any(
  GO_SMALL,
  GO_SMALL.map(n => `-${n}`),
  reckoned(GO_SMALL),
  GO_RUNES,
  words(`
^5  -7 / 2  -7 % 3  1 << 10  0xFF &^ 0x0F  2.0  1e3  'a' + 1  'b' - 'a'  LIMIT  LIMIT * 2  ONE  TWO + FOUR
FOUR  BIG >> 60  5.0 / 2 * 2  0x1p4  7 / 2.0 * 2  X1  X2  X3  X4  -5 >> 1  (3)  +4  KB  MB`),
);
const GO_REALS = any(
  made([number(-999, 999), number(0, 999)], (a, b) => `${a}.${b}`),
  words(`
16777217  0.1  1e10  1E-3  .5  5.  0x1p4  0x1.8p1  'a'  1 / 2  1 / 2.0  0.1 + 0.2  -3  1_000.5  HALF
HALF * 3  LIMIT  1.0 / 3  123456789  -0.0  07.5  1 << 3  100 * 1.1  10 / 4 * 2.0`),
);
const GO_TEXTS = any(
  inside(
    '\\n',
    '\\t',
    '\\\\',
    '\\"',
    "'",
    '\\101',
    '\\x41',
    '\\xc3\\xa9',
    '\\u00e9',
    '\\U0001F600',
    '\\a',
    '\\v',
    '`',
  ).map(text => `"${text}"`),
  inside('\n', '\\n', '"', '\t').map(text => `\`${text}\``),
  pick(
    '"a" + "b"',
    'NAME',
    'NAME + "x"',
    '("c")',
    'string(NAME)',
    "string('a')",
    'string(rune(97))',
    '"x" + `y` + "z"',
    'NAME[1:]',
    '"abc"[1:2]',
  ),
);
const GO_BEFORE = `const LIMIT = 0x10
const NAME = "na\\tme"
const HALF = 0.5
const BIG = 1 << 62
const (
  ONE = iota + 1
  TWO
  _
  FOUR
)
const (
  X1, X2 = iota * 10, 1 << iota
  X3, X4
)
const (
  _ = 1 << (10 * iota)
  KB
  MB
)
type Kind int
type Ratio float32
type Str string
`;
const GO_KINDS: readonly Rows[] = [
  ...['int', 'int64', 'int32', 'uint32', 'Kind', 'float64 '].map(type => ({
    type,
    value: type === 'uint32' ? GO_SMALL : GO_INTS,
  })),
  {
    type: 'int',
    value: any(
      GO_INTS,
      pick('len("abc")', 'len("é")', 'int(3)', "int('c')", 'int(Kind(4))', 'int(HALF * 4)'),
    ),
  },
  ...['uint8', 'int16', 'uint16', 'uint'].map(type => ({
    type,
    value: any(
      number(0, 100).map(String),
      words(String.raw`
'a'  '\n'  0x7F  0b101  1 << 6  'b' - 'a'  TWO  LIMIT / 3  100.0`),
    ),
  })),
  ...['rune', 'byte'].map(type => ({
    type,
    value: any(pick("'a'", "'\\n'", "'\\x41'"), number(0, 100).map(String)),
    characters: true,
  })),
  ...['float32', 'float64', 'Ratio'].map(type => ({ type, value: GO_REALS })),
  { type: 'string', value: GO_TEXTS },
  {
    type: 'bool',
    value: words(`
true  false  1 < 2  "a" == "b"  !true  true && false  LIMIT > 3  'a' > 96  1 != 1.0`),
  },
];
const GO_FORMS: readonly Form[] = [
  { text: (type, rows) => `var K = []${type}{${lines(rows)},\n}` },
  {
    text: (type, rows) =>
      `var K = [...]${type}{${lines(rows.map((row, i) => (i === 2 ? `7: ${row}` : row)))},\n}`,
  },
  {
    text: (type, rows, keys) =>
      `var K = map[string]${type}{${lines(rows.map((row, i) => `${keys[i]}: ${row}`))},\n}`,
  },
  {
    text: (type, rows) =>
      `type V struct { Id int; V ${type} }\nvar K = []V{${lines(rows.map((row, i) => (i % 2 ? `{Id: ${i}, V: ${row}}` : `{${i}, ${row}}`)))},\n}`,
  },
  {
    text: (type, rows) =>
      `type V struct { V ${type}; Id int }\nvar K = []*V{${lines(rows.map((row, i) => (i % 2 ? `{Id: ${i}, V: ${row}}` : `{V: ${row}}`)))},\n}`,
  },
  {
    text: (type, rows, keys) =>
      `type V struct { V []${type} }\nvar K = map[string]V{${lines(rows.map((row, i) => `${keys[i]}: {[]${type}{${row}}}`))},\n}`,
  },
  { text: (type, rows) => `var K = [][]${type}{${lines(rows.map(row => `{${row}, ${rows[0]}}`))},\n}` },
  {
    text: (type, rows, keys) =>
      `var K = map[string]map[string]${type}{${lines(rows.map((row, i) => `${keys[i]}: {"in": ${row}}`))},\n}`,
  },
];
const GO_KEYED: readonly Form[] = [
  {
    text: (type, rows) =>
      `var K = map[${type}]string{${lines([...new Set(rows)].map((row, i) => `${row}: "${i}"`))},\n}`,
  },
];

export const values: fc.Arbitrary<ValueTable> = fc.oneof(
  {
    weight: 5,
    arbitrary: tables(GO_KINDS, GO_FORMS, TEXT_KEYS(['', '\\n', '\\x41', 'é']), 'a.go', GO_BEFORE),
  },
  {
    weight: 1,
    arbitrary: tables(
      ['int', 'int32', 'uint8', 'float64', 'Kind'].map(type => ({
        type,
        value: any(number(11, 30).map(String), pick("'a'", "'b'", "'\\n'", "'z'")),
      })),
      GO_KEYED,
      TEXT_KEYS(['']),
      'a.go',
      GO_BEFORE,
    ),
  },
);
