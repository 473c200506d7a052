import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { gitHandler, gitIn, missingProgram, startServer, temporaryFolder } from '../git/git-server.js';
import { type CommentServer, commentServer } from './github-api.js';
import { LumeRepository } from './lume-repository.js';
import { runAction, runBundledAction } from './run-action.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;
/** Several runs in one test. */
const LONG_TEST_MS = 300_000;
const TOKEN = 'ghs_planted0123456789';
const MARKER = /^<!-- refdata-check /;

/** A pull request on the example language: `main` is the base, and the workspace holds the merge of the topic into it. */
describeWithGit('a pull request', () => {
  const folders = { workspace: '', temporary: '', files: '' };
  let api: CommentServer;
  let lume: LumeRepository;

  beforeEach(async () => {
    folders.workspace = temporaryFolder('workspace');
    folders.temporary = temporaryFolder('temp');
    folders.files = temporaryFolder('files');
    api = await commentServer();
    lume = new LumeRepository(folders.workspace, { has: 'words' });
  });
  afterEach(async () => {
    await api.close();
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  });

  const run = (
    inputs: Record<string, string> = {},
    event: Record<string, unknown> = {},
    name = 'pull_request',
    start = runAction,
  ) => {
    const payload = join(folders.files, 'event.json');
    const pull = {
      number: 7,
      base: { sha: lume.base, ref: 'main' },
      head: { ref: 'topic', sha: lume.git('rev-parse', 'topic'), repo: { full_name: 'lume-lang/lume' } },
    };
    const repository = {
      full_name: 'lume-lang/lume',
      default_branch: 'main',
      name: 'lume',
      owner: { login: 'lume-lang' },
    };
    writeFileSync(
      payload,
      JSON.stringify({ repository, ...(name === 'pull_request' && { pull_request: pull }), ...event }),
    );
    return start(
      folders,
      { mode: 'check', token: TOKEN, ...inputs },
      {
        GITHUB_API_URL: api.origin,
        GITHUB_EVENT_NAME: name,
        GITHUB_EVENT_PATH: payload,
        GITHUB_REF: typeof event.ref === 'string' ? event.ref : 'refs/pull/7/merge',
        GITHUB_REPOSITORY: 'lume-lang/lume',
        GITHUB_SHA: lume.git('rev-parse', 'HEAD'),
        GITHUB_SERVER_URL: 'http://127.0.0.1:9',
      },
    );
  };

  test('a branch that the base was merged into is compared with where it left the base, not with itself', async () => {
    lume.removeWord();
    lume.commit('without a word');
    lume.git('checkout', '--quiet', 'main');
    lume.addWords(1);
    lume.base = lume.commit('A new word');
    lume.git('checkout', '--quiet', 'topic');
    lume.git('merge', '--quiet', '--no-edit', '-X', 'ours', 'main');
    const { outputs } = await run({ comment: 'false' });
    expect(outputs).toMatchObject({ outcome: 'findings', verdict: 'not-bumped', level: 'major' });
  });

  test(
    'fails where versao was not raised, and comments; then updates the comment, then removes it',
    async () => {
      lume.removeWord();
      lume.commit('without a word');
      lume.merge();
      const first = await run({}, {}, 'pull_request', runBundledAction);
      expect(first.code).toBe(1);
      expect(first.outputs).toMatchObject({
        outcome: 'findings',
        verdict: 'not-bumped',
        level: 'major',
        'required-bump': 'major',
        counts: '{"major":1,"minor":0,"patch":0,"info":0}',
      });
      expect(first.log).toMatch(/^::warning title=reservada-removed,file=lume\/tokens\.py::/m);
      expect(first.log).toMatch(/^::error title=versao-not-bumped,file=lume\/version\.py,line=3/m);
      expect(api.comments).toHaveLength(1);
      expect(api.comments[0]?.body).toMatch(MARKER);
      expect(api.comments[0]?.body).toContain('The reserved word <code>enquanto</code> is gone.');
      expect(first.summary).toContain('The reserved word <code>enquanto</code> is gone.');
      for (const file of ['check.json', 'check.md', 'check.html', 'check.sarif', 'check.junit.xml'])
        expect(existsSync(join(first.outputs['report-path'] ?? '', file))).toBe(true);

      // The same again changes nothing, and what somebody wrote into the comment does not stay.
      await run();
      expect(api.requests.filter(request => request.startsWith('PATCH'))).toEqual([]);
      const [comment] = api.comments;
      if (comment) comment.body += '\nI disagree';
      lume.git('checkout', '--quiet', 'topic');
      lume.bump('2.0.0');
      lume.commit('bumped');
      lume.merge();
      const second = await run();
      expect(second.outputs).toMatchObject({ outcome: 'success', verdict: 'bumped', level: 'major' });
      expect(api.comments).toHaveLength(1);
      expect(api.comments[0]?.id).toBe(comment?.id);
      expect(api.comments[0]?.body).toContain('1&#46;4&#46;0'.replaceAll('&#46;', '.'));
      expect(api.comments[0]?.body).not.toContain('I disagree');

      lume.git('checkout', '--quiet', 'topic');
      lume.git('revert', '--no-edit', 'HEAD', 'HEAD~1');
      lume.merge();
      const third = await run();
      expect(third.outputs).toMatchObject({ outcome: 'success', verdict: 'unchanged', level: 'none' });
      expect(api.comments).toEqual([]);
      expect(api.requests).toContainEqual(expect.stringMatching(/^DELETE /));
    },
    LONG_TEST_MS,
  );

  test('comments of others are left alone, also where they quote ours', async () => {
    lume.removeWord();
    lume.commit('without a word');
    lume.merge();
    await run();
    const [own] = api.comments;
    const others = [
      { id: 1, body: 'Nice', user: { type: 'User' }, author_association: 'NONE' },
      { id: 2, body: `> ${own?.body}`, user: { type: 'User' }, author_association: 'MEMBER' },
      { id: 3, body: own?.body ?? '', user: { type: 'User' }, author_association: 'NONE' },
    ];
    api.comments.unshift(...structuredClone(others));
    for (let id = 10; id < 130; id += 1)
      api.comments.splice(3, 0, { id, body: 'more', user: { type: 'User' }, author_association: 'NONE' });
    await run();
    expect(api.comments.slice(0, 3).length).toBe(3);
    expect(api.comments.filter(({ id }) => id <= 3)).toEqual(others);
    expect(api.comments.filter(({ body }) => MARKER.test(body))).toHaveLength(2);
  });

  test('a token that may only read: a notice, and the rest as ever', async () => {
    api.readOnly = true;
    lume.removeWord();
    lume.commit('without a word');
    lume.merge();
    const fork = {
      number: 7,
      base: { sha: lume.base },
      head: { ref: 'topic', repo: { full_name: 'eve/lume' } },
    };
    const { code, log, outputs, summary } = await run({}, { pull_request: fork });
    expect(code).toBe(1);
    expect(outputs.verdict).toBe('not-bumped');
    expect(summary).toContain('enquanto');
    expect(log).toMatch(/^::notice title=comment-skipped::.*Resource not accessible.*fork/m);
    expect(api.comments).toEqual([]);
  });

  test('GitHub that cannot be reached, or refuses the token: what, why, remedy, and the result of the check', async () => {
    lume.git('commit', '--quiet', '--allow-empty', '-m', 'nothing');
    lume.merge();
    const refused = await run({ token: 'ghs_wrong' });
    expect(refused.outputs.outcome).toBe('success');
    const { origin } = api;
    await api.close();
    const gone = await run();
    expect(gone.outputs.outcome).toBe('success');
    for (const [{ log }, why] of [[gone, 'cannot be reached from this machine']] as const)
      expect(log).toMatch(
        new RegExp(`^::notice title=comment-skipped::.*Cannot comment on.*${why}.*HTTPS_PROXY`, 'm'),
      );
    expect(origin).toContain('127.0.0.1');
  });

  test('pull_request_target writes no comment, whatever is compared', async () => {
    lume.removeWord();
    lume.commit('without a word');
    const pull = {
      number: 7,
      base: { sha: lume.base },
      head: { ref: 'topic', repo: { full_name: 'eve/lume' } },
    };
    for (const inputs of [{}, { base: 'main' }]) {
      const { outputs } = await run(inputs, { pull_request: pull }, 'pull_request_target');
      expect(outputs.outcome).not.toBe('success');
      expect(api.requests).toEqual([]);
    }
  });

  test.each([
    ['another branch', 'refs/heads/topic', 'the default branch, main'],
    ['the default branch', 'refs/heads/main', 'the commit before, '],
  ])('a forced push to %s, whose earlier commit is gone', async (_, ref, instead) => {
    lume.addWords(1);
    lume.bump('2.0.0');
    lume.commit('another word');
    const event = { ref, before: 'd'.repeat(40), forced: true };
    const { log, outputs } = await run({}, event, 'push');
    expect(outputs).toMatchObject({ outcome: 'success', level: 'major', verdict: 'bumped' });
    expect(log).toMatch(/^::notice title=base-replaced::The commit d{40} is not in this clone/m);
    expect(log).toContain(`Compared with ${instead}`);
    expect(readdirSync(folders.temporary)).toEqual(['refdata-check']);
  });

  test('comment: false asks for nothing', async () => {
    lume.merge();
    await run({ comment: 'false' });
    expect(api.requests).toEqual([]);
  });

  test('a report of more than 70 kB is folded in the comment, and whole in its file', async () => {
    lume.addWords(600);
    lume.commit('many words');
    lume.merge();
    const { outputs, log } = await run();
    expect(log).not.toContain('comment-skipped');
    const whole = readFileSync(join(outputs['report-path'] ?? '', 'check.md'), 'utf8');
    expect(whole.length).toBeGreaterThan(70_000);
    const body = api.comments[0]?.body ?? '';
    expect(body.length).toBeLessThan(65_536);
    expect(body).toMatch(/^\| 600 × .* and 595 more \|.*reservada-added/m);
    expect(whole.split('is new.').length - 1).toBe(600);
    expect(body.split('<details').length).toBe(body.split('</details>').length);
  });

  test('a merge group and a push compare with what the event names, without a comment', async () => {
    lume.removeWord();
    lume.commit('without a word');
    const group = { merge_group: { base_sha: lume.base, head_sha: lume.git('rev-parse', 'HEAD') } };
    const queued = await run({}, group, 'merge_group');
    expect(queued.outputs.verdict).toBe('not-bumped');
    const pushed = await run({}, { before: lume.base, after: lume.git('rev-parse', 'HEAD') }, 'push');
    expect(pushed.outputs.verdict).toBe('not-bumped');
    expect(api.requests).toEqual([]);
    const scheduled = await run({}, {}, 'schedule');
    expect(scheduled.outputs.verdict).toBe('not-bumped');
  });

  test.each([
    ['none', 0],
    ['unbumped', 0],
    ['major', 1],
    ['any', 1],
  ])('fail-on: %s, with a major change that is bumped', async (failOn, code) => {
    lume.removeWord();
    lume.bump('2.0.0');
    lume.commit('bumped');
    lume.merge();
    expect((await run({ 'fail-on': failOn })).code).toBe(code);
  });

  test(
    'the line that holds versao is a suggested change, where the pull request shows it; then it goes',
    async () => {
      lume.git('checkout', '--quiet', 'main');
      lume.edit('lume/version.py', '\nVERSION', `${'# filler\n'.repeat(9)}\nVERSION`);
      lume.commit('a longer file');
      lume.git('checkout', '--quiet', '-B', 'topic');
      lume.edit('lume/version.py', '\n\nVERSION', '\n# The next line is raised.\nVERSION');
      lume.removeWord();
      lume.commit('without a word');
      // The base goes on, so that the merge has the line further down than the branch.
      lume.git('checkout', '--quiet', 'main');
      lume.edit('lume/version.py', /^/, '# Above.\n');
      lume.base = lume.commit('the base goes on');
      lume.merge();
      const patch = () => lume.git('diff', 'main...topic', '--', 'lume/version.py').replace(/^[^@]*/, '');
      api.files.push({ filename: 'lume/version.py', patch: patch() });
      await run();
      const diff = '```diff\n-VERSION = "1.4.0"\n+VERSION = "2.0.0"\n```';
      expect(api.comments[0]?.body).toContain(diff);
      expect(api.comments[0]?.body).toContain('lume/version.py#L13');
      expect(api.reviews).toMatchObject([{ path: 'lume/version.py', line: 12 }]);
      expect(api.reviews[0]?.body).toContain('```suggestion\nVERSION = "2.0.0"\n```');
      const written = () => api.requests.filter(request => !request.startsWith('GET')).length;
      const before = written();
      await run();
      expect(written()).toBe(before);

      lume.git('checkout', '--quiet', 'topic');
      lume.bump('2.0.0');
      lume.commit('as suggested');
      lume.merge();
      const { outputs } = await run();
      expect(outputs).toMatchObject({ verdict: 'bumped' });
      expect(api.reviews).toEqual([]);
      expect(api.comments[0]?.body).not.toContain('```diff');
    },
    LONG_TEST_MS,
  );

  test('the line is suggested in a file whose lines end as on Windows, too', async () => {
    lume.edit('lume/version.py', /$/, '# Below.\n');
    lume.edit('lume/version.py', /\n/g, '\r\n');
    lume.git('checkout', '--quiet', 'main');
    lume.base = lume.commit('lines that end in CR LF');
    lume.git('checkout', '--quiet', '-B', 'topic');
    lume.edit('lume/version.py', '\r\nVERSION', '# The next line is raised.\r\nVERSION');
    lume.removeWord();
    lume.commit('without a word');
    lume.merge();
    const patch = lume.git('diff', 'main...topic', '--', 'lume/version.py').replace(/^[^@]*/, '');
    expect(patch).toContain('"1.4.0"\r\n');
    api.files.push({ filename: 'lume/version.py', patch });
    await run();
    expect(api.comments[0]?.body).toContain('```diff\n-VERSION = "1.4.0"\n+VERSION = "2.0.0"\n```');
    expect(api.reviews).toMatchObject([{ path: 'lume/version.py' }]);
    expect(api.reviews[0]?.body).toContain('```suggestion\nVERSION = "2.0.0"\n```');
  });

  const FULL = '/dev/full';
  (existsSync(FULL) ? test : test.skip)('a disk that is full is no bug of ours', async () => {
    lume.merge();
    const folder = join(folders.temporary, 'refdata-check');
    mkdirSync(folder);
    symlinkSync(FULL, join(folder, 'check.json'));
    const { code, log, outputs } = await run();
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ outcome: 'error', 'report-path': '' });
    expect(log).toContain('::error::A file cannot be written: the disk is full (ENOSPC). Make room there');
    expect(log).not.toContain('has a bug');
    // Nothing that the comment said of an earlier commit holds.
    expect(api.comments[0]?.body).toContain('A file cannot be written&#58; the disk is full');
  });

  test('a wrong fail-on', async () => {
    const { code, log } = await run({ 'fail-on': 'sometimes' });
    expect(code).toBe(1);
    expect(log).toContain('fail-on');
  });

  test('a shallow clone: what is missing is fetched, and without network that is said', async () => {
    lume.removeWord();
    lume.commit('without a word');
    lume.merge();
    const host = temporaryFolder('host');
    mkdirSync(join(host, 'lume-lang'));
    gitIn(host, 'clone', '--quiet', '--bare', folders.workspace, 'lume-lang/lume');
    const bare = join(host, 'lume-lang', 'lume');
    gitIn(bare, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    gitIn(bare, 'update-ref', 'refs/heads/merged', lume.git('rev-parse', 'HEAD'));
    const topic = lume.git('rev-parse', 'topic');
    rmSync(folders.workspace, { recursive: true });
    gitIn(host, 'clone', '--quiet', '--depth=1', '--branch=merged', `file://${bare}`, folders.workspace);
    gitIn(folders.workspace, 'branch', 'topic');
    expect(() => lume.git('cat-file', '-e', `${lume.base}^{tree}`)).toThrow();

    const offline = await run();
    expect(offline.code).toBe(1);
    expect(offline.log).toMatch(/is not in this clone, and could not be fetched.*fetch-depth: 0/);

    const server = await startServer(gitHandler(host));
    const payload = { number: 7, base: { sha: lume.base }, head: { ref: 'topic', sha: topic, repo: null } };
    writeFileSync(join(folders.files, 'e.json'), JSON.stringify({ pull_request: payload }));
    const online = await runAction(
      folders,
      { mode: 'check', token: TOKEN, comment: 'false' },
      {
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: join(folders.files, 'e.json'),
        GITHUB_REPOSITORY: 'lume-lang/lume',
        GITHUB_SERVER_URL: server.origin,
      },
    );
    await server.close();
    expect(online.outputs).toMatchObject({ verdict: 'not-bumped', level: 'major' });
    // The clone itself stays as it was.
    expect(lume.git('rev-parse', '--is-shallow-repository')).toBe('true');
    expect(() => lume.git('cat-file', '-e', `${lume.base}^{tree}`)).toThrow();
    rmSync(host, { recursive: true, force: true });
  });

  test('what breaks the head fails with its place, and the comment says so in place of what it said before', async () => {
    lume.removeWord();
    lume.bump('2.0.0');
    lume.commit('good');
    lume.merge();
    await run();
    expect(api.comments[0]?.body).toContain('### ✅');
    lume.git('checkout', '--quiet', 'topic');
    appendFileSync(join(folders.workspace, 'refdata.yml'), '\nsintax: 1\n');
    lume.commit('broken');
    lume.merge();
    const { code, log, outputs } = await run();
    expect(code).toBe(1);
    expect(outputs.outcome).toBe('error');
    expect(log).toMatch(/^::error title=[^,]+,file=refdata\.yml,line=\d+/m);
    expect(api.comments).toHaveLength(1);
    expect(api.comments[0]?.body).toMatch(MARKER);
    expect(api.comments[0]?.body).toContain('### 🛑 The reference of the workspace cannot be built.\n');
    expect(api.comments[0]?.body).not.toContain(folders.workspace);
    expect(api.comments[0]?.body).toMatch(/- ❌ .*sintax.*refdata\.yml/);
    expect(api.comments[0]?.body).not.toContain('✅');
    // The job that comments in check.yml is another one.
    const folder = outputs['report-path'] ?? '';
    const written = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(JSON.parse(written('check.json'))).toMatchObject({
      ok: false,
      error: { message: 'The reference of the workspace cannot be built.', findings: [{ level: 'error' }] },
    });
    expect(written('comment.md')).toContain('### 🛑 The reference of the workspace cannot be built.\n');
    expect(JSON.parse(written('check.sarif')).runs[0].results).toMatchObject([{ level: 'error' }]);
    lume.git('checkout', '--quiet', 'topic');
    lume.git('revert', '--no-edit', 'HEAD');
    lume.merge();
    await run();
    expect(api.comments[0]?.body).toContain('### ✅');
  });
});
