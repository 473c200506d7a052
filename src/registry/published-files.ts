import { readArchive } from './archive.js';
import { archiveFile } from './layout.js';
import { hashOf } from './packages.js';
import type { RegistrySource } from './registry-source.js';

/** Differences named in a message. */
const MAX_DIFFERENCES_SHOWN = 5;

/**
 * How files differ from those of a published archive, in words; none when all are the same. Nothing when the archive
 * cannot be opened: then nobody can say.
 *
 * @param hashes of our files, by path.
 */
export async function differencesFromPublished(
  source: RegistrySource,
  arquivo: string,
  root: string,
  hashes: ReadonlyMap<string, string>,
): Promise<string[] | undefined> {
  const opened = await source.open(archiveFile(arquivo));
  if (opened.kind !== 'found') return undefined;
  const left = new Map(hashes);
  const differences: string[] = [];
  const report = await readArchive(opened.content, root, async ({ path, content }) => {
    const name = path.normalize('NFC');
    const hash = await hashOf(content);
    const ours = left.get(name);
    left.delete(name);
    if (ours === undefined) differences.push(`${name} is gone`);
    else if (ours !== hash) differences.push(`${name} is another`);
  });
  if (report.fault) return undefined;
  const all = [...differences, ...[...left.keys()].map(name => `${name} is new`)];
  const more = all.length - MAX_DIFFERENCES_SHOWN;
  return more > 0 ? [...all.slice(0, MAX_DIFFERENCES_SHOWN), `and ${more} files more`] : all;
}
