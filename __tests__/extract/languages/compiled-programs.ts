import fc from 'fast-check';
import {
  between,
  binary,
  type Dialect,
  decimal,
  HEXADECIMAL,
  hexadecimal,
  octal,
  scalars,
  withUnderscores,
} from './compiled-source.js';

/** A constant: its declaration, and the statement that prints it as JSON. */
export interface Constant {
  readonly source: string;
  readonly type: 'texts' | 'integers' | 'reals' | 'bools' | 'records' | 'map' | 'indexed' | 'nested';
}

/** A language with a compiler: what its programs look like. */
export interface Compiled {
  readonly main: string;
  /** Files beside the program under test. */
  readonly files: Readonly<Record<string, string>>;
  readonly constants: fc.Arbitrary<Constant>;
  /** The program: constants V0, V1, … and what prints a JSON object of them. */
  program(constants: readonly Constant[]): string;
}

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { minLength: 1, maxLength: 4 });
const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'if', 'end', 'ç', 'x y'), {
  minLength: 1,
  maxLength: 4,
});

const adjacent = (plain: fc.Arbitrary<string>) =>
  fc.array(plain, { minLength: 2, maxLength: 3 }).map(all => all.join(' /* and */\n   '));
const joined = (plain: fc.Arbitrary<string>) =>
  fc.array(plain, { minLength: 2, maxLength: 3 }).map(all => all.join(' + '));
const raw = (open: string, close: string) => () =>
  fc
    .array(fc.constantFrom('a', '\\n', 'ç', '\n', '//', '{'), { maxLength: 4 })
    .map(all => `${open}${all.join('')}${close}`);

const C_DIALECT: Dialect = {
  escapes: [
    '\\n',
    '\\t',
    '\\\\',
    '\\"',
    "\\'",
    '\\101',
    '\\x41" "',
    '\\u00e9',
    '\\U0001F600',
    '\\303\\251',
    '\\a',
    '\\\n',
    '\\?',
  ],
  texts: [adjacent],
  integers: [
    decimal,
    hexadecimal,
    HEXADECIMAL,
    binary,
    octal,
    n => `${n}L`,
    n => `${n}u`,
    n => `0x${n.toString(16)}UL`,
    n => `(${n} * 12)`,
    n => `(${n} / 7 % 100)`,
  ],
  reals: ['1.', '.5', '1e3', '2.5e-3', '3.0', '1E2'],
  binary: ['+', '&', '|', '^'],
  unary: ['-', '~', '+', '!', '(int)'],
  casts: ['unsigned char', 'signed char', 'short', 'unsigned short', 'int8_t', 'uint16_t', 'int'].map(
    type => value => `(${type})(${value})`,
  ),
  choice: (condition, a, b) => `(${condition} ? ${a} : ${b})`,
  names: {
    texts: ['GREETING', 'LONG_TEXT', 'GREETING " you"'],
    integers: ['LIMIT', 'SECOND', 'DOUBLE(21)', 'FOURTH', 'MASK'],
  },
};

const C_HEADER = `#ifndef CONSTS_H
#define CONSTS_H
#define GREETING "hello" /* a comment */
#define LONG_TEXT "a" \\
  GREETING
#define LIMIT (1 + 2)
#define MASK 0xF0
#define DOUBLE(x) ((x) + (x))
enum order { FIRST = 3, SECOND, THIRD = LIMIT + 7, FOURTH };
struct rule { const char *name; int value; double weight; };
#endif
`;

const C_PRINT = `#include <stdint.h>
#include <stdio.h>
static void text(const char *s) {
  putchar('"');
  for (; *s; s++) {
    unsigned char c = (unsigned char)*s;
    if (c == '"' || c == '\\\\') printf("\\\\%c", c);
    else if (c < 32) printf("\\\\u%04x", c);
    else putchar(c);
  }
  putchar('"');
}
#define COUNT(a) (sizeof(a) / sizeof((a)[0]))
#define COMMA if (i) putchar(',')
`;

function cStatement({ type }: Constant, name: string): string {
  const loop = (body: string) =>
    `putchar('['); for (size_t i = 0; i < COUNT(${name}); i++) { COMMA; ${body} } putchar(']');`;
  const record = (v: string) =>
    `printf("{\\"name\\":"); text(${v}.name); printf(",\\"value\\":%d,\\"weight\\":%.17g}", ${v}.value, ${v}.weight);`;
  switch (type) {
    case 'texts':
      return loop(`text(${name}[i]);`);
    case 'integers':
      return loop(`printf("%d", ${name}[i]);`);
    case 'reals':
      return loop(`printf("%.17g", ${name}[i]);`);
    case 'records':
      return loop(record(`${name}[i]`));
    case 'nested':
      return loop(`printf("[%d,%d]", ${name}[i][0], ${name}[i][1]);`);
    default:
      return `putchar('{'); { int n = 0; for (size_t i = 0; i < COUNT(${name}); i++) if (${name}[i]) { if (n++) putchar(','); printf("\\"%zu\\":", i); text(${name}[i]); } } putchar('}');`;
  }
}

function cConstants(designated: boolean): fc.Arbitrary<Constant> {
  // In C++ `!` gives a truth value, which only a type makes a number.
  const unary = designated ? C_DIALECT.unary : C_DIALECT.unary.filter(operator => operator !== '!');
  const { text, integer, real } = scalars({ ...C_DIALECT, unary });
  const record = fc.tuple(text, integer, real);
  const positional = record.map(all => `{${all.join(', ')}}`);
  const named = record.map(
    ([name, value, weight]) => `{ .weight = ${weight}, .name = ${name}, .value = ${value} }`,
  );
  const pair = fc.tuple(integer, integer).map(all => `{${all.join(', ')}}`);
  const index = fc
    .uniqueArray(fc.constantFrom('FIRST', '1', 'LIMIT + 4', ''), { minLength: 1, maxLength: 3 })
    .filter(all => all.some(at => at !== ''));
  const indexed = fc
    .tuple(index, fc.array(text, { minLength: 3, maxLength: 4 }))
    .map(([at, all]) =>
      all.map((value, i) => (at[i] === undefined || at[i] === '' ? value : `[${at[i]}] = ${value}`)),
    );
  const of = (type: Constant['type'], items: fc.Arbitrary<string[]>) =>
    between('{', '}', items).map(source => ({ source, type }));
  return fc.oneof(
    of('texts', some(text)),
    of('integers', some(integer)),
    of('reals', some(real)),
    of('records', some(designated ? fc.oneof(positional, named) : positional)),
    of('nested', some(pair)),
    ...(designated ? [of('indexed', indexed)] : []),
  );
}

const C_TYPES: Record<string, string> = {
  texts: 'static const char *const NAME[]',
  integers: 'static const int NAME[]',
  reals: 'double NAME[]',
  records: 'static const struct rule NAME[]',
  nested: 'int NAME[][2]',
  indexed: 'const char *NAME[]',
};

function cProgram(constants: readonly Constant[]): string {
  const declared = constants.map(
    ({ source, type }, i) => `${(C_TYPES[type] as string).replace('NAME', `V${i}`)} = ${source};`,
  );
  const printed = constants.map(
    (constant, i) => `${i ? "putchar(',');" : ''} printf("\\"V${i}\\":"); ${cStatement(constant, `V${i}`)}`,
  );
  return `#include "consts.h"\n${C_PRINT}\n${declared.join('\n')}\nint main(void) { putchar('{');\n${printed.join('\n')}\nputchar('}'); return 0; }\n`;
}

export const c: Compiled = {
  main: 'main.c',
  files: { 'consts.h': C_HEADER },
  constants: cConstants(true),
  program: cProgram,
};
export const cpp: Compiled = {
  main: 'main.cpp',
  files: { 'consts.hpp': C_HEADER },
  constants: cConstants(false),
  program: constants => cProgram(constants).replace('consts.h', 'consts.hpp'),
};

const GO_DIALECT: Dialect = {
  escapes: ['\\n', '\\t', '\\\\', '\\"', '\\101', '\\x41', '\\u00e9', '\\U0001F600', '\\303\\251', '\\a'],
  texts: [joined, raw('`', '`')],
  integers: [decimal, hexadecimal, HEXADECIMAL, binary, octal, withUnderscores, n => `0o${n.toString(8)}`],
  reals: ['1.', '.5', '1e3', '2.5e-3', '3.0', '1_0.0_1'],
  binary: ['+', '-', '*', '&', '|', '^', '&^'],
  unary: ['-', '^', '+'],
  // Go refuses conversions that would change a constant's value.
  casts: [value => `int(${value})`, value => `int(int64(${value}))`],
  names: {
    texts: ['Greeting', 'word.Other', 'repeated'],
    integers: ['Limit', 'Second', 'word.Big', 'fourth', 'KB'],
  },
};

const GO_TYPES: Record<string, string> = {
  texts: '[]string',
  integers: '[]int',
  reals: '[]float64',
  bools: '[]bool',
  records: '[]Rule',
  map: 'map[string]int',
  indexed: 'map[int]string',
  nested: 'map[string][]*Rule',
};

function goConstants(): fc.Arbitrary<Constant> {
  const { text, integer, real, bool } = scalars(GO_DIALECT);
  const record = fc.oneof(
    fc.tuple(text, integer, real).map(all => `{${all.join(', ')}}`),
    fc.tuple(text, integer, real).map(([n, v, w]) => `{Weight: ${w}, Name: ${n}, Value: ${v}}`),
  );
  const of = (type: Constant['type'], items: fc.Arbitrary<string[]>) =>
    between(`${GO_TYPES[type]}{`, '}', items).map(source => ({ source, type }));
  const map = (value: fc.Arbitrary<string>) =>
    fc
      .tuple(keys, fc.array(value, { minLength: 4, maxLength: 4 }))
      .map(([names, values]) => names.map((key, i) => `"${key}": ${values[i]}`));
  const indexed = fc
    .tuple(
      fc.uniqueArray(fc.constantFrom('1', 'Limit', 'Second * 10'), { minLength: 1, maxLength: 3 }),
      fc.array(text, { minLength: 3, maxLength: 3 }),
    )
    .map(([at, all]) => at.map((index, i) => `${index}: ${all[i]}`));
  return fc.oneof(
    of('texts', some(text)),
    of('integers', some(integer)),
    // Go does not convert a typed constant to another type implicitly.
    of(
      'reals',
      some(
        fc.oneof(
          real,
          integer.map(n => (n.includes('int(') ? `float64(${n})` : n)),
        ),
      ),
    ),
    of('bools', some(bool)),
    of('records', some(record)),
    of('map', map(integer)),
    of('indexed', indexed),
    of('nested', map(between('{', '}', some(record)))),
  );
}

export const go: Compiled = {
  main: 'main.go',
  files: {
    'go.mod': 'module example.com/truth\n\ngo 1.19\n',
    'names.go':
      'package main\n\nconst Greeting = "hello"\nconst (\n\tFirst = iota + 3\n\tSecond\n\t_\n\tfourth\n)\n\nconst repeated = Greeting + " " + Greeting\n\nvar Limit2 = 1\n',
    'more.go':
      'package main\n\nconst (\n\t_  = 1 << (10 * iota)\n\tKB\n\tMB\n)\n\nconst Limit = 5\n\ntype Rule struct {\n\tName   string\n\tValue  int\n\tWeight float64\n}\n',
    'word/word.go': 'package word\n\nconst Other = "other"\nconst Big = 1 << 26\n',
  },
  constants: goConstants(),
  program: constants =>
    `package main\n\nimport (\n\t"encoding/json"\n\t"os"\n\n\t"example.com/truth/word"\n)\n\nvar _ = word.Big\n\n${constants
      .map(({ source }, i) => `var V${i} = ${source.replace(/\}$/, ',\n}')}\n`)
      .join(
        '',
      )}\nfunc main() {\n\te := json.NewEncoder(os.Stdout)\n\te.SetEscapeHTML(false)\n\t_ = e.Encode(map[string]interface{}{${constants
      .map((_constant, i) => `"V${i}": V${i}`)
      .join(', ')}})\n}\n`,
};

const RUST_DIALECT: Dialect = {
  escapes: ['\\n', '\\t', '\\\\', '\\"', '\\x41', '\\u{e9}', '\\u{1F600}', "\\'", '\\0', '\\\n   '],
  texts: [
    raw('r#"', '"#'),
    raw('r"', '"'),
    plain => fc.array(plain, { maxLength: 3 }).map(all => `concat!(${[...all, '1', 'true'].join(', ')})`),
  ],
  integers: [
    decimal,
    hexadecimal,
    binary,
    withUnderscores,
    n => `0o${n.toString(8)}`,
    n => `${n}i64`,
    n => `${n}_i64`,
  ],
  reals: ['1.', '0.5', '1e3', '2.5e-3', '3.0', '1_0.0_1', '2.0f64'],
  binary: ['+', '-', '*', '&', '|', '^'],
  unary: ['-', '&'].slice(0, 1),
  casts: ['u8', 'i8', 'u16', 'i16', 'u32', 'i32'].map(
    type => value => `((${value}) as i64 as ${type} as i64)`,
  ),
  names: {
    texts: ['GREETING', 'words::OTHER', 'crate::words::deep::DEEP', 'RENAMED'],
    integers: ['LIMIT', 'words::BIG', 'NUMBER'],
  },
};

const RUST_TYPES: Record<string, string> = {
  texts: '&[&str]',
  integers: '&[i64]',
  reals: '&[f64]',
  bools: '&[bool]',
  records: '&[Rule]',
  nested: '&[(&str, i64)]',
};

function rustConstants(): fc.Arbitrary<Constant> {
  const { text, integer, real, bool } = scalars(RUST_DIALECT);
  const record = fc
    .tuple(text, integer, real)
    .map(([n, v, w]) => `Rule { weight: ${w}, name: ${n}, value: ${v} }`);
  const of = (type: Constant['type'], items: fc.Arbitrary<string[]>) =>
    between('&[', ']', items).map(source => ({ source, type }));
  return fc.oneof(
    of('texts', some(text)),
    of('integers', some(integer)),
    of('reals', some(real)),
    of('bools', some(bool)),
    of('records', some(record)),
    of('nested', some(fc.tuple(text, integer).map(all => `(${all.join(', ')})`))),
  );
}

const RUST_PRINT = `
trait Json { fn json(&self) -> String; }
impl Json for &str { fn json(&self) -> String {
  let mut s = String::from("\\"");
  for c in self.chars() { match c { '"' => s.push_str("\\\\\\""), '\\\\' => s.push_str("\\\\\\\\"), c if (c as u32) < 32 => s.push_str(&format!("\\\\u{:04x}", c as u32)), c => s.push(c) } }
  s.push('"'); s } }
impl Json for i64 { fn json(&self) -> String { self.to_string() } }
impl Json for f64 { fn json(&self) -> String { self.to_string() } }
impl Json for bool { fn json(&self) -> String { self.to_string() } }
impl<A: Json, B: Json> Json for (A, B) { fn json(&self) -> String { format!("[{},{}]", self.0.json(), self.1.json()) } }
impl Json for Rule { fn json(&self) -> String { format!("{{\\"name\\":{},\\"value\\":{},\\"weight\\":{}}}", self.name.json(), self.value.json(), self.weight.json()) } }
impl<T: Json> Json for &[T] { fn json(&self) -> String { format!("[{}]", self.iter().map(|x| x.json()).collect::<Vec<_>>().join(",")) } }
`;

export const rust: Compiled = {
  main: 'src/main.rs',
  files: {
    'src/words.rs': 'pub const OTHER: &str = "other";\npub const BIG: i64 = 1 << 26;\npub mod deep;\n',
    'src/words/deep.rs':
      'use super::OTHER;\npub const DEEP: &str = OTHER;\npub const NUMBER: i64 = super::BIG / 7;\n',
  },
  constants: rustConstants(),
  program: constants =>
    `#![allow(warnings)]\nmod words;\nuse words::{OTHER as RENAMED, deep::NUMBER};\npub struct Rule { pub name: &'static str, pub value: i64, pub weight: f64 }\nconst GREETING: &str = "hello";\npub static LIMIT: i64 = 5;\n${constants
      .map(
        ({ source, type }, i) =>
          `pub const V${i}: ${RUST_TYPES[type]} = ${source.replaceAll(/\bLIMIT\b/g, 'LIMIT_')};\n`,
      )
      .join('')}const LIMIT_: i64 = 6;\n${RUST_PRINT}\nfn main() { println!("{{{}}}", vec![${constants
      .map((_constant, i) => `format!("\\"V${i}\\":{}", V${i}.json())`)
      .join(', ')}].join(",")); }\n`,
};

const JAVA_DIALECT: Dialect = {
  escapes: ['\\n', '\\t', '\\\\', '\\"', '\\101', '\\u00e9', "\\'", '\\7', '\\s'],
  texts: [
    joined,
    () =>
      fc
        .array(fc.constantFrom('a', '  b', '\\n', 'ç', ' "q" ', ''), { maxLength: 4 })
        .map(lines => `"""\n    ${lines.join('\n    ')}\n   """`),
  ],
  integers: [decimal, hexadecimal, HEXADECIMAL, binary, octal, withUnderscores, n => `(${n} * 12 / -7)`],
  reals: ['1.', '.5', '1e3', '2.5e-3', '3.0', '2d'],
  binary: ['+', '-', '&', '|', '^'],
  unary: ['-', '~', '+', '(int) '],
  casts: ['byte', 'short', 'int'].map(type => value => `(${type}) (${value})`),
  choice: (condition, a, b) => `(${condition} ? ${a} : ${b})`,
  names: {
    texts: ['GREETING', 'Words.OTHER', 'IMPORTED', '("n" + 1 + true)'],
    integers: ['LIMIT', 'Words.BIG', 'IMPORTED.length() * 0'].slice(0, 2),
  },
};

function javaConstants(): fc.Arbitrary<Constant> {
  const { text, integer, real, bool } = scalars(JAVA_DIALECT);
  const record = fc.tuple(text, integer, real).map(all => `new Rule(${all.join(', ')})`);
  const of = (type: Constant['type'], open: string, close: string, items: fc.Arbitrary<string[]>) =>
    between(open, close, items).map(source => ({ source, type }));
  const pairs = fc
    .tuple(keys, fc.array(integer, { minLength: 4, maxLength: 4 }))
    .map(([names, values]) => names.map((key, i) => [key, values[i]] as const));
  return fc.oneof(
    of('texts', 'new String[] {', '}', some(text)),
    of('texts', 'List.of(', ')', some(text)),
    of('integers', 'new int[] {', '}', some(integer)),
    of('reals', 'new double[] {', '}', some(real)),
    of('bools', 'Arrays.asList(', ')', some(bool)),
    of('records', 'new Rule[] {', '}', some(record)),
    of('nested', 'List.of(', ')', some(between('List.of(', ')', some(record)))),
    of(
      'map',
      'Map.of(',
      ')',
      pairs.map(all => all.flatMap(([key, value]) => [`"${key}"`, value as string])),
    ),
    of(
      'map',
      'Map.ofEntries(',
      ')',
      pairs.map(all => all.map(([key, value]) => `Map.entry("${key}", ${value})`)),
    ),
  );
}

const JAVA_PRINT = `
  record Rule(String name, int value, double weight) {}
  static String json(Object o) throws Exception {
    if (o instanceof String) { String s = (String) o;
      StringBuilder b = new StringBuilder("\\"");
      for (char c : s.toCharArray()) { if (c == '"' || c == 92) b.append((char) 92).append(c); else if (c < 32) b.append(String.format("%cu%04x", 92, (int) c)); else b.append(c); }
      return b.append('"').toString();
    }
    if (o instanceof Map) { Map<?, ?> m = (Map<?, ?>) o; List<String> l = new ArrayList<>(); for (Map.Entry<?, ?> e : m.entrySet()) l.add(json(e.getKey()) + ":" + json(e.getValue())); return "{" + String.join(",", l) + "}"; }
    if (o instanceof Collection) { Collection<?> c = (Collection<?>) o; List<String> l = new ArrayList<>(); for (Object x : c) l.add(json(x)); return "[" + String.join(",", l) + "]"; }
    if (o instanceof Rule) { Rule r = (Rule) o; return "{" + json("name") + ":" + json(r.name()) + "," + json("value") + ":" + r.value() + "," + json("weight") + ":" + r.weight() + "}"; }
    if (o.getClass().isArray()) { List<String> l = new ArrayList<>(); for (int i = 0; i < java.lang.reflect.Array.getLength(o); i++) l.add(json(java.lang.reflect.Array.get(o, i))); return "[" + String.join(",", l) + "]"; }
    return String.valueOf(o);
  }
`;

export const java: Compiled = {
  main: 'pkg/Main.java',
  files: {
    'pkg/Words.java':
      'package pkg;\nclass Words { static final String OTHER = "other" + 1; static final int BIG = 1 << 20; }\n',
    'pkg/deep/Consts.java':
      'package pkg.deep;\npublic class Consts { public static final String IMPORTED = "imported"; }\n',
  },
  constants: javaConstants(),
  program: constants =>
    `package pkg;\nimport java.util.*;\nimport static pkg.deep.Consts.IMPORTED;\npublic class Main {\n  static final String GREETING = "hello";\n  static final int LIMIT = 5;\n${constants
      .map(({ source }, i) => `  static final Object V${i} = ${source};\n`)
      .join(
        '',
      )}${JAVA_PRINT}  public static void main(String[] a) throws Exception {\n    Map<String, Object> m = new LinkedHashMap<>();\n${constants
      .map((_constant, i) => `    m.put("V${i}", V${i});\n`)
      .join('')}    new java.io.PrintStream(System.out, true, "UTF-8").println(json(m));\n  }\n}\n`,
};
