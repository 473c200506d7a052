import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { connectionTo } from '../git/connection.js';
import { git, readGit } from '../git/git.js';

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

const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** What a server knows by name: no `HEAD~1`, `main@{1}` or `v1^{}`. */
const FETCHABLE = /^[^~^:?*[\\\s]+$/;

/** Whether a name is written as a path: `./site`, `../base`, `/srv/api.json`, `~/site`, `C:\\site`. */
function isPath(name: string): boolean {
  return /^(?:\.{1,2}(?:[\\/]|$)|[\\/]|~[\\/]|[A-Za-z]:[\\/])/.test(name);
}

/** Whether a clone has less than the whole history. */
export async function isShallow(folder: string): Promise<boolean> {
  return (await readGit(folder, ['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
}

/** The commit that a name means in a repository: a branch, a tag, an id. Branches of `origin` need no prefix. */
export async function localCommit(folder: string, ref: string): Promise<string | undefined> {
  for (const name of [ref, `refs/remotes/origin/${ref}`]) {
    const { code, stdout } = await readGit(folder, [
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${name}^{commit}`,
    ]);
    // An id is echoed whether or not there is such an object, so it is asked for.
    if (code !== 0) continue;
    const id = stdout.trim();
    if ((await readGit(folder, ['cat-file', '-e', `${id}^{tree}`])).code === 0) return id;
  }
  return undefined;
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
  if (local !== undefined) return { folder, id: local };
  // No branch and no tag can be called so: git refuses such names.
  if (isPath(ref))
    throw new UserError(
      `There is no folder ${ref}, and no commit can be called so.`,
      'Name a folder that there is, an address, or a branch, a tag or a commit.',
    );
  if ((await readGit(folder, ['rev-parse', '--git-dir'])).code !== 0) {
    throw new UserError(
      `${ref} is no folder and no address, and this is no git repository that could have a commit of that name.`,
      'Name a folder with published files, an address, or run this inside a clone.',
    );
  }
  const reason =
    remote && FETCHABLE.test(ref) ? await fetchInto(remote, ref) : 'there is nowhere to fetch it from';
  if (typeof reason !== 'string') return reason;
  if (!FETCHABLE.test(ref)) {
    throw new UserError(
      `The commit ${ref} is not in this clone, and only branches, tags and full ids can be fetched.`,
      'Check out with enough history (fetch-depth: 0), or name a branch, a tag or a full id.',
    );
  }
  const fetchable = FULL_ID.test(ref) ? ref : `${ref}:refs/remotes/origin/${ref}`;
  throw new UserError(
    `The commit ${ref} is not in this clone, and could not be fetched: ${reason}.`,
    `Fetch it (git fetch origin ${fetchable}), or check out with enough history (fetch-depth: 0), or correct the name.`,
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
