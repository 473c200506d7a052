import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { TINY } from '../cli/run-cli.js';
import { temporaryFolder } from '../git/git-server.js';
import { runAction, runBundledAction } from './run-action.js';

const folders = { workspace: '', temporary: '', files: '' };

beforeEach(() => {
  folders.workspace = temporaryFolder('workspace');
  folders.temporary = temporaryFolder('temp');
  folders.files = temporaryFolder('files');
  for (const [path, text] of Object.entries(TINY)) writeFileSync(join(folders.workspace, path), text);
});
afterEach(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
});

/** A program that leaves a file behind, and says whether it sees the token of the job. */
const PROGRAM =
  'require("fs").writeFileSync("was-run", ""); console.log(JSON.stringify(["token_" + Object.keys(process.env).some(name => /TOKEN|^INPUT_/.test(name))]))';

function useCommand(): void {
  const command = JSON.stringify([process.execPath, '-e', PROGRAM]);
  writeFileSync(
    join(folders.workspace, 'refdata.yml'),
    `${TINY['refdata.yml']}embutidas:\n  command: ${command}\n`,
  );
}

function pullRequestFrom(head: string): Record<string, string> {
  const path = join(folders.files, 'event.json');
  const event = { repository: { full_name: 'o/r' }, pull_request: { head: { repo: { full_name: head } } } };
  writeFileSync(path, JSON.stringify(event));
  return { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path };
}

const wasRun = () => existsSync(join(folders.workspace, 'was-run'));

describe('allow-commands', () => {
  test('without it a command is an error on its line, and not run', async () => {
    useCommand();
    const run = await runAction(folders, {}, pullRequestFrom('o/r'));
    expect(run.code).toBe(1);
    expect(run.log).toMatch(/::error title=command-off,file=refdata\.yml,line=14/);
    expect(wasRun()).toBe(false);
  });

  test('with it, a command is run without the token and the inputs of the job', async () => {
    useCommand();
    const env = { ...pullRequestFrom('o/r'), GITHUB_TOKEN: 'ghs_planted' };
    const run = await runBundledAction(folders, { 'allow-commands': 'true', token: 'ghs_planted' }, env);
    expect(run.log).not.toContain('::error');
    expect(wasRun()).toBe(true);
    const path = join(folders.workspace, 'site', 'api', 'embutidas.json');
    expect(JSON.parse(readFileSync(path, 'utf8')).funcoes).toEqual(['token_false']);
  });

  test('a pull request from a fork is refused all the same', async () => {
    useCommand();
    const run = await runAction(folders, { 'allow-commands': 'true' }, pullRequestFrom('x/r'));
    expect(run.code).toBe(1);
    expect(run.log).toMatch(/never run for a pull request from a fork/);
    expect(wasRun()).toBe(false);
  });

  test('a value that is neither true nor false is reported', async () => {
    const run = await runAction(folders, { 'allow-commands': 'yes' });
    expect(run.log).toContain('allow-commands is neither true nor false');
  });
});

describe('cache-dir', () => {
  test('the same files from the cache', async () => {
    const build = (out: string) => runAction(folders, { out, 'cache-dir': '.refdata-cache' });
    expect((await build('a')).code).toBe(0);
    expect(readdirSync(join(folders.workspace, '.refdata-cache'))).toHaveLength(1);
    expect((await build('b')).code).toBe(0);
    const [a, b] = ['a', 'b'].map(out =>
      readFileSync(join(folders.workspace, out, 'api', 'manifest.json'), 'utf8'),
    );
    expect(b).toBe(a);
  });

  test('a folder outside of the workspace, or in the one that is replaced, is refused', async () => {
    mkdirSync(join(folders.workspace, 'site'));
    expect((await runAction(folders, { 'cache-dir': '../cache' })).log).toMatch(/::error::.*cache-dir/);
    expect((await runAction(folders, { 'cache-dir': 'site/cache' })).log).toMatch(/inside of out/);
  });
});
