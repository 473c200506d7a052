import { Names } from '../client/names.js';
import { REFERENCIA_PATH } from '../contract/files.js';
import type { ItemDeReferencia, Referencia } from '../contract/generated/contract.js';
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
  ) {
    this.names = new Names(referencia);
  }

  /** Everything of that name, in a module where one is given. */
  named(name: string, module?: string): ItemDeReferencia[] {
    const found = this.names.named(name);
    return module === undefined ? found : found.filter(item => item.modulo === module.trim());
  }

  /** Names that match, the exact one first. */
  search(query: string, kind?: string): ItemDeReferencia[] {
    return this.names.search(query, kind);
  }

  /** The names most like one that there is not. */
  near(name: string, limit: number): string[] {
    return this.names.near(name, limit);
  }
}

/**
 * Reads what a built folder or a published site knows of each name. @throws {UserError} when there is no such file, or
 * it does not follow its schema.
 */
export async function openCatalogue(source: PublishedSource, base: string): Promise<Catalogue> {
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
  return new Catalogue(data as Referencia, base);
}
