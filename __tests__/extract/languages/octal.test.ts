import { expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

it.each([
  ['A.java', 'class A { static final String[] T = { "\\700", "\\101b", "\\7" }; }', ['80', 'Ab', '\x07']],
  ['a.c', 'const char *T[] = { "\\101b", "\\7", "\\60\\060" };', ['Ab', '\x07', '00']],
])('octal escapes of %s take the digits that make a character', async (path, source, expected) => {
  const { values, reported } = await read({ [path]: source }, { table: `${path}#T`, map: 'value' });
  expect([values, reported]).toEqual([expected, []]);
});
