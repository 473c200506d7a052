import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { connectionTo } from '../git/connection.js';
import { firstCommit } from '../git/first-commit.js';
import { git, readGit } from '../git/git.js';
import { absentCommit, isFetchable } from './absent-commit.js';

/** A commit, and the git repository that has its objects. */
export interface FoundCommit {
  readonly folder: string;
  readonly id: string;
}

/** Where commits are fetched from that are not here. */
export interface Remote {
  readonly url: URL;
  /** Empty for none. */
  readonly token: string;
  /** A folder for what is fetched. */
  readonly temporary: string;
}

/** Whether a name is written as a path: `./site`, `../base`, `/srv/api.json`, `~/site`, `C:\\site`. */
function isPath(name: string): boolean {
  return /^(?:\.{1,2}(?:[\\/]|$)|[\\/]|~[\\/]|[A-Za-z]:[\\/])/.test(name);
}

const BRANCHES = 'refs/heads/';

/** The full name of a branch: `git` takes a tag for it that is called like the branch alone. */
export function branchRef(branch: string): string {
  return BRANCHES + branch;
}

/** The commit that a name means in a repository: a branch, a tag, an id. Branches of `origin` need no prefix. */
export async function localCommit(folder: string, ref: string): Promise<string | undefined> {
  const branch = ref.startsWith(BRANCHES) ? ref.slice(BRANCHES.length) : ref;
  return (await firstCommit(folder, [ref, `refs/remotes/origin/${branch}`]))?.id;
}

/**
 * A commit by its name, fetched without history where it is not here. @throws {UserError} when it is nowhere.
 * What is fetched goes to a repository of its own: the one that is checked stays as it is.
 */
export async function findCommit(
  folder: string,
  ref: string,
  remote: Remote | undefined,
): Promise<FoundCommit> {
  const local = await localCommit(folder, ref);
  if (local !== undefined) {
    await refuseTwoMeanings(folder, ref, local);
    return { folder, id: local };
  }
  // No branch and no tag can be called so: git refuses such names.
  if (isPath(ref))
    throw new UserError(
      `There is no folder ${ref}, and no commit can be called so.`,
      'Name a folder that there is, an address, or a branch, a tag or a commit.',
    );
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(ref))
    throw new UserError(
      `${ref} is an address that nothing can be read from: only http and https can be asked.`,
      'Name the address under which api/index.json is published, a folder, or a branch, a tag or a commit.',
    );
  if ((await readGit(folder, ['rev-parse', '--git-dir'])).code !== 0) {
    throw new UserError(
      `${ref} is no folder and no address, and this is no git repository that could have a commit of that name.`,
      'Name a folder with published files, an address, or run this inside a clone.',
    );
  }
  // What is called `origin/main` here is `main` there.
  const asked = ref.replace(/^(?:refs\/remotes\/)?origin\//, '');
  const found = remote && isFetchable(ref) ? await fetchInto(remote, asked) : undefined;
  if (typeof found === 'object') return found;
  throw await absentCommit(folder, ref, found);
}

/** @throws {UserError} for the name of a branch and of a tag that are two commits: git takes the tag, and who names it the branch. */
async function refuseTwoMeanings(folder: string, ref: string, id: string): Promise<void> {
  const branch = await localCommit(folder, branchRef(ref));
  const isTag = (await readGit(folder, ['show-ref', '--verify', '--quiet', `refs/tags/${ref}`])).code === 0;
  if (!isTag || branch === undefined || branch === id) return;
  throw new UserError(
    `${ref} is a branch and a tag, and these are two commits.`,
    `Say which is meant: ${branchRef(ref)} or refs/tags/${ref}.`,
  );
}

/** The reason why it could not be fetched, or the commit. */
async function fetchInto({ url, token, temporary }: Remote, ref: string): Promise<FoundCommit | string> {
  const folder = mkdtempSync(join(temporary, 'refdata-base-'));
  const format = /^[0-9a-f]{64}$/.test(ref) ? 'sha256' : 'sha1';
  const home = { cwd: folder, env: { HOME: folder, USERPROFILE: folder } };
  await git(['init', '--quiet', '--bare', '--template=', `--object-format=${format}`], home);
  const { code, stderr } = await git(
    [
      'fetch',
      '--quiet',
      '--depth=1',
      '--no-tags',
      '--no-recurse-submodules',
      '--end-of-options',
      url.href,
      `+${ref}:refs/refdata/base`,
    ],
    { ...home, ...connectionTo(url, token) },
  );
  const id = code === 0 ? await localCommit(folder, 'refs/refdata/base') : undefined;
  if (id !== undefined) return { folder, id };
  rmSync(folder, { recursive: true, force: true });
  const lines = stderr.trim().split('\n');
  // What follows the first is advice.
  const said = lines.find(line => /^(fatal|error): /.test(line)) ?? lines.at(-1) ?? '';
  return said.replace(/^(fatal|error): /, '').replace(/\.$/, '') || 'git failed';
}

/** The branch that a server calls its default one; nothing where it does not answer. */
export async function remoteHead({ url, token, temporary }: Remote): Promise<string | undefined> {
  const home = { cwd: temporary, env: { HOME: temporary, USERPROFILE: temporary } };
  const args = ['ls-remote', '--symref', '--end-of-options', url.href, 'HEAD'];
  const { code, stdout } = await git(args, { ...home, ...connectionTo(url, token) });
  return code === 0 ? /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(stdout)?.[1] : undefined;
}

/** Where the clone came from, when that is an address that can be asked without a password. */
export async function originOf(folder: string): Promise<URL | undefined> {
  const { code, stdout } = await readGit(folder, ['config', '--get', 'remote.origin.url']);
  const text = stdout.trim();
  if (code !== 0 || text === '') return undefined;
  if (text.startsWith('/')) return new URL(`file://${text}`);
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^(https?|file):$/.test(url.protocol) && url.password === '' ? url : undefined;
}

/** The commit at which the head left the base; `unrelated` when there is none, nothing when that cannot be known. */
export async function mergeBase(
  folder: string,
  base: string,
  head: string,
): Promise<{ readonly id: string } | 'unrelated' | undefined> {
  const { code, stdout } = await readGit(folder, ['merge-base', base, head]);
  if (code === 0) return { id: stdout.trim() };
  const shallow = await readGit(folder, ['rev-parse', '--is-shallow-repository']);
  return code === 1 && shallow.stdout.trim() === 'false' ? 'unrelated' : undefined;
}
