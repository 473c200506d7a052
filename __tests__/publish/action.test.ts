import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { copyLume } from '../action/lume-repository.js';
import { type ActionRun, runAction, runBundledAction } from '../action/run-action.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';
import { firstEntry, startArtifactService, unpack } from './artifact-service.js';
import { GitHubServer, PAGES_PATH, REPOSITORY, reply, TOKEN } from './github-server.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;
const SHA = '0123456789012345678901234567890123456789';
const HERE = { full_name: REPOSITORY, default_branch: 'main', name: 'lume', owner: { login: 'lume-lang' } };

/** The parts of GitHub's payloads that say who, where and what. */
const EVENTS = {
  push: { ref: 'refs/heads/main', payload: { ref: 'refs/heads/main', repository: HERE, commits: [] } },
  'push to another branch': {
    ref: 'refs/heads/topic',
    payload: { ref: 'refs/heads/topic', repository: HERE },
  },
  'push of a tag': { ref: 'refs/tags/v1', payload: { ref: 'refs/tags/v1', repository: HERE } },
  'pull_request from a fork': {
    ref: 'refs/pull/7/merge',
    payload: {
      action: 'opened',
      number: 7,
      pull_request: {
        number: 7,
        head: { ref: 'main', sha: SHA, repo: { full_name: 'somebody/lume' } },
        base: { ref: 'main', repo: HERE },
      },
      repository: HERE,
    },
  },
  'push of our own commit': {
    ref: 'refs/heads/main',
    payload: {
      ref: 'refs/heads/main',
      repository: HERE,
      commits: [{ message: 'Update API descriptions\n\nGenerated-by: refdata-action' }],
    },
  },
  'pull_request of this repository': {
    ref: 'refs/pull/8/merge',
    payload: {
      number: 8,
      pull_request: { number: 8, head: { ref: 'topic', sha: SHA, repo: HERE }, base: { ref: 'main' } },
      repository: HERE,
    },
  },
  merge_group: {
    ref: 'refs/heads/gh-readonly-queue/main/pr-7-x',
    payload: {
      action: 'checks_requested',
      merge_group: { head_sha: SHA, base_ref: 'refs/heads/main' },
      repository: HERE,
    },
  },
  schedule: { ref: 'refs/heads/main', payload: { schedule: '0 3 * * *', repository: HERE } },
  workflow_dispatch: {
    ref: 'refs/heads/main',
    payload: { inputs: {}, ref: 'refs/heads/main', repository: HERE },
  },
} as const;
type EventName = keyof typeof EVENTS;

const folders = { workspace: '', temporary: '', files: '' };
let github: GitHubServer;

beforeEach(async () => {
  github = await GitHubServer.start();
  github.commitAs('main', { 'README.md': 'Lume\n' });
  folders.workspace = temporaryFolder('workspace');
  folders.temporary = temporaryFolder('temp');
  folders.files = temporaryFolder('files');
  copyLume(join(folders.workspace, 'lume'), 'words');
});
afterEach(async () => {
  await github.close();
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
});

function run(
  event: EventName,
  inputs: Record<string, string>,
  env: Record<string, string> = {},
  start = runAction,
): Promise<ActionRun> {
  const { ref, payload } = EVENTS[event];
  const file = join(folders.files, 'event.json');
  writeFileSync(file, JSON.stringify(payload));
  return start(
    folders,
    { path: 'lume', token: TOKEN, ...inputs },
    {
      ...github.env(),
      GITHUB_EVENT_NAME: event.split(' ')[0] ?? '',
      GITHUB_EVENT_PATH: file,
      GITHUB_REF: ref,
      GITHUB_SHA: github.head('main') ?? '',
      ...env,
    },
  );
}

describeWithGit('publish-to: branch', () => {
  test.each(['push', 'schedule', 'workflow_dispatch'] as const)('%s publishes', async event => {
    github.pages = { html_url: `${github.origin}${PAGES_PATH}`, source: { branch: 'gh-pages' } };
    const inputs = { 'publish-to': 'branch', verify: 'false' };
    const start = event === 'push' ? runBundledAction : runAction;
    const first = await run(event, inputs, {}, start);
    expect(first.log).not.toContain('::error');
    expect(first.outputs).toMatchObject({
      outcome: 'success',
      published: 'true',
      commit: github.head('gh-pages'),
      'page-url': `${github.origin}${PAGES_PATH}`,
    });
    expect(first.summary).toContain(github.head('gh-pages'));
    const files = Object.keys(github.files('gh-pages'));
    const built = readdirSync(join(folders.workspace, 'site'), { recursive: true, withFileTypes: true });
    expect(files).toHaveLength(built.filter(entry => entry.isFile()).length + 1);
    // Masked first; after that the token is nowhere.
    expect(first.log.replace(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN);

    github.calls.length = 0;
    const second = await run(event, inputs);
    expect(second.outputs).toMatchObject({ published: 'true', commit: first.outputs.commit });
    expect(second.summary).toContain('no commit was made');
    expect(github.calls.length).toBeLessThanOrEqual(4);
  });

  test.each([
    ['pull_request from a fork', 'pull_request checks'],
    ['merge_group', 'merge_group checks'],
    ['push to another branch', 'topic is not the default branch'],
  ] as const)('%s builds and publishes nothing', async (event, why) => {
    const { outputs, log } = await run(event, { 'publish-to': 'branch' });
    expect(outputs).toMatchObject({ outcome: 'success', published: 'false', commit: '' });
    expect(log).toContain(`It was not published: ${why}`);
    expect(github.calls).toEqual([]);
  });

  test('what Pages answers is verified, and that it is what was just built', async () => {
    github.pages = { html_url: `${github.origin}${PAGES_PATH}`, source: { branch: 'gh-pages' } };
    const { log, outputs } = await run('push', { 'publish-to': 'branch', wait: '20' });
    expect(log).not.toContain('::error');
    expect(outputs).toMatchObject({ outcome: 'success', published: 'true' });
    expect(log).toMatch(/keeps the contract: \d+ pass, \d+ warn, 0 fail/);

    const inputs = { mode: 'verify', path: '', target: `${github.origin}${PAGES_PATH}`, wait: '0' };
    const built = outputs['manifest-sha256'] ?? '';
    const verified = await run('push', { ...inputs, 'manifest-sha256': built });
    expect(verified.outputs).toMatchObject({ outcome: 'success', versao: '1.4.0' });
    const older = await run('push', { ...inputs, 'manifest-sha256': '0'.repeat(64) });
    expect(older.code).toBe(1);
    expect(older.outputs.outcome).toBe('findings');
    expect(older.log).toContain('not the one just built');
  });

  test('Pages that does not serve the branch is reported', async () => {
    expect((await run('push', { 'publish-to': 'branch' })).log).toContain('under Settings, Pages');
  });

  test('Pages that is built by a workflow does not serve the branch that it was once built from', async () => {
    const source = { branch: 'gh-pages', path: '/' };
    github.pages = { html_url: `${github.origin}${PAGES_PATH}`, build_type: 'workflow', source };
    const { log, outputs } = await run('push', { 'publish-to': 'branch', wait: '0' });
    expect(log).toContain('under Settings, Pages');
    expect(log).not.toContain('Verifying');
    expect(outputs).toMatchObject({ outcome: 'success', 'page-url': 'https://lume.example' });
  });

  test('what was published stays published when its address does not answer', async () => {
    github.pages = { html_url: 'http://lume.invalid/', source: { branch: 'gh-pages' } };
    const { code, log, outputs } = await run('push', { 'publish-to': 'branch', wait: '0' });
    expect(code).toBe(1);
    expect(log).toMatch(
      /::error::It was published on the branch gh-pages.*lume\.invalid could not be fetched.*"verify: false"/,
    );
    expect(outputs).toMatchObject({
      outcome: 'error',
      published: 'true',
      commit: github.head('gh-pages'),
      'page-url': 'http://lume.invalid/',
    });
    expect(outputs['manifest-sha256']).toMatch(/^[0-9a-f]{64}$/);
  });

  test('the commit names the commit of the sources, also where they are fetched from another repository', async () => {
    const sources = temporaryFolder('sources');
    copyLume(sources, 'words');
    gitIn(sources, 'init', '--quiet', '--initial-branch=main');
    gitIn(sources, 'add', '--all', '--force');
    gitIn(sources, 'commit', '--quiet', '-m', 'Lume');
    const repository = pathToFileURL(sources).href;
    const { outputs } = await run('push', { path: '', repository, 'publish-to': 'branch', verify: 'false' });
    expect(outputs.outcome).toBe('success');
    const commit = gitIn(sources, 'rev-parse', 'HEAD');
    expect(github.files('gh-pages')['api/manifest.json']).toContain(commit);
    expect(github.git(['log', '-1', '--format=%b', 'gh-pages'])).toBe(`Built from ${commit}.`);
    rmSync(sources, { recursive: true, force: true });
  });

  test('a missing permission: the lines to add, and no stack', async () => {
    github.fault = ({ name }) =>
      name.startsWith('GET') ? null : reply(403, { message: 'Resource not accessible by integration' });
    const { code, log, outputs } = await run('push', { 'publish-to': 'branch' });
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false', versao: '1.4.0' });
    expect(outputs['site-path']).not.toBe('');
    expect(log).toContain('permissions:%0A  contents: write');
    expect(log).not.toContain('    at ');
  });

  test('the branch of the sources is refused, a folder of it is not', async () => {
    const refused = await run('push', { 'publish-to': 'branch', 'publish-branch': 'main' });
    expect(refused.log).toContain('the branch that the sources are on');
    const folder = await run('push', {
      'publish-to': 'branch',
      'publish-branch': 'main',
      'publish-folder': '/docs/',
    });
    expect(folder.outputs.outcome).toBe('success');
    expect(Object.keys(github.files('main'))).toEqual(
      expect.arrayContaining(['README.md', 'docs/api/index.json']),
    );
  });

  test.each([
    [{ 'publish-to': 'page' }, 'publish-to is "page": write none or branch or pages.'],
    [{ 'publish-branch': 'refs/heads/x' }, 'publish-branch is "refs/heads/x"'],
    [{ 'publish-branch': 'a..b' }, 'no name of a branch'],
    [{ 'publish-branch': 'HEAD' }, 'publish-branch is "HEAD", which is no name of a branch.'],
    [{ 'publish-branch': '@' }, 'publish-branch is "@", which is no name of a branch.'],
    [{ 'publish-folder': '../x' }, 'no folder of a branch'],
  ])('%j', async (inputs, message) => {
    const { code, log } = await run('push', inputs);
    expect(code).toBe(1);
    expect(log).toContain(message);
  });
});

describeWithGit('api-docs', () => {
  const INPUTS = { path: '', 'api-docs': 'src/rotas.json' };

  beforeEach(() => {
    mkdirSync(join(folders.workspace, 'src'));
    writeFileSync(join(folders.workspace, 'src', 'rotas.json'), '[{ "method": "GET", "path": "/ola" }]');
  });

  test.each(['push', 'schedule', 'workflow_dispatch'] as const)('%s commits them, once', async event => {
    const first = await run(event, INPUTS, {}, event === 'push' ? runBundledAction : runAction);
    expect(first.log).not.toContain('::error');
    expect(first.outputs).toMatchObject({
      outcome: 'success',
      published: 'true',
      commit: github.head('main'),
    });
    expect(github.files('main')['docs/api/rotas/openapi.json']).toContain('/ola');
    const second = await run(event, INPUTS);
    expect(second.outputs.commit).toBe(first.outputs.commit);
    expect(second.log).toContain('no commit was made');
  });

  test.each(['pull_request from a fork', 'merge_group'] as const)('%s compares them', async event => {
    // What is not there yet, the push commits; what is there and another is for the author.
    const first = await run(event, INPUTS);
    expect(first.outputs).toMatchObject({ outcome: 'success', published: 'false' });
    expect(first.log).toContain('docs/api/rotas/openapi.json is new');
    mkdirSync(join(folders.workspace, 'docs', 'api', 'rotas'), { recursive: true });
    writeFileSync(join(folders.workspace, 'docs', 'api', 'rotas', 'openapi.json'), '{}\n');
    const { outputs } = await run(event, INPUTS);
    expect(outputs).toMatchObject({ outcome: 'findings', published: 'false' });
    expect(github.calls).toEqual([]);
  });

  test('a commit of ours starts nothing; the branch of a pull request can be committed to when asked', async () => {
    const own = await run('push of our own commit', INPUTS);
    expect(own.outputs).toMatchObject({ outcome: 'success', published: 'false' });
    expect(own.log).toContain('This push is one of ours');
    expect(github.calls).toEqual([]);
    const main = github.head('main');
    github.commitAs('topic', { 'README.md': 'Lume\n' });
    const asked = await run('pull_request of this repository', { ...INPUTS, 'api-docs-delivery': 'commit' });
    expect(asked.outputs).toMatchObject({ outcome: 'success', commit: github.head('topic') });
    expect(github.head('main')).toBe(main);
  });

  test('an older run puts nothing over what describes newer sources', async () => {
    const { workspace } = folders;
    gitIn(workspace, 'init', '--quiet');
    gitIn(workspace, 'add', 'src');
    gitIn(workspace, 'commit', '--quiet', '-m', 'older');
    const rotas = readFileSync(join(workspace, 'src', 'rotas.json'), 'utf8');
    const newer = github.commitAs('main', { 'src/rotas.json': '[{ "method": "GET", "path": "/nova" }]' });
    for (const delivery of ['commit', 'pull-request']) {
      const older = await run('push', { ...INPUTS, 'api-docs-delivery': delivery });
      expect(older.outputs).toMatchObject({ outcome: 'success', published: 'false' });
      expect(older.log).toContain('main has other sources by now');
    }
    expect(github.head('main')).toBe(newer);
    expect(github.pulls).toEqual([]);
    expect(github.head('refdata/api-docs/main')).toBeNull();

    github.commitAs('main', { 'src/rotas.json': rotas, 'README.md': 'other\n' });
    const fit = await run('push', INPUTS);
    expect(fit.outputs).toMatchObject({ outcome: 'success', published: 'true', commit: github.head('main') });
  });

  test('what was described is reported also when it cannot be delivered', async () => {
    github.fault = ({ name }) =>
      name.startsWith('GET') ? null : reply(403, { message: 'Resource not accessible by integration' });
    const { code, log, outputs } = await run('push', INPUTS);
    expect(code).toBe(1);
    expect(log).toContain('permissions:%0A  contents: write');
    expect(outputs).toMatchObject({ outcome: 'error', published: 'false', changed: 'true' });
    expect(JSON.parse(outputs.files ?? '')).toContain('docs/api/rotas/openapi.json');
    expect(JSON.parse(outputs.counts ?? '')).toMatchObject({ found: 1 });
  });

  test('a pull request; a fork that nobody may write to; a branch that nobody asked to write to', async () => {
    const inputs = { ...INPUTS, 'api-docs-delivery': 'pull-request' };
    const offered = await run('push', inputs);
    expect(offered.outputs).toMatchObject({ outcome: 'success', published: 'true' });
    expect(github.pulls).toHaveLength(1);
    expect(offered.log).toContain('pull request #1, which was opened');
    const fork = await run('pull_request from a fork', inputs);
    expect(fork.log).toMatch(/::error::.*comes from a fork/);
    const topic = await run('push to another branch', INPUTS);
    expect(topic.outputs).toMatchObject({ outcome: 'success', published: 'false' });
  });
});

describeWithGit('publish-to: pages', () => {
  test('the artifact that the official deploy action takes', async () => {
    const service = await startArtifactService();
    const { log, outputs } = await run(
      'push',
      { 'publish-to': 'pages' },
      {
        ...service.env,
        GITHUB_SERVER_URL: 'https://github.com',
      },
      runBundledAction,
    );
    await service.close();
    expect(log).not.toContain('::error');
    expect(outputs).toMatchObject({ outcome: 'success', published: 'true' });
    const [artifact] = service.artifacts;
    expect(artifact).toMatchObject({ name: 'github-pages', finalized: true });
    const { name, bytes } = firstEntry(artifact?.zip ?? Buffer.alloc(0));
    expect(name).toBe('artifact.tar');
    const site = join(folders.workspace, 'site');
    const built = readdirSync(site, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
    const packed = await unpack(bytes);
    expect(packed.size).toBe(built.length);
    for (const [path, content] of packed) expect(content).toEqual(readFileSync(join(site, path)));
    expect(readdirSync(folders.temporary)).toEqual([]);
  });

  test('outside a job, on an enterprise server, and twice in a run', async () => {
    const outside = await run('push', { 'publish-to': 'pages' });
    expect(outside.log).toMatch(/::error::.*ACTIONS_RUNTIME_TOKEN/);
    const service = await startArtifactService();
    const enterprise = await run(
      'push',
      { 'publish-to': 'pages' },
      {
        ...service.env,
        GITHUB_SERVER_URL: 'https://git.example',
      },
    );
    expect(enterprise.log).toMatch(/::error::.*publish-to: branch/);
    service.refusal = {
      status: 409,
      body: { msg: 'an artifact with this name already exists on the workflow run' },
    };
    const twice = await run(
      'push',
      { 'publish-to': 'pages' },
      {
        ...service.env,
        GITHUB_SERVER_URL: 'https://github.com',
      },
    );
    await service.close();
    expect(twice.log).toMatch(/::error::.*has an artifact github-pages already/);
  });
});
