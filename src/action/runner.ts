import { tmpdir } from 'node:os';
import type { context } from '@actions/github';
import { commandPermission } from '../github/fork.js';
import { type EventContext, type JobEvent, readEvent } from './event.js';

/** What the runner says of the job, from the variables that GitHub documents. */
export interface Runner {
  /** Where the job's files are; nothing is read or written outside it. */
  readonly workspace: string;
  /** A folder that is emptied after the job. */
  readonly temporary: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** `owner/name` of the repository that the workflow belongs to; empty outside a workflow. */
  readonly repository: string;
  /** Whether the job may be about code of somebody who cannot write to the repository. */
  readonly fromFork: boolean;
  /** Where a bug of ours is reported. */
  readonly issues: string;
  readonly event: JobEvent;
}

/** The part of the toolkit's context that is needed; an enterprise server has an address of its own. */
export type JobContext = Pick<typeof context, 'serverUrl' | 'apiUrl' | 'graphqlUrl'> & EventContext;

export function readRunner(env: NodeJS.ProcessEnv, context: JobContext): Runner {
  const { serverUrl, apiUrl, graphqlUrl } = context;
  const action = env.GITHUB_ACTION_REPOSITORY;
  return {
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    temporary: env.RUNNER_TEMP || tmpdir(),
    serverUrl,
    apiUrl,
    graphqlUrl,
    repository: env.GITHUB_REPOSITORY ?? '',
    fromFork: commandPermission(true, env) === 'fork',
    event: readEvent(context),
    issues: action ? `${serverUrl}/${action}/issues` : "the issues of the action's repository",
  };
}
