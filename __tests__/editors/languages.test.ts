import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkLexico, type Lexico, probesOf, tokenize } from '../../src/lexico/index.js';
import { isFuzzing } from '../fuzzing.js';
import { LANGUAGES } from '../lexico/languages.js';
import { oneIn } from '../weekly.js';
import { agreementOf } from './agreement.js';
import type { Coloured } from './engines/engine.js';
import { ENGINES } from './engines/engines.js';

/** The smallest differences are shown. */
const SHOWN = 8;

/** Texts that no engine can colour exactly: docs/editors.md has the reasons. */
const REMAINDERS: Readonly<Record<string, RegExp>> = {
  Bash: /(?<![\p{L}\p{N}_])in/u, // a word before it in its line
  Haskell: /hiding/, // the same
  // Behind a regular expression; behind a name that ends as a number may; a region whose opening begins with a letter.
  Ruby: /\/.*\/|[0-9a-f]\s*<<|\?\s*[\p{L}_]+:/su,
};

/** Tokens of a program in another order: openings and closings, escapes and ends of lines next to each other. */
function textsOf(lexico: Lexico, programa: string): readonly string[] {
  const tokens = tokenize(lexico, programa)
    .filter(({ start, end }) => end - start < 40)
    .map(({ start, end }) => programa.slice(start, end));
  const glued = fc.array(fc.constantFrom(...new Set([...tokens, '\n', ' '])), { minLength: 1, maxLength: 8 });
  const texts = fc.oneof(
    glued.map(parts => parts.join('')),
    glued.map(parts => parts.join(' ')),
  );
  return [...new Set(fc.sample(texts, isFuzzing() ? 600 : 40))];
}

describe.each(LANGUAGES)('a lexico of $lexico.nome', ({ lexico, programa }) => {
  const texts = [...textsOf(lexico, programa), ...oneIn(6, probesOf(lexico)).map(({ text }) => text)].filter(
    text => !REMAINDERS[lexico.nome]?.test(text),
  );

  it('does not contradict itself', async () => {
    expect(await checkLexico(lexico)).toEqual([]);
  });

  it('leaves nothing of its program unread', () => {
    const invalid = tokenize(lexico, programa).filter(token => token.class === 'invalido');
    expect(invalid.map(({ start, end }) => programa.slice(start, end))).toEqual([]);
  });

  it.each(ENGINES)('is coloured in $title as the tokenizer cuts it', async engine => {
    const all = [programa, ...texts].filter(text => !engine.remainder?.test(text));
    const coloured = (await engine.load(lexico))(all);
    const differing = all
      .map(
        (text, i) => [text, agreementOf(engine, lexico, text, coloured[i] as Coloured).differences] as const,
      )
      .filter(([, differences]) => differences.length > 0)
      .sort(([a], [b]) => a.length - b.length);
    expect(differing.slice(0, SHOWN)).toEqual([]);
  });
});
