import { z } from 'zod';
import type { GitHub } from '../github/client.js';
import { everyPage } from '../github/every-page.js';
import { AUTHORED, type Authored, isOurs, markerOf, remove } from './own-comments.js';

const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';

export type CommentOutcome = 'created' | 'updated' | 'unchanged' | 'removed' | 'none';

/**
 * The one comment of ours on a pull request: found by a hidden marker at its start, updated in place whatever somebody
 * wrote into it, and removed when there is nothing to say. @throws {GitHubError}
 *
 * @param name tells checks of one pull request apart, such as those of two languages.
 * @param text Markdown; null for nothing to say.
 */
export async function keepComment(
  github: GitHub,
  pull: number,
  name: string,
  text: string | null,
): Promise<CommentOutcome> {
  const marker = markerOf(name);
  const [own, ...more] = (await everyPage(github, LIST, AUTHORED, { issue_number: pull })).filter(comment =>
    isOurs(comment, marker),
  );
  const body = text === null ? null : `${marker}\n${text}`;
  // Two runs at once may each have made one.
  for (const comment of more) await remove(github, 'issues', comment);
  if (body === null) {
    if (own === undefined) return 'none';
    await remove(github, 'issues', own);
    return 'removed';
  }
  if (own?.body === body) return 'unchanged';
  if (own !== undefined && (await isUpdated(github, own, body))) return 'updated';
  const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
  await github.rest(route, z.unknown(), { issue_number: pull, body });
  return 'created';
}

/** Whether a comment has another text now; not where somebody has removed it in the meantime. */
async function isUpdated(github: GitHub, { id }: Authored, body: string): Promise<boolean> {
  const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
  return (await github.find(route, z.unknown(), { comment_id: id, body })) !== null;
}
