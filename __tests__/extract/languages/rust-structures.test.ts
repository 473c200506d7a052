import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { canRunHere, jsonFrom } from '../interpreter.js';
import { folderWith, readIn } from '../small-repository.js';

const itWithRust = canRunHere('rustc', '--version') ? it : it.skip;

/** What a program says of each case when it runs, and what is read of the same text. */
async function compared(source: string, main: string, table: string, map: string) {
  const folder = folderWith({ 'main.rs': `${source}\nfn main() { println!("[{}]", ${main}); }\n` });
  const { status, stderr } = spawnSync(
    'rustc',
    ['--edition', '2021', '-A', 'warnings', 'main.rs', '-o', 'main'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`rustc: ${stderr.slice(0, 2000)}`);
  return {
    ran: jsonFrom(join(folder, 'main'), [], '') as unknown[],
    ...(await readIn(folder, { table, map })),
  };
}

const OTHERS = `
#[derive(Clone)]
pub struct Rule { code: &'static str, title: String, level: u8 }
const BASE: Rule = Rule { code: "B0", title: String::new(), level: 3 };
pub fn base() -> Rule { Rule { code: "B1", title: "made".into(), level: 4 } }
pub fn all() -> Vec<Rule> { vec![
  Rule { code: "A", ..BASE },
  Rule { title: "own".to_string(), ..base() },
  Rule { code: "C", ..Rule { code: "inner", title: "deep".into(), ..BASE } },
  Rule { level: 9, code: "D", ..base() },
] }`;

/** The fields of another structure were left out in silence. */
itWithRust('a structure has the other fields of the one behind its dots', async () => {
  const { ran, values, reported } = await compared(
    OTHERS,
    'all().iter().map(|r| format!("[{:?},{:?},{}]", r.code, r.title, r.level)).collect::<Vec<_>>().join(",")',
    'main.rs#all',
    '$string([value.params.code, value.params.title, value.params.level])',
  );
  expect([values, reported]).toEqual([ran.map(row => JSON.stringify(row)), []]);
});

it('says so of each field that the other structure may have, and is not known', async () => {
  const rule = "pub struct Rule { code: &'static str, title: &'static str }\n";
  const { reported } = await readIn(
    folderWith({ 'a.rs': `${rule}fn f() { g(Rule { code: "A", ..h() }); }\n` }),
    { table: 'a.rs#Rule()', map: "params.code & ' ' & params.title" },
  );
  expect(reported).toEqual(['source-unresolved a.rs:2']);
});

const FORMATS = String.raw`
const N: u8 = 3;
const NAME: &str = "zé";
pub struct Text { of: String }
pub fn all() -> Vec<Text> { vec![
  Text { of: format!("plain") },
  Text { of: format!("a {} b {{x}} {NAME}", 5) },
  Text { of: format!(r#"raw \{N} "q" {0}{0}"#, NAME) },
  Text { of: format!("{n} {} {m}", 'c', n = NAME, m = -4) },
  Text { of: format!("\u{41}\\{}\
       joined\n", 1) },
  Text { of: format!("{1}{}{}", "x", "y") },
  Text { of: format!("{}", true) },
] }`;

itWithRust('a text that is formatted without widths or signs is what the program makes', async () => {
  const { ran, values, reported } = await compared(
    FORMATS,
    'all().iter().map(|t| format!("{:?}", t.of)).collect::<Vec<_>>().join(",")',
    'main.rs#all',
    'value.params.of',
  );
  expect([values, reported]).toEqual([ran, []]);
});

it.each(['"{:>4}", 1', '"{:?}", "a"', '"{} {}", 1', '"{}", x', 'TEXT'])('format!(%s) is told', async args => {
  const { reported } = await readIn(
    folderWith({ 'a.rs': `struct T { of: String }\nfn f(x: u8) { g(T { of: format!(${args}) }); }\n` }),
    { table: 'a.rs#T()', map: 'params.of' },
  );
  expect(reported).toEqual(['source-unresolved a.rs:2']);
});

const VARIANTS = `
pub enum E { A { x: u8 }, B(u8, u8), C(Box<E>), D, F(u8) }
impl E {
  pub fn text(&self) -> &'static str {
    match self { E::A { x } => "a", Self::B(ref n, _) => "b", E::C(inner) => "c", E::D => "d", E::F(..) => "f" }
  }
}`;

/** An arm that takes whatever a variant holds had no key. */
itWithRust('arms that take all that a variant holds are entries by its name', async () => {
  const made = [
    ['A', 'E::A { x: 1 }'],
    ['B', 'E::B(1, 2)'],
    ['C', 'E::C(Box::new(E::D))'],
    ['D', 'E::D'],
    ['F', 'E::F(1)'],
  ];
  const { ran, values, reported } = await compared(
    VARIANTS,
    `[${made.map(([name, value]) => `format!("{:?}", format!("${name} {}", ${value}.text()))`)}].join(",")`,
    'main.rs#E.text',
    "key & ' ' & value",
  );
  expect([values, reported]).toEqual([ran, []]);
});

it('arms for some of what a variant holds are told', async () => {
  const { reported } = await readIn(
    folderWith({
      'a.rs':
        'enum E { F(u8), G { a: u8 } }\nfn f(e: E) -> &\'static str { match e { E::F(3) => "x", E::F(_) => "y", E::G { a: 1 } => "z", E::G { .. } => "w" } }\n',
    }),
    { table: 'a.rs#f', map: 'key' },
  );
  expect(reported).toEqual(['source-unresolved a.rs:2', 'source-unresolved a.rs:2']);
});
