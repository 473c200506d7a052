import { type Lexico, tokenize } from '../../src/lexico/index.js';
import type { Coloured, EngineUnderTest } from './engines/engine.js';

/** How far an engine colours as the tokenizer cuts, in characters that are not blank. */
export interface Agreement {
  readonly characters: number;
  readonly alike: number;
  /** Tokens that are coloured otherwise: both styles, and where. */
  readonly differences: readonly string[];
}

export function agreementOf(
  engine: EngineUnderTest,
  lexico: Lexico,
  text: string,
  actual: Coloured,
): Agreement {
  let [characters, alike] = [0, 0];
  const differences: string[] = [];
  for (const { class: kind, start, end, name } of tokenize(lexico, text)) {
    if (kind === 'branco') continue;
    const expected = engine.styleOf(lexico, kind, name);
    const other: number[] = [];
    for (let i = start; i < end; i += 1) {
      if (/\s/.test(text.charAt(i))) continue;
      characters += 1;
      if (actual[i] === expected) alike += 1;
      else other.push(i);
    }
    if (other.length > 0)
      differences.push(
        `${expected} is ${actual[other[0] as number]} at ${JSON.stringify(text.slice(start, end).slice(0, 40))} in ${JSON.stringify(text.slice(Math.max(0, start - 20), end + 10).slice(0, 80))}`,
      );
  }
  return { characters, alike, differences };
}
