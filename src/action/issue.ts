import { z } from 'zod';
import type { GitHub } from '../github/client.js';
import { everyPage } from '../github/every-page.js';
import { GitHubError } from '../github/failure.js';
import { AUTHORED, isOurs, markerOf } from './own-comments.js';

const BACK = 'It keeps the contract again.';
const STILL = 'It was closed, and the address still does not keep the contract.';
/** GitHub refuses longer ones. */
const MAX_TITLE_CHARACTERS = 256;
const MAX_BODY_CHARACTERS = 65_536;

const ISSUE = AUTHORED.extend({
  number: z.number(),
  html_url: z.string(),
  state: z.string(),
  state_reason: z.string().nullish(),
  pull_request: z.unknown().optional(),
});
type Issue = z.output<typeof ISSUE>;

/** Of one subject: its name tells issues of one repository apart, its title is that of a new one. */
interface Subject {
  readonly name: string;
  readonly title: string;
}

/**
 * The one issue of ours about something, found by a hidden marker at its start: opened, its text brought up to date, and closed
 * when there is nothing to say. Who closes it while there is something to say finds it open again, unless it is closed as "not
 * planned": then it stays closed, and nothing is said until the trouble has ended. What people wrote below it stays.
 * @param text Markdown; null for nothing to say.
 * @returns what was done, in a sentence; empty for nothing.
 * @throws {GitHubError}
 */
export async function keepIssue(github: GitHub, subject: Subject, text: string | null): Promise<string> {
  const marker = markerOf(`issue ${subject.name}`);
  const [own, ...more] = await lastingIssues(github, marker);
  // Two runs at once may each have opened one.
  for (const issue of more) await end(github, issue, marker, `The same as #${own?.number}.`);
  if (text === null) return own === undefined ? '' : ended(github, own, marker);
  const body = cut(`${marker}\n${text}`, MAX_BODY_CHARACTERS);
  const told = own === undefined ? null : await toldIn(github, own, body);
  return told ?? opened(github, subject, body);
}

/** Of ours, those about trouble that has not ended, whoever closed them: open ones first, and of these the oldest one. */
async function lastingIssues(github: GitHub, marker: string): Promise<Issue[]> {
  // GitHub lists pull requests as issues, too.
  const isOne = (issue: Issue) => issue.pull_request === undefined && isOurs(issue, marker);
  // The newest ones first: a large repository has more of them than anybody reads.
  const parameters = { state: 'all', sort: 'created', direction: 'desc' };
  const found = await everyPage(github, 'GET /repos/{owner}/{repo}/issues', ISSUE, parameters, isOne);
  const ours = found.filter(isOne).reverse();
  return [...ours.filter(isOpen), ...ours.filter(issue => !isOpen(issue))];
}

function isOpen({ state }: Issue): boolean {
  return state === 'open';
}

async function opened(github: GitHub, { title }: Subject, body: string): Promise<string> {
  const given = { title: cut(title, MAX_TITLE_CHARACTERS), body };
  const made = await github.rest('POST /repos/{owner}/{repo}/issues', ISSUE, given);
  return `The issue #${made.number} was opened: ${made.html_url}`;
}

/** Says it in the issue that there is; null where somebody has deleted that since it was listed. */
async function toldIn(github: GitHub, own: Issue, body: string): Promise<string | null> {
  const isLeft = !isOpen(own) && own.state_reason === 'not_planned';
  const isThere = await unlessDeleted(async () => {
    if (own.body !== body) await update(github, own, { body });
    if (isOpen(own) || isLeft) return;
    await update(github, own, { state: 'open' });
    await say(github, own, STILL);
  });
  if (!isThere) return null;
  if (isLeft) return `The issue #${own.number} was closed as not planned, and stays closed: ${own.html_url}`;
  return isOpen(own)
    ? `The issue #${own.number} is open: ${own.html_url}`
    : `The issue #${own.number} was opened again: ${own.html_url}`;
}

async function ended(github: GitHub, own: Issue, marker: string): Promise<string> {
  const isThere = await end(github, own, marker, BACK);
  return isThere && isOpen(own) ? `The issue #${own.number} was closed: ${own.html_url}` : '';
}

/**
 * Closes an issue for good: without its marker it is not found again, so that the next trouble gets an issue of its own.
 * @returns whether the issue is there. @throws {GitHubError}
 */
function end(github: GitHub, issue: Issue, marker: string, why: string): Promise<boolean> {
  const body = (issue.body ?? '').slice(marker.length).trimStart();
  const closing = isOpen(issue) && { state: 'closed', state_reason: 'completed' };
  return unlessDeleted(async () => {
    if (isOpen(issue)) await say(github, issue, why);
    await update(github, issue, { body, ...closing });
  });
}

/** @returns whether the issue is there. @throws {GitHubError} */
async function unlessDeleted(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof GitHubError && error.kind === 'deleted') return false;
    throw error;
  }
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

async function say(github: GitHub, { number }: Issue, body: string): Promise<void> {
  const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
  await github.rest(route, z.unknown(), { issue_number: number, body });
}

async function update(github: GitHub, { number }: Issue, change: Record<string, string>): Promise<void> {
  const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
  await github.rest(route, z.unknown(), { issue_number: number, ...change });
}
