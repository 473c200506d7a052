import { UserError } from '../findings/user-error.js';
import type { Undertaking } from '../github/failure.js';
import { changeBranch, type Server } from './change-branch.js';
import { contentOf } from './content.js';
import { type DeliveredPullRequest, explaining, offer, openPull, type PullRequestPlace } from './deliver.js';
import { LOOP_TRAILER } from './own-commits.js';
import { isNothing, planChange } from './plan.js';

/**
 * Offers files in a pull request: one commit on a branch of ours, which begins at `base`; the pull request that is open for it is
 * updated, else one is opened. Nothing is forced.
 * @param files by path from the root of the repository.
 * @returns null where `base` has them already.
 * @throws {UserError}
 */
export async function offerFiles(
  server: Server,
  files: ReadonlyMap<string, Uint8Array>,
  place: PullRequestPlace,
  undertaking: Undertaking,
): Promise<DeliveredPullRequest | null> {
  const contents = [...files].map(([path, bytes]) => contentOf(path, bytes));
  const open = await explaining(undertaking, () => openPull(server, place));
  let isThere = false;
  await changeBranch(server, {
    branch: place.branch,
    from: place.base,
    renewed: open === null,
    plan: async ({ tree, treeId }) => {
      if (treeId === null)
        throw new UserError(`There is no branch ${place.base}.`, 'Run this on a branch of the repository.');
      const plan = planChange(tree, contents, () => true, []);
      isThere = open === null && isNothing(plan);
      return plan;
    },
    blocked: paths =>
      new UserError(`A folder or a link is in the way at ${paths}.`, 'Remove it, or pin to another place.'),
    message: { headline: place.title, body: LOOP_TRAILER },
    undertaking,
  });
  return isThere ? null : explaining(undertaking, () => offer(server, place, open));
}
