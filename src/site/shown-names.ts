import type { Referencia } from '../contract/generated/contract.js';

const NAME = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;

/** Names that the language's own examples have, each once: whatever else is known of one, somebody has it. */
export function shownNames({ itens }: Pick<Referencia, 'itens'>): string[] {
  const examples = itens.flatMap(({ exemplos }) => exemplos.map(({ codigo }) => codigo));
  return [...new Set(examples.flatMap(codigo => codigo.match(NAME) ?? []))];
}
