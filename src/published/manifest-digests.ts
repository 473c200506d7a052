import { FILE_NAMES, pathOf } from '../contract/files.js';
import type { Manifest } from '../contract/generated/contract.js';
import { type JsonFile, sha256Of } from './json-file.js';
import type { Digest } from './manifest-check.js';
import type { PublishedSource } from './published-source.js';

/** Files that are read at the same time, each into memory. */
const MAX_READS_AT_ONCE = 4;

/**
 * Sizes and hashes of the files that a manifest lists, as the source has them. Left out are files that the source
 * cannot have, and those of the seven that are not there: that has a finding of its own.
 */
export async function readDigests(
  source: PublishedSource,
  loaded: ReadonlyMap<string, JsonFile>,
  manifest: Manifest,
): Promise<ReadonlyMap<string, Digest | undefined>> {
  const digests = new Map<string, Digest | undefined>(loaded);
  const contract = new Set<string>(FILE_NAMES.map(pathOf));
  const listed = manifest.files.filter(({ served }) => served !== false || source.isFolder);
  const paths = new Set(listed.map(({ path }) => path));
  const left = [...paths].filter(path => !loaded.has(path) && !contract.has(path) && source.covers(path));
  const readOn = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const result = await source.read(path);
      const found = result.kind === 'found';
      digests.set(path, found ? { bytes: result.bytes.length, sha256: sha256Of(result.bytes) } : undefined);
    }
  };
  await Promise.all(Array.from({ length: MAX_READS_AT_ONCE }, readOn));
  return digests;
}
