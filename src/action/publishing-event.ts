import { refPattern } from '../github/branches-like.js';
import { branchOf, type JobEvent } from './event.js';

/** Events that ask whether a change is good. What is published comes from the branch that it goes to. */
const CHECKING_EVENTS: ReadonlySet<string> = new Set(['pull_request', 'pull_request_target', 'merge_group']);
/** Events that somebody who may write to the repository starts, on a branch or tag of it. Every other publishes nothing. */
const PUBLISHING_EVENTS: ReadonlySet<string> = new Set(['push', 'schedule', 'workflow_dispatch', 'release']);

const ELSEWHERE =
  'Publish on push, schedule, workflow_dispatch or release, in a workflow of its own, and leave "publish-to" out here.';

/** Why a job publishes nothing. */
export interface Refusal {
  /** Continues "It was not published: ". */
  readonly why: string;
  /** What to do where publishing was asked for; null where the event only looks at a change, and nothing is wrong. */
  readonly remedy: string | null;
}

/**
 * Why an event publishes nothing; null where it may, as far as the event tells.
 * @param names the branches and tags of the input `publish-from`; empty for the default branch.
 */
export function refusalOf(event: JobEvent, names: readonly string[]): Refusal | null {
  const { name, ref, defaultBranch, isFork } = event;
  if (CHECKING_EVENTS.has(name))
    return { why: `${name} checks, and the default branch is published`, remedy: null };
  if (!PUBLISHING_EVENTS.has(name)) {
    const what = name === '' ? 'there is no event' : `the event ${name} may be about code that nobody merged`;
    return { why: what, remedy: ELSEWHERE };
  }
  if (!/^refs\/(heads|tags)\/./.test(ref))
    return { why: `${ref || 'GITHUB_REF, which is empty,'} is no branch or tag`, remedy: ELSEWHERE };
  if (isFork && names.length === 0) return { why: 'this repository is a fork of another one', remedy: null };
  if (isAllowed(event, names)) return null;
  const allowed = names.length === 0 ? `the default branch, ${defaultBranch}` : names.join(', ');
  const named = 'Name it in "publish-from", with the others that may publish';
  const branch = branchOf(event);
  if (names.length === 0 && defaultBranch === '')
    return { why: 'the event does not say which branch is the default one', remedy: `${named}.` };
  if (branch === null)
    return { why: `the tag ${ref.slice('refs/tags/'.length)} is not ${allowed}`, remedy: `${named}.` };
  const why = `${branch} is not ${names.length === 0 ? allowed : `one of ${allowed}`}`;
  return name === 'push' ? { why, remedy: null } : { why, remedy: `${named}, or start this run there.` };
}

/** A release of whatever tag may publish what is on a branch that may; whether it is there is asked of the server. */
function isAllowed(event: JobEvent, names: readonly string[]): boolean {
  if (event.name === 'release') return true;
  if (names.length > 0) return isNamed(event, names);
  return event.defaultBranch !== '' && event.ref === `refs/heads/${event.defaultBranch}`;
}

/** Whether a branch or tag is one of those in `publish-from`. */
export function isNamed({ ref }: JobEvent, names: readonly string[]): boolean {
  return names.some(name => refPattern(name).test(ref));
}

/**
 * Branches whose commits may be published, by their names or by what these are like (`release/*`): those that are named, and the
 * default one. Where a release is of a tag that is not named, only the former are.
 */
export function publishingBranches(event: JobEvent, names: readonly string[]): string[] {
  const named = names
    .filter(name => !name.startsWith('refs/tags/'))
    .map(name => name.replace(/^refs\/heads\//, ''));
  if (event.name === 'release' && names.length > 0 && !isNamed(event, names)) return [...new Set(named)];
  const own = branchOf(event);
  const allowed = own !== null && refusalOf(event, names) === null ? [own] : [];
  // The likeliest first: each is a request.
  const branches = [...allowed, event.defaultBranch, ...named];
  return [...new Set(branches)].filter(name => name !== '');
}
