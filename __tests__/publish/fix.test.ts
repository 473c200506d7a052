import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';
import { REPOSITORY } from './github-server.js';
import { PublishingJob } from './publishing-job.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;
const FORK = 'somebody/lume';

/** A pull request that raises `versao` and leaves the committed files (`published`) as they were. */
describeWithGit('mode: check with fix: true', () => {
  let job: PublishingJob;
  let topic: string;

  beforeEach(async () => {
    job = await PublishingJob.start();
    const { lume } = job;
    const config = join(lume.folder, 'refdata.yml');
    writeFileSync(config, `${readFileSync(config, 'utf8')}\ncheck:\n  committed: published\n`);
    await build({ repo: lume.folder, config: 'refdata.yml', out: join(lume.folder, 'published') });
    lume.base = lume.commit('with committed files');
    job.push('main');
    lume.git('checkout', '--quiet', '-B', 'topic');
    lume.removeWord();
    topic = job.release('2.0.0', 'topic');
    lume.merge();
  });
  afterEach(() => job.close());

  const check = (from = REPOSITORY) => {
    const head = { ref: 'topic', sha: topic, repo: { full_name: from } };
    const pull = { number: 7, head, base: { ref: 'main', sha: job.lume.base } };
    return job.run(
      'pull_request',
      { mode: 'check', comment: 'false', fix: 'true', verify: 'true' },
      { ref: 'refs/pull/7/merge', payload: { pull_request: pull } },
    );
  };
  const index = (ref: string) => JSON.parse(job.github.files(ref)['published/api/index.json'] ?? '{}').versao;

  test('they are committed to the branch, and the next run finds nothing stale', async () => {
    const first = await check();
    const made = job.github.head('topic') ?? '';
    expect(first.outputs).toMatchObject({ outcome: 'findings', verdict: 'bumped' });
    expect(first.log).toContain(`The commit ${made.slice(0, 12)} on topic does it.`);
    expect(index('topic')).toBe('2.0.0');
    expect(job.github.git(['show', '-s', '--format=%P %B', made])).toMatch(
      new RegExp(`^${topic} Regenerate .*\\n\\nGenerated-by: refdata-action`),
    );
    topic = made;
    job.lume.git('checkout', '--quiet', 'topic');
    gitIn(job.lume.folder, 'fetch', '--quiet', join(job.github.folder, REPOSITORY), 'topic');
    job.lume.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
    job.lume.merge();
    const next = await check();
    expect(next.log).not.toContain('data-stale');
    expect(next.outputs).toMatchObject({ outcome: 'success', verdict: 'bumped' });
    expect(job.github.head('topic')).toBe(made);
    expect(existsSync(join(next.outputs['report-path'] ?? '', 'fix.patch'))).toBe(false);
  });

  test('from a fork they are a patch, which gives what a build gives', async () => {
    const { log, outputs } = await check(FORK);
    expect(outputs.outcome).toBe('findings');
    expect(log).toContain('git apply fix.patch');
    expect(job.github.head('topic')).toBe(topic);
    const clone = temporaryFolder('fork');
    const github = join(job.github.folder, REPOSITORY);
    gitIn(clone, 'clone', '--quiet', '--branch', 'topic', github, '.');
    gitIn(clone, 'apply', join(outputs['report-path'] ?? '', 'fix.patch'));
    expect(gitIn(clone, 'status', '--porcelain')).toContain('M published/api/index.json');
    const out = join(temporaryFolder('built'), 'site');
    await build({ repo: clone, config: 'refdata.yml', out });
    for (const name of ['index', 'sintaxe', 'erros'])
      expect(readFileSync(join(clone, 'published', 'api', `${name}.json`))).toEqual(
        readFileSync(join(out, 'api', `${name}.json`)),
      );
    rmSync(clone, { recursive: true });
  });

  test('where the base brought other sources, or the branch moved, nothing is committed, and that is no success', async () => {
    const other = job.github.commitAs('topic', { 'note.txt': 'by hand' });
    const moved = await check();
    expect(moved.outputs.outcome).toBe('error');
    expect(moved.log).toContain('topic has another commit by now');
    expect(job.github.head('topic')).toBe(other);
    job.lume.git('checkout', '--quiet', job.lume.base);
    job.lume.edit('lume/errors.py', /$/, '\n# of the base\n');
    job.lume.base = job.lume.commit('the base goes on');
    job.lume.merge();
    const behind = await check();
    expect(behind.outputs.outcome).toBe('error');
    expect(behind.log).toContain('main has other sources than topic by now');
    expect(job.github.head('topic')).toBe(other);
  });
});

describeWithGit('mode: api-docs with fix: true', () => {
  test('descriptions are committed to the branch, and are a patch for a fork', async () => {
    const job = await PublishingJob.start();
    const { lume } = job;
    const routes = (path: string) => {
      mkdirSync(join(lume.folder, 'src'), { recursive: true });
      writeFileSync(join(lume.folder, 'src', 'rotas.json'), `[{ "method": "GET", "path": "${path}" }]\n`);
    };
    const inputs = { 'api-docs': 'src/rotas.json', 'api-docs-formats': 'openapi', verify: 'true' };
    routes('/ola');
    await job.run('push', { ...inputs, 'api-docs-delivery': 'none' });
    lume.base = lume.commit('described');
    job.push('main');
    lume.git('checkout', '--quiet', '-B', 'topic');
    routes('/outra');
    const topic = lume.commit('another route');
    job.push('topic');
    lume.merge();
    const describe = (from: string) => {
      const head = { ref: 'topic', sha: topic, repo: { full_name: from } };
      const pull = { number: 7, head, base: { ref: 'main', sha: lume.base } };
      const event = { ref: 'refs/pull/7/merge', payload: { pull_request: pull } };
      return job.run('pull_request', { ...inputs, fix: 'true' }, event);
    };
    const forked = await describe(FORK);
    expect(forked.outputs).toMatchObject({ outcome: 'findings', files: '["docs/api/rotas/openapi.json"]' });
    expect(job.github.head('topic')).toBe(topic);
    lume.git('apply', join(forked.outputs['report-path'] ?? '', 'fix.patch'));
    const patched = readFileSync(join(lume.folder, 'docs', 'api', 'rotas', 'openapi.json'), 'utf8');
    expect(patched).toContain('/outra');
    lume.git('checkout', '--quiet', '--force', 'HEAD');
    const own = await describe(REPOSITORY);
    expect(own.log).toContain('on topic does it');
    expect(job.github.files('topic')['docs/api/rotas/openapi.json']).toBe(patched);
    await job.close();
  });
});
