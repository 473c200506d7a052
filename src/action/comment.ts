import { z } from 'zod';
import type { GitHub } from '../github/client.js';
import { isOurs, markerOf, remove } from './own-comments.js';

/** As many as GitHub lists at once. */
const PAGE_SIZE = 100;
/** A pull request with more comments than this gets another one of ours. */
const MAX_PAGES = 30;

const COMMENT = z.object({
  id: z.number(),
  body: z.string().nullish(),
  user: z.object({ type: z.string().optional() }).nullish(),
  author_association: z.string().optional(),
});

type Comment = z.output<typeof COMMENT>;

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
  const [own, ...more] = (await commentsOf(github, pull)).filter(comment => isOurs(comment, marker));
  const body = text === null ? null : `${marker}\n${text}`;
  // Two runs at once may each have made one.
  for (const comment of more) await remove(github, 'issues', comment);
  if (body === null) {
    if (own === undefined) return 'none';
    await remove(github, 'issues', own);
    return 'removed';
  }
  if (own === undefined) {
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
    await github.rest(route, z.unknown(), { issue_number: pull, body });
    return 'created';
  }
  if (own.body === body) return 'unchanged';
  const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
  await github.rest(route, z.unknown(), { comment_id: own.id, body });
  return 'updated';
}

async function commentsOf(github: GitHub, pull: number): Promise<Comment[]> {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
  const comments: Comment[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const parameters = { issue_number: pull, per_page: PAGE_SIZE, page };
    const found = await github.rest(route, z.array(COMMENT), parameters);
    comments.push(...found);
    if (found.length < PAGE_SIZE) break;
  }
  return comments;
}
