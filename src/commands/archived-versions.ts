import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { ARCHIVE_FOLDER } from '../site/hosting.js';
import { compareCodePoints } from '../text/code-points.js';
import type { VersionScheme } from '../versions/scheme.js';
import type { Version } from '../versions/version.js';
import { languageAt } from './language-data.js';

export interface ArchivedVersions {
  /** The first version that has a thing, by its id. */
  readonly since: ReadonlyMap<string, string>;
  /** Those that have no place in the order of versions: nothing is said by them. */
  readonly unordered: readonly string[];
}

/**
 * What the copies in the folder of a published site (`archive` in refdata.yml) have.
 * @throws {UserError} when it has no copies, or one does not hold what it should.
 */
export async function archivedVersions(folder: string, scheme: VersionScheme): Promise<ArchivedVersions> {
  const copies = join(folder, ARCHIVE_FOLDER);
  const entries = await readdir(copies, { withFileTypes: true }).catch(() => []);
  const names = entries.filter(entry => entry.isDirectory()).map(({ name }) => name);
  if (names.length === 0)
    throw new UserError(
      `There are no copies of versions in ${copies}.`,
      'Give the folder of a site that was published with `archive: true`: a checkout of its branch, say.',
    );
  const ordered: Version[] = [];
  const unordered: string[] = [];
  for (const name of names.sort(compareCodePoints)) {
    const version = scheme.parse(name);
    if (version !== undefined && ordered.every(other => scheme.compare(version, other) !== undefined))
      ordered.push(version);
    else unordered.push(name);
  }
  ordered.sort((a, b) => scheme.compare(a, b) ?? 0);
  const since = new Map<string, string>();
  for (const { text } of ordered) {
    const { referencia } = await languageAt(join(copies, text));
    for (const { id } of referencia.itens) if (!since.has(id)) since.set(id, text);
  }
  return { since, unordered };
}
