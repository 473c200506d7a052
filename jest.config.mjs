/** Tests run the TypeScript sources themselves (through swc); process tests run the bundles in dist/. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { memoryFolder } from './scripts/memory-folder.mjs';

// Jest runs ES modules only where Node was started with this flag. `npx jest` and editors start it without: start it again.
if (vm.SourceTextModule === undefined) {
  const { status } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', ...process.execArgv, ...process.argv.slice(1)],
    { stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}

// Temporary files of all tests, which are gone with them; and in it what one file of tests has read of a large language, which the
// next one need not read again: `__tests__/run-cache.ts`.
const temporary = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'refdata-tests-'));
process.env.TMPDIR = temporary;
process.env.TESTS_CACHE = mkdtempSync(join(temporary, 'cache-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

export default {
  // What was compiled outlives a run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // Those that take minutes for what shorter ones hold, too: a workflow runs them each week, with `WEEKLY=1`.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env.WEEKLY === '1' ? [] : ['\\.weekly\\.test\\.ts$']),
  ],
  extensionsToTreatAsEsm: ['.ts'],
  // Maps beside the code and not in it: each file of tests reads, hashes and compiles a third of the text.
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        sourceMaps: true,
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  setupFiles: ['<rootDir>/scripts/property-seed.mjs'],
  // Jest would leave one core to itself; on two cores that is one worker for everything. One more than cores was slower.
  maxWorkers: Math.max(2, availableParallelism()),
  // A worker keeps what its files leave behind (parsers, modules): one that grew this large is replaced before its next file. Each
  // process that a large one starts costs it several times as much, and many tests start hundreds.
  workerIdleMemoryLimit: '500MB',
  // Only ends what hangs: no test is about time, and other work on the machine may slow everything.
  testTimeout: 300_000,
  reporters: [
    'default',
    '<rootDir>/scripts/slowest-reporter.mjs',
    '<rootDir>/scripts/closing-line-reporter.mjs',
  ],
};
