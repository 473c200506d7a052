import { Names } from '../client/names.js';
import { REFERENCIA_PATH } from '../contract/files.js';
import type { ItemAntigo, ItemDeReferencia, Referencia } from '../contract/generated/contract.js';
import { UserError } from '../findings/user-error.js';
import { type PublishedSource, readJsonFile } from '../published/index.js';
import { checkSchema } from '../rules/contract-check.js';

/** What is known of a language, to be asked. */
export class Catalogue {
  private readonly names: Names;

  constructor(
    readonly referencia: Referencia,
    /** The address that the addresses of things are below; empty for a folder. */
    readonly base: string,
    /** Words of the language by what other languages call them. */
    private readonly equivalents: ReadonlyMap<string, readonly ItemDeReferencia[]> = new Map(),
  ) {
    this.names = new Names(referencia);
  }

  /** Everything of that name, in a module where one is given. */
  named(name: string, module?: string): ItemDeReferencia[] {
    const found = this.names.named(name);
    if (module === undefined) return found;
    const within = this.names.named(module, 'modulo');
    return found.filter(item => within.some(({ nome }) => nome === item.modulo));
  }

  /**
   * The exact name first, then what stands in the place of that very word of another language, then names that match, then
   * what stands in the place of any word.
   */
  search(query: string, kind?: string): ItemDeReferencia[] {
    const found = [
      ...this.names.named(query),
      ...this.equivalentsOf(query),
      ...this.names.search(query, kind),
      ...query.split(/\s+/).flatMap(word => this.equivalentsOf(word)),
    ].filter(({ tipo }) => kind === undefined || tipo === kind);
    // Several may have a thing, each from the file that it was read from.
    return [...new Map(found.map(item => [item.id, item])).values()];
  }

  /** What there is in the place of a word of another language, and the names most like one that there is not. */
  near(name: string, limit: number): string[] {
    const equivalent = this.equivalentsOf(name).map(({ nome }) => nome);
    return [...new Set([...equivalent, ...this.names.near(name, limit)])].slice(0, limit);
  }

  /** What had a name, and is gone: since when, and what took its place. */
  gone(name: string): readonly ItemAntigo[] {
    return this.names.gone(name);
  }

  private equivalentsOf(word: string): readonly ItemDeReferencia[] {
    return this.equivalents.get(word.trim().toLowerCase()) ?? [];
  }
}

/**
 * Reads what a built folder or a published site knows of each name. @throws {UserError} when there is no such file, or
 * it does not follow its schema.
 */
export async function openCatalogue(
  source: PublishedSource,
  base: string,
  equivalents?: ReadonlyMap<string, readonly ItemDeReferencia[]>,
): Promise<Catalogue> {
  const place = source.placeOf(REFERENCIA_PATH);
  const result = await source.read(REFERENCIA_PATH);
  if (result.kind === 'unreachable' || result.kind === 'unreadable')
    throw new UserError(
      `${place} ${result.reason}.`,
      'Give the address of a published site, or look whether it can be reached from here.',
    );
  if (result.kind !== 'found')
    throw new UserError(
      `${place} ${result.kind === 'missing' ? 'is not there' : 'is too large to be read'}.`,
      'Build the site with this version of refdata, and without `site: data` in refdata.yml.',
    );
  const { data, findings } = readJsonFile(REFERENCIA_PATH, place, result.bytes);
  const breaches = data === undefined ? findings : checkSchema('referencia', data);
  if (breaches.length > 0)
    throw new UserError(`${place} does not hold what it should.`, 'Build and publish the site again.', {
      findings: [...breaches],
    });
  return new Catalogue(data as Referencia, base, equivalents);
}
