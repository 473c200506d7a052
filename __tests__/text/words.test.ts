import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { WordIndex } from '../../src/text/word-index.js';
import { hasWord } from '../../src/text/words.js';

const IN_WORD = '[\\p{L}\\p{N}_]';

/** What the engine of regular expressions says, of one text at a time. */
function isFound(text: string, part: string): boolean {
  const written = part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const before = new RegExp(`^${IN_WORD}`, 'u').test(part) ? `(?<!${IN_WORD})` : '';
  const after = new RegExp(`${IN_WORD}$`, 'u').test(part) ? `(?!${IN_WORD})` : '';
  return new RegExp(before + written + after, 'u').test(text);
}

const PIECES = ['a', 'b', 'ab', 'ção', 'x1', '_', ' ', '.', '-', '+', '(', '"', '𝒳', '😀', '\u0301', '$'];
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }).map(pieces => pieces.join(''));
const part = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 })
  .map(pieces => pieces.join(''));

test('a part is found where the same regular expression finds it', () => {
  fc.assert(
    fc.property(text, part, (text, part) => {
      expect(hasWord(text, part)).toBe(isFound(text, part));
    }),
    { numRuns: 2000 },
  );
});

test('the index gives the texts that have a part, and the first of them in a range', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), part, fc.nat(12), fc.nat(12), (texts, part, from, end) => {
      const index = new WordIndex(texts);
      const all = [...texts.keys()].filter(at => isFound(texts[at] as string, part));
      expect(index.with(part)).toEqual(all);
      expect(index.firstWith(part, from, end)).toBe(all.find(at => at >= from && at < end));
    }),
    { numRuns: 2000 },
  );
});

test('the same characters as a part of a longer word are not it', () => {
  expect(hasWord('emprestado', 'presta')).toBe(false);
  expect(hasWord('main.lm', '.lm')).toBe(true);
  expect(hasWord('𝒳a a𝒳 a', 'a')).toBe(true);
  expect(hasWord('𝒳a a𝒳', 'a')).toBe(false);
});
