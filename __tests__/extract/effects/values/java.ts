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

const JAVA_CHARACTERS = words(String.raw`
'a'  '\n'  '\101'  '\0'  '\''  '\\'  'é'  '中'  '\u00e9'  '"'  '\s'  '\377'  '\uuu0041'`);
const JAVA_WHOLES = any(
  wholes({ separator: '_', octal: '0', suffixes: [] }),
  wholes({ separator: '_', octal: '0_', suffixes: [] }),
);
const JAVA_INTS = any(
  JAVA_WHOLES,
  JAVA_WHOLES.map(n => `-${n}`),
  JAVA_WHOLES.map(n => `~${n}`),
  reckoned(JAVA_WHOLES),
  JAVA_CHARACTERS,
  words(`
0xFFFFFFFF  0x80000000  -2147483648  2147483647  2147483647 + 1  0xFFFF_FFFF  037777777777
0b11111111111111111111111111111111  -7 / 2  -7 % 3  -7 >> 1  -7 >>> 28  1 << 31  1 << 33  65536 * 65536
'a' + 1  (char) 98  (byte) 200  (short) 70000  (int) 3.9  (int) -3.9  (int) 1e20  (int) 5_000_000_000L
LIMIT  LIMIT * 2  LETTER  LETTER + 1  1 < 2 ? 3 : 4  NAME.length()  Integer.MAX_VALUE  (int) 'z'
(byte) 0xFF  (byte) 127 + 1  Integer.parseInt("12")`),
);
const JAVA_REALS = any(
  made([number(-99, 999), number(0, 999)], (a, b) => `${a}.${b}f`),
  made([number(-99, 99), number(0, 99)], (a, b) => `${a}.${b}F`),
  words(`
16777217  0.1f  1e10f  1E-3f  .5f  5.f  0x1p4f  0x1.8p1f  'a'  1 / 2  1f / 3  0.1f + 0.2f  -3  7L
123456789  LIMIT  QUARTER  QUARTER * 3  (float) 0.1  -0.0f  1_000.5f  077  3f  0.1f * 3`),
);
const JAVA_TEXTS = any(
  inside(
    '\\n',
    '\\t',
    '\\\\',
    '\\"',
    "\\'",
    "'",
    '\\101',
    '\\7',
    '\\0',
    '\\u00e9',
    '\\uD83D\\uDE00',
    '\\b',
    '\\s',
    '\\377',
    '\\400',
  ).map(text => `"${text}"`),
  pick(
    '"a" + "b"',
    'NAME',
    'NAME + "x"',
    '("c")',
    '"n" + 1',
    '"t" + true',
    '"c" + \'d\'',
    '"f" + 1.5',
    '"g" + 1.0f',
    '"" + null',
    '"n" + 1 + 2',
    '1 + 2 + "n"',
    '"l" + 5L',
    'null',
    '"x" + LIMIT',
    '"y" + LETTER',
    '"a".concat("b")',
    '"Ab".toUpperCase()',
    'String.valueOf(3)',
    '"  q ".trim()',
    '"z".repeat(3)',
    '"h" + 0x1F',
    '"m" + -1',
    '"k" + (char) 65',
    '"r" + QUARTER',
    "'a' + 'b' + \"c\"",
    '"c" + (\'a\' + 1)',
  ),
  pick(
    '"""\n    one\n      two\n    """',
    '"""\n    a \\\n    b"""',
    '"""\n\ta\\tb  \n\t"""',
    '"""\n      x\\s\\s\n     "q" \\"""\n    """',
    '"""\n    tail   \n\n    end"""',
    '"""\n    \\u00e9 \\101\n  """',
    '"""   \n    k"""',
    '"""\n    a\r\n    b"""',
  ),
);
const JAVA_BEFORE = '';
const JAVA_MEMBERS = `  static final int LIMIT = 0x10; static final String NAME = "na\\tme"; static final char LETTER = 'q'; static final float QUARTER = 0.3f;\n`;
const JAVA_KINDS: readonly Rows[] = [
  { type: 'int', value: JAVA_INTS },
  {
    type: 'long',
    value: any(
      JAVA_INTS,
      JAVA_WHOLES.map(n => `${n}L`),
      pick(
        '0xFFFFFFFFL',
        '1L << 40',
        '0xFFFFFFFFFFFFFFFFL',
        '1 << 40',
        '-1L >>> 60',
        '9007199254740993L',
        '2147483647 + 1L',
        '1000000 * 1000000',
      ),
    ),
  },
  {
    type: 'short',
    value: any(number(-999, 999).map(String), pick("'a'", '(short) 40000', '0x7FFF', "'\\n'")),
  },
  {
    type: 'byte',
    value: any(
      number(-128, 127).map(String),
      pick("'a'", '(byte) 200', '(byte) 0xFF', '0x7F', "'\\n'", "(byte) 'é'"),
    ),
  },
  {
    type: 'char',
    value: any(
      JAVA_CHARACTERS,
      number(32, 126).map(String),
      pick('0x41', '(char) 66', "'a' + 1", "(char) ('a' + 2)", '65 + 1'),
    ),
  },
  { type: 'float', value: JAVA_REALS },
  {
    type: 'double',
    value: any(
      JAVA_REALS,
      made([number(-999, 999), number(0, 999)], (a, b) => `${a}.${b}`),
      words(`
0.1  0.1 + 0.2  1 / 2.0  1e300  5d  3D  1.0 / 3  -0.0  0x1.8p1`),
    ),
  },
  {
    type: 'boolean',
    value: words(`
true  false  1 < 2  !true  'a' == 97  true ^ true  true && false  true | false  LIMIT > 3  1 == 1.0`),
  },
  { type: 'String', value: JAVA_TEXTS },
];
const inClass = (text: string) => `public class A {\n${JAVA_MEMBERS}${text}\n}`;
const JAVA_FORMS: readonly Form[] = [
  { text: (type, rows) => inClass(`  public static final ${type}[] K = {${lines(rows)},\n  };`) },
  { text: (type, rows) => inClass(`  static ${type} K[] = new ${type}[] {${lines(rows)} };`) },
  {
    text: (type, rows) =>
      inClass(`  static ${type}[][] K = {${lines(rows.map(row => `{ ${row}, ${rows[0]} }`))} };`),
  },
  {
    text: (type, rows) =>
      inClass(
        `  record V(int id, ${type} v) {}\n  static V[] K = {${lines(rows.map((row, i) => `new V(${i}, ${row})`))} };`,
      ),
    types: /^(?!byte|short|char)/,
  },
  {
    text: (type, rows, keys) =>
      inClass(
        `  static class V { final ${type} v; V(${type} v) { this.v = v; } }\n  static final Map<String, V> K = new LinkedHashMap<>();\n  static {${rows.map((row, i) => `\n    K.put(${keys[i]}, new V(${row}));`).join('')}\n  }`,
      ),
    types: /^(?!byte|short|char)/,
  },
  {
    text: (_type, rows, keys) =>
      inClass(
        `  static final Map<String, String> K = Map.ofEntries(${lines(rows.map((row, i) => `Map.entry(${keys[i]}, ${row === 'null' ? '"null"' : row})`))});`,
      ),
    types: /^String$/,
  },
  {
    text: (_type, rows) => inClass(`  static final List<Object> K = Arrays.asList(${lines(rows)});`),
    types: /^(String|int|long|double|boolean|char)$/,
  },
  {
    text: (type, rows) =>
      inClass(
        `  static final List<${type === 'int' ? 'Integer' : 'String'}> K = new ArrayList<>(List.of(${lines(rows.filter(row => row !== 'null' && (type === 'String' || /^-?\d+$/.test(row))))}));`,
      ),
    types: /^(String|int)$/,
  },
  {
    text: (type, rows) =>
      inClass(
        `${rows.map((row, i) => `  static final ${type} C${i} = ${row};`).join('\n')}\n  static final ${type}[] K = { ${rows.map((_row, i) => `C${i}`).join(', ')} };`,
      ),
  },
];

export const values: fc.Arbitrary<ValueTable> = tables(
  JAVA_KINDS,
  JAVA_FORMS,
  TEXT_KEYS(['', '\\n', '\\101', 'é']),
  'A.java',
  JAVA_BEFORE,
);
