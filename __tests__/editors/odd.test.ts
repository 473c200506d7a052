import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkLexico, lexicoSchema } from '../../src/lexico/index.js';
import { isFuzzing } from '../fuzzing.js';
import { agreementOf } from './agreement.js';
import type { Coloured } from './engines/engine.js';
import { ENGINES } from './engines/engines.js';
import { ODD_LEXICOS } from './odd-lexicos.js';

/** The smallest differences are shown. */
const SHOWN = 5;

const LINE_ENDS = ['\n', '\r\n', '\r'];

/** Texts that nobody would write: openings and closings, escapes and ends of lines next to each other. */
function textsOf(pieces: readonly string[]): readonly string[] {
  const glued = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 });
  const texts = fc.oneof(
    glued.map(parts => parts.join('')),
    glued.map(parts => parts.join(' ')),
  );
  const sample = fc.sample(texts, isFuzzing() ? 2000 : 45);
  return [...new Set(sample.map((text, i) => text.replaceAll('\n', LINE_ENDS[i % 3] as string)))];
}

describe.each(ODD_LEXICOS)('the language $lexico.nome, which has $has', ({ lexico, pieces, remainder }) => {
  const texts = textsOf(pieces).filter(text => !remainder?.test(text));

  it('does not contradict itself', async () => {
    expect(lexicoSchema.safeParse(lexico).error?.issues ?? []).toEqual([]);
    expect(await checkLexico(lexico)).toEqual([]);
  });

  it.each(ENGINES)('is coloured in $title as the tokenizer cuts it', async engine => {
    const all = texts.filter(text => !engine.remainder?.test(text));
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

/** Another heredoc that was opened in the first one closed before it, so that the first one went on to the end of the program. */
it.each(ENGINES)(
  'several heredocs of a line are the first one in $title, and what is behind all is code',
  async engine => {
    const { lexico } = ODD_LEXICOS.find(
      ({ lexico: { nome } }) => nome === 'Rubi',
    ) as (typeof ODD_LEXICOS)[number];
    const head = 'x <<-A, <<~B, "#{x}"\na #{1}\nA\n';
    const [behind, others] = ['z = 1\n', 'b\nB\n'];
    const text = head + others + behind;
    const [coloured] = (await engine.load(lexico))([text]) as [Coloured];
    const told = agreementOf(engine, lexico, text, coloured).differences;
    expect(told.map(each => /at ("(?:[^"\\]|\\.)*")/.exec(each)?.[1])).toEqual(['"\\nb\\nB"']);
  },
);
