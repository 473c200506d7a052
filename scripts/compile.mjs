/** TypeScript to `build/`: what the bundles are made of, and the declarations of the library. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

export function compile(root) {
  rmSync(join(root, 'build'), { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
