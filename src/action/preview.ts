import { z } from 'zod';
import { UserError } from '../findings/user-error.js';
import type { Undertaking } from '../github/failure.js';
import { readBuiltSite } from '../publish/built-site.js';
import type { Server } from '../publish/change-branch.js';
import { explaining } from '../publish/deliver.js';
import { publishSite, type SitePlace } from '../publish/publish-site.js';
import { removeSite } from '../publish/remove-site.js';
import type { Terms } from '../publish/standing.js';
import { type Publication, UNPUBLISHED } from '../report/publication.js';
import { NOWHERE, type Report } from '../report/report.js';
import { counted } from '../text/counted.js';
import { buildMode } from './build.js';
import type { PullRequest } from './event.js';
import type { Inputs } from './inputs.js';
import type { Job, Mode } from './mode.js';
import { servedAt } from './pages-setting.js';
import { serverOf } from './server.js';

const PULL = z.object({ state: z.string(), head: z.object({ sha: z.string() }) });

/** A preview goes with its pull request, so that any commit of it may follow any other. */
const TERMS: Terms = { rollback: true, replace: true, branches: null };

/**
 * Keeps the site of a pull request of this repository in the folder `pr/<number>` of a branch while it is open. From a fork it
 * is built only: nothing that nobody here wrote is published, and nothing is written.
 */
export const previewMode: Mode = {
  uses: [
    'path',
    'config',
    'out',
    'base-url',
    'docs-url',
    'cache-dir',
    'report-path',
    'publish-branch',
    'publish-folder',
  ],
  needs: [],
  async run(inputs, job) {
    const { event, repository } = job.runner;
    const { pullRequest } = event;
    if (event.name !== 'pull_request' || pullRequest === null)
      throw new UserError(
        `There is no pull request to show: the event is ${event.name || 'none'}.`,
        'Run mode preview on pull_request, with the types opened, synchronize, reopened and closed.',
      );
    const branch = inputs['publish-branch'];
    const shown = `pull request #${pullRequest.number}`;
    const undertaking: Undertaking = {
      what: `keep the preview of ${shown} on the branch ${branch} of ${repository}`,
      permissions: ['contents: write', 'pull-requests: read'],
      otherwise: `Let the workflow write to ${branch} (add it to the bypass list of the ruleset), choose another branch in "publish-branch", or use preview.yml, which keeps the site as an artifact.`,
    };
    const headline = `${pullRequest.isClosed ? 'Remove the preview' : 'Preview'} of ${shown}`;
    const place = { branch, folder: folderOf(inputs, pullRequest), headline, undertaking };
    const server = () => serverOf(job.runner, inputs.token, undertaking);
    if (pullRequest.isClosed)
      return pullRequest.fromFork
        ? told('There is no preview of a pull request from a fork.')
        : told(await removed(server(), place));
    const built = await buildMode.run({ ...inputs, 'publish-to': 'none', attest: 'false' }, job);
    if (built.sitePath === null) return built;
    const publication = pullRequest.fromFork
      ? {
          ...UNPUBLISHED,
          sentence: 'It was not published: the branch of the pull request is in another repository.',
        }
      : await explaining(undertaking, () =>
          published(built.sitePath as string, server(), place, pullRequest, job),
        );
    return { ...built, publication, verdict: `${built.verdict} ${publication.sentence}` };
  },
};

async function published(
  folder: string,
  server: Server,
  place: SitePlace,
  pullRequest: PullRequest,
  { say }: Job,
): Promise<Publication> {
  const before = await outdated(server, pullRequest);
  if (before !== null) return { ...UNPUBLISHED, sentence: `It was not published: ${before}.` };
  say(`Publishing to ${place.folder} of the branch ${place.branch}`);
  const { commit, changed } = await publishSite(server, await readBuiltSite(folder), place, TERMS);
  // Whoever closed it meanwhile may have found nothing to remove yet.
  if ((await stateOf(server, pullRequest)).state !== 'open')
    return { ...UNPUBLISHED, sentence: await removed(server, place) };
  const pages = await servedAt(server, place);
  const where = `in ${place.folder} of the branch ${place.branch}`;
  const sentence = changed ? `It is ${where}.` : `It is ${where} already: no commit was made.`;
  return {
    published: true,
    sentence: pages.hint === '' ? sentence : `${sentence} ${pages.hint}`,
    commit,
    pageUrl: pages.url,
  };
}

/** Why a preview of this commit is not to be shown any more; null where it is. */
async function outdated(server: Server, pullRequest: PullRequest): Promise<string | null> {
  const { state, head } = await stateOf(server, pullRequest);
  if (state !== 'open') return 'the pull request is closed by now';
  if (head.sha !== pullRequest.commit) return 'the pull request has another commit by now';
  return null;
}

function stateOf({ github }: Server, { number }: PullRequest): Promise<z.output<typeof PULL>> {
  return github.rest('GET /repos/{owner}/{repo}/pulls/{pull_number}', PULL, { pull_number: number });
}

async function removed(server: Server, place: SitePlace): Promise<string> {
  const result = await removeSite(server, place);
  return result.changed
    ? `The pull request is closed: ${counted(result.removed, 'file')} of its preview removed from the branch ${place.branch}.`
    : `The pull request is closed, and the branch ${place.branch} has no preview of it.`;
}

/** In a folder of its own, below that of the reference. */
function folderOf(inputs: Inputs, { number }: PullRequest): string {
  const above = inputs['publish-folder'].replace(/^\/+|\/+$/g, '');
  return `${above === '' ? '' : `${above}/`}pr/${number}`;
}

function told(verdict: string): Report {
  return {
    outcome: 'success',
    verdict,
    findings: [],
    origin: NOWHERE,
    files: [],
    versao: null,
    sitePath: null,
    counts: {},
  };
}
