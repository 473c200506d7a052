import type { Language } from './language.js';

/** What a word is called elsewhere, of several between strokes: `console.log / print`. */
const BETWEEN = /(?<!\s)\s*[/|,]\s*/;
/** Such a name, or the word that a longer way of saying it begins with: `for … of`. */
const NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{M}\p{N}_]*)*(?=$|\s)/u;

/** The reserved words of a language by what other languages call them: first those that say it in one word. */
export function wordsByElsewhere({ words }: Pick<Language, 'words'>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, { readonly word: string; readonly isWhole: boolean }[]>();
  for (const [word, { equivalent, isReserved }] of words)
    for (const said of isReserved ? equivalent.split(BETWEEN) : []) {
      const name = NAME.exec(said)?.[0];
      if (name === undefined) continue;
      found.set(name, [...(found.get(name) ?? []), { word, isWhole: name === said }]);
    }
  return new Map(
    [...found].map(([name, all]) => [
      name,
      all.sort((a, b) => Number(b.isWhole) - Number(a.isWhole)).map(({ word }) => word),
    ]),
  );
}
