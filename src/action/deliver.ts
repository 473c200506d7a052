import { UserError } from '../findings/user-error.js';
import {
  commitUndertaking,
  deliverCommit,
  deliverPullRequest,
  pullRequestUndertaking,
} from '../publish/deliver.js';
import type { Delivery } from '../publish/deliveries.js';
import type { Descriptions } from '../publish/description-list.js';
import { isOwnPush } from '../publish/own-commits.js';
import { type Publication, UNPUBLISHED } from '../report/publication.js';
import { branchOf, type JobEvent } from './event.js';
import type { Job } from './mode.js';
import { refusalOf } from './publishing-event.js';
import { serverOf } from './server.js';

const TITLE = 'Update API descriptions';
const BODY = [
  'The API descriptions in this repository no longer say what the server says. This brings them up to date.',
  '',
  'Made by [refdata-action](https://github.com/refdata/refdata-action). It is updated when the server changes; merge or close it as you like.',
].join('\n');

/** Events of pull requests: what they have is compared with the source, never written. */
const CHECKED_EVENTS: ReadonlySet<string> = new Set(['pull_request', 'pull_request_target', 'merge_group']);

/** What happens without the input: pull requests are compared, and the default branch is committed to. */
export function deliveryFor(event: JobEvent): Delivery {
  if (CHECKED_EVENTS.has(event.name)) return 'check';
  const branch = branchOf(event);
  const isDefault = branch !== null && branch === event.defaultBranch;
  return isDefault && refusalOf(event, [branch]) === null ? 'commit' : 'none';
}

/**
 * Delivers generated files in one commit to the branch of the event, or in a pull request for it. The other words of the
 * input, `check` and `none`, deliver nothing.
 * @throws {UserError}
 */
export async function deliver(
  descriptions: Descriptions,
  delivery: Delivery,
  token: string,
  job: Job,
): Promise<Publication> {
  if (delivery === 'check' || delivery === 'none') return UNPUBLISHED;
  const { event, repository, fromFork } = job.runner;
  if (fromFork && event.pullRequest === null)
    throw new UserError(
      `The event ${event.name} may be about code of somebody who cannot write to the repository: nothing is delivered.`,
      'Deliver on push, schedule or workflow_dispatch, or set "api-docs-delivery: check".',
    );
  if (isOwnPush(event.messages)) return untold('This push is one of ours: nothing was delivered.');
  const base = targetBranch(event);
  // What is checked out for a pull request is its merge, and no branch has that.
  const described = event.pullRequest ? { ...descriptions, read: new Map() } : descriptions;
  if (delivery === 'commit') {
    const server = serverOf(job.runner, token, commitUndertaking(base, repository));
    job.say(`Committing API descriptions to ${base}`);
    const delivered = await deliverCommit(server, described, { base, title: TITLE });
    if (delivered === null) return untold(outdated(base));
    const { changed, commit, written, removed } = delivered;
    const sentence = changed
      ? `They were committed to ${base}, with the list of them: ${written} written, ${removed} removed.`
      : `${base} holds them already: no commit was made.`;
    return { published: true, sentence, commit, pageUrl: null };
  }
  const place = { base, branch: `refdata/api-docs/${base}`, title: TITLE, body: BODY };
  const server = serverOf(job.runner, token, pullRequestUndertaking(place, repository));
  job.say(`Offering API descriptions to ${base}`);
  const offered = await deliverPullRequest(server, described, place);
  if (offered === null) return untold(outdated(base));
  const { commit, pull } = offered;
  const sentence =
    pull === null
      ? `${base} holds them already: there is nothing to offer.`
      : pull.obsolete
        ? `${base} holds them already: close pull request #${pull.number}, which has nothing new any more: ${pull.url}`
        : `They are in pull request #${pull.number}, which was ${pull.opened ? 'opened' : 'there already'}: ${pull.url}`;
  return { published: true, sentence, commit: commit?.commit ?? null, pageUrl: null };
}

function outdated(base: string): string {
  return `${base} has other sources by now: nothing was delivered, as the run for those does it.`;
}

function untold(sentence: string): Publication {
  return { ...UNPUBLISHED, sentence };
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
