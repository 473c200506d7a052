import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runBundledAction } from '../action/run-action.js';
import { missingProgram } from '../git/git-server.js';
import { REPOSITORY } from './github-server.js';
import { type Payload, PublishingJob } from './publishing-job.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;
const TO_BRANCH = { 'publish-to': 'branch' };
const FORK = { full_name: 'somebody/lume' };
const MERGE = 'refs/pull/7/merge';

let job: PublishingJob;
beforeEach(async () => {
  job = await PublishingJob.start();
  // Whether anything is published is asked here, not what: pages for people would take most of the time.
  job.lume.edit('refdata.yml', /$/, '\nsite: data\n');
  job.lume.base = job.lume.commit('data');
  job.push('main');
});
afterEach(() => job.close());

const versaoLive = () => JSON.parse(job.github.files('gh-pages')['api/index.json'] ?? '{}').versao;

describeWithGit('events that publish nothing', () => {
  const pull = { number: 7, head: { ref: 'topic', repo: FORK }, base: { ref: 'main' } };
  const comment = { issue: { number: 7, pull_request: { url: 'https://api.github.com/…' } }, comment: {} };
  const run = { event: 'pull_request', head_branch: 'topic', head_repository: FORK };

  test.each<[string, string, Payload]>([
    ['pull_request_review', MERGE, { pull_request: pull, review: {} }],
    ['issue_comment', 'refs/heads/main', comment],
    ['workflow_run', 'refs/heads/main', { workflow_run: run }],
  ])('%s on %s is refused, with the reason', async (event, ref, payload) => {
    const { code, log, outputs } = await job.run(event, TO_BRANCH, { ref, payload });
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false', versao: '1.4.0' });
    expect(log).toMatch(/::error::It was not published: .*Publish on push, schedule/);
    expect(job.github.head('gh-pages')).toBeNull();
  });

  test.each<[string, string, Payload, string]>([
    ['pull_request', MERGE, { pull_request: pull }, 'pull_request checks'],
    [
      'push',
      'refs/heads/main',
      { repository: { full_name: REPOSITORY, default_branch: 'main', fork: true } },
      'is a fork',
    ],
  ])('%s on %s only looks at a change, and is no failure', async (event, ref, payload, why) => {
    const { log, outputs } = await job.run(event, TO_BRANCH, { ref, payload });
    expect(outputs).toMatchObject({ outcome: 'success', published: 'false' });
    expect(log).toContain(`It was not published: `);
    expect(log).toContain(why);
    expect(job.github.head('gh-pages')).toBeNull();
  });
});

describeWithGit('branches and tags that may publish', () => {
  test.each([['push', 'refs/tags/v1', '', 'the tag v1 is not the default branch']])(
    '%s on %s, with "%s" named',
    async (event, ref, from, why) => {
      const { log, outputs } = await job.run(event, { ...TO_BRANCH, 'publish-from': from }, { ref });
      expect(outputs).toMatchObject({ outcome: 'error', published: 'false' });
      expect(log).toContain(why);
      expect(log).toContain('Name it in "publish-from"');
    },
  );

  test.each([
    ['push', 'refs/tags/v1.2', 'v*'],
    ['release', 'refs/tags/v1.2', ''],
  ])('%s on %s publishes where "%s" is named', async (event, ref, from) => {
    const { log, outputs } = await job.run(event, { ...TO_BRANCH, 'publish-from': from }, { ref });
    expect(log).not.toContain('::error');
    expect(outputs).toMatchObject({ outcome: 'success', published: 'true' });
  });

  test.each(['release', 'push'])('a tag of a commit that nobody merged (%s)', async event => {
    job.release('9.0.0', 'refs/tags/v9');
    const inputs = { ...TO_BRANCH, 'publish-from': event === 'push' ? 'v*' : '' };
    const { log, outputs } = await job.run(event, inputs, { ref: 'refs/tags/v9' });
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(log).toMatch(/::error::The commit [0-9a-f]{12} is not published: it is not on main/);
  });

  test.each(['push', 'release'])('a tag on a branch that is like a name (%s), and on none', async event => {
    const inputs = { ...TO_BRANCH, 'publish-from': 'main, release/*, v*' };
    job.lume.git('checkout', '--quiet', '-b', 'release/1.x');
    job.release('1.5.0', 'release/1.x');
    job.push('refs/heads/release/2.x');
    job.lume.git('commit', '--quiet', '--allow-empty', '-m', 'more');
    job.github.git(['fetch', '--quiet', job.lume.folder, '+HEAD:refs/heads/release/2.x']);
    job.lume.git('checkout', '--quiet', 'HEAD~1');
    const { log, outputs } = await job.run(event, inputs, { ref: 'refs/tags/v1.5' });
    expect(log).not.toContain('::error');
    expect(outputs).toMatchObject({ outcome: 'success', published: 'true', versao: '1.5.0' });
    job.release('9.0.0', 'topic');
    const refused = await job.run(event, inputs, { ref: 'refs/tags/v9' });
    expect(refused.outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(refused.log).toContain('it is not on main or release/* or v*');
  });

  test('a branch that the token does not see is none that lacks a commit', async () => {
    job.push('other');
    job.github.git(['update-ref', '-d', 'refs/heads/main']);
    const { log, outputs } = await job.run('push', TO_BRANCH);
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(log).toMatch(/is not published: the token sees no branch main\. Give the job `contents: read`/);
  });

  test('a release of a tag that is not named publishes where its commit is on a branch that is', async () => {
    const at = { ref: 'refs/tags/v1.4' };
    const { outputs } = await job.run('release', { ...TO_BRANCH, 'publish-from': 'main' }, at);
    expect(outputs).toMatchObject({ outcome: 'success', published: 'true' });
    const refused = await job.run('release', { ...TO_BRANCH, 'publish-from': 'stable, w*' }, at);
    expect(refused.outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(refused.log).toMatch(
      /the tag v1\.4 is not stable, w\*, and its commit is on no branch of that name\. Name it in "publish-from"/,
    );
  });

  test('the same, checked out over ssh', async () => {
    job.lume.git('remote', 'set-url', 'origin', 'git@github.example:Lume-Lang/lume.git');
    job.release('9.0.0', 'refs/tags/v9');
    const inputs = { ...TO_BRANCH, 'publish-from': 'v*' };
    const { log, outputs } = await job.run('push', inputs, { ref: 'refs/tags/v9' });
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(log).toContain('it is not on main');
  });

  test('a pull request that was checked out in a run by hand', async () => {
    const main = job.lume.git('rev-parse', 'HEAD');
    job.release('9.0.0', 'refs/pull/7/head');
    const { log, outputs } = await job.run('workflow_dispatch', TO_BRANCH, { env: { GITHUB_SHA: main } });
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(log).toContain('it is not on main');
    const fetched = await job.run('workflow_dispatch', { ...TO_BRANCH, ref: 'refs/pull/7/head' });
    expect(fetched.outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(fetched.log).toContain('which anybody may write to');
  });
});

describeWithGit('older over newer', () => {
  test('an older run publishes nothing and says so; `rollback: true` goes back', async () => {
    const older = job.lume.git('rev-parse', 'HEAD');
    job.release('2.0.0');
    expect((await job.run('push', TO_BRANCH, {}, runBundledAction)).outputs.published).toBe('true');
    job.lume.git('checkout', '--quiet', older);
    const again = await job.run('push', TO_BRANCH);
    expect(again.outputs).toMatchObject({ outcome: 'success', published: 'false', commit: '' });
    expect(again.log).toMatch(/which is newer than [0-9a-f]{12}: nothing was published/);
    expect(versaoLive()).toBe('2.0.0');
    const back = await job.run('push', { ...TO_BRANCH, rollback: 'true' });
    expect(back.outputs).toMatchObject({ outcome: 'success', published: 'true' });
    expect(versaoLive()).toBe('1.4.0');
  });

  test('what was forced away is no longer published', async () => {
    const first = job.lume.git('rev-parse', 'HEAD');
    const dropped = job.release('2.0.0', 'topic');
    job.lume.git('checkout', '--quiet', first);
    job.release('1.5.0');
    await job.run('push', TO_BRANCH);
    job.lume.git('checkout', '--quiet', dropped);
    const { log, outputs } = await job.run('push', TO_BRANCH);
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(log).toContain('it is not on main');
    expect(versaoLive()).toBe('1.5.0');
  });

  test('what was forced away is not published over its parent either, nor from a branch that is gone', async () => {
    await job.run('push', TO_BRANCH);
    const first = job.lume.git('rev-parse', 'HEAD');
    const dropped = job.release('2.0.0');
    job.lume.git('checkout', '--quiet', first);
    job.release('1.5.0');
    job.lume.git('checkout', '--quiet', dropped);
    const late = await job.run('push', TO_BRANCH);
    expect(late.outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(late.log).toContain('it is not on main: nobody merged it, or it was forced away');
    const inputs = { ...TO_BRANCH, 'publish-from': 'main, release/*' };
    const again = await job.run('push', inputs, { ref: 'refs/heads/release/2.x' });
    expect(again.outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(versaoLive()).toBe('1.4.0');
  });

  test('files that are in no checkout of git are published, and the log says what nobody knows', async () => {
    rmSync(join(job.lume.folder, '.git'), { recursive: true });
    const { log, outputs } = await job.run('push', TO_BRANCH, { env: { GITHUB_SHA: job.lume.base } });
    expect(outputs).toMatchObject({ outcome: 'success', published: 'true' });
    expect(log).toContain('Whether it is older than what was published is not known');
  });

  test('a branch that was forced to another history publishes on', async () => {
    await job.run('push', TO_BRANCH);
    job.lume.git('checkout', '--quiet', '--orphan', 'anew');
    job.lume.bump('3.0.0');
    job.lume.commit('Anew');
    job.push('main');
    const { outputs } = await job.run('push', TO_BRANCH);
    expect(outputs).toMatchObject({ outcome: 'success', published: 'true' });
    expect(versaoLive()).toBe('3.0.0');
  });
});

describeWithGit('another language at the same place', () => {
  test('is not replaced, unless it only got another name', async () => {
    await job.run('push', TO_BRANCH);
    job.lume.edit('refdata.yml', /^nome: .*$/m, 'nome: Brasa');
    job.lume.commit('Another name');
    job.push('main');
    const { log, outputs } = await job.run('push', TO_BRANCH);
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(log).toContain('the reference of Lume, and this is that of Brasa');
    const beside = await job.run('push', { ...TO_BRANCH, 'publish-folder': 'brasa' });
    expect(beside.outputs).toMatchObject({ outcome: 'success', published: 'true' });
    const renamed = await job.run('push', { ...TO_BRANCH, replace: 'true' });
    expect(renamed.outputs).toMatchObject({ outcome: 'success', published: 'true' });
  });
});
