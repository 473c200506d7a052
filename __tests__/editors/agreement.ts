import { idOf, scopeOf } from '../../src/editors/scopes.js';
import { type Lexico, tokenize } from '../../src/lexico/index.js';

/** How far an engine colours as the tokenizer cuts, in characters that are not blank. */
export interface Colours {
  readonly characters: number;
  readonly alike: number;
  /** Where it differs: the line, and both scopes. */
  readonly differences: readonly string[];
}

/** @param actual the innermost scope of each UTF-16 unit. */
export function colours(lexico: Lexico, text: string, actual: readonly string[]): Colours {
  const id = idOf(lexico);
  const differences = new Map<string, number>();
  let characters = 0;
  let alike = 0;
  for (const { class: kind, start, end, name } of tokenize(lexico, text)) {
    if (kind === 'branco') continue;
    const expected = scopeOf(kind, id, name);
    for (let i = start; i < end; i += 1) {
      if (/\s/.test(text.charAt(i))) continue;
      characters += 1;
      if (actual[i] === expected) alike += 1;
      else {
        const line = text.slice(text.lastIndexOf('\n', i - 1) + 1).split('\n')[0] as string;
        const difference = `${expected} is ${actual[i]} at ${JSON.stringify(text.slice(i, end).slice(0, 20))} in ${line.trim().slice(0, 100)}`;
        const key = [...differences.keys()].find(known => known.endsWith(` in ${line.trim().slice(0, 100)}`));
        differences.set(key ?? difference, 1);
      }
    }
  }
  return { characters, alike, differences: [...differences.keys()] };
}
