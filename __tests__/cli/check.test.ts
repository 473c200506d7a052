import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { gitIn, missingProgram } from '../git/git-server.js';
import { cleanUp, folderWith, refdata, refdataInProcess, TINY } from './run-cli.js';

const testWithGit = missingProgram() === 'git' ? test.skip : test;

afterEach(cleanUp);

function committed(): string {
  const repo = folderWith(TINY);
  gitIn(repo, 'init', '--quiet', '--initial-branch=main');
  gitIn(repo, 'add', '--all');
  gitIn(repo, 'commit', '--quiet', '-m', 'one');
  return repo;
}

function rename(repo: string): void {
  const file = join(repo, 'tokens.py');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"se"', '"caso"'));
}

testWithGit('text: exit code 0 without changes, and 1 where versao was not raised', async () => {
  const repo = committed();
  const same = refdata(['check'], { cwd: repo });
  expect(same).toMatchObject({ code: 0, stderr: '' });
  expect(same.stdout).toMatch(/^not compared main is what is checked/);
  rename(repo);
  const { code, stdout } = await refdataInProcess(['check'], { cwd: repo });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^failed 1 major change, and versao is still 1\.0\.0: raise it to 2\.0\.0/);
  expect(stdout).toMatch(
    /tokens\.py:2:5 {2}The reserved word se is now caso\. It breaks 1 of 2 known programs: .* reservada-renamed\n/,
  );
  expect((await refdataInProcess(['check', '--fail-on', 'none'], { cwd: repo })).code).toBe(0);
});

testWithGit('every format', async () => {
  const repo = committed();
  rename(repo);
  const json = await refdataInProcess(['check', '--json'], { cwd: repo });
  expect(json.code).toBe(1);
  expect(JSON.parse(json.stdout)).toMatchObject({
    ok: false,
    level: 'major',
    changes: [{ rule: 'reservada-renamed' }],
  });
  expect((await refdataInProcess(['check', '--format', 'markdown'], { cwd: repo })).stdout).toMatch(
    /^### ❌ /,
  );
  expect(
    JSON.parse((await refdataInProcess(['check', '--format', 'sarif'], { cwd: repo })).stdout),
  ).toMatchObject({
    version: '2.1.0',
  });
  expect((await refdataInProcess(['check', '--format', 'changelog'], { cwd: repo })).stdout).toBe(
    // In the tongue of the language.
    '## Tiny 1.0.0\n\n### Mudanças que quebram\n\n- A palavra reservada `se` agora é `caso`.\n',
  );
});

testWithGit('wrong use', async () => {
  const repo = committed();
  for (const [args, message] of [
    [['--format', 'xml'], '--format: there is no "xml".'],
    [['--fail-on', 'often'], '--fail-on: there is no "often".'],
    [['--base', 'nowhere'], 'nowhere is not in this clone'],
    [['--server', 'x.df', '--head', 'main'], '--head does nothing'],
  ] as const) {
    const { code, stderr } = await refdataInProcess(['check', ...args], { cwd: repo });
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  }
  const outside = await refdataInProcess(['check'], { cwd: folderWith(TINY) });
  expect(outside.code).toBe(2);
  expect(outside.stderr).toContain('no git repository');
});
