import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { missingProgram } from '../git/git-server.js';
import { REPOSITORY } from './github-server.js';
import { PublishingJob } from './publishing-job.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;

/** There the workspace is the base, and the token may write: `verify` is what jobs of this kind leave at its default. */
describeWithGit('pull_request_target, of the own repository and with a label', () => {
  let job: PublishingJob;
  beforeEach(async () => {
    job = await PublishingJob.start();
    writeFileSync(join(job.lume.folder, 'rotas.json'), '[{ "method": "GET", "path": "/ola" }]\n');
    job.lume.base = job.lume.commit('rotas');
    job.push('main');
    job.push('topic');
  });
  afterEach(() => job.close());

  const run = (inputs: Record<string, string>, env = {}) => {
    const pull = {
      number: 7,
      labels: [{ name: 'safe' }],
      head: { ref: 'topic', sha: job.lume.git('rev-parse', 'HEAD'), repo: { full_name: REPOSITORY } },
      base: { ref: 'main', sha: job.lume.base },
    };
    const payload = { action: 'labeled', pull_request: pull };
    return job.run('pull_request_target', { verify: 'true', ...inputs }, { payload, env });
  };
  const API = { 'api-docs': 'rotas.json', 'api-docs-formats': 'openapi' };

  test.each(['commit', 'pull-request', 'check', ''])(
    'descriptions of the base are not taken for those of the pull request (%s)',
    async delivery => {
      const head = job.github.head('topic');
      const { code, log, outputs } = await run({ ...API, 'api-docs-delivery': delivery });
      expect([code, outputs.outcome]).toEqual([1, 'error']);
      expect(log).toMatch(
        /::error::In the event pull_request_target the workspace is the base itself.*Use pull_request/,
      );
      expect([job.github.head('topic'), job.github.pulls]).toEqual([head, []]);
    },
  );

  test('what somebody has checked out there is compared, and not delivered', async () => {
    const main = job.lume.git('rev-parse', 'HEAD');
    job.lume.bump('9.0.0');
    job.lume.commit('of the pull request');
    const env = { GITHUB_SHA: main };
    const compared = await run({ ...API, 'api-docs-delivery': 'check' }, env);
    expect(compared.outputs).toMatchObject({ outcome: 'findings', changed: 'true' });
    const delivered = await run({ ...API, 'api-docs-delivery': 'commit' }, env);
    expect(delivered.outputs).toMatchObject({ outcome: 'error', published: 'false' });
  });

  test('the mode comment writes none, and does not say that it did', async () => {
    const folder = mkdtempSync(join(job.lume.folder, 'report-'));
    writeFileSync(
      join(folder, 'check.json'),
      JSON.stringify({ ok: false, error: { message: 'No.', remedy: 'Mend it.', findings: [] } }),
    );
    const inputs = { mode: 'comment', 'report-path': folder.slice(job.lume.folder.length + 1) };
    const { log, outputs } = await run(inputs);
    expect(outputs.outcome).toBe('error');
    expect(log).toContain('no comment is written. Use pull_request');
    const elsewhere = await job.run('push', { verify: 'true', ...inputs });
    expect(elsewhere.outputs.outcome).toBe('error');
    expect(elsewhere.log).toContain('The event push is about no pull request that could be commented on');
    expect(job.github.callNames().filter(name => name.includes('comments'))).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
