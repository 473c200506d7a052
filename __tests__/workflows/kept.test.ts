import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import { type RunningServer, serve } from '../../src/commands/serve.js';
import { temporaryFolder } from '../git/git-server.js';
import { REPOSITORY, reply } from '../publish/github-server.js';
import { hasAct, Newcomer } from './act.js';

const describeWithAct = hasAct ? describe : describe.skip;

describeWithAct('workflows that keep something right, as a newcomer calls them', () => {
  let newcomer: Newcomer;
  beforeEach(async () => {
    newcomer = await Newcomer.start();
  });
  afterEach(() => newcomer.close());

  const calls = (name: string, on: string, permissions: Record<string, string>, inputs = {}) => {
    const rows = (values: object) =>
      Object.entries(values)
        .map(([key, value]) => `      ${key}: ${value}\n`)
        .join('');
    const given = Object.keys(inputs).length === 0 ? '' : `    with:\n${rows(inputs)}`;
    newcomer.workflow(`name: Kept
on: [${on}]
permissions: {}
jobs:
  kept:
    permissions:
${rows(permissions)}    uses: refdata/refdata-action/.github/workflows/${name}@v1
${given}`);
  };

  test('fix.yml: one commit on the branch of a pull request; nothing for a fork, a push, and when all is well', async () => {
    const { lume, github } = newcomer;
    writeFileSync(
      join(lume.folder, 'refdata.yml'),
      `${readFileSync(join(lume.folder, 'refdata.yml'), 'utf8')}\ncheck:\n  committed: published\n`,
    );
    await build({ repo: lume.folder, config: 'refdata.yml', out: join(lume.folder, 'published') });
    calls('fix.yml', 'pull_request, push', { contents: 'write' });
    const base = lume.git('rev-parse', 'HEAD');
    const pull = (sha: string, from = REPOSITORY) => ({
      ref: 'refs/pull/7/merge',
      pull_request: {
        number: 7,
        base: { ref: 'main', sha: base },
        head: { ref: 'topic', sha, repo: { full_name: from } },
      },
    });
    lume.bump('2.0.0');
    const topic = lume.commit('2.0.0');
    newcomer.push('topic');
    expect((await newcomer.run('pull_request', pull(topic, 'eve/lume'))).jobs).toEqual({});
    expect((await newcomer.run('push')).jobs).toEqual({});
    expect(github.head('topic')).toBe(topic);
    expect((await newcomer.run('pull_request', pull(topic))).jobs).toEqual({ fix: 'success' });
    const made = github.head('topic') ?? '';
    expect(github.git(['show', '-s', '--format=%P %s', made])).toMatch(new RegExp(`^${topic} Regenerate `));
    expect(JSON.parse(github.files('topic')['published/api/index.json'] ?? '').versao).toBe('2.0.0');
    lume.git('fetch', '--quiet', join(github.folder, REPOSITORY), 'topic');
    lume.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
    expect((await newcomer.run('pull_request', pull(made))).jobs).toEqual({ fix: 'success' });
    expect(github.head('topic')).toBe(made);
  });

  describe('with a reference that is live', () => {
    let site: string;
    let live: RunningServer;
    beforeEach(async () => {
      site = join(temporaryFolder('live'), 'site');
      await build({ repo: newcomer.lume.folder, config: 'refdata.yml', out: site });
      live = await serve({ folder: site, port: 0 });
    });
    afterEach(async () => {
      await live.close();
      rmSync(join(site, '..'), { recursive: true, force: true });
    });

    test.each(['schedule', 'workflow_dispatch'])('monitor.yml: one issue, by %s', async event => {
      const issues: Record<string, unknown>[] = [];
      newcomer.github.fault = ({ name, body }) => {
        if (/^GET .*\/issues\b/.test(name))
          return reply(
            200,
            issues.filter(({ state }) => state === 'open'),
          );
        const [, patched] = /^PATCH .*\/issues\/(\d+)$/.exec(name) ?? [];
        if (patched !== undefined) return reply(200, Object.assign(issues[Number(patched) - 1] ?? {}, body));
        if (!/^POST .*\/issues$/.test(name)) return /^POST .*\/comments$/.test(name) ? reply(201, {}) : null;
        const number = issues.length + 1;
        issues.push({
          number,
          state: 'open',
          html_url: `https://github.com/${REPOSITORY}/issues/${number}`,
          id: number,
          user: { type: 'Bot' },
          ...body,
        });
        return reply(201, issues.at(-1));
      };
      calls('monitor.yml', 'schedule, workflow_dispatch', { issues: 'write' }, { target: live.baseUrl });
      const well = await newcomer.run(event);
      expect([well.jobs, well.outputs.outcome, issues]).toEqual([{ monitor: 'success' }, 'success', []]);
      await live.close();
      const down = await newcomer.run(event);
      expect([down.jobs, down.outputs.outcome]).toEqual([{ monitor: 'failure' }, 'findings']);
      const title = `${live.baseUrl} does not keep the contract`;
      expect(issues).toMatchObject([{ state: 'open', title, body: expect.stringContaining('ECONNREFUSED') }]);
      live = await serve({ folder: site, port: Number(new URL(live.baseUrl).port) });
      expect((await newcomer.run(event)).jobs).toEqual({ monitor: 'success' });
      expect(issues).toMatchObject([{ state: 'closed', title }]);
    });

    test('consume.yml: a pull request by schedule, with what changes for what is used; none for a pull request', async () => {
      const { lume, github } = newcomer;
      mkdirSync(join(lume.folder, 'plugin'));
      writeFileSync(join(lume.folder, 'plugin', 'loops.ts'), "export const LOOPS = ['enquanto'];\n");
      const permissions = { contents: 'write', 'pull-requests': 'write' };
      const on = 'schedule, workflow_dispatch, pull_request';
      calls('consume.yml', on, permissions, {
        target: live.baseUrl,
        search: 'plugin/*.ts',
        types: 'lume.ts',
      });
      const looked = await newcomer.run('pull_request', {
        ref: 'refs/pull/7/merge',
        pull_request: { number: 7 },
      });
      expect([looked.jobs, looked.outputs.published, github.pulls]).toEqual([
        { consume: 'success' },
        'false',
        [],
      ]);
      const pinned = await newcomer.run('schedule');
      expect([pinned.jobs, pinned.outputs.published]).toEqual([{ consume: 'success' }, 'true']);
      const [pull] = github.pulls;
      expect(pull.title).toBe('Pin the reference of Lume to 1.4.0');
      expect(Object.keys(github.files(pull.head.ref ?? pull.head))).toEqual(
        expect.arrayContaining(['refdata.lock', '.refdata/api/erros.json', 'lume.ts']),
      );
      lume.git('fetch', '--quiet', join(github.folder, REPOSITORY), pull.head.ref ?? pull.head);
      lume.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
      newcomer.push();
      github.pulls.splice(0);
      const same = await newcomer.run('workflow_dispatch');
      expect([same.jobs, same.outputs.published, github.pulls]).toEqual([
        { consume: 'success' },
        'false',
        [],
      ]);
    });
  });
});
