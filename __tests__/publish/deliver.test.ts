import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/findings/user-error.js';
import { deliverCommit, deliverPullRequest } from '../../src/publish/deliver.js';
import type { Descriptions } from '../../src/publish/description-list.js';
import { isOwnPush } from '../../src/publish/own-commits.js';
import { missingProgram } from '../git/git-server.js';
import { GitHubServer, reply } from './github-server.js';
import { serverOf } from './publishing.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;
const COMMIT = { base: 'main', title: 'Update API descriptions' };
const PULL = { ...COMMIT, branch: 'refdata/api-docs/main', body: 'Body.' };

let github: GitHubServer;

beforeEach(async () => {
  github = await GitHubServer.start();
  github.commitAs('main', { 'README.md': 'Lume\n', 'docs/curl.sh': 'old\n', 'docs/notes.md': 'mine\n' });
});
afterEach(() => github.close());

const LIST = 'docs/.refdata-api-docs.json';

function descriptions(files: Record<string, string>, source = 'src/app.df', folder = 'docs'): Descriptions {
  const made = Object.entries(files).map(([path, text]) => ({ path, source, bytes: Buffer.from(text) }));
  return { folder, sources: [source], files: made };
}

/** What several sources give to one run. */
function together(...all: readonly Descriptions[]): Descriptions {
  return {
    folder: 'docs',
    sources: all.flatMap(({ sources }) => sources),
    files: all.flatMap(({ files }) => files),
  };
}

const TWO = descriptions({ 'docs/openapi.json': '{}\n', 'docs/curl.sh': 'curl\n' });

async function problem(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof UserError) return `${error.message} ${error.remedy}`;
    throw error;
  }
  throw new Error('went well');
}

describeWithGit('a commit', () => {
  test('one for all, none for the same again; everything else stays', async () => {
    const before = github.head('main');
    const made = await deliverCommit(serverOf(github), TWO, COMMIT);
    expect(made).toMatchObject({ changed: true, written: 3, removed: 0 });
    expect(github.git(['log', '-1', '--format=%P', 'main'])).toBe(before);
    expect(github.files('main')).toEqual({
      'README.md': 'Lume\n',
      [LIST]: expect.stringContaining('"path": "curl.sh",\n      "source": "src/app.df"'),
      'docs/curl.sh': 'curl\n',
      'docs/notes.md': 'mine\n',
      'docs/openapi.json': '{}\n',
    });
    github.calls.length = 0;
    expect(await deliverCommit(serverOf(github), TWO, COMMIT)).toMatchObject({ changed: false });
    expect(github.calls).toHaveLength(3);
    // A workflow that is started by this commit knows that it has nothing to do.
    expect(isOwnPush([github.git(['log', '-1', '--format=%B', 'main'])])).toBe(true);
  });

  test('what describes a server that is gone is removed, and nothing else', async () => {
    const server = serverOf(github);
    github.commitAs('main', {
      'README.md': 'Lume\n',
      'docs/notes.md': 'mine\n',
      'src/a.df': 'a',
      'src/b.df': 'b',
      'src/c.df': 'c',
    });
    const a = descriptions({ 'docs/a/openapi.json': 'a\n', 'docs/a/curl.sh': 'a\n' }, 'src/a.df');
    const b = descriptions({ 'docs/b/openapi.json': 'b\n' }, 'src/b.df');
    const c = descriptions({ 'docs/c/openapi.json': 'c\n' }, 'src/c.df');
    await deliverCommit(server, together(a, b), COMMIT);
    // Another step, for a source of its own: what the first one made stays.
    expect(await deliverCommit(server, c, COMMIT)).toMatchObject({ written: 2, removed: 0 });
    expect(github.files('main')).toMatchObject({
      'docs/b/openapi.json': 'b\n',
      'docs/c/openapi.json': 'c\n',
    });

    // The file of one server is gone, the other one has a format less.
    github.commitAs('main', { 'src/b.df': null });
    const less = descriptions({ 'docs/a/openapi.json': 'a\n' }, 'src/a.df');
    expect(await deliverCommit(server, less, COMMIT)).toMatchObject({ written: 1, removed: 2 });
    const left = github.files('main');
    expect(Object.keys(left).filter(path => path.startsWith('docs/'))).toEqual([
      LIST,
      'docs/a/openapi.json',
      'docs/c/openapi.json',
      'docs/curl.sh',
      'docs/notes.md',
    ]);
    expect(await deliverCommit(server, less, COMMIT)).toMatchObject({ changed: false });
  });

  test('a list that is not ours is named, and nothing is done', async () => {
    const head = github.commitAs('main', { 'README.md': 'Lume\n', [LIST]: '{"files":[]}' });
    expect(await problem(deliverCommit(serverOf(github), TWO, COMMIT))).toContain(`${LIST} is not the list`);
    expect(github.head('main')).toBe(head);
  });

  test('a list that leads out of the folder removes nothing there', async () => {
    const list = { generator: 'refdata-action', files: [{ path: '../README.md', source: 'src/app.df' }] };
    github.commitAs('main', { 'README.md': 'Lume\n', [LIST]: JSON.stringify(list) });
    expect(await deliverCommit(serverOf(github), TWO, COMMIT)).toMatchObject({ removed: 0 });
    expect(github.files('main')['README.md']).toBe('Lume\n');
  });

  test('a protected branch is reported with the lines to add', async () => {
    github.fault = ({ name }) =>
      name.startsWith('GET') ? null : reply(422, { message: 'Changes must be made through a pull request.' });
    const text = await problem(deliverCommit(serverOf(github), TWO, COMMIT));
    expect(text).toContain('api-docs-delivery: pull-request');
    expect(text).toContain('permissions:\n  contents: write\n  pull-requests: write');
  });

  test('a branch that is not there, a folder in the way', async () => {
    expect(await problem(deliverCommit(serverOf(github), TWO, { ...COMMIT, base: 'none' }))).toMatch(
      /no branch none/,
    );
    const text = await problem(
      deliverCommit(serverOf(github), descriptions({ docs: 'x' }, 'src/app.df', ''), COMMIT),
    );
    expect(text).toMatch(/in the way at docs/);
    expect(github.calls.every(({ name }) => name.startsWith('GET'))).toBe(true);
  });
});

describeWithGit.each([false, true])('a pull request (by git: %s)', byGit => {
  beforeEach(() => {
    github.truncates = byGit;
  });

  test('opened, updated, and left alone when nothing differs', async () => {
    const main = github.head('main');
    const first = await deliverPullRequest(serverOf(github), TWO, PULL);
    expect(first?.pull).toEqual({
      number: 1,
      url: expect.stringContaining('/pull/1'),
      opened: true,
      obsolete: false,
    });
    expect(github.head('main')).toBe(main);
    expect(github.git(['log', '--format=%P', '-1', PULL.branch])).toBe(main);
    expect(github.files(PULL.branch)['docs/openapi.json']).toBe('{}\n');

    const again = await deliverPullRequest(serverOf(github), TWO, PULL);
    expect(again).toMatchObject({ commit: { changed: false }, pull: { number: 1, opened: false } });

    github.commitAs(PULL.branch, { 'docs/notes.md': 'a reviewer was here\n' });
    const more = descriptions({ 'docs/openapi.json': '{"a":1}\n', 'docs/curl.sh': 'curl\n' });
    const updated = await deliverPullRequest(serverOf(github), more, { ...PULL, body: 'New body.' });
    expect(updated).toMatchObject({
      commit: { changed: true, written: 1 },
      pull: { number: 1, opened: false },
    });
    expect(github.files(PULL.branch)).toMatchObject({
      'docs/openapi.json': '{"a":1}\n',
      'docs/notes.md': 'a reviewer was here\n',
    });
    expect(github.pulls).toHaveLength(1);
    expect(github.pulls[0]).toMatchObject({
      body: expect.stringMatching(/^New body\.\n<!-- [\w% -]+ -->$/),
      title: PULL.title,
    });
  });

  test('its title is brought up to date, unless somebody has written another one', async () => {
    const offer = (title: string) => deliverPullRequest(serverOf(github), TWO, { ...PULL, title });
    await offer('Update to 2.0.0 -->');
    await offer('Update to 3.0.0');
    expect(github.pulls).toMatchObject([{ title: 'Update to 3.0.0' }]);
    github.pulls[0].title = 'What a reviewer calls it';
    await offer('Update to 4.0.0');
    await offer('Update to 5.0.0');
    expect(github.pulls).toMatchObject([{ title: 'What a reviewer calls it' }]);
  });

  test('one that is open while its base holds the bytes is named and left alone', async () => {
    await deliverPullRequest(serverOf(github), TWO, PULL);
    const offered = github.head(PULL.branch);
    await deliverCommit(serverOf(github), TWO, COMMIT);
    const main = github.head('main');
    const result = await deliverPullRequest(serverOf(github), TWO, PULL);
    expect(result).toMatchObject({ commit: null, pull: { number: 1, opened: false, obsolete: true } });
    expect([github.head(PULL.branch), github.head('main')]).toEqual([offered, main]);
    expect(github.pulls[0].state).toBe('open');
  });

  test('offered for nothing but the removal of what is gone', async () => {
    const server = serverOf(github);
    const gone = descriptions({ 'docs/x/openapi.json': 'x\n' }, 'src/x.df');
    await deliverCommit(server, together(TWO, gone), COMMIT);
    const made = await deliverPullRequest(server, TWO, PULL);
    expect([made?.commit?.removed, made?.pull?.opened]).toEqual([1, true]);
    expect(github.files(PULL.branch)).not.toHaveProperty(['docs/x/openapi.json']);
    expect(github.files(PULL.branch)).toHaveProperty(['docs/openapi.json']);
  });

  test('nothing to offer: no branch, no pull request', async () => {
    await deliverCommit(serverOf(github), TWO, COMMIT);
    const result = await deliverPullRequest(serverOf(github), TWO, PULL);
    expect(result).toEqual({ commit: null, pull: null });
    expect(github.head(PULL.branch)).toBeNull();
  });

  test('a branch that an earlier pull request left over begins anew, without force', async () => {
    await deliverPullRequest(serverOf(github), TWO, PULL);
    const old = github.head(PULL.branch);
    github.pulls[0].state = 'closed';
    const main = github.commitAs('main', { 'docs/curl.sh': 'by hand\n', 'new.txt': 'new\n' });
    const result = await deliverPullRequest(serverOf(github), TWO, PULL);
    expect(result?.pull).toMatchObject({ number: 2, opened: true });
    expect(github.git(['log', '-1', '--format=%P', PULL.branch])).toBe(`${old} ${main}`);
    // Nothing but the descriptions differs, so that it merges.
    expect(github.git(['diff', '--name-only', 'main', PULL.branch]).split('\n')).toEqual([
      LIST,
      'docs/curl.sh',
      'docs/openapi.json',
    ]);
    expect(github.git(['merge-base', 'main', PULL.branch])).toBe(main);
  });

  test('workflows that may not open pull requests', async () => {
    github.fault = ({ name }) =>
      name.startsWith('POST') && name.endsWith('/pulls')
        ? reply(403, { message: 'GitHub Actions is not permitted to create or approve pull requests.' })
        : null;
    const text = await problem(deliverPullRequest(serverOf(github), TWO, PULL));
    expect(text).toMatch(/Allow GitHub Actions to create and approve pull requests/);
  });
});

test('isOwnPush', () => {
  const own = 'Update\n\nGenerated-by: refdata-action';
  expect(isOwnPush([own, `${own}\n`])).toBe(true);
  expect(isOwnPush([own, 'Fix'])).toBe(false);
  expect(isOwnPush(['Generated-by: refdata-action\n\nmore'])).toBe(false);
  expect(isOwnPush([])).toBe(false);
});
