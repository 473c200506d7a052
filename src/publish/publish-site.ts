import { createHash } from 'node:crypto';
import { ATTESTATIONS_NAME } from '../attest/subject.js';
import { MANIFEST_PATH, pathOf } from '../contract/files.js';
import { UserError } from '../findings/user-error.js';
import type { Undertaking } from '../github/failure.js';
import type { Tree } from '../github/git-data.js';
import { isArchived, refuseChangedCopies } from './archived.js';
import {
  type Attesting,
  attestationPaths,
  attestSite,
  isAbout,
  manifestBytes,
  REGISTRY_ATTESTATIONS,
} from './attested.js';
import { type BuiltSite, manifestOf, nomeOf, refuseLargeFiles } from './built-site.js';
import { type BranchResult, changeBranch, type Server } from './change-branch.js';
import { type Content, contentAt, contentOf } from './content.js';
import { sameButForCommit } from './kept-manifest.js';
import { LEDGER_NAME, ledgerFor, readLedger } from './ledger.js';
import { isNothing, NOTHING, type Plan, planChange } from './plan.js';
import type { Remote, State } from './remote.js';
import { judgeStanding, STRICT, type Standing, type Terms } from './standing.js';

export interface SitePlace {
  readonly branch: string;
  /** The folder of the branch; empty for its root. */
  readonly folder: string;
  /** What the commit is called; by the version that is published, unless given. */
  readonly headline?: string;
  /** What is told of a refusal; by the inputs that publish, unless given. */
  readonly undertaking?: Undertaking;
}

export interface SiteResult extends BranchResult {
  /**
   * SHA-256 of the manifest on the branch when it is not the built one: an earlier one that differs only by the commit of
   * the sources and stays. Null otherwise.
   */
  readonly keptManifestSha256: string | null;
  /** Why nothing was published, where what is there is newer; null otherwise. */
  readonly superseded: string | null;
}

/**
 * Makes a folder of a branch hold a built site, in one commit: files that an earlier run wrote are replaced and removed
 * (`.refdata-files.json` beside them says which they are), all others stay. A branch that does not exist begins without
 * history. Nothing is committed when the branch holds these bytes already, or
 * would get another commit of the sources in the manifest and nothing else. Copies under `v/` are never removed, and
 * those of data never changed.
 * Nothing is published over a newer commit, unless `terms` say so.
 * @throws {UserError}
 */
export async function publishSite(
  server: Server,
  site: BuiltSite,
  place: SitePlace,
  terms: Terms = STRICT,
  attesting: Attesting | null = null,
): Promise<SiteResult> {
  refuseLargeFiles(site.files);
  const files: Content[] = [];
  const start = place.folder === '' ? '' : `${place.folder}/`;
  for (const { path, file, size } of site.files) {
    if (path !== LEDGER_NAME) files.push(await contentAt(start + path, file, size));
  }
  const attestations = attesting === null ? [] : attestationPaths(site).map(path => ({ path: start + path }));
  const listed = [...files, ...attestations];
  const ledger = ledgerFor(place.folder, listed);
  const { branch } = place;
  let keptManifestSha256: string | null = null;
  let superseded: string | null = null;
  const result = await changeBranch(server, {
    branch,
    from: null,
    plan: async (state, remote) => {
      const owned = await ownedPaths(state, remote, ledger, listed, place);
      refuseChangedCopies(state.tree, files, { ...place, versao: site.versao });
      const signed = new Set(attestations.map(({ path }) => path));
      const removable = [...owned].filter(path => !isArchived(path, place.folder) && !signed.has(path));
      // The list of files names the copies of the last version alone; those of earlier ones are ours all the same.
      const owns = (path: string) => owned.has(path) || (owned.size > 0 && isArchived(path, place.folder));
      const plan = planChange(state.tree, [...files, ledger], owns, removable);
      const kept = await keptManifest(plan, start + MANIFEST_PATH.slice(1), state.tree, remote);
      keptManifestSha256 = kept === null ? null : createHash('sha256').update(kept).digest('hex');
      const manifest = kept ?? (isNothing(plan) ? manifestBytes(site) : null);
      if (
        manifest !== null &&
        (attesting === null || (await isAttested(manifest, start, state.tree, remote)))
      )
        return { ...plan, writes: [] };
      keptManifestSha256 = null;
      const standing = await standingAt(start, state.tree, remote, site, files);
      superseded = await judgeStanding(server.github, site, standing, terms);
      if (superseded !== null) return NOTHING;
      if (attesting === null) return plan;
      const vouched = await attestSite(site, attesting, await earlierAt(start, state.tree, remote));
      const more = [...vouched].map(([path, bytes]) => contentOf(start + path, bytes));
      return planChange(state.tree, [...files, ledger, ...more], owns, removable);
    },
    blocked: paths =>
      new UserError(
        `The branch ${branch} holds files that refdata did not write, where the site has others: ${paths}.`,
        'Remove them from the branch when they are no longer needed; or publish elsewhere, by "publish-branch" or "publish-folder".',
      ),
    message: {
      headline: place.headline ?? `Publish the reference ${site.versao}`,
      body: originOf(site),
    },
    undertaking: place.undertaking ?? siteUndertaking(branch, server.github.repository),
  });
  return { ...result, keptManifestSha256, superseded };
}

/** Whether a folder of a branch holds an attestation of a manifest. */
async function isAttested(manifest: Uint8Array, start: string, tree: Tree, remote: Remote): Promise<boolean> {
  const entry = tree.get(start + ATTESTATIONS_NAME);
  return entry?.type === 'blob' && isAbout(await remote.readBlob(entry.id), manifest);
}

/** The attestations of packages that a folder of a branch holds. */
async function earlierAt(start: string, tree: Tree, remote: Remote): Promise<string> {
  const entry = tree.get(start + REGISTRY_ATTESTATIONS);
  return entry?.type === 'blob' ? Buffer.from(await remote.readBlob(entry.id)).toString('utf8') : '';
}

/** What a folder of a branch holds of a reference. Files that are as they were built are not fetched. */
async function standingAt(
  start: string,
  tree: Tree,
  remote: Remote,
  site: BuiltSite,
  files: readonly Content[],
): Promise<Standing> {
  const built = new Map(files.map(file => [file.path, file.blobId]));
  const read = async (path: string) => {
    const entry = tree.get(start + path.slice(1));
    if (entry?.type !== 'blob' || entry.id === built.get(start + path.slice(1))) return null;
    return remote.readBlob(entry.id);
  };
  const index = site.nome === null ? null : await read(pathOf('index'));
  const manifest = site.source.commit === null ? null : await read(MANIFEST_PATH);
  return { nome: index && nomeOf(index), manifest: manifest && manifestOf(manifest) };
}

export function siteUndertaking(branch: string, repository: string): Undertaking {
  return {
    what: `publish to the branch ${branch} of ${repository}`,
    permissions: ['contents: write'],
    otherwise: `Let the workflow write to ${branch} (add it to the bypass list of the ruleset), choose another branch in "publish-branch", or use "publish-to: pages", which needs no branch.`,
  };
}

function originOf({ source: { commit, modified } }: BuiltSite): string {
  if (commit === null) return '';
  return `Built from ${commit}${modified ? ', with changes that are in no commit' : ''}.`;
}

/** The manifest on the branch, when all that would be written differs by the commit of the sources alone; else null. */
async function keptManifest(
  plan: Plan,
  path: string,
  tree: Tree,
  remote: Remote,
): Promise<Uint8Array | null> {
  const manifest = plan.writes.find(content => content.path === path);
  const there = tree.get(path);
  if (isNothing(plan) || plan.removes.length > 0 || plan.blocked.length > 0) return null;
  if (manifest === undefined || there?.type !== 'blob') return null;
  const start = path.slice(0, -MANIFEST_PATH.length + 1);
  const replaced = plan.writes
    .filter(content => content !== manifest)
    .map(content => ({
      content,
      path: `/${content.path.slice(start.length)}`,
      liveId: tree.get(content.path)?.id,
    }));
  const live = await remote.readBlob(there.id);
  return (await sameButForCommit(live, await manifest.read(), replaced)) ? live : null;
}

/** What earlier runs wrote. An equal ledger names just what we are about to write, and is not fetched. */
async function ownedPaths(
  { tree }: State,
  remote: Remote,
  ledger: Content,
  files: readonly Pick<Content, 'path'>[],
  { folder, branch }: SitePlace,
): Promise<ReadonlySet<string>> {
  const entry = tree.get(ledger.path);
  const known = [ledger.path, ...files.map(file => file.path)];
  if (entry?.type !== 'blob') return new Set();
  if (entry.id === ledger.blobId) return new Set(known);
  return new Set([ledger.path, ...readLedger(folder, await remote.readBlob(entry.id), branch)]);
}
