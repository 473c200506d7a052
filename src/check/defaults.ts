import { UserError } from '../findings/user-error.js';
import { firstCommit } from '../git/first-commit.js';
import { readGit } from '../git/git.js';
import { firstOf } from '../text/first-of.js';
import { isShallow, namesIn } from './absent-commit.js';
import { branchRef, localCommit, type Remote, remoteHead } from './commits.js';

const OF_ORIGIN = ['refs/remotes/origin/HEAD', 'refs/remotes/origin/main', 'refs/remotes/origin/master'];

/**
 * The full name of the default branch of `origin`; where there is no such place, of the branch `main` or `master`, of the only
 * other place, and without these the last commit. @throws {UserError} outside of git, and where a commit would be compared with itself.
 */
export async function defaultBase(repo: string, remote: Remote | undefined): Promise<string> {
  if ((await readGit(repo, ['rev-parse', '--git-dir'])).code !== 0) {
    throw new UserError(
      `${repo} is no git repository, and no base is named: there is nothing to compare with.`,
      'Name a folder with published files or an address with --base, or run this inside a clone.',
    );
  }
  // In a clone of one branch, that one is taken for the default branch, whatever it is.
  const asked = remote && (await isOfOneBranch(repo)) ? await remoteHead(remote) : undefined;
  if (asked !== undefined) return branchRef(asked);
  const here = await firstCommit(repo, [...OF_ORIGIN, 'refs/heads/main', 'refs/heads/master']);
  if (here) return here.name;
  const found = remote && (await remoteHead(remote));
  if (found !== undefined) return branchRef(found);
  const { stdout: heads } = await readGit(repo, [
    'for-each-ref',
    '--format=%(refname)',
    'refs/remotes/*/HEAD',
  ]);
  const [other, ...more] = heads.trim().split('\n');
  if (other && more.length === 0) return other;
  if ((await localCommit(repo, 'HEAD')) === undefined)
    throw new UserError(
      'This repository has no commit yet, and no base is named: there is nothing to compare with.',
      'Commit something first, or name a folder with published files or an address with --base.',
    );
  // A shallow clone has no other branch because it was not asked for, not because there is none.
  const isOnBranch = (await readGit(repo, ['symbolic-ref', '--quiet', 'HEAD'])).code === 0;
  if (isOnBranch && !(await isShallow(repo))) return 'HEAD';
  const names = await namesIn(repo);
  throw new UserError(
    `No base is named, and this ${isOnBranch ? 'shallow clone has not' : 'clone has neither a branch nor'} the default branch of its origin.`,
    names.length === 0
      ? 'Name a commit to compare with, as --base (git log).'
      : `Name what to compare with, as --base: ${firstOf(names, MAX_NAMED)}.`,
  );
}

/** Names of a clone that a sentence has room for. */
const MAX_NAMED = 5;

async function isOfOneBranch(repo: string): Promise<boolean> {
  const { code, stdout } = await readGit(repo, ['config', '--get-all', 'remote.origin.fetch']);
  return code === 0 && !stdout.includes('*');
}

/** Whether a repository has commits alone, and no files. */
export async function isBare(repo: string): Promise<boolean> {
  return (await readGit(repo, ['rev-parse', '--is-bare-repository'])).stdout.trim() === 'true';
}

/** The folder of a language or project below the root of its git repository; empty for the root itself. */
export async function prefixOf(repo: string): Promise<string> {
  const { stdout } = await readGit(repo, ['rev-parse', '--show-prefix']);
  return stdout.trim().replace(/\/$/, '');
}

/** Whether git would commit a file of a folder: what it ignores stands in no commit. Outside of git, every file counts. */
export async function trackedIn(folder: string): Promise<(path: string) => boolean> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, stdout } = await readGit(folder, args);
  if (code !== 0) return () => true;
  const paths = new Set(stdout.split('\0'));
  return path => paths.has(path);
}

/** The branch that is checked out, as `refs/heads/main`; empty for none. */
export async function currentRef(repo: string): Promise<string> {
  return (await readGit(repo, ['symbolic-ref', '--quiet', 'HEAD'])).stdout.trim();
}
