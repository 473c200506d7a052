import { describe, expect, it } from '@jest/globals';
import { docAddress } from '../../src/contract/doc-address.js';
import { visible } from '../../src/text/visible.js';

describe('texts of which nothing can be seen', () => {
  it.each([
    ['\u00a0', '\\u{a0}'],
    ['\u3164 \u2003', '\\u{3164} \\u{2003}'],
    ['\u2028', '\\u{2028}'],
    ['\u200b', '\\u{200b}'],
    // Between letters a blank is one, and that of the space bar is what it is.
    ['a\u00a0b', 'a\u00a0b'],
    [' ', ' '],
    ['', ''],
  ])('%j is shown as %s', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });
});

describe('the address of a page of the documentation', () => {
  it.each([
    ['erros/LM01#a', 'https://x.example/docs/erros/LM01#a'],
    ['referência/já%20feito', 'https://x.example/docs/referência/já%20feito'],
    ['a b\u2028\n"<c>', 'https://x.example/docs/a%20b%E2%80%A8%0A%22%3Cc%3E'],
    ['\ud800', 'https://x.example/docs/%EF%BF%BD'],
    ['', undefined],
  ])('of %j is %s', (doc, address) => {
    expect(docAddress('https://x.example/docs/', doc)).toBe(address);
  });
});
