import { expect, test } from '@jest/globals';
import { read } from '../small-repository.js';

const DEFINED = "pub struct Cmd { pub name: &'static str, pub n: i32 }\n";

/** The names of all `Cmd { … }` of a text in Rust, with the places where they stand. */
async function commands(text: string) {
  const { rows, reported } = await read(
    { 'a.rs': DEFINED + text },
    { table: 'a.rs#Cmd()', map: "params.name & ' ' & line" },
  );
  return { names: rows.map(({ value }) => value), reported };
}

test.each([
  ['vec!', 'vec![Cmd { name: "a", n: 1 },\n  Cmd { name: "b", n: 2 }]', ['a 2', 'b 3']],
  ['vec! of one many times', 'vec![Cmd { name: "a", n: 1 }; 3]', ['a 2']],
  ['assert_eq!', 'assert_eq!(f(),\n  Cmd { name: "a", n: 1 }, "text {}", 3)', ['a 3']],
  ['println! with names', 'println!("{x:?}", x = Cmd { name: "a", n: 1 })', ['a 2']],
  [
    'a macro in a macro',
    'vec![vec![Cmd { name: "a", n: 1 }], some![\n(Cmd { name: "b", n: 2 })]]',
    ['a 2', 'b 3'],
  ],
  ['a closure in arguments', 'run!(|x| Cmd { name: "a", n: x })', ['a 2']],
  ['a map', 'phf_map! { "x" => Cmd { name: "a", n: 1 },\n "y" => Cmd { name: "b", n: 2 } }', ['a 2', 'b 3']],
  [
    'statements',
    'in_order! { let x = 1; put(Cmd { name: "a", n: 1 });\n put(Cmd { name: "b", n: 2 }) }',
    ['a 2', 'b 3'],
  ],
  [
    'what is no Rust around it',
    'json!({ "x": Cmd { name: "a", n: 1 },\n "y": [1, Cmd { name: "b", n: 2 }] })',
    ['a 2', 'b 3'],
  ],
  ['the condition of a pattern', 'matches!(x, Some(y) if y == Cmd { name: "a", n: 1 })', ['a 2']],
  ['a pattern, which makes none', 'matches!(x, Cmd { name: "a", .. })', []],
  [
    'one with comments',
    'vec![ // Cmd { name: "no" }\n  Cmd { name: "a", /* Cmd { } */ n: 1 }, "Cmd { }"]',
    ['a 3'],
  ],
])('Rust: %s', async (_title, expression, names) => {
  expect(await commands(`fn f() { let x = ${expression}; g(Cmd { name: "z", n: 0 }); }`)).toEqual({
    names: [...names, `z ${expression.split('\n').length + 1}`],
    reported: [],
  });
});

test('Rust: items in a macro, and statics that a macro makes', async () => {
  const text = `lazy_static! {\n  static ref A: Cmd = Cmd { name: "a", n: 1 };\n  pub static ref B: Cmd = Cmd { name: "b", n: 2 };\n}
thread_local! { static C: Cmd = Cmd { name: "c", n: 3 } }
cfg_if! { if #[cfg(unix)] { fn g() -> Cmd { Cmd { name: "d", n: 4 } } } else { fn g() -> Cmd { Cmd { name: "e", n: 5 } } } }`;
  expect((await commands(text)).names).toEqual(['a 3', 'b 4', 'c 6', 'd 7', 'e 7']);
});

test('Rust: constants of the file are known in macros, and what is not known has its place', async () => {
  const text = `const NAME: &str = "a";\nfn f() { vec![Cmd { name: NAME, n: 1 },    Cmd { name: later, n: 2 }]; }`;
  const { rows, problems } = await read(
    { 'a.rs': DEFINED + text },
    { table: 'a.rs#Cmd()', map: 'params.name' },
  );
  expect(rows.map(({ value }) => value)[0]).toBe('a');
  const column = (text.split('\n')[1] as string).indexOf('later') + 1;
  expect(problems.map(({ rule, place }) => ({ rule, place }))).toEqual([
    { rule: 'source-unresolved', place: { file: 'a.rs', line: 3, column } },
  ]);
});

test('Rust: where the tokens of a macro cannot be read, their lines are told', async () => {
  const { names, reported } = await commands(
    `macro_rules! cmd { ($n:expr) => { Cmd { name: $n, n: 0 } } }
fn f() { quote! { Cmd { name: #name, n: 1 } }; g(Cmd { name: "z", n: 0 }); }`,
  );
  expect(names).toEqual(['z 3']);
  expect(reported).toEqual(['source-not-taken a.rs:2']);
});
