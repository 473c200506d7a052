import { z } from 'zod';
import type { GitHub } from '../github/client.js';
import { everyPage } from '../github/every-page.js';
import { AUTHORED, isOurs, markerOf } from './own-comments.js';

const BACK = 'It keeps the contract again.';
/** GitHub refuses longer ones. */
const MAX_TITLE_CHARACTERS = 256;
const MAX_BODY_CHARACTERS = 65_536;

const ISSUE = AUTHORED.extend({
  number: z.number(),
  html_url: z.string(),
  pull_request: z.unknown().optional(),
});
type Issue = z.output<typeof ISSUE>;

/**
 * The one open issue of ours about something, found by a hidden marker at its start: opened, its text brought up to date, and
 * closed when there is nothing to say. What people wrote below it stays.
 * @param name tells issues of one repository apart.
 * @param text Markdown; null for nothing to say.
 * @returns what was done, in a sentence; empty for nothing.
 * @throws {GitHubError}
 */
export async function keepIssue(
  github: GitHub,
  name: string,
  title: string,
  text: string | null,
): Promise<string> {
  const marker = markerOf(`issue ${name}`);
  const [own, ...more] = await openIssues(github, marker);
  // Two runs at once may each have opened one.
  for (const issue of more) await close(github, issue, `The same as #${own?.number}.`);
  if (text === null) {
    if (own === undefined) return '';
    await close(github, own, BACK);
    return `The issue #${own.number} was closed: ${own.html_url}`;
  }
  const body = cut(`${marker}\n${text}`, MAX_BODY_CHARACTERS);
  if (own === undefined) {
    const made = await github.rest('POST /repos/{owner}/{repo}/issues', ISSUE, {
      title: cut(title, MAX_TITLE_CHARACTERS),
      body,
    });
    return `The issue #${made.number} was opened: ${made.html_url}`;
  }
  if (own.body !== body) await update(github, own, { body });
  return `The issue #${own.number} is open: ${own.html_url}`;
}

/** Ours, the oldest one first. */
async function openIssues(github: GitHub, marker: string): Promise<Issue[]> {
  // GitHub lists pull requests as issues, too.
  const isOne = (issue: Issue) => issue.pull_request === undefined && isOurs(issue, marker);
  // The newest ones first: a large repository has more of them than anybody reads.
  const parameters = { state: 'open', sort: 'created', direction: 'desc' };
  const found = await everyPage(github, 'GET /repos/{owner}/{repo}/issues', ISSUE, parameters, isOne);
  return found.filter(isOne).reverse();
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

async function close(github: GitHub, issue: Issue, why: string): Promise<void> {
  const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
  await github.rest(route, z.unknown(), { issue_number: issue.number, body: why });
  await update(github, issue, { state: 'closed', state_reason: 'completed' });
}

async function update(github: GitHub, { number }: Issue, change: Record<string, string>): Promise<void> {
  const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
  await github.rest(route, z.unknown(), { issue_number: number, ...change });
}
