/**
 * A jest reporter that prints which test files took longest, and the sum of all against what a run on two cores may take,
 * so that a file that grows is seen early. Times depend on the machine: they never fail a run.
 */
import { relative } from 'node:path';

/** Two workers for eight minutes. */
const BUDGET_SECONDS = 2 * 8 * 60;
const SHOWN = 10;
/** Fewer files are no whole run, of which there is nothing to say. */
const MIN_FILES = 50;

export default class Slowest {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    if (testResults.length < MIN_FILES) return;
    const files = testResults
      .map(({ testFilePath, perfStats }) => ({
        name: relative(this.rootDir, testFilePath),
        seconds: perfStats.runtime / 1000,
      }))
      .sort((a, b) => b.seconds - a.seconds);
    const sum = Math.round(files.reduce((total, { seconds }) => total + seconds, 0));
    const lines = files
      .slice(0, SHOWN)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
    const verdict = sum <= BUDGET_SECONDS ? 'within it' : `${sum - BUDGET_SECONDS} s over it`;
    process.stderr.write(
      `\nThe slowest test files:\n${lines.join('\n')}\n` +
        `test budget: ${sum} of ${BUDGET_SECONDS} s over ${files.length} files, ${verdict}\n`,
    );
  }
}
