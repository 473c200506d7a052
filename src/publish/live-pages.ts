import { MANIFEST_PATH, pathOf } from '../contract/files.js';
import { UserError } from '../findings/user-error.js';
import type { GitHub } from '../github/client.js';
import { HttpFault } from '../http/fault.js';
import { readBounded, request } from '../http/request.js';
import { type BuiltSite, manifestOf, nomeOf } from './built-site.js';
import { type PagesSite, REFERENCES_NAME, type Reference, readReferences } from './pages-site.js';
import { judgeStanding, type Terms } from './standing.js';

const MAX_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 20_000;

const KEEP_BOTH =
  'Publish to a branch ("publish-to: branch" with "publish-folder"), which leaves all other files alone; or bring the rest of the site into this job and name its folder in "publish-beside". "replace: true" takes it away.';

/** Where a deployment of Pages goes. */
export interface LivePlace {
  /** The address of the root of the site, without a slash at its end. */
  readonly root: string;
  /** The folder of the reference in it; empty for the root. */
  readonly folder: string;
  /** Whether all else that is to be on the site is in the upload, too. */
  readonly isWhole: boolean;
}

/** What came of looking at what is live. Sentences are empty where there is nothing to say. */
export interface Look {
  /** Why nothing is published: what is live is newer. */
  readonly superseded: string | null;
  readonly remark: string;
}

/**
 * Looks at what is live, all of which a deployment replaces.
 * @throws {UserError} when it would take away what somebody else has put there, or nobody can see what is there.
 * @throws {GitHubError}
 */
export async function lookAtPages(
  github: GitHub,
  site: BuiltSite,
  upload: PagesSite,
  place: LivePlace,
  terms: Terms,
): Promise<Look> {
  const { root, folder } = place;
  const base = folder === '' ? root : `${root}/${folder}`;
  const bytes = await readLive(base + MANIFEST_PATH);
  if (bytes === 'unreachable')
    return { superseded: null, remark: `Nothing is known to be live: the host of ${root} has no name yet.` };
  const manifest = bytes && manifestOf(bytes);
  const found = manifest !== null ? 'ours' : bytes === null ? 'nothing' : 'foreign';
  if (!terms.replace) await refuseLosses(upload.references, place, found);
  if (manifest === null) return { superseded: null, remark: '' };
  const index = await readLive(base + pathOf('index'));
  const nome = index instanceof Uint8Array ? nomeOf(index) : null;
  return { superseded: await judgeStanding(github, site, { manifest, nome }, terms), remark: '' };
}

/** @throws {UserError} when something is live that the upload does not hold. */
async function refuseLosses(
  references: readonly Reference[],
  { root, folder, isWhole }: LivePlace,
  found: 'ours' | 'foreign' | 'nothing',
): Promise<void> {
  const kept = new Set(references.map(reference => reference.folder));
  const list = await readLive(`${root}/${REFERENCES_NAME}`);
  const listed = list instanceof Uint8Array ? readReferences(list) : null;
  const lost = (listed ?? []).filter(reference => !kept.has(reference.folder));
  if (!kept.has('') && folder !== '' && listed === null) {
    const manifest = await readLive(root + MANIFEST_PATH);
    const other = manifest instanceof Uint8Array ? manifestOf(manifest) : null;
    if (other !== null) lost.push({ folder: '', nome: 'another language', versao: other.versao });
  }
  const [first] = lost;
  if (first !== undefined) {
    const names = lost.map(({ folder: where, nome, versao }) => `${nome} ${versao} (/${where})`).join(', ');
    throw new UserError(`${root} has references that this deployment would take away: ${names}.`, KEEP_BOTH);
  }
  if (isWhole || found === 'ours' || listed !== null) return;
  // Not every site has a front page.
  if (found === 'foreign' || (await readLive(`${root}/`)) instanceof Uint8Array)
    throw new UserError(
      `${root} is a site that refdata did not make, and this deployment would replace all of it.`,
      KEEP_BOTH,
    );
}

/**
 * What an address has; null where it has nothing.
 * @throws {UserError} when it answers something that says neither.
 */
export async function readLive(address: string): Promise<Uint8Array | null | 'unreachable'> {
  try {
    // Caches that stand before the site know the address without this, and what was there ten minutes ago.
    const { response, content } = await request(`${address}?at=${Date.now()}`, { timeoutMs: TIMEOUT_MS });
    const bytes = await readBounded(content, MAX_BYTES);
    if (response.status === 404 || response.status === 410) return null;
    const asked = new URL(address).origin;
    const isElsewhere = response.redirected && new URL(response.url).origin !== asked;
    if (isElsewhere && isPage(bytes)) throw unseen(address, `sends us to ${new URL(response.url).origin}`);
    if (!response.ok) throw unseen(address, `answers ${response.status}`);
    return bytes ?? null;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    // Nobody reads a site whose host has no name yet, as before the first deployment to a new domain.
    if (isUnknownHost(error, new URL(address).hostname)) return 'unreachable';
    throw unseen(address, error.reason);
  }
}

/**
 * Whether there is no host of that name, and not of another that it sends us to. EAI_AGAIN says that nobody could be asked, and
 * nothing of the host.
 */
function isUnknownHost({ cause }: HttpFault, host: string): boolean {
  const { cause: root } = (cause ?? {}) as { cause?: { code?: unknown; hostname?: unknown } };
  return /^(ENOTFOUND|EAI_NONAME)$/.test(String(root?.code)) && root?.hostname === host;
}

function isPage(bytes: Uint8Array | undefined): boolean {
  return bytes !== undefined && /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString('utf8'));
}

function unseen(address: string, what: string): UserError {
  return new UserError(
    `Nobody can see what is live, so that nothing was published: ${address} ${what}.`,
    'Run the job again when the site answers; where no job may look at it (a private site), set "verify: false".',
  );
}
