import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { UserError } from '../findings/user-error.js';
import { counted } from '../text/counted.js';
import type { BuiltFile } from './built-site.js';

/** What actions/deploy-pages looks for: an artifact of this name with one tar archive in it. */
const ARTIFACT = 'github-pages';
const ARCHIVE = 'artifact.tar';
/** The artifact is read by the next job and by nobody after it. */
const RETENTION_DAYS = 1;
const FILE_MODE = 0o644;
/** The client of the store asks again and again, each time for minutes; nobody waits longer than this for all of it, … */
const PATIENCE_MS = 5 * 60_000;
/** … and as much longer as a slow line takes for the archive. */
const SLOWEST_BYTES_PER_SECOND = 256 * 1024;

/**
 * Uploads the files of a site as the artifact that actions/deploy-pages publishes.
 * @param patienceMs how long a store may take that has next to nothing to store.
 * @throws {UserError} outside a job of GitHub Actions, when the service refuses, and when it does not answer in time.
 */
export async function uploadPagesArtifact(
  files: readonly BuiltFile[],
  temporary: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  if (!process.env.ACTIONS_RUNTIME_TOKEN || !process.env.ACTIONS_RESULTS_URL) {
    throw new UserError(
      'The Pages artifact cannot be uploaded: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set.',
      'Run this as a step with "uses:" in a job of GitHub Actions; elsewhere use "publish-to: branch" or "none".',
    );
  }
  const root = mkdtempSync(join(temporary, 'refdata-pages-'));
  try {
    const archive = join(root, ARCHIVE);
    await writeArchive(files, archive);
    // The client is large, and needed here alone.
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const upload = new DefaultArtifactClient().uploadArtifact(ARTIFACT, [archive], root, {
      retentionDays: RETENTION_DAYS,
    });
    await inTime(upload, patienceMs + (statSync(archive).size / SLOWEST_BYTES_PER_SECOND) * 1000);
  } catch (cause) {
    throw explain(cause as Error);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Nothing that came of it within the time. */
class Overdue extends Error {}

/** What comes of work that nobody can stop, or {@link Overdue}; it does not keep the process when that ends. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    const minutes = Math.max(1, Math.round(ms / 60_000));
    timer = setTimeout(() => reject(new Overdue(counted(minutes, 'minute'))), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** The archive is the same for the same files: no owner, no time, sorted. */
async function writeArchive(files: readonly BuiltFile[], archive: string): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createWriteStream(archive));
  for (const { path, file, size } of files) {
    const entry = tar.entry({ name: `./${path}`, size, mode: FILE_MODE, mtime: new Date(0), uid: 0, gid: 0 });
    await pipeline(createReadStream(file), entry);
  }
  tar.finalize();
  await written;
}

function explain(cause: Error): Error {
  const [why, remedy] = reasonOf(cause);
  return new UserError(`The Pages artifact cannot be uploaded: ${why}.`, remedy, { cause });
}

function reasonOf(cause: Error): readonly [why: string, remedy: string] {
  const { name, message } = cause;
  if (cause instanceof Overdue)
    return [
      `the store of artifacts at ${hostOfStore()} did not take it within ${message}`,
      'Run the job again; if it happens each time, look at GitHub\'s status, and on a runner of your own at its network and proxy, or use "publish-to: branch".',
    ];
  if (name === 'GHESNotSupportedError')
    return ['this enterprise server has no such artifacts', 'Use "publish-to: branch" instead.'];
  if (/already exists/i.test(message))
    return [
      `this run has an artifact ${ARTIFACT} already`,
      'Publish once in a workflow run: build in one job, and leave out actions/upload-pages-artifact.',
    ];
  if (/\(?\b40[13]\b\)?|unauthorized|forbidden/i.test(message))
    return [
      `the store of artifacts does not accept the token of this job (it says "${message.replace(/\s+/g, ' ').slice(0, 200)}")`,
      'Run the job again: its token has expired, or the runner was stopped meanwhile. On a runner of your own, see that nothing replaces ACTIONS_RUNTIME_TOKEN.',
    ];
  if (/ENOTFOUND|ECONN|EAI_AGAIN|ETIMEDOUT|unable to make request/i.test(message))
    return [
      `the store of artifacts cannot be reached (${message.replace(/\s+/g, ' ').slice(0, 200)})`,
      'Run the job again; a runner of your own has to reach the addresses that GitHub documents for artifacts.',
    ];
  if (/quota/i.test(message))
    return ['the storage for artifacts is full', 'Delete old artifacts, or raise the limit of the account.'];
  return [message.replace(/\.$/, ''), 'Run the job again; if it fails each time, use "publish-to: branch".'];
}

function hostOfStore(): string {
  const address = process.env.ACTIONS_RESULTS_URL ?? '';
  return URL.canParse(address) ? new URL(address).host : 'ACTIONS_RESULTS_URL';
}
