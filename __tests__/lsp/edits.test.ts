import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CodeToken } from '../../src/lsp/code-token.js';
import { tokenizerOf } from '../../src/lsp/lexico-reading.js';
import type { Reading } from '../../src/lsp/reading.js';
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

/** Whether the tokens of a reading follow each other within the text, and nothing of it is left out. */
function isInOrder({ tokens, prose, end, text }: Reading): boolean {
  const places = Array.from({ length: tokens.length }, (_, i) => tokens.get(i) as CodeToken);
  return [places, prose].every(
    each =>
      end === text.length &&
      each.every(
        ({ start, end }, i) => start < end && end <= text.length && start >= (each[i - 1]?.end ?? 0),
      ),
  );
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
      // How much is read after an edit: all, or only what is around it, or less, and some steps of the rest.
      const most = fc.constantFrom(Number.POSITIVE_INFINITY, 20_000, 2000, 0);
      const edits = fc.array(
        fc.record({ at: fc.nat(text.length), gone: fc.nat(30), put, most, steps: fc.nat(6) }),
        { minLength: 1, maxLength: 6 },
      );
      fc.assert(
        fc.property(edits, all => {
          let now = text;
          let rereading = tokenizer.begin(now);
          whole(rereading.all());
          for (const { at, gone, put, most, steps } of all) {
            now = now.slice(0, at) + put + now.slice(at + gone);
            rereading = tokenizer.begin(now, rereading);
            expect(rereading.near(at, most)).toBe(true);
            if (!isInOrder(rereading.reading)) expect(said(rereading.reading)).toBe('in order');
            const rest = rereading.all();
            for (let i = 0; most === 0 ? i < steps : most > CHARACTERS * 2 && !rest.next().done; i += 1)
              rest.next();
          }
          whole(rereading.all());
          const [again, anew] = [said(rereading.reading), said(tokenizer(now))];
          // Nothing is compared piece by piece that is the same as a whole.
          expect(JSON.stringify(again) === JSON.stringify(anew)).toBe(true);
        }),
        { numRuns: isFuzzing() ? 200 : 4 },
      );
    },
  );
});
