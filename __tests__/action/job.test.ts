import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { context } from '@actions/github';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readRunner } from '../../src/action/runner.js';
import { temporaryFolder } from '../git/git-server.js';
import { copyLume } from './lume-repository.js';
import { runAction } from './run-action.js';

const folders = { workspace: '', temporary: '', files: '' };
beforeEach(() => {
  for (const name of ['workspace', 'temporary', 'files'] as const) folders[name] = temporaryFolder(name);
  copyLume(folders.workspace, 'words');
});
afterEach(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
});

/** What no runner does, and a job of one's own or a program that stands in for the runner may. */
describe('a job that lacks what every job has', () => {
  test.each([
    ['GITHUB_WORKSPACE', 'nowhere', 'The folder that GITHUB_WORKSPACE names is not there'],
    ['RUNNER_TEMP', 'nowhere', 'The folder that RUNNER_TEMP names is not there'],
    ['RUNNER_TEMP', 'refdata.yml', 'The folder that RUNNER_TEMP names is not there'],
    ['GITHUB_SERVER_URL', null, 'GITHUB_SERVER_URL is "nonsense", which is no address'],
    ['GITHUB_API_URL', null, 'GITHUB_API_URL is "nonsense", which is no address'],
    ['GITHUB_GRAPHQL_URL', null, 'GITHUB_GRAPHQL_URL is "nonsense", which is no address'],
  ])('%s (%s): what and what to do, and no bug', async (name, file, told) => {
    const value = file === null ? 'nonsense' : join(folders.workspace, file);
    const { code, log, outputs } = await runAction(folders, { 'publish-to': 'branch' }, { [name]: value });
    expect(code).toBe(1);
    expect(outputs.outcome).toBe('error');
    expect(log).toContain(`::error::${told}`);
    expect(log).toContain('as the runner has set it');
    expect(log).not.toMatch(/has a bug|^ {4}at /m);
  });

  test('the token of an enterprise server is not sent to github.com where its address is missing', () => {
    const env = { GITHUB_SERVER_URL: 'https://github.firma.example:8443/git', GITHUB_API_URL: '' };
    const { apiUrl } = readRunner(env, { ...context, serverUrl: env.GITHUB_SERVER_URL, apiUrl: '' });
    expect(apiUrl).toBe('https://github.firma.example:8443/git/api/v3');
  });

  test('empty addresses are those of github.com, as when they are not set', async () => {
    const env = { GITHUB_SERVER_URL: '', GITHUB_API_URL: '', GITHUB_GRAPHQL_URL: '' };
    const { log, outputs } = await runAction(folders, {}, env);
    expect(log).not.toContain('::error');
    expect(outputs.outcome).toBe('success');
  });
});
