import * as fc from 'fast-check';
import { C_CHARACTERS, C_ESCAPES, C_REALS } from './c.js';
import {
  any,
  type Form,
  inside,
  lines,
  number,
  pick,
  type Rows,
  TEXT_KEYS,
  tables,
  type ValueTable,
  words,
} from './forms.js';

/** Constants that do not fit between braces are refused: they are of few bits, or cast. */
const CPP_INTS = any(
  number(0, 100).map(String),
  number(0, 100).map(n => `0x${n.toString(16)}`),
  number(0, 63).map(n => `0${n.toString(8)}`),
  number(0, 100).map(n => `0b${n.toString(2)}`),
  C_CHARACTERS.filter(each => each !== "'\\0'"),
  words(`
1'0  ONE  TWO  FOUR  FEW  7 / 2  -(-3)  1 << 3  9 % 4  int{3}  int(3.7)  static_cast<unsigned char>(300)
true ? 4 : 5  int{'a'}  LIMIT  'a' + 1  sizeof(int)  (int)2.9  int{}  Scoped::count  int(Level::High)
static_cast<int>(Level::Low)`),
);
const CPP_TEXTS = any(
  inside(...C_ESCAPES.filter(each => !each.startsWith('\\0"'))).map(text => `"${text}"`),
  inside('\n', '\\n', '"', "'").map(text => `R"x(${text})x"`),
  words(`
"a" "b"  ("c")  NAME  NAME "x"  {"g"}  R"(p)" "q"  1 ? "y" : "n"  STR(a b)  u8"z"`),
);
const CPP_BEFORE = `#define LIMIT 0x10
#define NAME "na\\tme"
#define STR(x) #x
#undef HALF
enum { ONE = 1, TWO, FOUR = TWO << 1 };
enum class Level : int { Low = 3, High };
static const int FEW = 3;
struct Scoped { static constexpr int count = 9; };
`;

function generatedCpp(): fc.Arbitrary<ValueTable> {
  const kinds: readonly Rows[] = [
    ...['int', 'unsigned', 'short', 'long long', 'int16_t', 'uint8_t', 'std::uint32_t', 'std::size_t'].map(
      type => ({ type, value: CPP_INTS }),
    ),
    { type: 'char', value: any(C_CHARACTERS, number(0, 100).map(String)), characters: true },
    ...['float', 'double'].map(type => ({
      type,
      value: any(
        C_REALS.filter(each => !/HALF|u$|L$|e10|16777217/.test(each)),
        pick('float(1) / 3', 'double{0.5}', 'float{}', 'float(0.1)', "1'000.5f", '16777217.0f', '0.1f'),
      ),
    })),
    {
      type: 'bool',
      value: words(`
true  false  1 < 2  !true  !!3  true && false  not false  bool{}  bool(2)  'a' == 97`),
    },
    { type: 'const char*', value: CPP_TEXTS },
    {
      type: 'std::string',
      value: any(
        CPP_TEXTS.filter(each => !/^u8|^\{|^1/.test(each)),
        pick(
          'std::string("s")',
          'std::string{"t"}',
          'std::string("u") + "v"',
          "std::string(3, 'w')",
          'std::string{}',
        ),
      ),
    },
  ];
  const forms: readonly Form[] = [
    { text: (type, rows) => `static ${type.replace(/^(?!const)/, 'const ')} K[] = {${lines(rows)},\n};` },
    { text: (type, rows) => `std::vector<${type}> K = {${lines(rows)} };` },
    { text: (type, rows) => `const std::array<${type}, ${rows.length}> K {{${lines(rows)} }};` },
    {
      text: (type, rows, keys) =>
        `const std::map<std::string, ${type}> K {${lines(rows.map((row, i) => `{${keys[i]}, ${row}}`))} };`,
    },
    {
      text: (type, rows) =>
        `struct V { int id; ${type} v; };\nstatic V K[] = {${lines(rows.map((row, i) => `{${i}, ${row}}`))} };`,
    },
    {
      text: (type, rows) =>
        `struct V { ${type} v; int id = 4; };\nstd::vector<V> K {${lines(rows.map((row, i) => (i % 2 ? `V{${row}, ${i}}` : `{${row}}`)))} };`,
    },
    {
      text: (type, rows) =>
        `struct V { int id; ${type} v; V(int id, ${type} v) : id(id), v(v) {} };\nstatic V K[] = {${lines(rows.filter(row => !row.startsWith('{')).map((row, i) => `V(${i}, ${row})`))} };`,
      types: /^(?!const char)/,
    },
    {
      text: (type, rows) =>
        `static ${type} K[] = {${lines(rows.map((row, i) => (i % 2 && !row.startsWith('{') ? `{${row}}` : row)))} };`,
    },
  ];
  const keyed: readonly Form[] = [
    {
      text: (type, rows) =>
        `const std::map<${type}, std::string> K {${lines([...new Set(rows)].map((row, i) => `{${row}, "${i}"}`))} };`,
    },
  ];
  return fc.oneof(
    {
      weight: 6,
      arbitrary: tables(kinds, forms, TEXT_KEYS(['', '\\n', '\\x41" "', 'é']), 'a.cpp', CPP_BEFORE),
    },
    {
      weight: 1,
      arbitrary: tables(
        ['int', 'unsigned', 'uint8_t', 'long long'].map(type => ({
          type,
          value: any(number(11, 30).map(String), pick("'a'", "'b'", "'\\n'", "'z'")),
        })),
        keyed,
        TEXT_KEYS(['']),
        'a.cpp',
        CPP_BEFORE,
      ),
    },
  );
}

export const values = generatedCpp();
