import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { isArchived } from '../publish/archived.js';
import { type Attesting, attestationPaths, attestSite } from '../publish/attested.js';
import type { BuiltFile, BuiltSite } from '../publish/built-site.js';
import type { Server } from '../publish/change-branch.js';
import { type Look, lookAtPages, readLive } from '../publish/live-pages.js';
import { uploadPagesArtifact } from '../publish/pages-artifact.js';
import { composePages, type PagesSite } from '../publish/pages-site.js';
import type { Terms } from '../publish/standing.js';
import { type Publication, UNPUBLISHED } from '../report/publication.js';
import { type Inputs, isYes } from './inputs.js';
import type { Job } from './mode.js';
import { pagesSetting } from './pages-setting.js';
import { pathInside } from './paths.js';

/** A deployment replaces the whole site, and what is uploaded holds one version. */
const ONLY_THIS_VERSION =
  'It holds the copies under v/ of this version alone, and the deployment takes those of earlier versions away: use "publish-to: branch", which keeps them.';

/** Files of attestations of a site, in its folder. */
async function attestedFiles(
  site: BuiltSite,
  folder: string,
  attesting: Attesting,
  root: string | null,
  temporary: string,
): Promise<BuiltFile[]> {
  const start = folder === '' ? '' : `${folder}/`;
  const paths = attestationPaths(site);
  const last = paths.at(-1) as string;
  const live = root === null || paths.length < 2 ? null : await readLive(`${root}/${start}${last}`);
  const earlier = live instanceof Uint8Array ? Buffer.from(live).toString('utf8') : '';
  const files = await attestSite(site, attesting, earlier);
  return [...files].map(([path, bytes], at) => {
    const file = join(temporary, `attestations-${at}`);
    writeFileSync(file, bytes);
    return { path: start + path, file, size: bytes.length };
  });
}

const UNSEEN: Seen = { superseded: null, remark: 'What is live was not looked at: ', root: null };

interface Seen extends Look {
  /** The address of the root of the site; null where it is not known, or not to be asked. */
  readonly root: string | null;
}

/** Uploads a built site, in its folder and with the rest of the site, as the artifact that actions/deploy-pages publishes. */
export async function publishToPages(
  site: BuiltSite,
  folder: string,
  terms: Terms,
  attesting: Attesting | null,
  server: Server,
  inputs: Inputs,
  job: Job,
): Promise<Publication> {
  const { runner, say } = job;
  const temporary = mkdtempSync(join(runner.temporary, 'refdata-site-'));
  try {
    const beside = besideOf(inputs, runner.workspace);
    const upload = composePages(site, folder, beside, temporary);
    const look = await lookAt(site, upload, folder, beside !== null, terms, server, inputs);
    if (look.superseded !== null) return { ...UNPUBLISHED, sentence: look.superseded };
    const attested =
      attesting === null ? [] : await attestedFiles(site, folder, attesting, look.root, temporary);
    say('Uploading the artifact for GitHub Pages');
    await uploadPagesArtifact([...upload.files, ...attested], runner.temporary);
    const archives = site.files.some(({ path }) => isArchived(path, ''));
    const sentences = [
      'It was uploaded for GitHub Pages: a job with actions/deploy-pages publishes it.',
      look.remark,
      archives ? ONLY_THIS_VERSION : '',
    ];
    return { published: true, sentence: sentences.filter(Boolean).join(' '), commit: null, pageUrl: null };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** What is live at the address that Pages has, or else the one that the site is made for. */
async function lookAt(
  site: BuiltSite,
  upload: PagesSite,
  folder: string,
  isWhole: boolean,
  terms: Terms,
  server: Server,
  inputs: Inputs,
): Promise<Seen> {
  if (!isYes(inputs.verify)) return { ...UNSEEN, remark: `${UNSEEN.remark}"verify" is false.` };
  const pages = await pagesSetting(server);
  if (pages !== null && pages !== 'unknown' && pages.public === false)
    return { ...UNSEEN, remark: `${UNSEEN.remark}the site is private.` };
  const setting = pages === 'unknown' ? undefined : pages?.html_url;
  const root = (setting ?? rootOf(site.baseUrl, folder))?.replace(/\/+$/, '');
  if (root === undefined)
    return {
      ...UNSEEN,
      remark: `${UNSEEN.remark}its address is not known. Grant the job "pages: read", or write "base_url" into refdata.yml.`,
    };
  return { ...(await lookAtPages(server.github, site, upload, { root, folder, isWhole }, terms)), root };
}

/** The root of the site whose folder has an address. */
function rootOf(baseUrl: string | null, folder: string): string | undefined {
  if (baseUrl === null) return undefined;
  const end = folder === '' ? '' : `/${folder}`;
  return baseUrl.endsWith(end) ? baseUrl.slice(0, baseUrl.length - end.length) : undefined;
}

function besideOf(inputs: Inputs, workspace: string): string | null {
  const name = inputs['publish-beside'];
  if (name === '') return null;
  const folder = pathInside(workspace, name, 'publish-beside');
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new UserError(
    `publish-beside is "${name}", and the workspace has no such folder.`,
    'Download or build the rest of the site in a step before, and write its folder in "publish-beside".',
  );
}
