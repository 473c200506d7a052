import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { readGit } from '../git/git.js';
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

/** That a head was compared with itself, as a sentence. */
export function ownBase({ name }: SideName): string {
  return `${name} is what is checked: nothing can differ.`;
}

function realOf(folder: string): string {
  return realpathSync.native(resolve(folder));
}
