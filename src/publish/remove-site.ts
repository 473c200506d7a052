import { UserError } from '../findings/user-error.js';
import { type BranchResult, changeBranch, type Server } from './change-branch.js';
import { LEDGER_NAME, readLedger } from './ledger.js';
import { NOTHING, planChange } from './plan.js';
import { type SitePlace, siteUndertaking } from './publish-site.js';

/**
 * Takes a site away that an earlier run put into a folder of a branch: what its list of files names, and nothing else. Where
 * there is no such branch or list, nothing is done.
 * @throws {UserError}
 */
export function removeSite(
  server: Server,
  { branch, folder, headline, undertaking = siteUndertaking(branch, server.github.repository) }: SitePlace,
): Promise<BranchResult> {
  return changeBranch(server, {
    branch,
    from: null,
    plan: async ({ tree }, remote) => {
      const path = `${folder}/${LEDGER_NAME}`;
      const entry = tree.get(path);
      if (entry?.type !== 'blob') return NOTHING;
      const owned = readLedger(folder, await remote.readBlob(entry.id), branch);
      return planChange(tree, [], () => true, [path, ...owned]);
    },
    // What is only removed has nothing in its way.
    blocked: paths => new UserError(`${paths} is in the way.`, 'Remove it from the branch.'),
    message: { headline: headline ?? 'Remove the reference', body: '' },
    undertaking,
  });
}
