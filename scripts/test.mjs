/** `npm test`: installs from the lockfile what is missing, then runs every test (or those that the arguments name). */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installFromLockfile } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
installFromLockfile(root);
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const { status } = spawnSync(process.execPath, [jest, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
