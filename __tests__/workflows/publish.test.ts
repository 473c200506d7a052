import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { hasAct, Newcomer } from './act.js';

const describeWithAct = hasAct ? describe : describe.skip;
const CALLER = `name: Reference
on: [push, pull_request, merge_group, schedule, workflow_dispatch]
permissions: {}
jobs:
  publish:
    permissions:
      contents: read
      pages: write
      id-token: write
    uses: refdata/refdata-action/.github/workflows/publish.yml@v1
`;
const HANDBOOK = '<h1>Lume, the handbook</h1>';

describeWithAct('publish.yml, as a newcomer calls it', () => {
  let newcomer: Newcomer;
  beforeEach(async () => {
    newcomer = await Newcomer.start();
  });
  afterEach(() => newcomer.close());

  test.each(['push', 'schedule', 'workflow_dispatch'])('%s builds, deploys and verifies', async event => {
    newcomer.workflow(CALLER);
    const { code, jobs, log, outputs } = await newcomer.run(event);
    expect(log).not.toContain('::error');
    expect(jobs).toEqual({ build: 'success', deploy: 'success', verify: 'success' });
    expect([code, outputs.outcome]).toEqual([0, 'success']);
    expect(newcomer.github.files('gh-pages')['api/index.json']).toContain('"versao": "1.4.0"');
  });

  test.each([
    ['pull_request', 'lume-lang/lume', 'refs/pull/7/merge'],
    ['pull_request', 'eve/lume', 'refs/pull/7/merge'],
    ['merge_group', '', 'refs/heads/gh-readonly-queue/main/pr-7'],
    ['push', '', 'refs/heads/topic'],
  ])('%s of %s builds, and deploys nothing', async (event, head, ref) => {
    newcomer.workflow(CALLER);
    const pull = { number: 7, base: { ref: 'main' }, head: { ref: 'topic', repo: { full_name: head } } };
    const payload = { ref, ...(head !== '' && { pull_request: pull }) };
    const { code, jobs, outputs } = await newcomer.run(event, payload);
    expect(jobs).toEqual({ build: 'success' });
    expect([code, outputs.published]).toEqual([0, 'false']);
    expect(newcomer.github.head('gh-pages')).toBeNull();
  });

  test('a tag: refused, until it is named', async () => {
    newcomer.workflow(CALLER);
    const refused = await newcomer.run('push', { ref: 'refs/tags/v1' });
    expect(refused.jobs).toEqual({ build: 'failure' });
    expect(refused.log).toContain('Name it in \\"publish-from\\"');
    newcomer.workflow(`${CALLER}    with:\n      publish-from: v*\n`);
    expect((await newcomer.run('push', { ref: 'refs/tags/v1' })).jobs.deploy).toBe('success');
  });

  test('an existing site is not replaced; brought along, both are there, and the reference is verified in its folder', async () => {
    newcomer.github.commitAs('gh-pages', { 'index.html': HANDBOOK });
    newcomer.workflow(CALLER);
    const refused = await newcomer.run('push');
    expect(refused.jobs).toEqual({ build: 'failure' });
    expect(refused.log).toContain('is a site that refdata did not make');
    newcomer.workflow(`name: Site
on: push
permissions: {}
jobs:
  handbook:
    runs-on: ubuntu-latest
    steps:
      - run: mkdir handbook && echo '${HANDBOOK}' > handbook/index.html
      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: handbook
          path: handbook
  reference:
    needs: handbook
    permissions:
      contents: read
      pages: write
      id-token: write
    uses: refdata/refdata-action/.github/workflows/publish.yml@v1
    with:
      beside: handbook
      folder: reference
`);
    const { jobs, log } = await newcomer.run('push');
    expect(log).not.toContain('::error');
    expect(jobs).toMatchObject({ build: 'success', deploy: 'success', verify: 'success' });
    const files = newcomer.github.files('gh-pages');
    expect(files['index.html']).toContain('the handbook');
    expect(files['reference/api/index.json']).toContain('Lume');
  });

  test('a private site, which no job can look at', async () => {
    newcomer.github.pages = {
      html_url: 'http://127.0.0.1:9/',
      build_type: 'workflow',
      source: { branch: 'x' },
    };
    newcomer.workflow(CALLER);
    expect((await newcomer.run('push')).jobs).toEqual({ build: 'failure' });
    newcomer.workflow(`${CALLER}    with:\n      verify: false\n`);
    expect((await newcomer.run('push')).jobs).toEqual({ build: 'success', deploy: 'success' });
  });
});
