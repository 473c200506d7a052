import { z } from 'zod';
import { UserError } from '../findings/user-error.js';
import { isArchived } from '../publish/archived.js';
import { readBuiltSite } from '../publish/built-site.js';
import type { Server } from '../publish/change-branch.js';
import { uploadPagesArtifact } from '../publish/pages-artifact.js';
import { publishSite, type SitePlace, siteUndertaking } from '../publish/publish-site.js';
import { type Publication, UNPUBLISHED } from '../report/publication.js';
import { branchOf, type JobEvent } from './event.js';
import type { Inputs } from './inputs.js';
import type { Job } from './mode.js';
import { serverOf } from './server.js';

/** Events that ask whether a change is good. What is published comes from the branch that it goes to. */
const CHECKING_EVENTS = new Set(['pull_request', 'pull_request_target', 'merge_group']);

/** A deployment replaces the whole site, and what is uploaded holds one version. */
const ONLY_THIS_VERSION =
  'It holds the copies under v/ of this version alone, and the deployment takes those of earlier versions away: use "publish-to: branch", which keeps them.';

const PAGES = z.object({
  html_url: z.string().optional(),
  build_type: z.string().nullish(),
  source: z.object({ branch: z.string(), path: z.string().optional() }).nullable().optional(),
});

/**
 * Publishes a built folder as `publish-to` says, unless the event is only to be checked.
 * @throws {UserError}
 */
export async function publishFolder(folder: string, inputs: Inputs, job: Job): Promise<Publication> {
  const { 'publish-to': to, 'publish-branch': branch } = inputs;
  if (to === 'none') return UNPUBLISHED;
  const held = heldBack(job.runner.event);
  if (held !== null) return { ...UNPUBLISHED, sentence: `It was not published: ${held}.` };
  const site = await readBuiltSite(folder);
  if (to === 'pages') {
    job.say('Uploading the artifact for GitHub Pages');
    await uploadPagesArtifact(site, job.runner.temporary);
    const archives = site.files.some(({ path }) => isArchived(path, ''));
    const sentence = `It was uploaded for GitHub Pages: a job with actions/deploy-pages publishes it.${archives ? ` ${ONLY_THIS_VERSION}` : ''}`;
    return { published: true, sentence, commit: null, pageUrl: null };
  }
  const place = { branch, folder: folderOf(inputs) };
  refuseOwnBranch(place, job.runner.event);
  const server = serverOf(job.runner, inputs.token, siteUndertaking(branch, job.runner.repository));
  job.say(`Publishing to the branch ${branch}`);
  const { commit, changed, written, removed, keptManifestSha256 } = await publishSite(server, site, place);
  const what = changed
    ? `It was published on the branch ${branch}: ${count(written, 'file')} written, ${removed} removed.`
    : `The branch ${branch} holds these files already: no commit was made.`;
  const pages = await pagesOf(server, place);
  return {
    published: true,
    sentence: pages.hint === '' ? what : `${what} ${pages.hint}`,
    commit,
    pageUrl: pages.url ?? site.baseUrl,
    liveUrl: pages.url,
    keptManifestSha256,
  };
}

/** Why nothing is published for this event; null when it is. */
function heldBack(event: JobEvent): string | null {
  if (CHECKING_EVENTS.has(event.name)) return `${event.name} checks, and the default branch is published`;
  const branch = branchOf(event);
  const { defaultBranch } = event;
  if (event.name === 'push' && branch !== null && defaultBranch !== '' && branch !== defaultBranch)
    return `${branch} is not the default branch, ${defaultBranch}`;
  return null;
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

/** Where Pages serves the branch, if it can be asked: a service, and never the reason to fail. */
async function pagesOf(
  server: Server,
  { branch, folder }: Pick<SitePlace, 'branch' | 'folder'>,
): Promise<{ url: string | null; hint: string }> {
  try {
    const pages = await server.github.find('GET /repos/{owner}/{repo}/pages', PAGES);
    if (pages !== null && servesBranch(pages, branch)) return { url: addressOf(pages, folder), hint: '' };
    const hint = `Pages is not seen to serve it: choose the branch ${branch} under Settings, Pages, or grant the job "pages: read".`;
    return { url: null, hint };
  } catch {
    return { url: null, hint: '' };
  }
}

/** A site that a workflow deploys still names the branch that it was once built from. */
function servesBranch({ build_type, source }: z.output<typeof PAGES>, branch: string): boolean {
  return build_type !== 'workflow' && (source === undefined || source?.branch === branch);
}

/** Pages serves the root of the branch, or its folder `docs`; null for what is outside. */
function addressOf({ html_url, source }: z.output<typeof PAGES>, folder: string): string | null {
  const served = (source?.path ?? '/').replace(/^\//, '');
  if (html_url === undefined || (served !== '' && folder !== served && !folder.startsWith(`${served}/`)))
    return null;
  const rest = folder.slice(served.length).replace(/^\//, '');
  return `${html_url.replace(/\/+$/, '')}/${rest === '' ? '' : `${rest}/`}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
