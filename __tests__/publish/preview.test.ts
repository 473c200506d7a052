import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { missingProgram } from '../git/git-server.js';
import { REPOSITORY, reply } from './github-server.js';
import { PublishingJob } from './publishing-job.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;
const BY_HAND = { CNAME: 'lume.example\n', 'pr/notes.md': 'by hand\n', 'pr/7/own.txt': 'by hand\n' };

/** A pull request that takes a word away, and its preview on the branch that Pages serves. */
describeWithGit('mode: preview', () => {
  let job: PublishingJob;
  let topic: string;

  beforeEach(async () => {
    job = await PublishingJob.start();
    job.github.pages = {
      html_url: `${job.github.origin}/pages/`,
      build_type: 'legacy',
      source: { branch: 'gh-pages', path: '/' },
    };
    // Pages are looked at by one test alone.
    job.lume.edit('refdata.yml', /$/, '\nsite: data\n');
    job.lume.base = job.lume.commit('data');
    job.push('main');
    job.lume.git('checkout', '--quiet', '-B', 'topic');
    job.lume.removeWord();
    topic = job.release('2.0.0', 'topic');
    job.lume.merge();
    job.github.commitAs('gh-pages', BY_HAND);
    open();
  });
  afterEach(() => job.close());

  /** What GitHub says of the pull request from now on. */
  const open = (state = 'open', sha = topic) => {
    job.github.fault = ({ name }) =>
      name === `GET /repos/${REPOSITORY}/pulls/7` ? reply(200, { state, head: { sha } }) : null;
  };
  const event = (action: string, from = REPOSITORY) => ({
    ref: 'refs/pull/7/merge',
    payload: {
      action,
      pull_request: {
        number: 7,
        head: { ref: 'topic', sha: topic, repo: { full_name: from } },
        base: { ref: 'main', sha: job.lume.base },
      },
    },
  });
  const compare = async () => {
    const { outputs } = await job.run(
      'pull_request',
      { mode: 'check', comment: 'false', verify: 'true' },
      event('synchronize'),
    );
    return outputs['report-path'] ?? '';
  };
  const preview = (action: string, inputs: Record<string, string> = {}, from = REPOSITORY) =>
    job.run('pull_request', { mode: 'preview', verify: 'true', ...inputs }, event(action, from));
  const paths = () => Object.keys(job.github.files('gh-pages')).sort();

  test('is in pr/7 with what changed marked, follows its commits, and goes when the pull request closes', async () => {
    job.lume.edit('refdata.yml', 'site: data', 'site: pages');
    const first = await preview('opened', { 'report-path': await compare() });
    expect(first.outputs).toMatchObject({
      outcome: 'success',
      published: 'true',
      'page-url': `${job.github.origin}/pages/pr/7/`,
    });
    const files = job.github.files('gh-pages');
    expect(files['pr/7/api/index.json']).toContain('"2.0.0"');
    expect(files['pr/7/sintaxe.html']).toContain(
      '<code translate="no">enquanto</code> <mark>não existe mais</mark>',
    );
    expect(files).toMatchObject(BY_HAND);
    // A force push to an older commit is shown as any other.
    job.lume.git('checkout', '--quiet', '--force', 'main');
    topic = job.push('topic');
    open();
    await preview('synchronize');
    expect(job.github.files('gh-pages')['pr/7/api/index.json']).toContain('"1.4.0"');
    open('closed');
    rmSync(join(job.lume.folder, 'refdata.yml'));
    const closed = await preview('closed');
    expect(closed.outputs).toMatchObject({ outcome: 'success', published: 'false' });
    expect(paths()).toEqual(Object.keys(BY_HAND).sort());
    const head = job.github.head('gh-pages');
    const again = await preview('closed');
    expect(again.log).toContain('has no preview of it');
    expect(job.github.head('gh-pages')).toBe(head);
  });

  test('a mistake that the check before has annotated is not annotated twice', async () => {
    job.lume.edit('refdata.yml', /^site: data$/m, 'site: data\nzzz: 1');
    const checked = await job.run(
      'pull_request',
      { mode: 'check', comment: 'false', verify: 'true' },
      event('synchronize'),
    );
    const lines = (log: string) => log.split('\n').filter(line => /^::error .*file=/.test(line));
    expect(lines(checked.log)).not.toEqual([]);
    const shown = await preview('opened', { 'report-path': checked.outputs['report-path'] ?? '' });
    expect(shown.outputs.outcome).toBe('error');
    expect(lines(shown.log)).toEqual([]);
    // The step that fails says why in its log, all the same.
    expect(shown.log).toContain('zzz');
    const alone = await preview('opened');
    expect(lines(alone.log)).toEqual(lines(checked.log));
  });

  test('nothing of a fork is written, and nothing of it is removed', async () => {
    const head = job.github.head('gh-pages');
    const calls = job.github.calls.length;
    const built = await preview('opened', {}, 'eve/lume');
    expect(built.outputs).toMatchObject({ outcome: 'success', published: 'false', versao: '2.0.0' });
    const closed = await preview('closed', {}, 'eve/lume');
    expect(closed.outputs.outcome).toBe('success');
    expect(job.github.calls.slice(calls)).toEqual([]);
    expect(job.github.head('gh-pages')).toBe(head);
  });

  test('a run that is overtaken publishes nothing: by another commit, by the end, and by the end in the middle', async () => {
    const head = job.github.head('gh-pages');
    open('open', 'f'.repeat(40));
    expect((await preview('synchronize')).log).toContain('has another commit by now');
    open('closed');
    expect((await preview('synchronize')).log).toContain('is closed by now');
    expect(job.github.head('gh-pages')).toBe(head);
    let asked = 0;
    job.github.fault = ({ name }) => {
      if (name !== `GET /repos/${REPOSITORY}/pulls/7`) return null;
      asked += 1;
      return reply(200, { state: asked === 1 ? 'open' : 'closed', head: { sha: topic } });
    };
    const late = await preview('synchronize');
    expect(late.outputs).toMatchObject({ outcome: 'success', published: 'false' });
    expect(paths()).toEqual(Object.keys(BY_HAND).sort());
  });

  test('beside a publication to the same branch, both arrive, and neither removes a file of the other', async () => {
    // Another run publishes the reference while the preview is being committed.
    let moved = false;
    const answered = job.github.fault;
    job.github.fault = call => {
      if (!moved && call.name === 'GraphQL CommitOnBranch') {
        moved = true;
        job.github.commitAs('gh-pages', {
          'index.html': 'the reference',
          'pr/8/index.html': 'another preview',
        });
      }
      return answered(call);
    };
    expect((await preview('opened')).outputs.published).toBe('true');
    open('closed');
    expect((await preview('closed')).outputs.outcome).toBe('success');
    expect(moved).toBe(true);
    expect(paths()).toEqual([...Object.keys(BY_HAND), 'index.html', 'pr/8/index.html'].sort());
  });

  test('what cannot be written is said with its remedy, and other events are refused', async () => {
    const answered = job.github.fault;
    job.github.fault = call =>
      /^GraphQL|^POST .*git\//.test(call.name)
        ? reply(403, { message: 'Resource not accessible by integration' })
        : answered(call);
    const refused = await preview('opened');
    expect(refused.outputs).toMatchObject({ outcome: 'error', published: 'false' });
    expect(refused.log).toContain('keep the preview of pull request #7 on the branch gh-pages');
    expect(refused.log).toContain('contents: write');
    for (const name of ['push', 'pull_request_target']) {
      const run = await job.run(name, { mode: 'preview', verify: 'true' }, event('opened'));
      expect([name, run.outputs.outcome, run.log.includes('Run mode preview on pull_request')]).toEqual([
        name,
        'error',
        true,
      ]);
    }
  });

  test('of a language that keeps copies of each version none is made, so that the next commit is no other copy', async () => {
    job.lume.edit('refdata.yml', /$/, '\narchive: true\n');
    await preview('opened', {}, REPOSITORY);
    expect(paths().filter(path => path.includes('/v/'))).toEqual([]);
    expect(paths()).toContain('pr/7/api/index.json');
  });
});
