/**
 * `npm run fuzz [rounds] [first seed]`: the property-based tests, each round with another seed, and those that repeat
 * something with chance in it, more often than `npm test` does. A failure prints the seed that reproduces it; it becomes an
 * example in a test before it is fixed.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installFromLockfile } from './install.mjs';

const MAX_SEED = 0x7fffffff;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const rounds = Number(process.argv[2] ?? 1);
const first = Number(process.argv[3] ?? randomInt(MAX_SEED));
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(first)) {
  console.error('Usage: npm run fuzz [rounds] [first seed], both whole numbers.');
  process.exit(2);
}

installFromLockfile(root);
const tests = readdirSync(join(root, '__tests__'), { recursive: true })
  .filter(name => name.endsWith('.test.ts'))
  .map(name => join('__tests__', name))
  .filter(name => /from '(?:fast-check|(?:\.\.\/)+fuzzing\.js)'/.test(readFileSync(join(root, name), 'utf8')))
  .sort();

const failed = [];
for (let round = 0; round < rounds; round++) {
  const seed = (first + round) % MAX_SEED;
  console.log(`\n==> Round ${round + 1} of ${rounds}: seed ${seed}, ${tests.length} files of tests`);
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', '--', ...tests], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SEED: String(seed) },
  });
  if (status !== 0) failed.push(seed);
}
console.log(`\n${rounds - failed.length} of ${rounds} rounds found nothing.`);
for (const seed of failed) console.log(`To see it again: npm run fuzz 1 ${seed}`);
process.exit(failed.length === 0 ? 0 : 1);
