import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runBundledAction } from '../action/run-action.js';
import { gitIn, missingProgram } from '../git/git-server.js';
import { REPOSITORY, reply } from './github-server.js';
import { PublishingJob } from './publishing-job.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;

/** What a newcomer's repository is like, by the action as it is shipped. */
describeWithGit("a newcomer's repository, by the bundled action", () => {
  let job: PublishingJob;
  beforeEach(async () => {
    job = await PublishingJob.start();
    job.lume.edit('refdata.yml', /$/, '\nsite: data\n');
    job.lume.base = job.lume.commit('data');
    job.push('main');
  });
  afterEach(() => job.close());

  const run = (event: string, inputs: Record<string, string>, at = {}) =>
    job.run(event, inputs, at, runBundledAction);
  /** The same from its sources, which starts faster. */
  const next = (event: string, inputs: Record<string, string>, at = {}) => job.run(event, inputs, at);
  const pull = (from: string) => ({
    ref: 'refs/pull/7/merge',
    payload: {
      action: 'opened',
      pull_request: {
        number: 7,
        head: { ref: 'topic', sha: job.lume.git('rev-parse', 'topic'), repo: { full_name: from } },
        base: { ref: 'main', sha: job.lume.base },
      },
    },
  });

  test('with a site of its own on the branch of Pages: a file in the way is named, and all of it stays', async () => {
    const site = {
      CNAME: 'lume.example\n',
      'index.html': '<h1>Lume</h1>\n',
      'api/index.json': '{ "mine": true }\n',
    };
    job.github.commitAs('gh-pages', site);
    const head = job.github.head('gh-pages');
    const refused = await run('push', { 'publish-to': 'branch' });
    expect(refused.outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(refused.log).toContain(
      'holds files that refdata did not write, where the site has others: api/index.json',
    );
    expect(refused.log).toContain('publish-folder');
    expect(job.github.head('gh-pages')).toBe(head);
    const beside = await next('push', { 'publish-to': 'branch', 'publish-folder': 'reference' });
    expect(beside.outputs).toMatchObject({ outcome: 'success', published: 'true' });
    expect(job.github.files('gh-pages')).toMatchObject(site);
    expect(job.github.files('gh-pages')).toHaveProperty(['reference/api/index.json']);
  });

  test.each([
    ['publish to the branch gh-pages', 'publish-to: pages', { 'publish-to': 'branch' }],
    [
      'commit API descriptions to main',
      'api-docs-delivery: pull-request',
      { 'api-docs': 'src/rotas.json', 'api-docs-delivery': 'commit', 'api-docs-formats': 'openapi' },
    ],
  ])('with branch protection: cannot %s, and says what to do', async (what, remedy, inputs) => {
    job.github.commitAs('gh-pages', { CNAME: 'lume.example\n' });
    writeFileSync(join(job.lume.folder, 'rotas.json'), '[{ "method": "GET", "path": "/ola" }]\n');
    const heads = ['main', 'gh-pages'].map(branch => job.github.head(branch));
    job.github.fault = ({ name }) =>
      name.startsWith('GraphQL')
        ? reply(200, {
            data: { createCommitOnBranch: null },
            errors: [
              {
                type: 'UNPROCESSABLE',
                message: 'Repository rule violations found\n\nChanges must be made through a pull request.',
              },
            ],
          })
        : null;
    const own = 'api-docs' in inputs ? { ...inputs, 'api-docs': 'rotas.json', verify: 'true' } : inputs;
    const refused = await run('push', own as Record<string, string>);
    expect(refused.code).toBe(1);
    expect(refused.outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(refused.log).toContain(what);
    expect(refused.log).toContain('the branch is protected');
    expect(refused.log).toContain(remedy);
    expect(['main', 'gh-pages'].map(branch => job.github.head(branch))).toEqual(heads);
  });

  test('on Windows: a checkout with other line ends publishes the same bytes, of the same commit, unmodified', async () => {
    expect((await next('push', { 'publish-to': 'branch' })).outputs.published).toBe('true');
    const first = job.github.files('gh-pages');
    const head = job.github.head('gh-pages');
    const { folder } = job.lume;
    gitIn(folder, 'config', 'core.autocrlf', 'true');
    gitIn(folder, 'rm', '--quiet', '-r', '--cached', '.');
    gitIn(folder, 'reset', '--quiet', '--hard');
    writeFileSync(join(folder, '.gitattributes'), '');
    gitIn(folder, 'checkout-index', '--all', '--force');
    const again = await run('push', { 'publish-to': 'branch' });
    expect(again.outputs.outcome).toBe('success');
    const now = job.github.files('gh-pages');
    expect(Object.keys(first).filter(path => now[path] !== first[path])).toEqual([]);
    expect(job.github.head('gh-pages')).toBe(head);
    expect(JSON.parse(first['api/manifest.json'] ?? '').source).toMatchObject({ modified: false });
  });

  test('from a fork: the pull request is judged and nothing is written; in the fork itself nothing is published', async () => {
    job.lume.git('checkout', '--quiet', '-B', 'topic');
    job.lume.removeWord();
    job.lume.commit('without a word');
    job.lume.merge();
    // As GitHub answers the token of such a run.
    job.github.fault = ({ name }) =>
      /^(?:GraphQL|POST|PATCH|PUT|DELETE)/.test(name)
        ? reply(403, { message: 'Resource not accessible by integration' })
        : null;
    const checked = await run(
      'pull_request',
      { mode: 'check', fix: 'true', verify: 'true' },
      pull('eve/lume'),
    );
    expect(checked.outputs).toMatchObject({ outcome: 'findings', verdict: 'not-bumped' });
    const built = await next('pull_request', { 'publish-to': 'branch' }, pull('eve/lume'));
    expect(built.outputs).toMatchObject({ outcome: 'success', published: 'false' });
    job.lume.git('checkout', '--quiet', '--force', 'main');
    const repository = { full_name: REPOSITORY, default_branch: 'main', fork: true };
    const inFork = await next('push', { 'publish-to': 'branch' }, { payload: { repository } });
    expect(inFork.outputs).toMatchObject({ outcome: 'success', published: 'false' });
    expect(inFork.log).toContain('this repository is a fork of another one');
    expect(job.github.head('gh-pages')).toBeNull();
  });
});
