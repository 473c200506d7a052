/**
 * `npm start`: builds the example language and serves the result on a local port. Needs Node and nothing else, so that
 * a fresh clone shows something at once. Arguments go to `refdata serve` (`npm start -- --port 8080`).
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cli = join(root, 'dist', 'cli', 'index.js');

function refdata(...args) {
  const { status } = spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

refdata('build', '--repo', 'examples/lume', '--out', 'site');
refdata('serve', 'site', ...process.argv.slice(2));
