import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readEvent } from '../../src/action/event.js';
import { readInputs } from '../../src/action/inputs.js';
import { MODES } from '../../src/action/modes.js';
import { commentMode } from '../../src/action/report-comment.js';
import type { CheckResult } from '../../src/check/check-result.js';
import { UserError } from '../../src/findings/user-error.js';
import { temporaryFolder } from '../git/git-server.js';
import { type CommentServer, commentServer } from './github-api.js';

const HEAD = 'b'.repeat(40);
const HOSTILE = '</details><script>alert(1)</script> @octocat [x](https://evil.example) `|\n\n# big';

/** As `mode: check` writes it. */
function report(edit: (result: Record<string, unknown>) => void = () => {}): CheckResult {
  const change = {
    rule: 'reservada-removed',
    level: 'major',
    path: '/api/sintaxe.json#/reservadas/enquanto',
    name: 'enquanto',
    message: 'The reserved word enquanto is gone.',
    before: { palavra: 'enquanto' },
    after: null,
    place: { file: 'lume/tokens.py', line: 3 },
    side: 'head',
    fingerprint: '0123456789abcdef',
  };
  const result = {
    ok: false,
    verdict: 'not-bumped',
    level: 'major',
    requiredBump: 'major',
    suggestion: '2.0.0',
    nome: 'Lume',
    base: { name: 'main', commit: 'a'.repeat(40), versao: '1.4.0' },
    head: { name: '.', commit: null, versao: '1.4.0' },
    counts: { major: 1, minor: 0, patch: 0, info: 0 },
    changes: [change],
    excepted: [],
    findings: [],
  };
  edit(result);
  return result as unknown as CheckResult;
}

describe('mode: comment', () => {
  let workspace: string;
  let api: CommentServer;
  beforeEach(async () => {
    workspace = temporaryFolder('comment');
    api = await commentServer();
  });
  afterEach(async () => {
    await api.close();
    rmSync(workspace, { recursive: true, force: true });
  });

  const write = (content: unknown) => {
    mkdirSync(join(workspace, 'report'), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(workspace, 'report', 'check.json'), text);
  };
  const pull = { number: 7, head: { ref: 'topic', repo: { full_name: 'lume-lang/lume' } } };
  const workflowRun = {
    event: 'pull_request',
    head_sha: HEAD,
    head_branch: 'topic',
    head_repository: { full_name: 'eve/lume' },
  };
  const run = (payload: Record<string, unknown> = { pull_request: pull }, inputs = {}) => {
    const given: Record<string, string> = { mode: 'comment', 'report-path': 'report', token: 't', ...inputs };
    const event = readEvent({
      eventName: 'pull_request' in payload ? 'pull_request' : 'workflow_run',
      payload: { repository: { full_name: 'lume-lang/lume' }, ...payload } as never,
      sha: HEAD,
      ref: '',
    });
    const runner = {
      workspace,
      temporary: workspace,
      serverUrl: 'https://git.example',
      apiUrl: api.origin,
      graphqlUrl: `${api.origin}/graphql`,
      repository: 'lume-lang/lume',
      into: 'main',
      fromFork: false,
      issues: '',
      event,
    };
    return commentMode.run(
      readInputs(name => given[name] ?? '', MODES),
      { runner, say: () => {} },
    );
  };

  test('the report of another job of the same run: created, updated, removed', async () => {
    write(report());
    expect(await run()).toMatchObject({ outcome: 'success', findings: [] });
    expect(api.comments[0]?.body).toContain('The reserved word <code>enquanto</code> is gone.');
    expect(api.comments[0]?.body).toContain(
      `](https://git.example/lume-lang/lume/blob/${HEAD}/lume/tokens.py#L3)`,
    );
    write(report(result => Object.assign(result, { ok: true, verdict: 'bumped' })));
    await run();
    expect(api.comments).toHaveLength(1);
    expect(api.comments[0]?.body).toContain('✅');
    write(report(result => Object.assign(result, { ok: true, verdict: 'unchanged', changes: [] })));
    await run();
    expect(api.comments).toEqual([]);
  });

  test('a check that could not be made: the comment says why, in place of what it said before', async () => {
    write(report());
    await run();
    const finding = {
      rule: 'config',
      level: 'error',
      message: HOSTILE,
      remedy: HOSTILE,
      place: { file: 'refdata.yml', line: 3 },
    };
    const why = { message: 'The reference of . cannot be built.', remedy: HOSTILE, findings: [finding] };
    write({ ok: false, error: why });
    expect(await run()).toMatchObject({ outcome: 'success', findings: [] });
    expect(api.comments).toHaveLength(1);
    const body = api.comments[0]?.body ?? '';
    expect(body).toContain('### 🛑 The reference of . cannot be built.');
    expect(body).toContain(`](https://git.example/lume-lang/lume/blob/${HEAD}/refdata.yml#L3)`);
    expect(body).not.toMatch(/<script|@octocat|^# big/m);
  });

  test('after a run for a fork: GitHub tells the pull request, by branch and commit', async () => {
    write(report());
    api.pulls.set('eve:topic', [
      { number: 3, head: { sha: 'c'.repeat(40) } },
      { number: 7, head: { sha: HEAD } },
    ]);
    expect(await run({ workflow_run: workflowRun })).toMatchObject({ findings: [] });
    expect(api.comments).toHaveLength(1);
  });

  test.each([
    ['a newer commit was pushed', workflowRun, /no open pull request has the commit/],
    ['the run was for a push', { ...workflowRun, event: 'push' }, /about no pull request/],
    ['the fork is gone', { ...workflowRun, head_repository: null }, /no open pull request/],
  ])('%s: a notice, and no comment', async (_, payload, message) => {
    write(report());
    api.pulls.set('eve:topic', [{ number: 3, head: { sha: 'c'.repeat(40) } }]);
    const { outcome, findings } = await run({ workflow_run: payload });
    expect(outcome).toBe('success');
    expect(findings).toMatchObject([{ rule: 'comment-skipped', message: expect.stringMatching(message) }]);
    expect(api.comments).toEqual([]);
  });

  test('a token that may only read: nothing that was asked for was done, and the permission to add', async () => {
    write(report());
    api.readOnly = true;
    const { outcome, findings, verdict } = await run();
    expect(outcome).toBe('error');
    expect(findings).toMatchObject([{ rule: 'comment-skipped', level: 'notice' }]);
    expect(verdict).toMatch(/Cannot comment on .*the token may not do that.*pull-requests: write/s);
  });

  test('a report of a stranger is text, and its links stay in the repository', async () => {
    const { changes } = report();
    const [change] = changes;
    const hostile = {
      ...change,
      name: HOSTILE,
      message: HOSTILE,
      rule: HOSTILE,
      place: { file: '../../../eve/evil/x.py', line: 1 },
    };
    const finding = { rule: 'x', level: 'error', message: HOSTILE.repeat(100), remedy: HOSTILE };
    const findings = Array.from({ length: 1000 }, () => finding);
    write(report(result => Object.assign(result, { nome: HOSTILE, changes: [hostile], findings })));
    expect(await run()).toMatchObject({ findings: [] });
    const body = api.comments[0]?.body ?? '';
    expect(body.length).toBeLessThan(65_536);
    expect(body).not.toMatch(/<script|@octocat|\]\(https:\/\/evil|\]\([^)]*\.\.|^# big/m);
    expect(body).toContain('and 980 more');
  });

  test.each([
    ['no JSON', '<html>', /is no report of a check/],
    ['another file', { files: [] }, /is no report of a check: `ok` is missing/],
    ['a failure without a reason', { ok: false, error: { message: 1 } }, /is no report of a check/],
    ['a field too many', { ...report(), body: 'Hello' }, /body/],
    ['a level that is none', report(r => Object.assign(r, { level: 'huge' })), /`level` is "huge"/],
    ['too deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, /is no report/],
    ['too long', `"${'x'.repeat(17 * 1024 * 1024)}"`, /more than 16 MiB/],
  ])('%s is refused', async (_, content, message) => {
    write(content);
    await expect(run()).rejects.toThrow(message);
    await expect(run()).rejects.toThrow(UserError);
    expect(api.requests).toEqual([]);
  });

  test('no report, and one that is a link out of the workspace', async () => {
    await expect(run()).rejects.toThrow('report-path has no check.json.');
    mkdirSync(join(workspace, 'report'));
    const outside = temporaryFolder('outside');
    writeFileSync(join(outside, 'check.json'), JSON.stringify(report()));
    symlinkSync(join(outside, 'check.json'), join(workspace, 'report', 'check.json'));
    await expect(run()).rejects.toThrow(/leads outside/);
    rmSync(outside, { recursive: true });
  });
});
