import { UserError } from '../findings/user-error.js';
import { failureKind } from '../git/checkout-failure.js';
import { firstCommit } from '../git/first-commit.js';
import { readGit } from '../git/git.js';
import { isAbbreviatedId } from '../git/ref.js';
import { firstOf } from '../text/first-of.js';
import { nearest } from '../text/nearest.js';

/** Names of a clone that a sentence has room for. */
const MAX_NAMED = 5;
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** What a server knows by name: no `HEAD~1`, `main@{1}` or `v1^{}`. */
const FETCHABLE = /^[^~^:?*[\\\s]+$/;

/** Whether a server can be asked for it. */
export function isFetchable(ref: string): boolean {
  return FETCHABLE.test(ref);
}

/** What people call a branch or tag that is named in full. */
export function shownRef(ref: string): string {
  return ref.replace(/^refs\/(?:heads|remotes|tags)\//, '');
}

/** Whether a clone has less than the whole history. */
export async function isShallow(folder: string): Promise<boolean> {
  return (await readGit(folder, ['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
}

/** The branches and tags of a clone, as they are called there. */
export async function namesIn(folder: string): Promise<string[]> {
  const kinds = ['refs/heads', 'refs/tags', 'refs/remotes'];
  const names = await linesOf(folder, ['for-each-ref', '--format=%(refname)', ...kinds]);
  return names.map(shownRef).filter(name => !name.endsWith('/HEAD'));
}

/**
 * That a commit is not in a clone, with what can be done about it there: nothing is fetched where there is no remote, and no
 * history is missing where the clone has all of it.
 * @param reason why it could not be fetched; nothing where nobody was asked.
 */
export async function absentCommit(
  folder: string,
  ref: string,
  reason: string | undefined,
): Promise<UserError> {
  const why = reason === undefined ? '' : `, and could not be fetched: ${reason}`;
  if ((await firstCommit(folder, ['HEAD'])) === undefined && (await namesIn(folder)).length === 0)
    return new UserError(
      `The commit ${shownRef(ref)} is not in this clone, which has no commit yet.`,
      'Commit something first, or name a folder with published files or an address.',
    );
  const isPart = await isShallow(folder);
  const message =
    isFetchable(ref) || !isPart
      ? `The commit ${shownRef(ref)} is not in this clone${why}.`
      : `The commit ${ref} is not in this clone, and only branches, tags and full ids can be fetched.`;
  const isNowhere = reason !== undefined && failureKind(reason) === 'ref-not-found';
  const remedies = [
    await fetching(folder, ref, isNowhere),
    isPart ? 'Check out with enough history (fetch-depth: 0).' : '',
    await correcting(folder, ref),
  ];
  return new UserError(message, remedies.filter(Boolean).join(' '));
}

/**
 * What brings a commit into a clone under its name; nothing where the clone came from nowhere.
 * @param isNowhere whether its server said that it has none of that name.
 */
async function fetching(folder: string, ref: string, isNowhere: boolean): Promise<string> {
  const remotes = await linesOf(folder, ['remote']);
  const named = shownRef(ref);
  const remote = [named.split('/')[0] ?? '', 'origin', ...remotes].find(name => remotes.includes(name));
  if (remote === undefined || !isFetchable(ref)) return '';
  if (FULL_ID.test(ref)) return `Fetch it (git fetch ${remote}${isNowhere ? '' : ` ${ref}`}).`;
  if (isAbbreviatedId(ref)) return 'Give all digits of its id: no server knows it by some.';
  if (isNowhere) return '';
  if (ref.startsWith('refs/tags/')) return `Fetch it (git fetch ${remote} ${ref}:${ref}).`;
  const branch = named.startsWith(`${remote}/`) ? named.slice(remote.length + 1) : named;
  const fetched = `git fetch ${remote} ${branch}:refs/remotes/${remote}/${branch}`;
  // Of other remotes than `origin`, a branch is called by both names.
  return remote === 'origin' || named !== branch
    ? `Fetch it (${fetched}).`
    : `Fetch it (${fetched}), and name it ${remote}/${branch}.`;
}

async function correcting(folder: string, ref: string): Promise<string> {
  const names = await namesIn(folder);
  const [near] = nearest(shownRef(ref), names);
  if (near !== undefined) return `Did you mean ${near}?`;
  return names.length === 0
    ? 'Name a commit that is here (git log).'
    : `Name what is here: ${firstOf(names, MAX_NAMED)}.`;
}

async function linesOf(folder: string, args: string[]): Promise<string[]> {
  const { code, stdout } = await readGit(folder, args);
  return code === 0 ? stdout.split('\n').filter(line => line !== '') : [];
}
