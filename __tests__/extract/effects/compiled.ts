import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readIn } from '../small-repository.js';
import { isValueTable, type Row, verdictOfValues } from './judged-values.js';
import type { Judged, Program, Verdict } from './programs.js';

/** A language with a compiler: how many small programs become one that prints what each of their tables holds. */
export interface Compiled {
  /** The file with the table, and the table there. */
  readonly first: string;
  readonly table: string;
  /** What each file needs before it can be read by itself. */
  readonly prelude: (program: number) => string;
  /** Writes what joins the programs, compiles all of it, and gives the lines that it prints: a JSON list of rows each. */
  run(root: string, programs: readonly Program[]): string;
}

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' },
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.slice(0, 4000)}`);
  return stdout;
}

const all = (programs: readonly Program[], text: (i: number) => string) =>
  programs.map((_program, i) => text(i)).join('\n');

const IMPORTS = ['fmt', 'maps', 'slices', 'sort', 'strings'];

export const go: Compiled = {
  first: 'a.go',
  table: 'K',
  prelude: i =>
    `package p${i}\nimport (${IMPORTS.map(each => `"${each}"`).join('; ')})\nvar _, _, _, _, _ = fmt.Sprint, maps.Keys[map[int]int], slices.Max[[]int], sort.Ints, strings.Join\n`,
  run(root, programs) {
    writeFileSync(join(root, 'go.mod'), 'module x\n\ngo 1.21\n');
    const text = `package main
import ("encoding/json"; "fmt"; "reflect"
${all(programs, i => `"x/p${i}"`)})
func plain(v reflect.Value) any {
  if (v.Kind() == reflect.Slice || v.Kind() == reflect.Map) && v.IsNil() { return nil }
  switch v.Kind() {
  case reflect.Pointer, reflect.Interface: if v.IsNil() { return nil }; return plain(v.Elem())
  case reflect.Slice, reflect.Array: out := []any{}; for i := 0; i < v.Len(); i++ { out = append(out, plain(v.Index(i))) }; return out
  case reflect.Map: out := map[string]any{}; for _, k := range v.MapKeys() { out[fmt.Sprint(k.Interface())] = plain(v.MapIndex(k)) }; return out
  case reflect.Struct: out := map[string]any{}; for i := 0; i < v.NumField(); i++ { out[v.Type().Field(i).Name] = plain(v.Field(i)) }; return out
  case reflect.Float32: if f := v.Float(); f == float64(int64(f)) { return int64(f) }
  case reflect.Func, reflect.Chan: return nil
  }
  return v.Interface()
}
func rows(x any) {
  v := reflect.ValueOf(x)
  out := [][2]any{}
  if v.Kind() == reflect.Map { for _, k := range v.MapKeys() { out = append(out, [2]any{k.Interface(), plain(v.MapIndex(k))}) } } else { for i := 0; i < v.Len(); i++ { out = append(out, [2]any{i, plain(v.Index(i))}) } }
  b, _ := json.Marshal(out)
  fmt.Println(string(b))
}
func main() {
${all(programs, i => `rows(p${i}.K)`)}
}`;
    writeFileSync(join(root, 'main.go'), text);
    for (const i of programs.keys())
      writeFileSync(join(root, `p${i}`, 't.go'), `package p${i}\ntype T struct { Name string; N int }\n`);
    run('go', ['build', '-o', 'main', '.'], root);
    return run(join(root, 'main'), [], root);
  },
};

export const java: Compiled = {
  first: 'A.java',
  table: 'K',
  prelude: i => `package p${i};\nimport java.util.*; import java.util.stream.*;\n`,
  run(root, programs) {
    for (const i of programs.keys())
      writeFileSync(
        join(root, `p${i}`, 'T.java'),
        `package p${i};\npublic class T { public String name; public int n; public T(String name, int n) { this.name = name; this.n = n; } void set(int m) { this.n = m; } }\n`,
      );
    const text = `import java.lang.reflect.*; import java.util.*;
public class Main {
  static String json(Object x) throws Exception {
    if (x == null || x instanceof Number || x instanceof Boolean) return String.valueOf(x);
    if (x instanceof String || x instanceof Character) {
      StringBuilder s = new StringBuilder("\\"");
      for (char c : x.toString().toCharArray()) s.append(c < 32 || c > 126 || c == '"' || c == '\\\\' ? String.format("\\\\u%04x", (int) c) : String.valueOf(c));
      return s + "\\"";
    }
    StringBuilder b = new StringBuilder();
    if (x instanceof Map<?, ?> m) { for (var e : m.entrySet()) b.append(b.length() == 0 ? "" : ",").append(json(e.getKey())).append(":").append(json(e.getValue())); return "{" + b + "}"; }
    if (x instanceof Collection<?> c) { for (Object e : c) b.append(b.length() == 0 ? "" : ",").append(json(e)); return "[" + b + "]"; }
    if (x.getClass().isArray()) { for (int i = 0; i < Array.getLength(x); i++) b.append(i == 0 ? "" : ",").append(json(Array.get(x, i))); return "[" + b + "]"; }
    for (Field f : x.getClass().getDeclaredFields()) { f.setAccessible(true); b.append(b.length() == 0 ? "" : ",").append('"' + f.getName() + "\\":").append(json(f.get(x))); }
    return "{" + b + "}";
  }
  static void rows(String p, String[] all) throws Exception {
    for (String name : all) Class.forName(p + "." + name);
    Field f = Class.forName(p + ".A").getDeclaredField("K");
    f.setAccessible(true);
    Object k = f.get(null);
    List<Object> out = new ArrayList<>();
    if (k instanceof Map<?, ?> m) for (var e : m.entrySet()) out.add(Arrays.asList(e.getKey(), e.getValue()));
    else if (k instanceof Collection<?> c) { int i = 0; for (Object e : c) out.add(Arrays.asList(i++, e)); }
    else for (int i = 0; i < Array.getLength(k); i++) out.add(Arrays.asList(i, Array.get(k, i)));
    System.out.println(json(out));
  }
  public static void main(String[] args) throws Exception {
${all(
  programs,
  i =>
    `    rows("p${i}", new String[] {${Object.keys(programs[i]?.files ?? {})
      .map(each => `"${each.replace('.java', '')}"`)
      .join(', ')}});`,
)}
  }
}`;
    writeFileSync(join(root, 'Main.java'), text);
    run(
      'javac',
      [
        '-nowarn',
        '-d',
        'out',
        'Main.java',
        ...programs.flatMap((program, i) =>
          ['T.java', ...Object.keys(program.files)].map(each => `p${i}/${each}`),
        ),
      ],
      root,
    );
    return run('java', ['-cp', 'out', 'Main'], root);
  },
};

const C_PRELUDE =
  '#include <string.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <stdint.h>\n#include <stdbool.h>\ntypedef struct { const char *name; int n; } T;\n';

/** Texts as JSON, whatever is in them. */
const C_TEXT = `static void text_(const char *x) {
  if (!x) { printf("null"); return; }
  putchar('"');
  for (; *x; x++) (unsigned char)*x < 32 || *x == '"' || *x == '\\\\' ? printf("\\\\u%04x", *x) : putchar(*x);
  putchar('"');
}
`;

export const c: Compiled = {
  first: 'a.c',
  table: 'K',
  prelude: () => C_PRELUDE,
  run(root, programs) {
    const printed = `${C_TEXT}static void t_(T t) { printf("{\\"name\\":"); text_(t.name); printf(",\\"n\\":%d}", t.n); }
static void i_(long long i) { printf("%lld", i); }
static void u_(unsigned long long i) { printf("%llu", i); }
static void b_(_Bool b) { printf(b ? "true" : "false"); }
static void d_(double d) { printf("%.17g", d); }
static void f_(float f) { char s[40]; int p = 0; if (f == (long long)f) { printf("%lld", (long long)f); return; } do snprintf(s, sizeof s, "%.*g", ++p, f); while (strtof(s, 0) != f && p < 9); printf("%s", s); }
#ifdef VALUE_V
static void v_(V);
#define OF_V V: v_,
#else
#define OF_V
#endif
#define PRINT(x) _Generic((x), T: t_, OF_V _Bool: b_, float: f_, double: d_, const char *: text_, char *: text_, unsigned char: u_, unsigned short: u_, unsigned: u_, unsigned long: u_, unsigned long long: u_, default: i_)(x)
#ifdef VALUE_V
static void v_(V x) { printf("{\\"id\\":%d,\\"v\\":", x.id); PRINT(x.v); putchar('}'); }
#endif
#ifdef VALUE_PAIRS
#define ROW(x) putchar('['); PRINT(x[0]); putchar(','); PRINT(x[1]); putchar(']')
#else
#define ROW(x) PRINT(x)
#endif
`;
    for (const [i, program] of programs.entries()) {
      const rows = `void rows_${i}(void) { putchar('['); for (unsigned i = 0; i < sizeof K / sizeof K[0]; i++) { printf(i ? ",[%u," : "[%u,", i); ROW(K[i]); putchar(']'); } puts("]"); }`;
      writeFileSync(
        join(root, `${i}.c`),
        `${C_PRELUDE}${Object.values(program.files).join('\n')}\n${printed}${rows}\n`,
      );
    }
    const main = `${all(programs, i => `void rows_${i}(void);`)}\nint main(void) { ${all(programs, i => `rows_${i}();`)} return 0; }\n`;
    writeFileSync(join(root, 'main.c'), main);
    run('gcc', ['-w', '-o', 'main', 'main.c', ...programs.map((_program, i) => `${i}.c`)], root);
    return run(join(root, 'main'), [], root);
  },
};

const CPP_INCLUDES = [
  'algorithm',
  'array',
  'cstdint',
  'cstring',
  'functional',
  'iterator',
  'map',
  'memory',
  'numeric',
  'set',
  'sstream',
  'string',
  'tuple',
  'unordered_map',
  'unordered_set',
  'vector',
]
  .map(each => `#include <${each}>\n`)
  .join('');
const CPP_TYPE = 'struct T { const char* name; int n; };\n';

export const cpp: Compiled = {
  first: 'a.cpp',
  table: 'K',
  prelude: () => `${CPP_INCLUDES}${CPP_TYPE}`,
  run(root, programs) {
    const text = `${CPP_INCLUDES}#include <cstdio>
static void json(bool x) { printf(x ? "true" : "false"); }
static void json(float f) { char s[40]; int p = 0; if (f == (long long)f) { printf("%lld", (long long)f); return; } do snprintf(s, sizeof s, "%.*g", ++p, f); while (strtof(s, 0) != f && p < 9); printf("%s", s); }
static void json(double x) { printf("%.17g", x); }
template <class X> std::enable_if_t<std::is_integral_v<X>> json(X x) { printf("%s", std::to_string(x).c_str()); }
${C_TEXT}static void json(const char* x) { text_(x); }
static void json(const std::string& x) { json(x.c_str()); }
template <class X> auto json(const X& x) -> decltype(x.name, void()) { printf("{\\"name\\":"); json(x.name); printf(",\\"n\\":%d}", x.n); }
template <class X> auto json(const X& x) -> decltype(x.v, void()) { printf("{\\"id\\":%d,\\"v\\":", x.id); json(x.v); putchar('}'); }
template <class X> void json(const std::vector<X>& x) { putchar('['); int i = 0; for (auto& e : x) { if (i++) putchar(','); json(e); } putchar(']'); }
template <class X> void rows(const X& x) { putchar('['); int i = 0; for (auto&& e : x) { printf(i ? ",[%d," : "[%d,", i); i++; json(e); putchar(']'); } puts("]"); }
template <class A, class B> void rows(const std::map<A, B>& x) { putchar('['); int i = 0; for (auto& e : x) { printf(i++ ? ",[" : "["); json(e.first); putchar(','); json(e.second); putchar(']'); } puts("]"); }
${all(programs, i => `namespace p${i} {\n${CPP_TYPE}${Object.values(programs[i]?.files ?? {}).join('\n')}\nvoid print() { rows(K); } }`)}
int main() { ${all(programs, i => `p${i}::print();`)} }
`;
    writeFileSync(join(root, 'main.cpp'), text);
    run('g++', ['-std=c++17', '-w', '-O0', '-o', 'main', 'main.cpp'], root);
    return run(join(root, 'main'), [], root);
  },
};

const RUST_PRELUDE = 'use std::cell::*; use std::collections::*; use std::sync::*; use super::t::T;\n';

export const rust: Compiled = {
  first: 'a.rs',
  table: 'K',
  prelude: () => RUST_PRELUDE,
  run(root, programs) {
    for (const [i, program] of programs.entries()) {
      writeFileSync(join(root, `p${i}`, 't.rs'), "pub struct T { pub name: &'static str, pub n: i32 }\n");
      const modules = [...Object.keys(program.files), 't.rs'].map(
        each => `pub mod ${each.replace('.rs', '')};`,
      );
      writeFileSync(join(root, `p${i}`, 'mod.rs'), modules.join('\n'));
    }
    const text = `#![allow(warnings)]
use std::collections::*; use std::sync::*;
macro_rules! lazy_static { ($(#[$m:meta])* pub static ref $n:ident : $t:ty = $e:expr;) => { pub static $n: std::sync::LazyLock<$t> = std::sync::LazyLock::new(|| $e); } }
${all(programs, i => `mod p${i};`)}
trait Json { fn json(&self) -> String; }
macro_rules! plain { ($($t:ty)*) => { $(impl Json for $t { fn json(&self) -> String { self.to_string() } })* } }
plain!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize f64 bool);
// The shortest text is of another whole number where single precision has no more digits.
impl Json for f32 { fn json(&self) -> String { if self.fract() == 0.0 { (*self as i64).to_string() } else { self.to_string() } } }
impl Json for char { fn json(&self) -> String { text(&self.to_string()) } }
fn text(s: &str) -> String {
  let inner: String = s.chars().map(|c| match c { '"' | '\\\\' | '\\0'..='\\x1f' => format!("\\\\u{:04x}", c as u32), _ => c.to_string() }).collect();
  format!("\\"{inner}\\"")
}
impl Json for String { fn json(&self) -> String { text(self) } }
impl Json for str { fn json(&self) -> String { text(self) } }
impl<X: Json + ?Sized> Json for &X { fn json(&self) -> String { (**self).json() } }
impl<A: Json, B: Json> Json for (A, B) { fn json(&self) -> String { format!("[{},{}]", self.0.json(), self.1.json()) } }
impl<X: Json> Json for [X] { fn json(&self) -> String { format!("[{}]", self.iter().map(|e| e.json()).collect::<Vec<_>>().join(",")) } }
impl<X: Json> Json for Vec<X> { fn json(&self) -> String { self[..].json() } }
impl<X: Json, const N: usize> Json for [X; N] { fn json(&self) -> String { self[..].json() } }
trait Rows { fn rows(&self) -> String; }
impl<X: Json> Rows for [X] { fn rows(&self) -> String { format!("[{}]", self.iter().enumerate().map(|(i, e)| format!("[{i},{}]", e.json())).collect::<Vec<_>>().join(",")) } }
impl<X: Json> Rows for Vec<X> { fn rows(&self) -> String { self[..].rows() } }
impl<X: Json, const N: usize> Rows for [X; N] { fn rows(&self) -> String { self[..].rows() } }
impl<X: Rows + ?Sized> Rows for &X { fn rows(&self) -> String { (**self).rows() } }
impl<A: Json, B: Json> Rows for HashMap<A, B> { fn rows(&self) -> String { format!("[{}]", self.iter().map(|(k, v)| format!("[{},{}]", k.json(), v.json())).collect::<Vec<_>>().join(",")) } }
impl<A: Json, B: Json> Rows for BTreeMap<A, B> { fn rows(&self) -> String { format!("[{}]", self.iter().map(|(k, v)| format!("[{},{}]", k.json(), v.json())).collect::<Vec<_>>().join(",")) } }
impl<X: Rows> Rows for LazyLock<X> { fn rows(&self) -> String { (**self).rows() } }
impl<X: Rows> Rows for Mutex<X> { fn rows(&self) -> String { self.lock().unwrap().rows() } }
impl<X: Rows> Rows for RwLock<X> { fn rows(&self) -> String { self.read().unwrap().rows() } }
${all(programs, i => `impl Json for p${i}::t::T { fn json(&self) -> String { format!("{{\\"name\\":{},\\"n\\":{}}}", text(self.name), self.n) } }`)}
${all(programs, i =>
  programs[i]?.text.includes('pub struct V {')
    ? `impl Json for p${i}::a::V { fn json(&self) -> String { format!("{{\\"v\\":{}}}", self.v.json()) } }`
    : '',
)}
fn main() { unsafe {
${all(programs, i => `println!("\\n={}", (&p${i}::a::K).rows());`)}
} }
`;
    writeFileSync(join(root, 'main.rs'), text);
    run('rustc', ['--edition', '2021', '-C', 'debuginfo=0', '-o', 'main', 'main.rs'], root);
    // Programs print, too.
    return [...run(join(root, 'main'), [], root).matchAll(/^=(.*)$/gm)].map(([, line]) => line).join('\n');
  },
};

/** Runs programs, reads them, and compares. */
export async function judgeCompiled(language: Compiled, programs: readonly Program[]): Promise<Judged[]> {
  const root = mkdtempSync(join(tmpdir(), 'refdata-compiled-'));
  try {
    for (const [i, program] of programs.entries())
      for (const [path, text] of Object.entries(program.files)) {
        const file = join(root, `p${i}`, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, language.prelude(i) + text);
      }
    const truths = language.run(root, programs).trim().split('\n');
    if (truths.length !== programs.length)
      throw new Error(`${truths.length} of ${programs.length} tables were printed`);
    const judged: Judged[] = [];
    for (const [i, program] of programs.entries()) {
      const inOrder = SORTS_ITSELF.test(program.text) ? (rows: Row[]) => rows : byKey;
      const truth = inOrder(JSON.parse(truths[i] as string));
      const table = `${language.first}#${program.table ?? language.table}`;
      const isOfValues = isValueTable(program);
      // As text, so that nothing in it is left as it is that is not known; of numbers, that is not exact.
      const map = isOfValues ? '{"key": key, "value": value}' : '$string($)';
      const { values, reported } = await readIn(join(root, `p${i}`), { table, map });
      const rows = inOrder(
        values
          .filter(row => typeof row === (isOfValues ? 'object' : 'string') && row !== null)
          .map(row => (isOfValues ? row : JSON.parse(row as string)) as { key: unknown; value: unknown })
          .map(({ key, value }) => [key, fields(value)]),
      );
      const told = reported.filter(each => !each.startsWith('table-changed-later'));
      const verdict = isOfValues
        ? verdictOfValues(program, truth, rows, told)
        : verdictOf(program, truth, rows, told, reported);
      judged.push({ program, verdict, truth, read: rows, reported });
    }
    return judged;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function verdictOf(
  program: Program,
  truth: readonly Row[],
  rows: readonly Row[],
  told: readonly string[],
  reported: readonly string[],
): Verdict {
  const isEqual = isDeepStrictEqual(rows, truth);
  // Of what a program holds, a change that is made later is no explanation.
  const isTold = told.length > 0 || (!program.harmless && isEqual && reported.length > 0);
  const wrong = program.harmless ? 'noisy' : isEqual ? 'equal' : 'reported';
  // What is told of single values says nothing of those beside them.
  const isOfAll = told.some(each => !each.startsWith('source-unresolved'));
  const held = new Map(truth.map(([key, value]) => [String(key), value]));
  const isRight = rows.every(([key, value]) => {
    const own = held.get(String(key));
    // A call is published as a call.
    return isDeepStrictEqual(own, value) || (typeof own !== 'object' && typeof value === 'object');
  });
  if (!isOfAll && !isRight) return 'silent';
  return isTold ? wrong : isEqual ? 'equal' : 'silent';
}

/** Containers with an order of their own; of other maps, nobody says one. */
const SORTS_ITSELF =
  /\b(?:Tree(?:Map|Set)|ConcurrentSkipList|BTree(?:Map|Set))\b|std::(?:multi)?(?:map|set)\b/;

function byKey(rows: readonly Row[]): Row[] {
  return [...rows].sort(([a], [b]) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1,
  );
}

/** An object by the names of its fields. */
function fields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fields);
  if (typeof value !== 'object' || value === null) return value;
  const { params } = value as { params?: Readonly<Record<string, unknown>> };
  return Object.fromEntries(Object.entries(params ?? value).map(([key, item]) => [key, fields(item)]));
}
