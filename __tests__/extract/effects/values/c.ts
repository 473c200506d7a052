import type * as fc from 'fast-check';
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

export const C_CHARACTERS = words(String.raw`
'a'  '\n'  '\0'  '\''  '"'  '\\'  '\x41'  '\101'  ' '  '~'  '\7'  '?'`);
const C_INTS = (suffixes: readonly string[], separator: string) => {
  const plain = wholes({ separator, octal: '0', suffixes });
  return any(
    plain,
    plain.map(n => `-${n}`),
    plain.map(n => `~${n}`),
    C_CHARACTERS,
    reckoned(plain),
    words(`
0xFFFFFFFF  0x80000000  4294967295u  -1  256  300  65535  70000  -129  2147483647  (-7) / 2  -7 % 3
-7 >> 1`),
    words(`
1.9  -1.9  2.5f  1e2  (int)3.7  (unsigned char)300  (signed char)200  (short)70000  (char)65  (unsigned)-1
(float)1/3 > 0.3`),
    words(`
FEW  MANY  LIMIT  ONE  TWO  FOUR  LIMIT * 2  ONE + TWO  TWO << FOUR  'a' + 1  sizeof(int)  sizeof "abc"
!0  !5  1 < 2  'a' == 97  1 ? 2 : 3  ONE ? FOUR : TWO  1 && 2  0 || 3  true  3 == 3.0`),
  );
};
export const C_REALS = any(
  made([number(-999, 999), number(0, 999)], (a, b) => `${a}.${b}`),
  made([number(-99, 99), number(0, 99)], (a, b) => `${a}.${b}f`),
  words(`
16777217  16777217.0f  0.1  0.1f  -0.0  1e10  1E-3  .5  5.  0x1p4  0x1.8p1  0x.8p0f  'a'  1 / 2  1 / 2.0
1.0f / 3  0.1f + 0.2f  0.1 + 0.2  1e3f  -3  07  3.0L  123456789  0.1f * 3  (float)0.1  (int)2.9  LIMIT
HALF  HALF * 2  ONE  1u  3 > 2  -0.1f  1.5f - 0.3f`),
);
export const C_ESCAPES = [
  '\\n',
  '\\t',
  '\\\\',
  '\\"',
  "\\'",
  "'",
  '\\101',
  '\\7',
  '\\x41" "',
  '\\xc3\\xa9" "',
  '\\u00e9',
  '\\U0001F600',
  '\\?',
  '\\a',
  '\\v',
  '\\\n',
  '" "',
  '"\n  "',
  '\\0" "',
  '\\033[',
];
const C_TEXTS = any(
  inside(...C_ESCAPES.filter(each => !each.startsWith('\\0"'))).map(text => `"${text}"`),
  words(`
"a" "b"  ("c")  NAME  NAME "x"  "x" NAME  0  NULL  1 ? "y" : "n"  "abc" + 1  &"abc"[1]  OTHER  (char *)"d"
STR(a b)  STR( "q" )`),
);
const C_BEFORE = `#define LIMIT 0x10
#define NAME "na\\tme"
#define STR(x) #x
#define HALF 0.5
enum { ONE = 1, TWO, FOUR = TWO << 1 };
static const int FEW = 3;
static const unsigned char MANY = 300;
#define OTHER other
static const char other[] = "other";
`;

const C_KINDS: readonly Rows[] = [
  ...[
    'int',
    'unsigned',
    'short',
    'long long',
    'unsigned long',
    'int8_t',
    'uint8_t',
    'uint16_t',
    'int32_t',
    'uint32_t',
    'int64_t',
    'size_t',
    'word',
    'unsigned short',
  ].map(type => ({
    type,
    value: C_INTS(['u', 'L', 'ull', 'UL'], ''),
  })),
  ...['char', 'unsigned char', 'signed char'].map(type => ({
    type,
    value: any(C_CHARACTERS, C_INTS([''], '')),
    characters: true,
  })),
  { type: 'bool', value: any(C_INTS([''], ''), pick('true', 'false', '0.0', '0.1', '2')) },
  ...['float', 'double', 'real'].map(type => ({ type, value: C_REALS })),
  { type: 'const char *', value: C_TEXTS },
];

const C_FORMS: readonly Form[] = [
  {
    text: (type, rows) =>
      `typedef uint16_t word;\ntypedef float real;\nstatic const ${type} K[] = {${lines(rows)},\n};`,
  },
  {
    text: (type, rows) =>
      `typedef uint16_t word;\ntypedef float real;\nstatic ${type} K[] = {${lines(rows.map((row, i) => `[${i * 2 + (i > 2 ? 3 : 0)}] = ${row}`))} };`,
  },
  {
    text: (type, rows) =>
      `typedef uint16_t word;\ntypedef float real;\ntypedef struct { int id; ${type} v; } V;\n#define VALUE_V\nstatic V K[] = {${lines(rows.map((row, i) => `{ ${i}, ${row} }`))} };`,
  },
  {
    text: (type, rows) =>
      `typedef uint16_t word;\ntypedef float real;\ntypedef struct { ${type} v; int id; } V;\n#define VALUE_V\nstatic V K[] = {${lines(rows.map((row, i) => (i % 2 ? `{ .id = ${i}, .v = ${row} }` : `{ .v = ${row} }`)))} };`,
  },
  {
    text: (type, rows) =>
      `typedef uint16_t word;\ntypedef float real;\nstatic ${type} K[] = {${lines(rows.map((row, i) => (i % 2 ? `{${row}}` : row)))} };`,
  },
  {
    text: (type, rows) =>
      `typedef uint16_t word;\ntypedef float real;\n#define VALUE_PAIRS\nstatic ${type} K[][2] = {${lines(rows.map(row => `{ ${row}, ${rows[0]} }`))} };`,
    types: /^(?!const char|char|bool)/,
  },
];

export const values: fc.Arbitrary<ValueTable> = tables(C_KINDS, C_FORMS, TEXT_KEYS(['']), 'a.c', C_BEFORE);
