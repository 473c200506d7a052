import { REFERENCIA_PATH } from '../contract/files.js';
import type { ItemDeReferencia, Referencia } from '../contract/generated/contract.js';
import { UserError } from '../findings/user-error.js';
import { type PublishedSource, readJsonFile } from '../published/index.js';
import { checkSchema } from '../rules/contract-check.js';
import { nearest } from '../text/nearest.js';

/** What is known of a language, to be asked. */
export class Catalogue {
  private readonly byName = new Map<string, ItemDeReferencia[]>();
  private readonly folded: readonly (readonly [name: string, item: ItemDeReferencia])[];
  readonly names: readonly string[];

  constructor(
    readonly referencia: Referencia,
    /** The address that the addresses of things are below; empty for a folder. */
    readonly base: string,
  ) {
    const { itens } = referencia;
    for (const item of itens)
      for (const name of [item.nome, ...item.apelidos])
        this.byName.set(name, [...(this.byName.get(name) ?? []), item]);
    for (const item of itens)
      if (item.modulo !== null) this.byName.set(`${item.modulo}.${item.nome}`, [item]);
    this.folded = itens.flatMap(item =>
      [item.nome, ...item.apelidos].map(name => [fold(name), item] as const),
    );
    this.names = itens.filter(({ tipo }) => tipo !== 'regra').map(({ nome }) => nome);
  }

  /** Everything of that very name, or of that name in a module; without regard to case and accents where nothing has it. */
  named(name: string, module?: string): ItemDeReferencia[] {
    const wanted = name.trim();
    const exact = this.byName.get(wanted) ?? [];
    const found = exact.length > 0 ? exact : this.foldedAs(fold(wanted));
    return module === undefined ? found : found.filter(item => item.modulo === module.trim());
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
    return nearest(name, this.names, limit);
  }

  private foldedAs(name: string): ItemDeReferencia[] {
    return [...new Set(this.folded.filter(([folded]) => folded === name).map(([, item]) => item))];
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

/**
 * Reads what a built folder or a published site knows of each name. @throws {UserError} when there is no such file, or
 * it does not follow its schema.
 */
export async function openCatalogue(source: PublishedSource, base: string): Promise<Catalogue> {
  const place = source.placeOf(REFERENCIA_PATH);
  const result = await source.read(REFERENCIA_PATH);
  if (result.kind !== 'found')
    throw new UserError(
      `${place} ${result.kind === 'missing' ? 'is not there' : 'cannot be read'}.`,
      'Build the site with this version of refdata, and without `site: data` in refdata.yml.',
    );
  const { data, findings } = readJsonFile(REFERENCIA_PATH, place, result.bytes);
  const breaches = data === undefined ? findings : checkSchema('referencia', data);
  if (breaches.length > 0)
    throw new UserError(`${place} does not hold what it should.`, 'Build and publish the site again.', {
      findings: [...breaches],
    });
  return new Catalogue(data as Referencia, base);
}
