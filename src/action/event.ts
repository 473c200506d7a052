import type { context } from '@actions/github';
import { z } from 'zod';
import { isFromFork } from '../git/fork.js';

/** What made the workflow run, as far as publishing asks. */
export interface JobEvent {
  /** `push`, `pull_request`, `schedule`, … */
  readonly name: string;
  /** The commit that the workflow runs on. */
  readonly commit: string;
  /** `refs/heads/main`, `refs/tags/v1`, `refs/pull/1/merge`; empty outside a workflow. */
  readonly ref: string;
  /** Empty when the event does not tell. */
  readonly defaultBranch: string;
  /** Whether the repository of the workflow is itself a fork of another one. */
  readonly isFork: boolean;
  /** The pull request that is checked; null for other events. */
  readonly pullRequest: PullRequest | null;
  /** The run that made this one start, for the event `workflow_run`; null for other events. */
  readonly run: WorkflowRun | null;
  /** The commit that the event compares with; null when it has none, as for the first push of a branch. */
  readonly base: string | null;
  /** Who started the workflow, such as `dependabot[bot]`. */
  readonly actor: string;
  /** The messages of the commits that were pushed; empty for other events. */
  readonly messages: readonly string[];
}

export interface PullRequest {
  readonly number: number;
  /** The branch that the changes are on. */
  readonly branch: string;
  /** The newest commit of that branch. */
  readonly commit: string;
  /** The branch that they are for. */
  readonly into: string;
  /** Whether that branch is in another repository, to which the token of the job has no access. */
  readonly fromFork: boolean;
  /** Whether it was closed just now, merged or not. */
  readonly isClosed: boolean;
}

/** A run of another workflow, as far as it says which pull request it was about. */
export interface WorkflowRun {
  /** The event of that run: `pull_request`, … */
  readonly event: string;
  /** The commit of the branch, not the merge that was checked out. */
  readonly commit: string;
  readonly branch: string;
  /** `owner/name` of the repository of the branch; empty when that is gone. */
  readonly repository: string;
}

/** The part of the toolkit's context that says it; the payload is what GitHub wrote into a file. */
export type EventContext = Pick<typeof context, 'eventName' | 'payload' | 'sha' | 'ref'> &
  Partial<Pick<typeof context, 'actor'>>;

/** What the payload of an event of GitHub says of the job: what is compared, published or commented on. */
export function readEvent({ eventName, payload, sha, ref, actor }: EventContext): JobEvent {
  const {
    action,
    repository,
    pull_request: pull,
    merge_group: group,
    workflow_run: run,
    before,
    commits,
  } = PAYLOAD.parse(payload);
  // Older servers tell a schedule nothing of its repository; it runs on the default branch and nowhere else.
  const scheduledOn = eventName === 'schedule' ? onBranch(ref ?? '') : null;
  const base = pull?.base?.sha ?? group?.base_sha ?? before ?? '';
  const head = pull?.head;
  return {
    name: eventName ?? '',
    commit: sha ?? '',
    ref: ref ?? '',
    defaultBranch: repository?.default_branch ?? scheduledOn ?? '',
    isFork: repository?.fork === true,
    pullRequest: !pull
      ? null
      : {
          number: pull.number ?? 0,
          branch: head?.ref ?? '',
          commit: head?.sha ?? '',
          into: pull.base?.ref ?? '',
          fromFork: isFromFork(payload),
          isClosed: action === 'closed',
        },
    run: !run
      ? null
      : {
          event: run.event ?? '',
          commit: run.head_sha ?? '',
          branch: run.head_branch ?? '',
          repository: run.head_repository?.full_name ?? '',
        },
    base: /^0*$/.test(base) ? null : base,
    actor: actor ?? '',
    messages: (commits ?? []).map(({ message }) => message ?? ''),
  };
}

/** The branch that an event is about, without `refs/heads/`; null for tags and pull requests. */
export function branchOf({ ref }: JobEvent): string | null {
  return onBranch(ref);
}

function onBranch(ref: string): string | null {
  return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : null;
}

const TEXT = z.string().nullish();
const REPOSITORY = z.object({ default_branch: TEXT, full_name: TEXT, fork: z.boolean().nullish() }).nullish();

/** What of GitHub's payloads is read; everything may be missing. */
const PAYLOAD = z.object({
  /** What happened to the pull request: `opened`, `synchronize`, `closed`. */
  action: TEXT,
  repository: REPOSITORY,
  pull_request: z
    .object({
      number: z.number().nullish(),
      base: z.object({ sha: TEXT, ref: TEXT }).nullish(),
      head: z.object({ ref: TEXT, sha: TEXT, repo: REPOSITORY }).nullish(),
    })
    .nullish(),
  merge_group: z.object({ base_sha: TEXT }).nullish(),
  workflow_run: z
    .object({ event: TEXT, head_sha: TEXT, head_branch: TEXT, head_repository: REPOSITORY })
    .nullish(),
  /** What a branch was at before a push; zeros where there was no branch. */
  before: TEXT,
  /** Whether a push threw commits away. */
  forced: z.boolean().nullish(),
  commits: z.array(z.object({ message: TEXT })).nullish(),
});

/** What is wrong with a payload; undefined where it can be read. */
export function payloadFault(payload: unknown): string | undefined {
  const [issue] = PAYLOAD.safeParse(payload).error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message].filter(Boolean).join(': ');
}
