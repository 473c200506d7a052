import { afterEach, expect, test } from '@jest/globals';
import { counted } from '../../src/text/counted.js';
import { said, speak } from '../../src/text/said.js';

afterEach(() => speak(undefined));

const PORTUGUESE = new Map([
  ['There is no file {0} in {1}.', 'Em {1} não há arquivo {0}.'],
  ['{0} entries', '{0} itens'],
  ['the workspace', 'a área de trabalho'],
]);

test('a message is said in English until a tongue is chosen', () => {
  expect(said`There is no file ${'a$1'} in ${said('the workspace')}.`).toBe(
    'There is no file a$1 in the workspace.',
  );
  expect(said`${1}${[2, 3]}${null}`).toBe('12,3null');
  expect(counted(1, 'entry', 'entries')).toBe('1 entry');
});

test('a message is said by its translation, with the holes where that has them', () => {
  speak(PORTUGUESE);
  expect(said`There is no file ${'{1} $& $1'} in ${said('the workspace')}.`).toBe(
    'Em a área de trabalho não há arquivo {1} $& $1.',
  );
  expect([counted(2, 'entry', 'entries'), counted(2, 'thing')]).toEqual(['2 itens', '2 things']);
  expect(said`no translation of ${'this'}`).toBe('no translation of this');
});
