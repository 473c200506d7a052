import type { ItemDeReferencia, Referencia } from '../contract/generated/contract.js';
import { nearest } from '../text/nearest.js';

/** The things of a language by what they are called. */
export class Names {
  private readonly byName = new Map<string, ItemDeReferencia[]>();
  private readonly folded: readonly (readonly [name: string, item: ItemDeReferencia])[];
  private readonly all: readonly string[];

  constructor({ itens }: Referencia) {
    for (const item of itens)
      for (const name of [item.nome, ...item.apelidos])
        this.byName.set(name, [...(this.byName.get(name) ?? []), item]);
    for (const item of itens)
      if (item.modulo !== null) this.byName.set(`${item.modulo}.${item.nome}`, [item]);
    this.folded = itens.flatMap(item =>
      [item.nome, ...item.apelidos].map(name => [fold(name), item] as const),
    );
    this.all = itens.filter(({ tipo }) => tipo !== 'regra').map(({ nome }) => nome);
  }

  /** Everything of that very name, or of that name in a module; without regard to case and accents where nothing has it. */
  named(name: string): ItemDeReferencia[] {
    const wanted = name.trim();
    const exact = this.byName.get(wanted) ?? [];
    if (exact.length > 0) return exact;
    const plain = fold(wanted);
    return [...new Set(this.folded.filter(([folded]) => folded === plain).map(([, item]) => item))];
  }

  /** Exact names before beginnings, and those before parts of names and summaries; in each, as in the files. */
  search(query: string, kind?: string): ItemDeReferencia[] {
    const wanted = fold(query.trim());
    if (wanted === '') return [];
    const ranked: { item: ItemDeReferencia; at: number }[] = [];
    for (const [name, item] of this.folded) {
      if (kind !== undefined && item.tipo !== kind) continue;
      const at = rank(name, wanted, item, query.trim());
      if (at !== undefined) ranked.push({ item, at });
    }
    ranked.sort((a, b) => a.at - b.at);
    return [...new Set(ranked.map(({ item }) => item))];
  }

  /** The names most like one that there is not. */
  near(name: string, limit: number): string[] {
    return nearest(name, this.all, limit);
  }
}

function rank(name: string, wanted: string, item: ItemDeReferencia, query: string): number | undefined {
  if (item.nome === query) return 0;
  if (name === wanted) return 1;
  if (name.startsWith(wanted)) return 2;
  const parts = name.split(/[._\s]+/);
  if (parts.some(part => part.startsWith(wanted))) return 3;
  const words = wanted.split(/\s+/);
  const text = `${name} ${fold(item.modulo ?? '')} ${fold(item.resumo)}`;
  return words.every(word => text.includes(word)) ? 4 : undefined;
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
