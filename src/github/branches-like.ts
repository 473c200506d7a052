import { z } from 'zod';
import type { GitHub } from './client.js';
import { everyPage } from './every-page.js';

const BRANCH = z.object({ name: z.string(), commit: z.object({ sha: z.string() }) });

/** A branch, and the commit that it is at. */
export interface Branch {
  readonly name: string;
  readonly head: string;
}

/**
 * What a name of branches and tags means among `refs/heads/…` and `refs/tags/…`: with or without these before it; `*` is any text
 * without a slash, `**` any text.
 */
export function refPattern(name: string): RegExp {
  const pattern = name
    .split(/(\*+)/)
    .map(part => (part === '*' ? '[^/]*' : part.startsWith('**') ? '.*' : escaped(part)))
    .join('');
  const start = name.startsWith('refs/') ? '' : 'refs/(?:heads|tags)/';
  return new RegExp(`^${start}${pattern}$`, 'u');
}

/** Branches that one of the names means; of those that are numbered, the highest first. @throws {GitHubError} */
export async function branchesLike(github: GitHub, names: readonly string[]): Promise<Branch[]> {
  const patterns = names.map(refPattern);
  const all = await everyPage(github, 'GET /repos/{owner}/{repo}/branches', BRANCH, {});
  return all
    .filter(({ name }) => patterns.some(pattern => pattern.test(`refs/heads/${name}`)))
    .map(({ name, commit }) => ({ name, head: commit.sha }))
    .sort((one, other) => -one.name.localeCompare(other.name, 'en', { numeric: true }));
}

function escaped(text: string): string {
  return text.replace(/[$()+.?[\\\]^{|}/]/g, '\\$&');
}
