import { expect, test } from '@jest/globals';
import { read } from '../small-repository.js';

const RULES = `pub struct Rule { name: &'static str, n: i32 }
pub const RULES: &[Rule] = &[
  Rule { name: "a", n: 1 },
  #[cfg(feature = "x")]
  Rule { name: "b", n: 2 },
  #[cfg(test)]
  Rule { name: "only in tests", n: 3 },
  #[cfg(all(unix, test))] // a comment
  Rule { name: "too", n: 3 },
  #[cfg(any(test, unix))]
  Rule { name: "c", n: 4 },
  #[cfg_attr(feature = "y", deprecated)]
  Rule { name: "d", n: 5 },
  Rule { name: "e", #[cfg(test)] n: 6, #[cfg(not(test))] n: 7 },
];
`;

test('entries carry their condition, those of tests are left out and counted', async () => {
  const { rows, reported, problems } = await read(
    { 'a.rs': RULES },
    { table: 'a.rs#RULES', map: '[params.name, params.n, condition]' },
  );
  expect(rows.map(({ value }) => value)).toEqual([
    ['a', 1],
    ['b', 2, '#[cfg(feature = "x")]'],
    ['c', 4, '#[cfg(any(test, unix))]'],
    ['d', 5],
    ['e', 7],
  ]);
  expect(reported).toEqual(['source-tests a.rs:1', 'table-conditional a.rs:5', 'table-conditional a.rs:11']);
  expect(problems.map(({ message }) => message)).toEqual([
    '3 parts of RULES are compiled for tests alone, and left out.',
    'An entry of RULES stands under #[cfg(feature = "x")].',
    'An entry of RULES stands under #[cfg(any(test, unix))].',
  ]);
});

test('calls in tests are left out and counted, others carry what they stand under', async () => {
  const text = `fn reg(a: &str) {}
#[cfg(unix)]
fn all() {
  reg("unix");
  if cfg!(feature = "z") { reg("z") } else { reg("no z") }
  vec![reg("m"), #[cfg(windows)] reg("w")];
}
#[cfg(test)]
mod tests { #[test] fn f() { reg("1"); vec![reg("2")]; } }
#[test] fn g() { reg("3") }
#[tokio::test] async fn h() { reg("4") }
fn i() { if cfg!(test) { reg("5") } }
mod inner { #![cfg(windows)] fn x() { reg("inner") } }
`;
  const { rows, problems } = await read(
    { 'a.rs': text },
    { table: 'a.rs#reg()', map: '[args[0], condition]' },
  );
  expect(rows.map(({ value }) => value)).toEqual([
    ['unix', '#[cfg(unix)]'],
    ['z', '#[cfg(unix)] && cfg!(feature = "z")'],
    ['no z', '#[cfg(unix)] && !(cfg!(feature = "z"))'],
    ['m', '#[cfg(unix)]'],
    ['w', '#[cfg(unix)] && #[cfg(windows)]'],
    ['inner', '#![cfg(windows)]'],
  ]);
  const rules = problems.map(({ rule }) => rule);
  expect(rules).toEqual(['source-tests', ...rules.slice(1)]);
  expect(new Set(rules.slice(1))).toEqual(new Set(['table-conditional']));
  expect(problems[0]?.message).toBe('5 calls of reg() are compiled for tests alone, and left out.');
});

test('a table that tests define for themselves is not taken for the real one', async () => {
  const text = `#[cfg(not(test))] pub const WORDS: &[&str] = &["a"];
#[cfg(test)] pub const WORDS: &[&str] = &["b"];
pub enum Kind { A, #[cfg(test)] B, #[cfg(feature = "q")] C }
pub fn name(k: Kind) -> &'static str { match k { Kind::A => "x", #[cfg(test)] Kind::B => "y", #[cfg(feature = "q")] Kind::C => "z" } }
`;
  const of = async (name: string) =>
    (await read({ 'a.rs': text }, { table: `a.rs#${name}`, map: '[key, value, condition]' })).values;
  expect(await of('WORDS')).toEqual([[0, 'a', '#[cfg(not(test))]']]);
  expect(await of('Kind')).toEqual([
    ['A', 'A'],
    ['C', 'C', '#[cfg(feature = "q")]'],
  ]);
  expect(await of('name')).toEqual([
    ['A', 'x'],
    ['C', 'z', '#[cfg(feature = "q")]'],
  ]);
});

test('definitions carry their condition, those of tests are none', async () => {
  const text =
    '#[cfg(unix)]\npub fn a() {}\npub fn b() {}\n#[test]\npub fn c() {}\n#[cfg(test)]\npub mod tests {}\n';
  const { values } = await read({ 'a.rs': text }, { symbols: 'a.rs', map: '[name, condition]' });
  expect(values).toEqual([['a', '#[cfg(unix)]'], ['b']]);
});
