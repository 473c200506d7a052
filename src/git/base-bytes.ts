import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { eventFile, readPayload } from './event-payload.js';
import { baseOf, isFromFork } from './fork.js';

/**
 * Whether bytes that are to be executed may be somebody's who cannot write to the repository: in a job about a pull
 * request from a fork, all that are not in the commit that it is compared with.
 */
export function mayBeForeign(bytes: Uint8Array, env: NodeJS.ProcessEnv): boolean {
  const file = eventFile(env);
  if (file === '') return env.GITHUB_ACTIONS === 'true';
  let event: unknown;
  try {
    event = readPayload(file);
  } catch {
    // Not knowing is no reason to trust.
    return true;
  }
  if (!isFromFork(event)) return false;
  const base = baseOf(event);
  return base === undefined || !isIn(base, bytes, env.GITHUB_WORKSPACE ?? process.cwd());
}

/** Whether a commit has a file of these very bytes, by the name that git gives them. */
function isIn(commit: string, bytes: Uint8Array, folder: string): boolean {
  const list = spawnSync('git', ['ls-tree', '-r', '--full-tree', commit], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MAX_LIST_BYTES,
  });
  const name = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return list.status === 0 && list.stdout.includes(` blob ${name}\t`);
}

/** The names of a million files. */
const MAX_LIST_BYTES = 256 * 1024 * 1024;
