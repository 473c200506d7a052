import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Policy } from '../contract/policy.js';
import type { Finding } from '../findings/finding.js';
import { readGit } from '../git/git.js';
import { comparedWithItself } from '../rules/comparison.js';
import { judged } from './agreement.js';
import { isFolder } from './open-side.js';
import type { SideName } from './side.js';

/**
 * Whether a head is what it is compared with: one commit, one folder, or what is checked out as it was committed. Then nothing
 * differs whatever is in it, and nobody has compared anything.
 * @param folder what the head is read from, where that is no commit.
 */
export async function isSameCommit(base: SideName, head: SideName, folder: string): Promise<boolean> {
  if (head.commit !== null) return head.commit === base.commit;
  if (!isFolder(folder)) return false;
  if (base.commit === null) return isFolder(base.name) && realOf(base.name) === realOf(folder);
  const { code, stdout } = await readGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (code !== 0 || stdout.trim() !== base.commit) return false;
  const changed = await readGit(folder, ['status', '--porcelain', '--untracked-files=normal', '--', '.']);
  return changed.code === 0 && changed.stdout.trim() === '';
}

/**
 * That a head was compared with itself: an error where a job demands a comparison. A tag may be that of the first release,
 * which has nothing before it.
 */
export function ownBase(
  { name }: SideName,
  policy: Policy,
  {
    requireBase = false,
    ref,
  }: { readonly requireBase?: boolean | undefined; readonly ref?: string | undefined },
): Finding[] {
  const isDemanded = requireBase && ref?.startsWith('refs/tags/') === false;
  const rule = isDemanded ? { ...comparedWithItself, level: 'error' as const } : comparedWithItself;
  return judged(policy, rule, `${name} is what is checked: nothing can differ.`, '');
}

function realOf(folder: string): string {
  return realpathSync.native(resolve(folder));
}
