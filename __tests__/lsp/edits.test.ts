import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tokenizerOf } from '../../src/lsp/lexico-reading.js';
import type { Reading, Rereading } from '../../src/lsp/reading.js';
import { whole } from '../../src/text/steps.js';
import { isFuzzing } from '../fuzzing.js';
import { LANGUAGES } from '../lexico/languages.js';

/** Several pieces long, so that there is something to take over. */
const CHARACTERS = 24_000;
/** What opens, closes and joins in one language or another. */
const SIGNS = [
  '"',
  "'",
  '`',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '#',
  '/*',
  '*/',
  '--',
  '\\',
  '\n',
  '\t',
  ' ',
  '<<X\n',
  'X\n',
  '𝒳',
  '',
];

/** All that a reading says, to be compared. */
function said(reading: Reading): object {
  const tokens = Array.from({ length: reading.tokens.length }, (_, i) => [
    ...Object.values(reading.tokens.get(i) ?? {}),
    reading.tokens.isKeyword(i),
  ]);
  return { end: reading.end, tokens, prose: reading.prose, faults: reading.faults };
}

function read(rereading: Rereading): Rereading {
  whole(rereading.upTo(Number.POSITIVE_INFINITY));
  return rereading;
}

describe('a text that is edited', () => {
  it.each(LANGUAGES.map(({ lexico, programa }) => [lexico.nome, lexico, programa] as const))(
    'in %s is read as if it were new',
    (_name, lexico, programa) => {
      const tokenizer = tokenizerOf(lexico);
      const text = programa.repeat(Math.ceil(CHARACTERS / programa.length));
      const put = fc.oneof(
        fc.constantFrom(...SIGNS),
        fc.tuple(fc.nat(programa.length), fc.nat(40)).map(([at, length]) => programa.slice(at, at + length)),
      );
      const edits = fc.array(fc.record({ at: fc.nat(text.length), gone: fc.nat(30), put }), {
        minLength: 1,
        maxLength: 4,
      });
      fc.assert(
        fc.property(edits, all => {
          let now = text;
          let reading = tokenizer(text);
          for (const { at, gone, put } of all) {
            now = now.slice(0, at) + put + now.slice(at + gone);
            reading = read(tokenizer.begin(now, reading)).reading;
          }
          const [again, anew] = [said(reading), said(tokenizer(now))];
          // Nothing is compared piece by piece that is the same as a whole.
          if (JSON.stringify(again) !== JSON.stringify(anew)) expect(again).toEqual(anew);
        }),
        { numRuns: isFuzzing() ? 200 : 4 },
      );
    },
  );
});
