import type { ItemDeReferencia } from '../contract/generated/contract.js';
import type { Language } from '../lsp/language.js';

/** What languages call things in explanations, and no word of theirs. */
const WORD = /[\p{L}_][\p{L}\p{N}_]*|[^\p{L}\p{N}\s_,;()]+/gu;

/** The words of a language by what other languages call them. */
export function equivalentsOf(language: Language): ReadonlyMap<string, readonly ItemDeReferencia[]> {
  const found = new Map<string, Set<ItemDeReferencia>>();
  const add = (item: ItemDeReferencia | undefined, equivalent: string) => {
    if (item === undefined) return;
    for (const [word] of equivalent.matchAll(WORD)) {
      const key = word.toLowerCase();
      found.set(key, (found.get(key) ?? new Set()).add(item));
    }
  };
  for (const { item, equivalent } of language.words.values()) add(item, equivalent);
  for (const { simbolo, equivalente } of language.data.files.sintaxe.operadores)
    add(language.operators.get(simbolo), equivalente);
  return new Map([...found].map(([word, items]) => [word, [...items]]));
}
