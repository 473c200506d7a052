import { canonicalJson } from '../contract/canonical.js';
import { manifestOf } from './built-site.js';

/**
 * Whether two manifests differ at most by the commit of the sources: then they list the same bytes, and publishing the
 * second would make a commit for every push that changes nothing for consumers. The first one stays true: the files are
 * those of its commit, too.
 */
export function sameButForCommit(live: Uint8Array, built: Uint8Array): boolean {
  const [one, other] = [withoutCommit(live), withoutCommit(built)];
  return one !== null && other !== null && Buffer.from(one).equals(other);
}

function withoutCommit(bytes: Uint8Array): Uint8Array | null {
  const manifest = manifestOf(bytes);
  if (manifest === null) return null;
  const { source, ...rest } = manifest;
  return canonicalJson({ ...rest, source: { ...source, commit: null } }, 'compact');
}
