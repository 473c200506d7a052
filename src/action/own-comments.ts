import { z } from 'zod';
import type { GitHub } from '../github/client.js';
import { hiddenLine } from '../text/markdown.js';

/** Of a comment or an issue on GitHub, what tells whose it is. */
export const AUTHORED = z.object({
  id: z.number(),
  body: z.string().nullish(),
  user: z.object({ type: z.string().optional() }).nullish(),
  author_association: z.string().optional(),
});
export type Authored = z.output<typeof AUTHORED>;

/** People who may write to the repository anyway: nobody else can pass a comment off as ours. */
const TRUSTED = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/** A hidden line by which comments of ours are found again. */
export function markerOf(name: string): string {
  return hiddenLine('refdata-check', name);
}

/** Whether a comment begins with our mark and was written by a bot or somebody of the repository: anybody may quote the mark. */
export function isOurs({ body, user, author_association: role = '' }: Authored, marker: string): boolean {
  return (body ?? '').startsWith(marker) && (user?.type === 'Bot' || TRUSTED.has(role));
}

/** One that somebody has removed in the meantime is as it has to be. @param place comments of a conversation are among `issues`, those on lines among `pulls`. */
export async function remove(github: GitHub, place: 'issues' | 'pulls', { id }: Authored): Promise<void> {
  const route = `DELETE /repos/{owner}/{repo}/${place}/comments/{comment_id}`;
  await github.find(route, z.unknown(), { comment_id: id });
}
