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
  TEXT_KEYS,
  tables,
  type ValueTable,
  words,
} from './forms.js';

const RUST_SMALL = any(
  number(0, 100).map(String),
  number(0, 100).map(n => `0x${n.toString(16)}`),
  number(0, 100).map(n => `0o${n.toString(8)}`),
  number(0, 100).map(n => `0b0_${n.toString(2)}`),
  number(0, 100).map(n => `${n}_`),
);
const RUST_INTS = (type: string) =>
  any(
    RUST_SMALL,
    RUST_SMALL.map(n => `${n}${n.endsWith('_') ? '' : '_'}${type}`),
    words(`
LIMIT as §  7 / 2  1 << 3  5 ^ 3  (2 + 3) * 4  10 % 4  b'a' as §  'b' as §  3.9 as §  300i32 as u8 as §
FEW  FEW + 1  { 4 }  if true { 1 } else { 2 }  §::MAX  u8::MAX as §  "abc".len() as §  true as §
Kind::B as §  Kind::C as §  (1, 2).1  [4, 5][1]  -1i32 as u8 as §  1_000i32 as u8 as §  !0u8 as §
1u32.pow(2) as §`).map(text => text.replace(/§/g, type)),
  );
const RUST_SIGNED = (type: string) =>
  any(
    RUST_INTS(type),
    RUST_SMALL.map(n => `-${n}`),
    words(`
-7 / 2  -7 % 3  -7 >> 1  !5  -(3 - 5)  -FEW  200u8 as i8 as §  -1.9 as §  1e20 as i32 as §`).map(text =>
      text.replace(/§/g, type),
    ),
  );
const RUST_REALS = any(
  made([number(-999, 999), number(0, 999)], (a, b) => `${a}.${b}`),
  words(`
16777217.0  0.1  1e10  1E-3  5.  1_000.5  0.1 + 0.2  1.0 / 3.0  -0.0  7 as §  0.1_§  123456789.0
2.0 * 1.1  16777217 as §  1.5e3  3 as § / 2.0  -(0.3)`).map(text => text),
);
const RUST_TEXTS = any(
  inside(
    '\\n',
    '\\t',
    '\\\\',
    '\\"',
    "'",
    '\\x41',
    '\\u{e9}',
    '\\u{1F600}',
    '\\\n     ',
    '\n',
    '\\0',
    "\\'",
  ).map(text => `"${text}"`),
  inside('\n', '\\n', '"', "'").map(text => `r##"${text}"##`),
  words(String.raw`
concat!("a", 1, true)  concat!("x", 1.5, 'c')  stringify!(a b)  stringify!(a+b)  NAME  ("c")  { "d" }
concat!(stringify!(q), "-", 2)  concat!("n", -1)  if true { "y" } else { "n" }  r"raw\n"
concat!("e", 1e3)  concat!()  concat!("h", 0x1F)`),
);
const RUST_BEFORE = `const NAME: &str = "na\\tme";\nconst LIMIT: i32 = 0x10;\n#[derive(Clone, Copy)]\npub enum Kind { A = 1, B, C = 7 }\n`;
const RUST_KINDS: readonly Rows[] = [
  ...['u8', 'u16', 'u32', 'u64', 'usize'].map(type => ({ type, value: RUST_INTS(type) })),
  {
    type: 'u8',
    value: any(pick("b'a'", "b'\\n'", "b'\\x41'", "b'\\''", "b'\\\\'", "b'\\xff'"), RUST_INTS('u8')),
  },
  ...['i8', 'i16', 'i32', 'i64', 'isize'].map(type => ({ type, value: RUST_SIGNED(type) })),
  ...['f32', 'f64'].map(type => ({ type, value: RUST_REALS.map(text => text.replace(/§/g, type)) })),
  { type: '&str', value: RUST_TEXTS },
  {
    type: 'bool',
    value: words(`
true  false  1 < 2  !true  'a' > 'b'  true && false  LIMIT > 3  true ^ true  1.5 > 1.0  matches!(3, 1..=4)`),
  },
  {
    type: 'char',
    value: words(String.raw`
'a'  '\n'  '\x41'  '\u{e9}'  'é'  '😀'  '\''  65 as char  b'a' as char  '"'`),
  },
];
const few = (type: string) => (/^[iu]/.test(type) ? `const FEW: ${type} = 3;\n` : '');
const RUST_FORMS: readonly Form[] = [
  { text: (type, rows) => `${few(type)}pub static K: &[${type}] = &[${lines(rows)},\n];` },
  { text: (type, rows) => `${few(type)}pub const K: [${type}; ${rows.length}] = [${lines(rows)} ];` },
  {
    text: (type, rows) =>
      `${few(type)}pub static K: LazyLock<Vec<${type}>> = LazyLock::new(|| vec![${lines(rows)} ]);`,
  },
  {
    text: (type, rows, keys) =>
      `${few(type)}pub static K: &[(&str, ${type})] = &[${lines(rows.map((row, i) => `(${keys[i]}, ${row})`))} ];`,
  },
  {
    text: (type, rows) =>
      `${few(type)}pub struct V { pub v: ${type.replace('&', "&'static ")} }\npub static K: &[V] = &[${lines(rows.map(row => `V { v: ${row} }`))} ];`,
  },
  {
    text: (type, rows, keys) =>
      `${few(type)}pub static K: LazyLock<HashMap<&str, ${type}>> = LazyLock::new(|| HashMap::from([${lines(rows.map((row, i) => `(${keys[i]}, ${row})`))} ]));`,
  },
  {
    text: (_type, rows) =>
      `pub static K: LazyLock<Vec<String>> = LazyLock::new(|| vec![${lines(rows.map((row, i) => [`String::from(${row})`, `(${row}).to_string()`, `(${row}).into()`, `(${row}).to_owned()`][i % 4] as string))} ]);`,
    types: /str/,
  },
  {
    text: (type, rows) =>
      `${few(type)}pub const K: [${type}; ${rows.length}] = [${rows[0]}; ${rows.length}];`,
  },
  {
    text: (type, rows) =>
      `${few(type)}pub static K: LazyLock<Vec<${type}>> = LazyLock::new(|| vec![${rows[0]}; 3]);`,
  },
];

export const values: fc.Arbitrary<ValueTable> = tables(
  RUST_KINDS,
  RUST_FORMS,
  TEXT_KEYS(['', '\\n', '\\x41', 'é']),
  'a.rs',
  RUST_BEFORE,
);
