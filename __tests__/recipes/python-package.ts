import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from './debian-source.js';

/**
 * The source distribution of a Python package, unpacked, by the client that Python has for it: nothing is installed.
 *
 * @param requirement with a version: `name==1.2.3`.
 * @param sha256 of the archive.
 * @param folder name in the cache.
 * @returns the folder; undefined where there is no Python or no network, which in CI is an error.
 */
export function pythonPackage(requirement: string, sha256: string, folder: string): string | undefined {
  return cached(folder, (cache, source) => {
    mkdirSync(source, { recursive: true });
    const requirements = join(cache, 'requirements.txt');
    writeFileSync(requirements, `${requirement} --hash=sha256:${sha256}\n`);
    const options = [
      '--no-deps',
      '--no-binary',
      ':all:',
      '--require-hashes',
      '-r',
      requirements,
      '-d',
      cache,
    ];
    const got = spawnSync('python3', ['-m', 'pip', 'download', ...options], { encoding: 'utf8' });
    if (got.status !== 0)
      return `pip download: ${got.stderr?.trim().split('\n').at(-1) ?? got.error?.message}`;
    const archive = readdirSync(cache).find(file => file.endsWith('.tar.gz'));
    if (archive === undefined) return 'there is no archive among what was fetched';
    const unpacked = spawnSync('tar', ['-xf', join(cache, archive), '-C', source, '--strip-components=1'], {
      encoding: 'utf8',
    });
    return unpacked.status === 0 ? undefined : `tar: ${unpacked.stderr.trim()}`;
  });
}
