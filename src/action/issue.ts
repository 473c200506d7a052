import { z } from 'zod';
import type { GitHub } from '../github/client.js';
import { everyPage } from '../github/every-page.js';
import { AUTHORED, isOurs, markerOf } from './own-comments.js';

const BACK = 'It keeps the contract again.';

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
  const body = `${marker}\n${text}`;
  if (own === undefined) {
    const made = await github.rest('POST /repos/{owner}/{repo}/issues', ISSUE, { title, body });
    return `The issue #${made.number} was opened: ${made.html_url}`;
  }
  if (own.body !== body) await update(github, own, { body });
  return `The issue #${own.number} is open: ${own.html_url}`;
}

async function openIssues(github: GitHub, marker: string): Promise<Issue[]> {
  const found = await everyPage(github, 'GET /repos/{owner}/{repo}/issues', ISSUE, {
    state: 'open',
    sort: 'created',
    direction: 'asc',
  });
  // GitHub lists pull requests as issues, too.
  return found.filter(issue => issue.pull_request === undefined && isOurs(issue, marker));
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
