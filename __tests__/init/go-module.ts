import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from '../recipes/debian-source.js';

/**
 * The sources of a Go module, by the client that Go has for it: nothing of them is built or run.
 *
 * @param module with its version: `github.com/d5/tengo/v2@v2.17.0`; Go's own checksum database holds what it is.
 * @param folder name in the cache.
 * @returns the folder; undefined where there is no Go or no network, which in CI is an error.
 */
export function goModule(module: string, folder: string): string | undefined {
  return cached(folder, (cache, source) => {
    const env = { ...process.env, GOMODCACHE: join(cache, 'modules'), GOFLAGS: '-modcacherw' };
    const { status, stdout, stderr, error } = spawnSync('go', ['mod', 'download', '-json', module], {
      cwd: '/',
      encoding: 'utf8',
      env,
    });
    if (status !== 0)
      return `go mod download: ${error?.message ?? (stderr || stdout).trim().split('\n').at(-1)}`;
    cpSync((JSON.parse(stdout) as { Dir: string }).Dir, source, { recursive: true });
    return undefined;
  });
}
