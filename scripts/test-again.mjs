/**
 * Runs the test files that failed once more, alone: `node scripts/test-again.mjs RESULTS` with what `jest --json` wrote. A
 * test that fails beside others and passes alone is unsteady: it is named, for somebody to mend, and does not undo the work
 * of others. Many failures are no chance: they are not tried again. Ends with the closing line of both runs together.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const MAX_FILES = 3;
const MAX_MINUTES = 15;

const passedIn = ({ assertionResults }) =>
  assertionResults.filter(({ status }) => status === 'passed').length;
const failedIn = ({ assertionResults, status }) =>
  assertionResults.filter(result => result.status === 'failed').length || (status === 'failed' ? 1 : 0);
const sum = (files, count) => files.reduce((total, file) => total + count(file), 0);

if (!existsSync(process.argv[2])) {
  console.error('The tests wrote no results: they were ended before they were through.');
  process.exit(1);
}
const first = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failed = first.testResults.filter(file => failedIn(file) > 0);
if (failed.length === 0 || failed.length > MAX_FILES) process.exit(1);

const names = failed.map(({ name }) => relative(process.cwd(), name));
console.error(`\nOnce more, alone: ${names.join(', ')}`);
const folder = mkdtempSync(join(tmpdir(), 'refdata-again-'));
const results = join(folder, 'results.json');
spawnSync(
  process.execPath,
  // Jest itself, in one process: what is ended would leave its workers behind.
  [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--runInBand',
    '--json',
    `--outputFile=${results}`,
    '--runTestsByPath',
    ...names,
  ],
  // What hangs ends here, and says which files it was: nobody would see it at the end of CI's time.
  { stdio: ['ignore', 'ignore', 'inherit'], timeout: MAX_MINUTES * 60_000, killSignal: 'SIGKILL' },
);
if (!existsSync(results)) {
  console.error(`They did not end within ${MAX_MINUTES} minutes.`);
  process.exit(1);
}
const again = JSON.parse(readFileSync(results, 'utf8')).testResults;
rmSync(folder, { recursive: true });

const left = sum(again, failedIn);
for (const file of again)
  if (failedIn(file) === 0)
    console.error(`UNSTEADY: ${relative(process.cwd(), file.name)} failed beside others and passes alone.`);
const skipped = first.numPendingTests + first.numTodoTests;
const passed =
  sum(
    first.testResults.filter(file => !failed.includes(file)),
    passedIn,
  ) + sum(again, passedIn);
console.error(`\n${passed} passed, ${left} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(left > 0 ? 1 : 0);
