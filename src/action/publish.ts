import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { readGit } from '../git/git.js';
import type { Undertaking } from '../github/failure.js';
import { type Attesting, attestSite } from '../publish/attested.js';
import { type BuiltSite, readBuiltSite } from '../publish/built-site.js';
import type { Server } from '../publish/change-branch.js';
import { explaining } from '../publish/deliver.js';
import { publishSite, siteUndertaking } from '../publish/publish-site.js';
import { demandMerged, isOnOneOf, type Terms } from '../publish/standing.js';
import { type Publication, UNPUBLISHED } from '../report/publication.js';
import { counted } from '../text/counted.js';
import { attesterOf } from './attest.js';
import { branchOf, type JobEvent } from './event.js';
import { type Inputs, isYes, listOf, publishingInputs } from './inputs.js';
import type { Job } from './mode.js';
import { servedAt } from './pages-setting.js';
import { publishToPages } from './publish-pages.js';
import { isNamed, publishingBranches, refusalOf } from './publishing-event.js';
import type { Runner } from './runner.js';
import { serverOf } from './server.js';

/** Names of commits that anybody may offer to a repository. */
const OFFERED = /^refs\/(?:pull|merge-requests|changes)\//;

/** Where checking out found no git, as in slim images of containers, nothing says which commit the files are of. */
const WITHOUT_GIT =
  'Whether it is older than what was published is not known: its files are in no checkout of git. Install git before actions/checkout.';

/** What was built, and may be published. */
export interface BuiltFolder {
  readonly folder: string;
  /** Archives of packages that this run has packed, relative to the folder. */
  readonly packed: readonly string[];
}

/**
 * Publishes a built folder as `publish-to` says, where the event and the commit may publish.
 * @param repo the folder of the language.
 * @throws {UserError}
 */
export async function publishFolder(
  { folder, packed }: BuiltFolder,
  repo: string,
  inputs: Inputs,
  job: Job,
): Promise<Publication> {
  const { 'publish-to': to, 'publish-branch': branch } = inputs;
  const { runner, say } = job;
  const sign = attesterOf(inputs, job);
  if (to === 'none' && sign === null) {
    const unread = inputs.mode === 'build' ? publishingInputs(inputs) : [];
    return unread.length === 0
      ? UNPUBLISHED
      : {
          ...UNPUBLISHED,
          sentence: `It was not published: "publish-to" is none, which leaves ${unread.join(', ')} without effect.`,
        };
  }
  const names = listOf(inputs['publish-from']);
  const refusal = refusalOf(runner.event, names);
  if (refusal !== null) {
    const sentence = `It was not ${to === 'none' ? 'attested' : 'published'}: ${refusal.why}.`;
    if (refusal.remedy !== null) throw new UserError(sentence, refusal.remedy);
    return { ...UNPUBLISHED, sentence };
  }
  const site = await readBuiltSite(folder);
  const place = { branch, folder: folderOf(inputs) };
  if (to === 'branch') refuseOwnBranch(place, runner.event);
  const attesting = sign && { sign, packed };
  const undertaking = to === 'branch' ? siteUndertaking(branch, runner.repository) : lookUndertaking(runner);
  const server = serverOf(runner, inputs.token, undertaking);
  const isOwn = await isOwnRepository(repo, inputs, runner);
  const branches = isOwn ? publishingBranches(runner.event, names) : null;
  const terms: Terms = { rollback: isYes(inputs.rollback), replace: isYes(inputs.replace), branches };
  const published = await explaining(undertaking, async () => {
    await demandPublishable(site, inputs, names, terms, runner.event, server);
    if (to === 'none') return attestFolder(site, attesting as Attesting);
    if (to === 'pages') return publishToPages(site, place.folder, terms, attesting, server, inputs, job);
    say(`Publishing to the branch ${branch}`);
    const result = await publishSite(server, site, place, terms, attesting);
    if (result.superseded !== null) return { ...UNPUBLISHED, sentence: result.superseded };
    const { commit, changed, written, removed, keptManifestSha256 } = result;
    const what = changed
      ? `It was published on the branch ${branch}: ${counted(written, 'file')} written, ${removed} removed.`
      : `The branch ${branch} holds these files already: no commit was made.`;
    const pages = await servedAt(server, place);
    return {
      published: true,
      sentence: pages.hint === '' ? what : `${what} ${pages.hint}`,
      commit,
      pageUrl: pages.url ?? site.baseUrl,
      liveUrl: pages.url,
      keptManifestSha256,
    };
  });
  const isUnknown = isOwn && site.source.commit === null && published.published;
  return isUnknown ? { ...published, sentence: `${published.sentence} ${WITHOUT_GIT}` } : published;
}

/** Writes attestations into a folder that others publish. */
async function attestFolder(site: BuiltSite, attesting: Attesting): Promise<Publication> {
  for (const [path, bytes] of await attestSite(site, attesting, ''))
    writeFileSync(join(site.folder, ...path.split('/')), bytes);
  return { ...UNPUBLISHED, sentence: 'It was attested, in the files attestations.jsonl.' };
}

/**
 * Proves that what was built is on a branch that may publish. That the event is of such a branch does not say so: a run that comes
 * late, or is started again, may be of a commit that was forced away meanwhile, or of a branch that is gone.
 */
async function demandPublishable(
  { source: { commit } }: BuiltSite,
  { ref }: Inputs,
  names: readonly string[],
  { branches }: Terms,
  event: JobEvent,
  { github }: Server,
): Promise<void> {
  if (OFFERED.test(ref))
    throw new UserError(
      `ref is ${ref}, which anybody may write to: it is not published.`,
      'Name a branch, tag or commit of the repository in "ref".',
    );
  if (branches === null) return;
  const built = commit ?? event.commit;
  if (event.name === 'release' && names.length > 0 && !isNamed(event, names)) {
    if (await isOnOneOf(github, built, branches)) return;
    throw new UserError(
      `It was not published: the tag ${event.ref.replace('refs/tags/', '')} is not ${names.join(', ')}, and its commit is on no branch of that name.`,
      'Name it in "publish-from", with the others that may publish.',
    );
  }
  await demandMerged(github, built, branches);
}

/**
 * Whether the sources are of the repository that the workflow belongs to; a checkout of another one says so in its settings.
 * By its name alone, as it may be checked out over ssh (`git@host:owner/name`), or through a proxy.
 */
async function isOwnRepository(
  repo: string,
  { repository }: Inputs,
  { repository: own }: Runner,
): Promise<boolean> {
  const isOwn = (address: string) => {
    const path = address.replace(/(?:\.git)?\/*$/, '').toLowerCase();
    return (
      path === own.toLowerCase() ||
      path.endsWith(`/${own}`.toLowerCase()) ||
      path.endsWith(`:${own}`.toLowerCase())
    );
  };
  if (repository !== '') return isOwn(repository);
  const { stdout } = await readGit(repo, ['config', '--get', 'remote.origin.url']);
  const origin = stdout.trim();
  return origin === '' || isOwn(origin);
}

function lookUndertaking({ repository }: Runner): Undertaking {
  return {
    what: `see what of ${repository} may be published`,
    permissions: ['contents: read'],
    otherwise: 'Let the workflow read the repository.',
  };
}

function folderOf(inputs: Inputs): string {
  return inputs['publish-folder'].replace(/^\/+|\/+$/g, '');
}

/** Publishing into the root of the branch that is read would mix the site with its sources. */
function refuseOwnBranch({ branch, folder }: { branch: string; folder: string }, event: JobEvent): void {
  if (folder !== '' || (branch !== event.defaultBranch && branch !== branchOf(event))) return;
  throw new UserError(
    `publish-branch is ${branch}, the branch that the sources are on.`,
    'Choose a branch of its own, such as gh-pages, or a folder of this one in "publish-folder", such as docs.',
  );
}
