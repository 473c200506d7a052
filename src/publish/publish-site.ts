import type { Undertaking } from '../github/failure.js';
import { UserError } from '../user-error.js';
import { type BuiltSite, refuseLargeFiles } from './built-site.js';
import { type BranchResult, changeBranch, type Server } from './change-branch.js';
import { type Content, contentAt } from './content.js';
import { LEDGER_NAME, ledgerFor, readLedger } from './ledger.js';
import { planChange } from './plan.js';
import type { Remote, State } from './remote.js';

export interface SitePlace {
  readonly branch: string;
  /** The folder of the branch; empty for its root. */
  readonly folder: string;
  /** Commit that the site was built from; null when it is not known. */
  readonly source: string | null;
}

/**
 * Makes a folder of a branch hold a built site, in one commit: files that an earlier run wrote are replaced and removed
 * (`.refdata-files.json` beside them says which they are), all others stay. A branch that does not exist begins without
 * history. Nothing is committed when the branch holds these bytes already.
 * @throws {UserError}
 */
export async function publishSite(server: Server, site: BuiltSite, place: SitePlace): Promise<BranchResult> {
  refuseLargeFiles(site.files);
  const files: Content[] = [];
  const start = place.folder === '' ? '' : `${place.folder}/`;
  for (const { path, file, size } of site.files) {
    if (path !== LEDGER_NAME) files.push(await contentAt(start + path, file, size));
  }
  const ledger = ledgerFor(place.folder, files);
  const { branch, source } = place;
  return changeBranch(server, {
    branch,
    from: null,
    plan: async (state, remote) => {
      const owned = await ownedPaths(state, remote, ledger, files, place);
      return planChange(state.tree, [...files, ledger], path => owned.has(path), owned);
    },
    blocked: paths =>
      new UserError(
        `The branch ${branch} holds files that refdata did not write, where the site has others: ${paths}.`,
        'Remove them from the branch when they are no longer needed; or publish elsewhere, by "publish-branch" or "publish-folder".',
      ),
    message: {
      headline: `Publish the reference ${site.versao}`,
      body: source === null ? '' : `Built from ${source}.`,
    },
    undertaking: siteUndertaking(branch, server.github.repository),
  });
}

export function siteUndertaking(branch: string, repository: string): Undertaking {
  return {
    what: `publish to the branch ${branch} of ${repository}`,
    permissions: ['contents: write'],
    otherwise: `Let the workflow write to ${branch} (add it to the bypass list of the ruleset), choose another branch in "publish-branch", or use "publish-to: pages", which needs no branch.`,
  };
}

/** What earlier runs wrote. An equal ledger names just what we are about to write, and is not fetched. */
async function ownedPaths(
  { tree }: State,
  remote: Remote,
  ledger: Content,
  files: readonly Content[],
  { folder, branch }: SitePlace,
): Promise<ReadonlySet<string>> {
  const entry = tree.get(ledger.path);
  const known = [ledger.path, ...files.map(file => file.path)];
  if (entry?.type !== 'blob') return new Set();
  if (entry.id === ledger.blobId) return new Set(known);
  return new Set([ledger.path, ...readLedger(folder, await remote.readBlob(entry.id), branch)]);
}
