import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shownRef } from './absent-commit.js';
import { type FoundCommit, findCommit, localCommit, mergeBase, originOf, type Remote } from './commits.js';
import { defaultBase } from './defaults.js';

/** Which commit of a repository a head is compared with. */
export interface BaseWanted {
  readonly repo: string;
  /** A branch, tag or commit; nothing for the default branch. */
  readonly base?: string | undefined;
  /** Exactly that commit, and not where the head left it. */
  readonly exactBase?: boolean | undefined;
  /** Where a commit is fetched from that is not here; otherwise `origin`. */
  readonly remote?: Remote | undefined;
}

export interface BaseCommit {
  readonly name: string;
  readonly commit: FoundCommit;
  /** Whether the two have no history in common, where that can be known. */
  readonly isUnrelated: boolean;
}

/**
 * The commit to compare with: what is checked out left its base somewhere, and what the base did since is none of its
 * changes. @throws {UserError} when there is no such commit.
 */
export async function baseCommit({ repo, base, exactBase = false, remote }: BaseWanted): Promise<BaseCommit> {
  const server = remote ?? (await defaultRemote(repo));
  const ref = base ?? (await defaultBase(repo, server));
  const commit = await findCommit(repo, ref, server);
  const own = exactBase || commit.folder !== repo ? undefined : await localCommit(repo, 'HEAD');
  const left = own === undefined ? undefined : await mergeBase(repo, commit.id, own);
  return {
    name: shownRef(ref),
    commit: typeof left === 'object' ? { folder: repo, id: left.id } : commit,
    isUnrelated: left === 'unrelated',
  };
}

/** A commit by its name, from where a clone came from when nothing else is said. @throws {UserError} */
export async function commitOf(repo: string, name: string, remote?: Remote): Promise<FoundCommit> {
  return findCommit(repo, name, remote ?? (await defaultRemote(repo)));
}

/** Where a clone came from; nothing for one that came from nowhere. */
export async function defaultRemote(repo: string): Promise<Remote | undefined> {
  const url = await originOf(repo);
  return url && { url, token: '', temporary: ownFolder() };
}

let fetched: string | undefined;

/** A folder for what is fetched, which goes with this process. */
function ownFolder(): string {
  if (fetched !== undefined) return fetched;
  const folder = mkdtempSync(join(tmpdir(), 'refdata-fetched-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  fetched = folder;
  return folder;
}
