import { describe, expect, it } from '@jest/globals';
import { textmate } from '../../src/editors/textmate.js';
import { tokenize } from '../../src/lexico/index.js';
import { lumeLexico } from '../lexico/lexico-of.js';
import { processorTime } from '../processor-time.js';
import { textmateScopes } from './engines/textmate.js';

describe('a line of 100,000 characters', () => {
  const pieces = [
    '"',
    '{',
    '"{a}',
    "'\\",
    '#[',
    '(',
    'x ',
    '1',
    '1_',
    '1.',
    '+',
    'se ',
    'quando ',
    ' ',
    '\u{1f600}',
  ];

  it('is cut, and coloured in the engine of VS Code, in a time that grows with its length alone', async () => {
    const lexico = await lumeLexico();
    const scopes = await textmateScopes(textmate(lexico));
    const slow: string[] = [];
    for (const piece of pieces) {
      const short = piece.repeat(Math.ceil(25_000 / piece.length));
      const long = short.repeat(4);
      for (const [what, work] of [
        ['cut', (text: string) => tokenize(lexico, text)],
        ['coloured', scopes],
      ] as const) {
        await processorTime(() => work(short));
        const [once, four] = [await processorTime(() => work(short)), await processorTime(() => work(long))];
        // Four times the text: quadratic would be sixteen times the time.
        if (four > 300 && four > 10 * Math.max(once, 10))
          slow.push(`${piece} ${what}: ${once} ms, ${four} ms`);
      }
    }
    expect(slow).toEqual([]);
  });
});
