// Prints what the changelog tells of a version: the notes of its release.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const version = (process.env.TAG ?? '').replace(/^v/, '');
const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^(?=## \[)/m);
const section = sections.find(text => text.startsWith(`## [${version}]`));
assert.ok(section !== undefined, `CHANGELOG.md has a section [${version}]`);
const [, ...lines] = section.split('\n');
const notes = lines
  .join('\n')
  .replace(/^\[[^\]]+\]: .*$/gm, '')
  .trim();
assert.ok(notes !== '', `CHANGELOG.md tells what is in ${version}`);
console.log(notes);
