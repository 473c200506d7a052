import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  gitHandler,
  gitIn,
  missingProgram,
  type RunningServer,
  startServer,
  temporaryFolder,
} from '../git/git-server.js';
import { type Emulator, node24, startEmulator } from '../publish/emulator.js';
import { LumeRepository } from './lume-repository.js';
import { type Payload, RECORDED_PULL, RECORDED_REPOSITORY, recordedEvent } from './recorded-events.js';
import { type ActionRun, runAction, runBundledAction } from './run-action.js';

const program = missingProgram() === null ? node24() : null;
const describeWithEmulator = program === null ? describe.skip : describe;
const MARKER = /^<!-- refdata-check \S+ -->\n/;
const FORK = 'Hacktocat/Hello-World';
const MERGED = `refs/pull/${RECORDED_PULL}/merge`;
const QUEUED = `refs/heads/gh-readonly-queue/master/pr-${RECORDED_PULL}`;
/** GitHub's own limit, which the emulator does not have. */
const MAX_BODY_CHARACTERS = 65_536;
/** Of the comments of GitHub's API, what is looked at. */
interface Comment {
  readonly id: number;
  readonly body: string;
  readonly updated_at: string;
  readonly user: { readonly login: string; readonly type: string };
}

/**
 * The action as the runner starts it, each kind of event once as the bundle in a process of its own: on payloads that GitHub has sent, in what actions/checkout leaves of a real
 * repository (one commit without history), with the token of a job, against GitHub's API as somebody else understood it.
 */
describeWithEmulator('mode: check, against the emulator', () => {
  const folders = { workspace: '', temporary: '', files: '' };
  let host: string;
  let lume: LumeRepository;
  let emulator: Emulator;
  let server: RunningServer;
  let mayComment: string;

  beforeAll(async () => {
    emulator = await startEmulator(program as string, RECORDED_REPOSITORY);
    // The recorded pull request is the second of its repository.
    await owner('POST', '/issues', { title: 'The first' });
    await owner('POST', '/pulls', { title: 'The second', head: 'changes', base: 'master' });
    mayComment = await emulator.jobToken({ contents: 'read', pull_requests: 'write' });
  });
  afterAll(() => emulator.close());
  beforeEach(async () => {
    for (const name of ['temporary', 'files'] as const) folders[name] = temporaryFolder(name);
    host = temporaryFolder('host');
    lume = new LumeRepository(temporaryFolder('lume'), { main: 'master', has: 'words' });
    const bare = join(host, RECORDED_REPOSITORY);
    mkdirSync(bare, { recursive: true });
    gitIn(bare, 'init', '--quiet', '--bare', '--initial-branch=master');
    // GitHub hands out every commit by its id.
    gitIn(bare, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    lume.git('remote', 'add', 'origin', bare);
    lume.git('push', '--quiet', 'origin', 'master');
    server = await startServer(github(host, emulator.url));
  });
  afterEach(async () => {
    for (const { id } of await comments()) await owner('DELETE', `/issues/comments/${id}`);
    await server.close();
    for (const folder of [...Object.values(folders), host, lume.folder])
      rmSync(folder, { recursive: true, force: true });
  });

  /** A request of the repository's owner. */
  async function owner<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${emulator.url}/repos/${RECORDED_REPOSITORY}${path}`, {
      method,
      headers: { authorization: `Bearer ${emulator.server.git.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok).toBe(true);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  const comments = () => owner<Comment[]>('GET', `/issues/${RECORDED_PULL}/comments`);
  const written = () => server.seen.filter(({ url }) => url.startsWith('/repos/'));

  /** Commits on the topic, then what GitHub makes of a pull request: its merge into the base. */
  function push(message: string): { head: string; merge: string } {
    const head = lume.commit(message);
    const merge = lume.merge();
    lume.git('push', '--quiet', '--force', 'origin', `${head}:refs/heads/changes`, `${merge}:${MERGED}`);
    lume.git('checkout', '--quiet', 'topic');
    return { head, merge };
  }

  /** A recorded payload of the pull request, with the commits of this repository. */
  function pullEvent(action: 'opened' | 'synchronize', head: string, from = RECORDED_REPOSITORY): Payload {
    const event = recordedEvent('pull_request', action);
    const { pull_request: pull } = event;
    expect([event.repository.full_name, pull?.number]).toEqual([RECORDED_REPOSITORY, RECORDED_PULL]);
    if (pull?.head.repo) {
      pull.base.sha = lume.base;
      pull.head.sha = head;
      pull.head.repo.full_name = from;
      pull.head.repo.fork = from !== RECORDED_REPOSITORY;
    }
    return event;
  }

  /** One step of a job: a checkout as actions/checkout does it, then the action. */
  async function job(
    name: string,
    ref: string,
    event: Payload,
    { token = mayComment, ...inputs }: Record<string, string> = {},
    start = runAction,
  ): Promise<ActionRun> {
    folders.workspace = temporaryFolder('workspace');
    gitIn(folders.workspace, 'init', '--quiet');
    // Not from the server: it is in this process, which waits for git here.
    const bare = `file://${join(host, RECORDED_REPOSITORY)}`;
    gitIn(folders.workspace, 'fetch', '--quiet', '--depth=1', bare, ref);
    gitIn(folders.workspace, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
    const payload = join(folders.files, 'event.json');
    writeFileSync(payload, JSON.stringify(event));
    const run = await start(
      folders,
      { mode: 'check', token, ...inputs },
      {
        GITHUB_ACTIONS: 'true',
        GITHUB_API_URL: server.origin,
        GITHUB_SERVER_URL: server.origin,
        GITHUB_EVENT_NAME: name,
        GITHUB_EVENT_PATH: payload,
        GITHUB_REF: ref,
        GITHUB_REPOSITORY: RECORDED_REPOSITORY,
        GITHUB_SHA: gitIn(folders.workspace, 'rev-parse', 'HEAD'),
      },
    );
    expect(run.log).not.toContain('    at ');
    // Nothing of the base was there: it was fetched.
    expect(server.seen.some(({ url }) => url.includes('git-upload-pack'))).toBe(true);
    rmSync(folders.workspace, { recursive: true });
    return run;
  }

  test('created, left alone, written over where somebody edited it, updated in place, removed', async () => {
    lume.removeWord();
    const { head } = push('without a word');
    const opened = await job('pull_request', MERGED, pullEvent('opened', head), {}, runBundledAction);
    expect(opened.code).toBe(1);
    expect(opened.outputs).toMatchObject({ verdict: 'not-bumped', level: 'major', 'required-bump': 'major' });
    const [created, ...more] = await comments();
    expect(more).toEqual([]);
    expect(created?.body).toMatch(MARKER);
    expect(created?.body).toContain('The reserved word <code>enquanto</code> is gone.');
    expect(created?.user).toMatchObject({ login: 'github-actions[bot]', type: 'Bot' });

    // Run again, as by its button: the comments, the files and the suggestions are read, and nothing is written.
    const before = written().length;
    await job('pull_request', MERGED, pullEvent('opened', head));
    expect(written().slice(before)).toHaveLength(3);
    expect(await comments()).toEqual([created]);

    const edited = `${created?.body}\nI disagree.`;
    await owner('PATCH', `/issues/comments/${created?.id}`, { body: edited });
    await job('pull_request', MERGED, pullEvent('synchronize', head));
    expect((await comments()).map(({ id, body }) => [id, body])).toEqual([[created?.id, created?.body]]);

    lume.bump('2.0.0');
    const bumped = push('bumped');
    const passed = await job('pull_request', MERGED, pullEvent('synchronize', bumped.head));
    expect(passed.code).toBe(0);
    expect(passed.outputs).toMatchObject({ outcome: 'success', verdict: 'bumped' });
    expect(await comments()).toMatchObject([
      {
        id: created?.id,
        body: expect.stringMatching(/### ✅ 1 major change, and versao was raised to match/),
      },
    ]);

    lume.git('revert', '--no-edit', 'HEAD', 'HEAD~1');
    const undone = push('undone');
    const silent = await job('pull_request', MERGED, pullEvent('synchronize', undone.head));
    expect(silent.outputs).toMatchObject({ outcome: 'success', verdict: 'unchanged', level: 'none' });
    expect(await comments()).toEqual([]);
  });

  test('a fork, whose token may only read: a notice, and neither the step nor the report suffers', async () => {
    const mayRead = await emulator.jobToken({ contents: 'read', pull_requests: 'read' });
    lume.removeWord();
    lume.bump('2.0.0');
    const { head } = push('without a word, bumped');
    const event = pullEvent('opened', head, FORK);
    const run = await job('pull_request', MERGED, event, { token: mayRead }, runBundledAction);
    const { code, log, outputs, summary } = run;
    expect(code).toBe(0);
    expect(outputs).toMatchObject({ outcome: 'success', verdict: 'bumped', level: 'major' });
    expect(summary).toContain('The reserved word <code>enquanto</code> is gone.');
    expect(log).toMatch(/^::notice title=comment-skipped::.*Forbidden.*from a fork/m);
    expect(log).toMatch(/^::warning title=reservada-removed/m);
    expect(await comments()).toEqual([]);
  });

  test('the comment by a second workflow, which GitHub tells the pull request', async () => {
    lume.removeWord();
    const { head } = push('without a word');
    const mayRead = await emulator.jobToken({ contents: 'read', pull_requests: 'read' });
    const checked = await job('pull_request', MERGED, pullEvent('opened', head, FORK), { token: mayRead });
    const run = recordedEvent('workflow_run', 'completed');
    const pull = await owner<{ head: { sha: string } }>('GET', `/pulls/${RECORDED_PULL}`);
    Object.assign(run.workflow_run ?? {}, {
      event: 'pull_request',
      head_branch: 'changes',
      head_sha: pull.head.sha,
      head_repository: { full_name: RECORDED_REPOSITORY },
    });
    run.repository.full_name = RECORDED_REPOSITORY;
    folders.workspace = temporaryFolder('workspace');
    mkdirSync(join(folders.workspace, 'report'));
    const report = readFileSync(join(checked.outputs['report-path'] ?? '', 'check.json'));
    writeFileSync(join(folders.workspace, 'report', 'check.json'), report);
    writeFileSync(join(folders.files, 'event.json'), JSON.stringify(run));
    const { code, log } = await runBundledAction(
      folders,
      {
        mode: 'comment',
        'report-path': 'report',
        token: await emulator.jobToken({ pull_requests: 'write' }),
      },
      {
        GITHUB_API_URL: server.origin,
        GITHUB_SERVER_URL: server.origin,
        GITHUB_EVENT_NAME: 'workflow_run',
        GITHUB_EVENT_PATH: join(folders.files, 'event.json'),
        GITHUB_REPOSITORY: RECORDED_REPOSITORY,
        GITHUB_SHA: lume.base,
      },
    );
    expect([code, log]).toEqual([0, expect.not.stringContaining('comment-skipped')]);
    expect(await comments()).toMatchObject([
      { body: expect.stringContaining('The reserved word <code>enquanto</code> is gone.') },
    ]);
    rmSync(folders.workspace, { recursive: true });
  });

  test('two languages of one pull request have a comment each', async () => {
    lume.git('checkout', '--quiet', 'master');
    writeFileSync(join(lume.folder, 'outra.yml'), readFileSync(join(lume.folder, 'refdata.yml')));
    lume.base = lume.commit('another language');
    lume.git('push', '--quiet', 'origin', 'master');
    lume.git('checkout', '--quiet', '-B', 'topic');
    lume.removeWord();
    const { head } = push('two languages without a word');
    await job('pull_request', MERGED, pullEvent('opened', head));
    await job('pull_request', MERGED, pullEvent('opened', head), { config: 'outra.yml' });
    const bodies = (await comments()).map(({ body }) => body);
    expect(bodies).toEqual([expect.stringContaining('is gone'), expect.stringContaining('is gone')]);
    expect(new Set(bodies.map(body => MARKER.exec(body)?.[0])).size).toBe(2);
  });

  test('a job of the repository itself without pull-requests: write', async () => {
    lume.removeWord();
    const { head } = push('without a word');
    const token = await emulator.jobToken({ contents: 'read' });
    const { outputs, log } = await job('pull_request', MERGED, pullEvent('opened', head), { token });
    expect(outputs.verdict).toBe('not-bumped');
    expect(log).toMatch(/^::notice title=comment-skipped::.*Forbidden.*pull-requests: write/m);
    expect(log).not.toContain('is from a fork');
  });

  test('a report of more than 70 kB: the comment folds it, and the report has all of it', async () => {
    lume.addWords(600);
    const { head } = push('many words');
    const { outputs, log } = await job('pull_request', MERGED, pullEvent('opened', head));
    expect(log).not.toContain('comment-skipped');
    const whole = readFileSync(join(outputs['report-path'] ?? '', 'check.md'), 'utf8');
    expect(whole.length).toBeGreaterThan(70_000);
    const [comment] = await comments();
    const body = comment?.body ?? '';
    expect(body.length).toBeLessThan(MAX_BODY_CHARACTERS);
    expect(body).toMatch(/^\| 600 × .* and 595 more \|.*reservada-added/m);
    expect(whole.split('is new.').length - 1).toBe(600);
  });

  test('the merge queue and a push compare with what their payloads name, and say nothing on any pull request', async () => {
    lume.removeWord();
    const { head, merge } = push('without a word');
    lume.git('push', '--quiet', 'origin', `${merge}:${QUEUED}`);
    const group = recordedEvent('merge_group', 'checks_requested');
    Object.assign(group.merge_group ?? {}, { base_sha: lume.base, head_sha: merge, head_ref: QUEUED });
    group.repository.full_name = RECORDED_REPOSITORY;
    const queued = await job('merge_group', QUEUED, group, {}, runBundledAction);
    expect(queued.code).toBe(1);
    expect(queued.outputs).toMatchObject({ verdict: 'not-bumped', level: 'major' });

    const pushed = recordedEvent('push', 'refs/heads/master');
    Object.assign(pushed, { before: lume.base, after: head });
    const after = await job('push', 'refs/heads/changes', pushed);
    expect(after.outputs).toMatchObject({ verdict: 'not-bumped', level: 'major' });
    expect(written()).toEqual([]);
  });
});

/**
 * What the emulator lacks, in front of it: git over HTTP, which the base of a shallow clone is fetched by, and GitHub's
 * limit for the body of a comment. Everything else goes to the emulator and back as it is.
 */
function github(host: string, emulator: string) {
  const git = gitHandler(host);
  return (request: IncomingMessage, response: ServerResponse) => {
    if (/\/(?:info\/refs|git-upload-pack)(?:\?|$)/.test(request.url ?? '')) git(request, response);
    else void forward(request, response, emulator);
  };
}

async function forward(request: IncomingMessage, response: ServerResponse, emulator: string): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const sent = Buffer.concat(chunks).toString();
  const { body = '' } = (sent === '' ? {} : JSON.parse(sent)) as { body?: string };
  if (body.length > MAX_BODY_CHARACTERS) {
    const message = `Body is too long (maximum is ${MAX_BODY_CHARACTERS} characters)`;
    response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
    return;
  }
  const { authorization = '' } = request.headers;
  const answer = await fetch(`${emulator}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { authorization, 'content-type': 'application/json' },
    ...(sent !== '' && { body: sent }),
  });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  response.end(await answer.text());
}
