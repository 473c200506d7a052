import { chmodSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { git, sourceState } from '../../src/git/git.js';
import { commitFile, gitIn, missingProgram, temporaryFolder } from './git-server.js';

const testWithGit = missingProgram() === 'git' ? test.skip : test;
const testOnPosix = process.platform === 'win32' ? test.skip : test;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('state');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const UNKNOWN = { commit: null, modified: false };

test('a folder outside any repository, and one that is not there', async () => {
  expect(await sourceState(folder)).toEqual(UNKNOWN);
  expect(await sourceState(join(folder, 'gone'))).toEqual(UNKNOWN);
});

testWithGit('commit and changes, of the folder alone', async () => {
  gitIn(folder, 'init', '--quiet');
  expect(await sourceState(folder)).toEqual(UNKNOWN);
  mkdirSync(join(folder, 'lang'));
  mkdirSync(join(folder, 'other'));
  commitFile(folder, 'lang/a.py', 'a\n');
  commitFile(folder, 'other/b.py', 'b\n');
  const commit = gitIn(folder, 'rev-parse', 'HEAD');
  expect(await sourceState(folder)).toEqual({ commit, modified: false });
  writeFileSync(join(folder, 'other/b.py'), 'changed\n');
  writeFileSync(join(folder, 'lang/untracked.py'), 'u\n');
  expect(await sourceState(join(folder, 'lang'))).toEqual({ commit, modified: false });
  expect(await sourceState(folder)).toEqual({ commit, modified: true });
});

testWithGit('a folder that the commit does not hold does not come from it', async () => {
  gitIn(folder, 'init', '--quiet');
  commitFile(folder, 'a.py', 'a\n');
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/x.js'), '');
  expect(await sourceState(join(folder, 'node_modules'))).toEqual(UNKNOWN);
});

testWithGit('runs nothing that the settings of the repository name', async () => {
  const trap = join(folder, 'ran').replaceAll('\\', '/');
  gitIn(folder, 'init', '--quiet');
  commitFile(folder, '.gitattributes', '*.py filter=evil=x\n*.js filter=other\n');
  commitFile(folder, 'a.py', 'a\n');
  commitFile(folder, 'a.js', 'a\n');
  for (const name of ['evil=x', 'other']) {
    gitIn(folder, 'config', `filter.${name}.clean`, `touch '${trap}'; cat`);
    gitIn(folder, 'config', `filter.${name}.process`, `touch '${trap}'`);
    gitIn(folder, 'config', `filter.${name}.required`, 'true');
  }
  gitIn(folder, 'config', 'core.fsmonitor', `touch '${trap}'`);
  const hook = join(folder, '.git/hooks/post-index-change');
  mkdirSync(join(folder, '.git/hooks'), { recursive: true });
  writeFileSync(hook, `#!/bin/sh\ntouch '${trap}'\n`);
  chmodSync(hook, 0o755);
  // Another time of change makes git look into the files.
  for (const name of ['a.py', 'a.js']) utimesSync(join(folder, name), new Date(0), new Date(0));
  expect((await sourceState(folder)).modified).toBe(false);
  expect(existsSync(trap)).toBe(false);
});

testOnPosix(
  'a git that prints without end is ended, though what it has started goes on',
  async () => {
    const programs = temporaryFolder('programs');
    writeFileSync(join(programs, 'git'), '#!/bin/sh\nsleep 300 &\nexec yes\n', { mode: 0o755 });
    const { PATH } = process.env;
    process.env.PATH = `${programs}:${PATH}`;
    const started = git(['log'], { cwd: programs });
    process.env.PATH = PATH;
    await expect(started).rejects.toThrow('git log printed more than 256 MiB');
    rmSync(programs, { recursive: true });
  },
  120_000,
);
