import { expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

/** Values of a table, and null for what is not known before the program runs; each said by the language's own interpreter or manual. */
async function valuesIn(path: string, text: string, name: string): Promise<unknown[]> {
  const { values } = await read(
    { [path]: text },
    { table: `${path}#${name}`, map: { v: 'value', k: 'key' } },
  );
  return values.map(value => {
    const { v } = value as { v: unknown };
    return typeof v === 'symbol' ? null : v;
  });
}

it('the end of a line behind a backslash is nothing in some languages, itself in others, and not known where neither is', async () => {
  expect(await valuesIn('a.lua', 'K = { "a\\\nb" }', 'K')).toEqual(['a\nb']);
  expect(await valuesIn('a.rb', 'K = ["a\\\nb"]', 'K')).toEqual(['ab']);
  expect(await valuesIn('a.ml', 'let k = [ "a\\\n   b"; "c\\  d" ]', 'k')).toEqual(['ab', 'c  d']);
  expect(await valuesIn('a.ex', 'defmodule T do\n  @k ["a\\\nb", "c"]\nend\n', 'k')).toEqual(['ab', 'c']);
  // Dart has no such thing.
  expect(await valuesIn('a.dart', "const k = ['a\\\nb', 'c'];", 'k')).toEqual([null, 'c']);
});

it('a sign that stands twice in a text of C#, and means one, is not taken as it is written', async () => {
  const text = 'class T { public static readonly string[] K = { $"a{{b}}", $@"a""b", $"plain", "x{{y}}" }; }';
  expect(await valuesIn('a.cs', text, 'T.K')).toEqual([null, null, 'plain', 'x{{y}}']);
});

it('a word that the shell works out is not taken as it is written', async () => {
  const text = 'K=(a \'b c\' f\\ g *.c ~/x a-b v{1,2} "*")\n';
  expect(await valuesIn('a.sh', text, 'K')).toEqual(['a', 'b c', null, null, null, 'a-b', null, '*']);
});

it('members of an enumeration are called without what lets them be called like a reserved word', async () => {
  const keys = async (path: string, text: string) =>
    (await read({ [path]: text }, { table: `${path}#E`, map: { k: 'key' } })).values.map(
      value => (value as { k: unknown }).k,
    );
  expect(await keys('a.swift', 'enum E: String { case a, `if`, c }')).toEqual(['a', 'if', 'c']);
  expect(await keys('a.kt', 'enum class E { A, `if`, C }')).toEqual(['A', 'if', 'C']);
  expect(await keys('a.cs', 'enum E { A, @if, C }')).toEqual(['A', 'if', 'C']);
  expect(await keys('a.zig', 'pub const E = enum(u8) { a, @"if" };')).toEqual(['a', 'if']);
});
