import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { commitFile, gitIn, temporaryFolder } from '../git/git-server.js';

const SCRIPT = resolve('.github/scripts/release-version.mjs');
let root: string;

beforeEach(() => {
  root = temporaryFolder('release');
  gitIn(root, 'init', '--quiet', '--initial-branch=main');
  commitFile(
    root,
    'CHANGELOG.md',
    '## [1.5.0] - unreleased\n\n## [1.4.0-rc.1] - 2026-11-23\n\n## [1.3.0] - 2026-11-22\n\n## [1.2.9] - 2026-11-21\n',
  );
  for (const tag of ['v1.2.8', 'v1.2.10', 'v1.2.9', 'v2.0.0']) gitIn(root, 'tag', tag);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function release(tag: string, version: string): { status: number | null; output: string; error: string } {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version }));
  const file = join(root, 'output');
  writeFileSync(file, '');
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TAG: tag, GITHUB_OUTPUT: file },
  });
  return { status, output: readFileSync(file, 'utf8'), error: stderr };
}

test.each([
  ['v1.3.0', '1.3.0', 'major=v1\nprerelease=false\n'],
  ['v1.2.9', '1.2.9', 'major=\nprerelease=false\n'],
  ['v1.4.0-rc.1', '1.4.0-rc.1', 'major=\nprerelease=true\n'],
])('%s', (tag, version, output) => {
  expect(release(tag, version)).toMatchObject({ status: 0, output });
});

test.each([
  ['v1.3.0', '1.3.1', 'version of package.json'],
  ['v1.3', '1.3', 'is a version'],
  ['v3.0.0', '3.0.0', 'CHANGELOG.md has a section'],
  ['v1.5.0', '1.5.0', 'with the day of the release'],
])('%s of %s is refused', (tag, version, message) => {
  const { status, error } = release(tag, version);
  expect(status).toBe(1);
  expect(error).toContain(message);
});
