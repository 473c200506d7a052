import { setTimeout as sleep } from 'node:timers/promises';
import type { UserError } from '../findings/user-error.js';
import type { GitHub } from '../github/client.js';
import { explainFailure, type FailureKind, GitHubError, type Undertaking } from '../github/failure.js';
import { firstOf } from '../text/first-of.js';
import { ApiRemote } from './api-remote.js';
import { type GitPlace, GitRemote } from './git-remote.js';
import { isNothing, type Plan } from './plan.js';
import { BeyondApi, type Message, type Remote, type State } from './remote.js';

/** How often the branch may move while we make our commit. */
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 500;
const MAX_NAMES_SHOWN = 5;

/** What to do to which branch. */
export interface BranchChange {
  readonly branch: string;
  /** The branch that a new one begins from; null for a branch without history. */
  readonly from: string | null;
  /** Whether a branch that exists begins anew from there, too, with its history kept. */
  readonly renewed?: boolean;
  /** Decides, each time that the branch was read, what has to be written. */
  plan(state: State, remote: Remote): Promise<Plan>;
  /** What to tell of paths that are in the way. */
  blocked(paths: string): UserError;
  readonly message: Message;
  readonly undertaking: Undertaking;
}

export interface BranchResult {
  /** The commit that the branch is at. */
  readonly commit: string | null;
  /** Whether a commit was made. */
  readonly changed: boolean;
  readonly written: number;
  readonly removed: number;
  readonly way: Remote['way'];
}

/** Where the branch is, by API and by git. */
export interface Server {
  readonly github: GitHub;
  readonly git: GitPlace;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/**
 * Makes one commit on a branch, or none when nothing differs. When the branch moves meanwhile, everything is done again
 * from reading it. Never forces. What is too large for the API goes through git.
 * @throws {UserError} that names what is wrong and what to do.
 */
export async function changeBranch(server: Server, change: BranchChange): Promise<BranchResult> {
  const { github, git, pause = sleep } = server;
  const target = { branch: change.branch, from: change.from, renewed: change.renewed ?? false };
  let byGit: GitRemote | null = null;
  try {
    for (let attempt = 1; ; ) {
      try {
        return await attemptOnce(byGit ?? new ApiRemote(github, target), change);
      } catch (error) {
        if (error instanceof BeyondApi && byGit === null) {
          byGit = new GitRemote(git, target);
          continue;
        }
        if (!(isMoved(error) || error instanceof Unsure) || attempt === MAX_ATTEMPTS) throw error;
        await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1) * Math.random());
        attempt += 1;
      }
    }
  } catch (thrown) {
    const error = thrown instanceof Unsure ? thrown.cause : thrown;
    if (error instanceof GitHubError) throw explainFailure(error, change.undertaking);
    throw error;
  } finally {
    byGit?.close();
  }
}

async function attemptOnce(remote: Remote, change: BranchChange): Promise<BranchResult> {
  const state = await remote.read();
  const plan = await change.plan(state, remote);
  if (plan.blocked.length > 0) throw change.blocked(firstOf(plan.blocked, MAX_NAMES_SHOWN));
  const { way } = remote;
  if (isNothing(plan)) return { commit: state.head, changed: false, written: 0, removed: 0, way };
  const commit = await remote.commit(state, plan, change.message).catch(unsure);
  return { commit, changed: true, written: plan.writes.length, removed: plan.removes.length, way };
}

/** Failures after which nobody knows whether the commit was made. */
const LOST: ReadonlySet<FailureKind> = new Set(['server-trouble', 'unreachable']);

/** The answer to a commit was lost: the branch, read again, tells what became of it. */
class Unsure extends Error {
  override readonly name = 'Unsure';
}

function unsure(cause: unknown): never {
  if (cause instanceof GitHubError && LOST.has(cause.kind)) throw new Unsure(cause.message, { cause });
  throw cause;
}

function isMoved(error: unknown): boolean {
  return error instanceof GitHubError && error.kind === 'moved';
}
