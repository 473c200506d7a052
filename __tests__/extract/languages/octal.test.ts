import { expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

it.each([
  ['A.java', 'class A { static final String[] T = { "\\700", "\\101b", "\\7" }; }', ['80', 'Ab', '\x07']],
  ['a.c', 'const char *T[] = { "\\101b", "\\7", "\\60\\060" };', ['Ab', '\x07', '00']],
])('octal escapes of %s take the digits that make a character', async (path, source, expected) => {
  const { values, reported } = await read({ [path]: source }, { table: `${path}#T`, map: 'value' });
  expect([values, reported]).toEqual([expected, []]);
});

it('octal numbers of Java with an underscore behind the zero are numbers, and nothing behind them shifts', async () => {
  const text =
    'class A { static final int[] T = { 0_35, 1, 0_7L, 2 }; static final Object M = Map.of(0_35, "a", 1, "b"); }';
  const list = await read({ 'A.java': text }, { table: 'A.java#A.T', map: '[key, value]' });
  expect(list.values).toEqual([
    [0, 29],
    [1, 1],
    [2, 7],
    [3, 2],
  ]);
  const map = await read({ 'A.java': text }, { table: 'A.java#A.M', map: '[key, value]' });
  expect(map.values).toEqual([
    [29, 'a'],
    [1, 'b'],
  ]);
});
