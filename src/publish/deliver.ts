import { z } from 'zod';
import { UserError } from '../findings/user-error.js';
import { explainFailure, GitHubError, type Undertaking } from '../github/failure.js';
import { hiddenLine } from '../text/markdown.js';
import { MAX_FILE_BYTES } from './built-site.js';
import { type BranchResult, changeBranch, type Server } from './change-branch.js';
import { type Content, contentOf } from './content.js';
import { type Descriptions, listAfter, listPath, obsolete, readList } from './description-list.js';
import { LOOP_TRAILER } from './own-commits.js';
import { isNothing, NOTHING, type Plan, planChange } from './plan.js';
import type { Remote, State } from './remote.js';

/** Where descriptions go. */
export interface DeliveryPlace {
  /** The branch that they are for. */
  readonly base: string;
  /** What the commit and the pull request are called. */
  readonly title: string;
}

export interface PullRequestPlace extends DeliveryPlace {
  /** The branch of the pull request, ours alone. */
  readonly branch: string;
  /** Its text, in Markdown. */
  readonly body: string;
}

export interface DeliveredPullRequest {
  readonly number: number;
  readonly url: string;
  /** Whether it was opened just now. */
  readonly opened: boolean;
  /** Whether the branch that it is for holds these bytes by now, so that there is nothing left to merge of ours. */
  readonly obsolete: boolean;
}

const PULL = z.object({
  number: z.number(),
  html_url: z.string(),
  title: z.string(),
  body: z.string().nullish(),
});

const CHOICES = 'Set "api-docs-delivery: pull-request", or "check" to only compare.';

/**
 * Commits descriptions to a branch that exists, in one commit; none when it holds these bytes already. The paths were named
 * by the user, so what stands there is replaced; what an earlier run made of a server that is gone is removed.
 * @returns null when the branch has other sources by now, which these descriptions do not describe.
 * @throws {UserError}
 */
export async function deliverCommit(
  server: Server,
  descriptions: Descriptions,
  { base, title }: DeliveryPlace,
): Promise<BranchResult | null> {
  const files = contentsOf(descriptions);
  let outdated = false;
  const result = await changeBranch(server, {
    branch: base,
    from: null,
    plan: async (state, remote) => {
      if (state.head === null) throw noBranch(base);
      outdated = isOutdated(state, descriptions);
      return outdated ? NOTHING : planDelivery(state, remote, descriptions, files);
    },
    blocked,
    message: { headline: title, body: LOOP_TRAILER },
    undertaking: commitUndertaking(base, server.github.repository),
  });
  return outdated ? null : result;
}

/**
 * Offers descriptions in a pull request: one commit on a branch of ours, which begins at `base`; the pull request that is open
 * for it is updated, else one is opened. Nothing is done when `base` holds these bytes already. Where the branch was left
 * over by an earlier pull request it begins anew from `base`, with its history kept, so nothing has to be forced. An open
 * pull request whose `base` holds these bytes is left as it is, since others may have added to it, and named.
 * @returns null when `base` has other sources by now; null for the pull request when there is nothing to offer.
 * @throws {UserError}
 */
export async function deliverPullRequest(
  server: Server,
  descriptions: Descriptions,
  place: PullRequestPlace,
): Promise<{ commit: BranchResult | null; pull: DeliveredPullRequest | null } | null> {
  const files = contentsOf(descriptions);
  const undertaking = pullRequestUndertaking(place, server.github.repository);
  const open = await explaining(undertaking, () => openPull(server, place));
  const there = open === null ? null : await lookAt(server, descriptions, files, place, undertaking);
  if (there?.outdated) return null;
  if (open !== null && there?.same)
    return { commit: null, pull: { number: open.number, url: open.html_url, opened: false, obsolete: true } };
  let nothingToOffer = false;
  let outdated = false;
  const commit = await changeBranch(server, {
    branch: place.branch,
    from: place.base,
    renewed: open === null,
    plan: async (state, remote) => {
      if (state.treeId === null) throw noBranch(place.base);
      // Without an open pull request the tree is that of `base`.
      outdated = open === null && isOutdated(state, descriptions);
      const plan = outdated ? NOTHING : await planDelivery(state, remote, descriptions, files);
      nothingToOffer = open === null && isNothing(plan);
      return plan;
    },
    blocked,
    message: { headline: place.title, body: LOOP_TRAILER },
    undertaking,
  });
  if (outdated) return null;
  if (nothingToOffer) return { commit: null, pull: null };
  const pull = await explaining(undertaking, () => offer(server, place, open));
  return { commit, pull };
}

/** What makes a branch hold the descriptions, and the list of them, and none of servers that are gone. */
async function planDelivery(
  { tree }: State,
  remote: Remote,
  descriptions: Descriptions,
  files: readonly Content[],
): Promise<Plan> {
  const { folder } = descriptions;
  const path = listPath(folder);
  const entry = tree.get(path);
  const before = entry?.type === 'blob' ? readList(folder, await remote.readBlob(entry.id)) : [];
  const isFile = (name: string) => tree.get(name)?.type === 'blob';
  const list = contentOf(path, listAfter(descriptions, before, isFile));
  const gone = obsolete(descriptions, before, isFile).map(listed => listed.path);
  return planChange(tree, [...files, list], () => true, gone);
}

/** Whether a branch has other sources than those that were described. */
function isOutdated({ tree }: State, { read = new Map() }: Descriptions): boolean {
  return [...read].some(([path, id]) => (tree.get(path)?.id ?? id) !== id);
}

/** Whether the branch that a pull request is for has it all already, or other sources; writes nothing. */
async function lookAt(
  server: Server,
  descriptions: Descriptions,
  files: readonly Content[],
  { base }: PullRequestPlace,
  undertaking: Undertaking,
): Promise<{ same: boolean; outdated: boolean }> {
  const seen = { same: false, outdated: false };
  await changeBranch(server, {
    branch: base,
    from: null,
    plan: async (state, remote) => {
      seen.outdated = isOutdated(state, descriptions);
      seen.same = isNothing(await planDelivery(state, remote, descriptions, files));
      return NOTHING;
    },
    blocked,
    message: { headline: '', body: '' },
    undertaking,
  });
  return seen;
}

/** The pull request from our branch that is open; null for none. @throws {GitHubError} */
export async function openPull(
  { github }: Server,
  { base, branch }: PullRequestPlace,
): Promise<z.output<typeof PULL> | null> {
  const [owner] = github.repository.split('/');
  const [open] = await github.rest('GET /repos/{owner}/{repo}/pulls', z.array(PULL), {
    head: `${owner}:${branch}`,
    base,
    state: 'open',
  });
  return open ?? null;
}

/** Opens a pull request, or brings title and text of the open one up to date; a title that somebody else wrote stays. @throws {GitHubError} */
export async function offer(
  { github }: Server,
  { base, branch, title, body: text }: PullRequestPlace,
  open: z.output<typeof PULL> | null,
): Promise<DeliveredPullRequest> {
  const body = `${text}\n${titleMark(title)}`;
  if (open === null) {
    const parameters = { base, head: branch, title, body };
    const made = await github.rest('POST /repos/{owner}/{repo}/pulls', PULL, parameters);
    return { number: made.number, url: made.html_url, opened: true, obsolete: false };
  }
  const isOurs = open.body?.includes(titleMark(open.title)) === true;
  const isStale = isOurs && open.title !== title;
  if (isStale || open.body !== body)
    await github.rest('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', z.unknown(), {
      pull_number: open.number,
      body,
      ...(isStale && { title }),
    });
  return { number: open.number, url: open.html_url, opened: false, obsolete: false };
}

/** By which a title that we gave is known again. */
function titleMark(title: string): string {
  return hiddenLine('refdata-title', title);
}

/** What GitHub did not do, as a sentence with a remedy. */
export async function explaining<T>(undertaking: Undertaking, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GitHubError) throw explainFailure(error, undertaking);
    throw error;
  }
}

/** @throws {UserError} for a file that no repository on GitHub can hold, and for two of the same path. */
function contentsOf(descriptions: Descriptions): Content[] {
  const seen = new Set<string>();
  return descriptions.files.map(({ path, bytes }) => {
    if (bytes.length > MAX_FILE_BYTES)
      throw new UserError(
        `${path} is larger than the 100 MiB that GitHub takes.`,
        'Describe fewer routes in one file.',
      );
    if (seen.has(path))
      throw new UserError(
        `Two descriptions would be written to ${path}.`,
        'Give each a file name of its own.',
      );
    seen.add(path);
    return contentOf(path, bytes);
  });
}

function blocked(paths: string): UserError {
  return new UserError(
    `API descriptions cannot be written: a folder, link or file is in the way at ${paths}.`,
    'Remove it, or choose another folder for the descriptions.',
  );
}

function noBranch(branch: string): UserError {
  return new UserError(`There is no branch ${branch} to deliver to.`, CHOICES);
}

export function commitUndertaking(branch: string, repository: string): Undertaking {
  return {
    what: `commit API descriptions to ${branch} of ${repository}`,
    permissions: ['contents: write'],
    otherwise: `Set "api-docs-delivery: pull-request" and give the job these permissions:\npermissions:\n  contents: write\n  pull-requests: write\nOr let the workflow write to ${branch} (bypass list of the ruleset).`,
  };
}

export function pullRequestUndertaking({ base, branch }: PullRequestPlace, repository: string): Undertaking {
  return {
    what: `offer API descriptions to ${base} of ${repository} in a pull request`,
    permissions: ['contents: write', 'pull-requests: write'],
    otherwise: `Leave ${branch} out of the ruleset, or set "api-docs-delivery: check" to only compare.`,
  };
}
