import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isFuzzing } from '../../fuzzing.js';
import { canRunHere, jsonFrom } from '../interpreter.js';
import { folderWith, readIn } from '../small-repository.js';

/**
 * Calls of `reg` in every place of a program of Rust: they are run, and say with what they were called. What was read of them is
 * equal, or told.
 */
const PER_PROGRAM = isFuzzing() ? 2000 : 150;

type Write = (call: (n: number) => string, n: number) => string;

/** Places for one call or two; all of them run, each call once. */
const PLACES: readonly Write[] = [
  (call, n) => `${call(n)};`,
  (call, n) => `let _ = vec![${call(n)}, ${call(n + 1)}];`,
  (call, n) =>
    `let _ = vec![ // ${'reg("no", 0)'}\n    vec![${call(n)}], /* reg("no") */ vec![\n ${call(n + 1)}]];`,
  (call, n) => `assert_eq!(${call(n)}, ${n}, "reg({})", 1);`,
  (call, n) => `let _ = format!("{}{x}", ${call(n)}, x = ${call(n + 1)});`,
  (call, n) => `let _ = matches!(Some(${call(n)}), Some(y) if y == ${call(n + 1)} - 1);`,
  (call, n) => `let _ = id!(${call(n)});`,
  (call, n) => `run! { ${call(n)}; let z = ${call(n + 1)}; let _ = z; }`,
  (call, n) => `let _ = arms! { "k" => ${call(n)}, "l" => ${call(n + 1)} };`,
  (call, n) => `let _ = (|| ${call(n)})();`,
  (call, n) => `if ${call(n)} > -1 { let _ = [${call(n + 1)}]; }`,
  (call, n) => `let _ = object!({ "a": ${call(n)}, "b": [1, ${call(n + 1)}] });`,
  (call, n) => `let _ = R { a: ${call(n)} }.a;`,
  (call, n) => `let _ = vec![${call(n)}; 2];`,
  (call, n) => `let _ = "reg(\\"no\\", 1)"; let _ = r#"reg("no", 2)"#; let _ = '"'; let _ = ${call(n)};`,
];

const FORMS: readonly ((n: number) => string)[] = [
  n => `reg("c${n}", ${n})`,
  n => `reg(\n      "c${n}", // a comment, with reg(\n      ${n},\n    )`,
  n => `self::reg("c${n}", ${n})`,
  n => `reg::<&str>("c${n}", ${n})`,
];

const program = (rolls: readonly (readonly [number, number])[]) => `#![allow(warnings)]
struct R { a: i64 }
fn reg<T: AsRef<str>>(name: T, n: i64) -> i64 { println!("[\\"{}\\",{}],", name.as_ref(), n); n }
macro_rules! id { ($x:expr) => { $x } }
macro_rules! run { ($($x:tt)*) => { { $($x)* } } }
macro_rules! arms { ($($k:expr => $v:expr),* $(,)?) => { vec![$(($k, $v)),*] } }
macro_rules! object { ({ $k:literal : $v:expr, $l:literal : [$a:expr, $b:expr] }) => { ($v, $b) } }
${rolls
  .map(
    ([place, form], i) =>
      `fn f${i}() {\n  ${(PLACES[place % PLACES.length] as Write)(FORMS[form % FORMS.length] as (n: number) => string, i * 2)}\n}`,
  )
  .join('\n')}
fn main() { println!("["); ${rolls.map((_roll, i) => `f${i}();`).join(' ')} println!("null]"); }
`;

(canRunHere('rustc', '--version') ? it : it.skip)(
  'Rust: calls in all places are those that run, or told',
  async () => {
    const seed = Number(process.env.PROPERTY_SEED ?? 1);
    const rolls = fc.sample(fc.tuple(fc.nat(999), fc.nat(999)), { seed, numRuns: PER_PROGRAM });
    const folder = folderWith({ 'main.rs': program(rolls) });
    const { status, stderr } = spawnSync('rustc', ['--edition', '2021', 'main.rs', '-o', 'main'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`rustc: ${stderr.slice(0, 2000)}`);
    const ran = (jsonFrom(join(folder, 'main'), [], '') as unknown[])
      .slice(0, -1)
      .map(call => JSON.stringify(call));
    const { values, reported } = await readIn(folder, { table: 'main.rs#reg()', map: '$string(args)' });
    expect([...values].sort()).toEqual(ran.sort());
    expect(reported).toEqual([]);
    process.stderr.write(`Rust: ${values.length} calls are those that ran\n`);
  },
  300_000,
);
