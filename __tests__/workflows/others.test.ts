import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { reply } from '../publish/github-server.js';
import { hasAct, Newcomer } from './act.js';

const describeWithAct = hasAct ? describe : describe.skip;

/** What each job of ours may do. act does not hold jobs to it, GitHub does. */
test.each([
  [
    'publish.yml',
    {
      build: { contents: 'read', pages: 'read', 'id-token': 'write' },
      deploy: { pages: 'write', 'id-token': 'write' },
      verify: {},
    },
  ],
  ['check.yml', { check: { contents: 'read' }, comment: { 'pull-requests': 'write' } }],
  ['fix.yml', { fix: { contents: 'write' } }],
  ['preview.yml', { preview: { contents: 'read' } }],
  ['preview-branch.yml', { preview: { contents: 'write', pages: 'read', 'pull-requests': 'read' } }],
  ['monitor.yml', { monitor: { issues: 'write' } }],
  ['consume.yml', { consume: { contents: 'write', 'pull-requests': 'write' } }],
  ['check-comment.yml', { comment: { actions: 'read', 'pull-requests': 'write' } }],
  [
    'api-docs.yml',
    {
      check: { contents: 'read' },
      commit: { contents: 'write' },
      'pull-request': { contents: 'write', 'pull-requests': 'write' },
    },
  ],
])('permissions of %s', (name, jobs) => {
  const workflow = parse(readFileSync(join('.github/workflows', name), 'utf8'));
  expect(workflow.permissions).toEqual({});
  const given = Object.entries(workflow.jobs).map(([id, job]) => [
    id,
    (job as { permissions: unknown }).permissions,
  ]);
  expect(Object.fromEntries(given)).toEqual(jobs);
});

describeWithAct('workflows, as a newcomer calls them', () => {
  let newcomer: Newcomer;
  const comments: string[] = [];
  beforeEach(async () => {
    comments.length = 0;
    newcomer = await Newcomer.start();
    newcomer.github.fault = ({ name, body }) => {
      if (/^GET .*\/pulls\/7\/(?:files|comments)$/.test(name)) return reply(200, []);
      if (!name.endsWith('/issues/7/comments')) return null;
      if (name.startsWith('POST')) comments.push(body.body);
      return name.startsWith('POST') ? reply(201, {}) : reply(200, []);
    };
  });
  afterEach(() => newcomer.close());

  const pullRequest = (base: string, repository = 'lume-lang/lume') => ({
    ref: 'refs/pull/7/merge',
    pull_request: {
      number: 7,
      base: { ref: 'main', sha: base },
      head: { ref: 'topic', repo: { full_name: repository } },
    },
  });

  const CHECK = `name: Check
on: [pull_request, merge_group]
permissions: {}
jobs:
  check:
    permissions:
      contents: read
      pull-requests: write
    uses: refdata/refdata-action/.github/workflows/check.yml@v1
`;

  test('check.yml: a pull request is checked, and commented on by a job of its own; for a fork it is not', async () => {
    newcomer.workflow(CHECK);
    const base = newcomer.lume.git('rev-parse', 'HEAD');
    newcomer.lume.removeWord();
    newcomer.lume.commit('without a word');
    const found = await newcomer.run('pull_request', pullRequest(base));
    expect(found.jobs).toEqual({ check: 'failure', comment: 'success' });
    expect(found.outputs).toMatchObject({ verdict: 'not-bumped' });
    expect(comments).toHaveLength(1);
    expect(comments[0]).toContain('enquanto');
    newcomer.lume.bump('2.0.0');
    newcomer.lume.commit('bumped');
    const fork = await newcomer.run('pull_request', pullRequest(base, 'eve/lume'));
    expect(fork.jobs).toEqual({ check: 'success' });
    expect(comments).toHaveLength(1);
    const queue = await newcomer.run('merge_group', { merge_group: { base_sha: base } });
    expect(queue.jobs).toEqual({ check: 'success' });
  });

  test('preview.yml: the site of a pull request, also of a fork, with what it changes', async () => {
    newcomer.workflow(`name: Preview
on: pull_request
permissions: {}
jobs:
  preview:
    permissions:
      contents: read
    uses: refdata/refdata-action/.github/workflows/preview.yml@v1
`);
    const base = newcomer.lume.git('rev-parse', 'HEAD');
    newcomer.lume.removeWord();
    newcomer.lume.commit('without a word');
    const { jobs } = await newcomer.run('pull_request', pullRequest(base, 'eve/lume'));
    expect(jobs).toEqual({ preview: 'success' });
    expect(newcomer.stored('refdata-preview/api/sintaxe.json')).not.toContain('"enquanto"');
    expect(newcomer.stored('refdata-preview/changes.html')).toContain('enquanto');
    expect(newcomer.stored('refdata-preview/sintaxe.html')).toContain('<mark>não existe mais</mark>');
    expect(comments).toEqual([]);
  });

  test('preview-branch.yml, as docs/check.md calls it: there while the pull request is open, and never of a fork', async () => {
    const [, caller = ''] =
      /### On a branch[\s\S]*?```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/check.md', 'utf8')) ?? [];
    newcomer.workflow(caller);
    const { lume, github } = newcomer;
    const base = lume.git('rev-parse', 'HEAD');
    lume.removeWord();
    const topic = lume.commit('without a word');
    github.commitAs('gh-pages', { CNAME: 'lume.example' });
    let state = 'open';
    github.fault = ({ name }) =>
      name.endsWith('/pulls/7') ? reply(200, { state, head: { sha: topic } }) : null;
    const on = (action: string, from?: string) => {
      const event = pullRequest(base, from);
      const head = { ...event.pull_request.head, sha: topic };
      return newcomer.run('pull_request', {
        ...event,
        action,
        pull_request: { ...event.pull_request, head },
      });
    };
    expect((await on('opened', 'eve/lume')).jobs).toEqual({});
    expect((await on('opened')).jobs).toEqual({ preview: 'success' });
    expect(github.files('gh-pages')['pr/7/sintaxe.html']).toContain('<mark>não existe mais</mark>');
    state = 'closed';
    expect((await on('closed')).jobs).toEqual({ preview: 'success' });
    expect(Object.keys(github.files('gh-pages'))).toEqual(['CNAME']);
  });

  test('check.yml: two languages of one repository have artifacts of their own', async () => {
    const again = CHECK.slice(CHECK.indexOf('  check:')).replace('  check:', '  again:');
    const two = `${CHECK}${again}    with:\n      path: ./\n`;
    newcomer.workflow(two);
    const base = newcomer.lume.git('rev-parse', 'HEAD');
    const { log } = await newcomer.run('pull_request', pullRequest(base));
    expect(log).toContain('artifact=refdata-check');
    expect(log).toContain('artifact=refdata-check-.-');
  });

  const DESCRIBE = `name: API descriptions
on: [push, pull_request]
permissions: {}
jobs:
  api-docs:
    permissions:
      contents: write
      pull-requests: write
    uses: refdata/refdata-action/.github/workflows/api-docs.yml@v1
    with:
      api-docs: src/rotas.json
`;

  test('api-docs.yml: compared on pull requests, committed or offered on the default branch', async () => {
    mkdirSync(join(newcomer.lume.folder, 'src'));
    writeFileSync(join(newcomer.lume.folder, 'src', 'rotas.json'), '[{ "method": "GET", "path": "/ola" }]\n');
    newcomer.workflow(DESCRIBE);
    const base = newcomer.lume.git('rev-parse', 'HEAD');
    const pull = await newcomer.run('pull_request', pullRequest(base));
    expect(pull.jobs).toEqual({ check: 'failure' });
    expect(pull.outputs).toMatchObject({ outcome: 'findings', changed: 'true' });
    const committed = await newcomer.run('push');
    expect(committed.jobs).toEqual({ commit: 'success' });
    expect(newcomer.github.files('main')['docs/api/rotas/openapi.json']).toContain('/ola');

    newcomer.workflow(`${DESCRIBE}      delivery: pull-request\n`);
    const offered = await newcomer.run('push');
    expect(offered.jobs).toEqual({ 'pull-request': 'success' });
    expect(newcomer.github.pulls).toHaveLength(1);
    expect((await newcomer.run('push', { ref: 'refs/heads/topic' })).jobs).toEqual({});
  });
});
