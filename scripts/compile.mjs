/** TypeScript to `build/`: what the bundles are made of, and the declarations of the library. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

/** Compiles, unless `build/` was made of these very sources: `npm run generate` and `npm run build` follow each other. */
export function compile(root) {
  const build = join(root, 'build');
  const stamp = join(build, '.made-of');
  const sources = hashOfSources(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  rmSync(build, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, sources);
}

/** A hash of everything that the compiler's output depends on: sources, options, versions of the compiler and of types. */
function hashOfSources(root) {
  const hash = createHash('sha256');
  for (const path of ['tsconfig.json', 'package-lock.json', ...globSync('src/**', { cwd: root }).sort()])
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
