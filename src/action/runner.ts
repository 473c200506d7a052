import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import type { context } from '@actions/github';
import { UserError } from '../findings/user-error.js';
import { commandPermission } from '../github/fork.js';
import { isAddress } from '../http/address.js';
import { statsOf } from '../runtime/stats.js';
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

const GITHUB = 'https://github.com';
const GITHUB_API = 'https://api.github.com';

/** The part of the toolkit's context that is needed; an enterprise server has an address of its own. */
export type JobContext = Pick<typeof context, 'serverUrl' | 'apiUrl' | 'graphqlUrl'> & EventContext;

/**
 * The addresses of the GitHub that runs the job, without a slash at the end; of GitHub Enterprise those that it derives from
 * its own.
 */
export function readRunner(env: NodeJS.ProcessEnv, context: JobContext): Runner {
  const bare = (address: string) => address.replace(/\/+$/, '');
  const serverUrl = bare(context.serverUrl || GITHUB);
  const given = bare(context.apiUrl || GITHUB_API);
  // The toolkit takes github.com where nothing is said; no token of one server is sent to another.
  const apiUrl = given === GITHUB_API && serverUrl !== GITHUB ? `${serverUrl}/api/v3` : given;
  const query = bare(context.graphqlUrl || `${GITHUB_API}/graphql`);
  const graphqlUrl =
    query === `${GITHUB_API}/graphql` && serverUrl !== GITHUB ? `${serverUrl}/api/graphql` : query;
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

/**
 * Proves that the job has what every job has, before anything is read or sent.
 * @throws {UserError} that names the variable.
 */
export function demandJob({ workspace, temporary, serverUrl, apiUrl, graphqlUrl }: Runner): void {
  const isThere = (folder: string) => statsOf(folder)?.isDirectory() === true;
  const folders = {
    GITHUB_WORKSPACE: isThere(workspace),
    RUNNER_TEMP: isThere(temporary) && isWritable(temporary),
  };
  for (const [name, isGood] of Object.entries(folders)) {
    if (isGood) continue;
    throw new UserError(
      `The folder that ${name} names is not there, or cannot be written to.`,
      'Run this in a job of GitHub Actions, and leave the variable as the runner has set it.',
    );
  }
  const addresses = { GITHUB_SERVER_URL: serverUrl, GITHUB_API_URL: apiUrl, GITHUB_GRAPHQL_URL: graphqlUrl };
  for (const [name, address] of Object.entries(addresses)) {
    if (isAddress(address) && URL.canParse(address)) continue;
    throw new UserError(
      `${name} is "${address}", which is no address.`,
      'Leave the variable as the runner has set it.',
    );
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
