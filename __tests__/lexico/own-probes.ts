import { expect } from '@jest/globals';
import { type Lexico, probesOf } from '../../src/lexico/index.js';
import { agreement, ask } from './truth/truth.js';

/** Holds the probes that a lexico makes of itself against the lexer of the language: of most it makes tokens, all alike. */
export function expectOwnProbesAlike(lexico: Lexico, lexer: readonly string[], except?: RegExp): void {
  const probes = probesOf(lexico).filter(({ about }) => !except?.test(about));
  const texts = probes.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  let taken = 0;
  const differing: unknown[] = [];
  for (const [i, answer] of ask('python3', lexer, texts).entries()) {
    if ('error' in answer) continue;
    taken += 1;
    const { differences } = agreement(lexico, texts[i] as string, answer);
    if (differences.length > 0) differing.push([probes[i], differences.slice(0, 3)]);
  }
  console.info(`${lexico.nome}: ${taken} of ${texts.length} probes are programs`);
  expect(differing).toEqual([]);
  expect(taken).toBeGreaterThan(texts.length / 2);
}
