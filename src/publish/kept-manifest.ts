import { canonicalJson } from '../contract/canonical.js';
import type { Manifest } from '../contract/generated/contract.js';
import { manifestOf } from './built-site.js';
import { type Content, contentOf } from './content.js';

/** A built file other than the manifest, and the id of the bytes that the branch has in its place. */
export interface Replaced {
  readonly content: Content;
  /** Path in the manifest. */
  readonly path: string;
  readonly liveId: string | undefined;
}

/**
 * Whether what would be written differs from what is there at most by the commit of the sources: in the manifest, and in
 * pages and data that link to lines at it. Then publishing would make a commit for every push that changes nothing for
 * consumers. What is there stays true: the files are those of its commit, too.
 */
export async function sameButForCommit(
  live: Uint8Array,
  built: Uint8Array,
  replaced: readonly Replaced[],
): Promise<boolean> {
  const [one, other] = [manifestOf(live), manifestOf(built)];
  if (one === null || other === null) return false;
  const paths = new Set(replaced.map(({ path }) => path));
  if (!Buffer.from(withoutCommit(one, paths)).equals(withoutCommit(other, paths))) return false;
  const [before, now] = [one.source.commit, other.source.commit];
  if (replaced.length > 0 && (before === null || now === null)) return false;
  for (const { content, liveId } of replaced) {
    // Other bytes that are as many: a commit is as long as any other.
    const text = Buffer.from(await content.read()).toString('latin1');
    const asBefore = Buffer.from(text.replaceAll(now as string, before as string), 'latin1');
    if (contentOf(content.path, asBefore).blobId !== liveId) return false;
  }
  return true;
}

/** A manifest without the commit, and without the hashes of the files that may have it in them. */
function withoutCommit({ source, files, ...rest }: Manifest, paths: ReadonlySet<string>): Uint8Array {
  const compared = files.map(file => (paths.has(file.path) ? { ...file, sha256: '' } : file));
  return canonicalJson({ ...rest, source: { ...source, commit: null }, files: compared }, 'compact');
}
