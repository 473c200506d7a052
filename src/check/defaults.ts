import { readGit } from '../git.js';
import { UserError } from '../user-error.js';
import { localCommit } from './commits.js';

/** The default branch of `origin`; in a clone that has none, the last commit. @throws {UserError} outside of git. */
export async function defaultBase(repo: string): Promise<string> {
  if ((await readGit(repo, ['rev-parse', '--git-dir'])).code !== 0) {
    throw new UserError(
      `${repo} is no git repository, and no base is named: there is nothing to compare with.`,
      'Name a folder with published files or an address with --base, or run this inside a clone.',
    );
  }
  for (const name of ['refs/remotes/origin/HEAD', 'refs/remotes/origin/main', 'refs/remotes/origin/master'])
    if ((await localCommit(repo, name)) !== undefined) return name.replace('refs/remotes/', '');
  return 'HEAD';
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
