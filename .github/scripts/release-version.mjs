// Proves, before a release, that its tag, package.json and the changelog speak of the same version, and says which tag of
// a major version is to be moved: none for a pre-release, nor for a fix of an older version.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';

const { TAG = '', GITHUB_OUTPUT } = process.env;

const [, major, minor, patch, suffix = ''] = /^v(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?$/.exec(TAG) ?? [];
assert.ok(major !== undefined, `the tag ${TAG} is a version, such as v1.2.3`);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
assert.equal(TAG, `v${version}`, 'the tag is the version of package.json');
const changelog = readFileSync('CHANGELOG.md', 'utf8');
assert.match(
  changelog,
  new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm'),
  `CHANGELOG.md has a section [${version}] with the day of the release`,
);

const newer = execFileSync('git', ['tag', '--list', `v${major}.*`], { encoding: 'utf8' })
  .split('\n')
  .flatMap(tag => {
    const numbers = /^v\d+\.(\d+)\.(\d+)$/.exec(tag)?.slice(1).map(Number);
    return numbers === undefined ? [] : [{ tag, numbers }];
  })
  .find(({ numbers: [a, b] }) => a > Number(minor) || (a === Number(minor) && b > Number(patch)));
const moves = suffix === '' && newer === undefined;
appendFileSync(GITHUB_OUTPUT, `major=${moves ? `v${major}` : ''}\nprerelease=${suffix !== ''}\n`);
console.log(
  moves ? `v${major} will point to ${TAG}.` : `v${major} stays: ${newer?.tag ?? 'this is a pre-release'}.`,
);
