import { tmpdir } from 'node:os';
import type { context } from '@actions/github';

/** What the runner says of the job, from the variables that GitHub documents. */
export interface Runner {
  /** Where the job's files are; nothing is read or written outside it. */
  readonly workspace: string;
  /** A folder that is emptied after the job. */
  readonly temporary: string;
  readonly serverUrl: string;
  /** `owner/name` of the repository that the workflow belongs to; empty outside a workflow. */
  readonly repository: string;
  /** What the job runs for: `push`, `pull_request`; empty outside a workflow. */
  readonly eventName: string;
  /** Where a bug of ours is reported. */
  readonly issues: string;
}

/** The part of the toolkit's context that is needed; an enterprise server has an address of its own. */
export type JobContext = Pick<typeof context, 'serverUrl'>;

export function readRunner(env: NodeJS.ProcessEnv, { serverUrl }: JobContext): Runner {
  const action = env.GITHUB_ACTION_REPOSITORY;
  return {
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    temporary: env.RUNNER_TEMP || tmpdir(),
    serverUrl,
    repository: env.GITHUB_REPOSITORY ?? '',
    eventName: env.GITHUB_EVENT_NAME ?? '',
    issues: action ? `${serverUrl}/${action}/issues` : "the issues of the action's repository",
  };
}
