import { z } from 'zod';
import type { GitHub } from './client.js';
import { GitHubError } from './failure.js';

const COMPARISON = z.object({ status: z.enum(['ahead', 'behind', 'identical', 'diverged']) });

/** What a commit is to another one; `unknown` where the repository does not have both. */
export type Relation = z.output<typeof COMPARISON>['status'] | 'unknown';

/**
 * What a commit is to another one, `base`: `ahead` when it has all of `base` and more, `behind` when `base` has
 * all of it.
 * @throws {GitHubError}
 */
export async function relationTo(github: GitHub, base: string, commit: string): Promise<Relation> {
  if (base === commit) return 'identical';
  try {
    const found = await github.rest('GET /repos/{owner}/{repo}/compare/{basehead}', COMPARISON, {
      basehead: `${base}...${commit}`,
      // The files, which nobody asks for, are on the first page.
      per_page: 1,
      page: 2,
    });
    return found.status;
  } catch (error) {
    // The repository has not both of them, or they have no commit in common.
    if (error instanceof GitHubError && error.kind === 'not-found') return 'unknown';
    throw error;
  }
}
