import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';

/** Where Linux offers a file system in memory. */
const SHARED = '/dev/shm';
/** What a run of all tests never has at once. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * The folder of a file system in memory that programs can be run from, with room for temporary files; undefined where there is
 * none, as in most containers. Tests make and remove thousands of small repositories: on a disk that takes ten times as long.
 */
export function memoryFolder() {
  try {
    const mounted = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map(line => line.split(' '))
      .find(([, folder]) => folder === SHARED);
    const [, , type, options = ''] = mounted ?? [];
    if (type !== 'tmpfs' || options.split(',').includes('noexec')) return undefined;
    const { bavail, bsize } = statfsSync(SHARED);
    if (bavail * bsize < ENOUGH_BYTES) return undefined;
    accessSync(SHARED, constants.W_OK);
    return SHARED;
  } catch {
    return undefined;
  }
}
