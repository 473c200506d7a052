import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.js';
import {
  type Artifact,
  commitUndertaking,
  deliverCommit,
  deliverPullRequest,
  pullRequestUndertaking,
} from '../publish/deliver.js';
import { isOwnPush } from '../publish/own-commits.js';
import { deliveryStale } from '../publish/rules.js';
import { type Publication, UNPUBLISHED } from '../report/publication.js';
import { UserError } from '../user-error.js';
import { branchOf, type JobEvent } from './event.js';
import type { Job } from './mode.js';
import { pathInside } from './paths.js';
import { serverOf } from './server.js';

/** The words of the input `api-docs-delivery`; without one, {@link deliveryFor} chooses. */
export const DELIVERIES = ['commit', 'pull-request', 'check', 'none'] as const;
export type Delivery = (typeof DELIVERIES)[number];

const TITLE = 'Update API descriptions';
const BODY = [
  'The API descriptions in this repository no longer say what the server says. This brings them up to date.',
  '',
  'Made by [refdata-action](https://github.com/refdata/refdata-action). It is updated when the server changes; merge or close it as you like.',
].join('\n');

export interface Delivered {
  readonly delivery: Delivery;
  readonly publication: Publication;
  /** Artifacts that differ from the repository's, when they were only compared. */
  readonly findings: readonly Finding[];
}

/** What happens without the input: the default branch is committed to, and everything else is compared. */
export function deliveryFor(event: JobEvent): Delivery {
  const branch = branchOf(event);
  return branch !== null && branch === event.defaultBranch && event.name !== 'merge_group'
    ? 'commit'
    : 'check';
}

/**
 * Delivers generated files as `api-docs-delivery` says: in one commit to the branch of the event, in a pull request for it,
 * or by comparing them with the files of the workspace.
 * @throws {UserError}
 */
export async function deliver(
  artifacts: readonly Artifact[],
  wanted: Delivery | null,
  token: string,
  job: Job,
): Promise<Delivered> {
  const { event, workspace, repository } = job.runner;
  const delivery = wanted ?? deliveryFor(event);
  const told = (sentence: string, more: Partial<Publication> = {}): Delivered => ({
    delivery,
    publication: { ...UNPUBLISHED, sentence, ...more },
    findings: [],
  });
  if (delivery === 'none') return told('They were not delivered: api-docs-delivery is none.');
  if (delivery === 'check') return { ...told(''), findings: compare(artifacts, workspace) };
  if (isOwnPush(event.messages))
    return told('They were not delivered: this push is one of ours, and has them already.');
  const base = targetBranch(event);
  if (delivery === 'commit') {
    const server = serverOf(job.runner, token, commitUndertaking(base, repository));
    job.say(`Committing API descriptions to ${base}`);
    const { changed, commit, written } = await deliverCommit(server, artifacts, { base, title: TITLE });
    const sentence = changed
      ? `${written} of ${artifacts.length} were committed to ${base}.`
      : `${base} holds them already: no commit was made.`;
    return told(sentence, { published: true, commit });
  }
  const place = { base, branch: `refdata/api-docs/${base}`, title: TITLE, body: BODY };
  const server = serverOf(job.runner, token, pullRequestUndertaking(place, repository));
  job.say(`Offering API descriptions to ${base}`);
  const { commit, pull } = await deliverPullRequest(server, artifacts, place);
  if (pull === null)
    return told(`${base} holds them already: there is no pull request to open.`, { published: true });
  const sentence = `They are in pull request #${pull.number}, which was ${pull.opened ? 'opened' : 'there already'}: ${pull.url}`;
  return told(sentence, { published: true, commit: commit?.commit ?? null });
}

/** The branch that people would commit to. */
function targetBranch(event: JobEvent): string {
  const { pullRequest, ref, defaultBranch } = event;
  if (pullRequest?.fromFork) {
    throw new UserError(
      `Pull request #${pullRequest.number} comes from a fork, which this workflow cannot write to.`,
      'Set "api-docs-delivery: check" for pull requests, or leave it out: then they are only compared.',
    );
  }
  const branch = pullRequest?.branch || branchOf(event) || (event.name === 'schedule' ? defaultBranch : '');
  if (branch !== '' && event.name !== 'merge_group') return branch;
  throw new UserError(
    ref === ''
      ? 'GITHUB_REF does not say which branch to deliver to.'
      : `${ref} is no branch that API descriptions can be delivered to.`,
    'Run the workflow on a branch, or set "api-docs-delivery: check" or "none".',
  );
}

/** A finding for each artifact that the workspace has not, or has with other bytes. */
function compare(artifacts: readonly Artifact[], workspace: string): Finding[] {
  return artifacts.flatMap(({ path, bytes }) => {
    const file = pathInside(workspace, join(workspace, ...path.split('/')), 'api-docs');
    const there = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    if (there && readFileSync(file).equals(bytes)) return [];
    const { id, level, remedy } = deliveryStale;
    const message = there ? `${path} does not say what the server says.` : `${path} is missing.`;
    return [{ rule: id, level, message, remedy, place: { file: path } }];
  });
}
