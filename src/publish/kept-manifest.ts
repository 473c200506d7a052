import { canonicalJson } from '../contract/canonical.js';
import type { Manifest } from '../contract/generated/contract.js';
import { validators } from '../contract/generated/validators.js';

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
  let manifest: unknown;
  try {
    manifest = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
  if (!validators.manifest(manifest)) return null;
  const { source, ...rest } = manifest as Manifest;
  return canonicalJson({ ...rest, source: { ...source, commit: null } }, 'compact');
}
