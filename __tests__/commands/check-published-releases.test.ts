import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { verdictLine } from '../../src/check/report/verdict-line.js';
import { build } from '../../src/commands/build.js';
import { bump } from '../../src/commands/bump.js';
import { type CheckOptions, check } from '../../src/commands/check-reference.js';
import { type RunningServer, serve } from '../../src/commands/serve.js';
import { gitIn, missingProgram, startServer, temporaryFolder } from '../git/git-server.js';
import { TinyRepository } from './tiny-repository.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;
const TODAY = '2026-06-01';

const tiny = new TinyRepository('published-releases');
const { bumpTo, breakWord, commit, configure, git } = tiny;
beforeEach(() => {
  tiny.make();
  git('init', '--quiet', '--initial-branch=main');
  commit('one');
});
afterEach(tiny.remove);

const run = (options: Partial<CheckOptions> = {}) =>
  check({ repo: tiny.folder, config: 'refdata.yml', today: TODAY, sinceRelease: true, ...options });
const rulesOf = ({ findings }: { findings: readonly { rule: string }[] }) => findings.map(({ rule }) => rule);

/** The base says from now on that it is published there. */
function publishedAt(address: string): void {
  configure(`base_url: ${address}\n`);
  commit('address');
}

function breakOnceMerged(): void {
  breakWord('se', 'caso');
  bumpTo('2.0.0');
  commit('first');
  breakWord('caso', 'quando');
}

describeWithGit('a release that is published, and has no tag', () => {
  let site: string;
  let server: RunningServer;
  beforeEach(async () => {
    site = temporaryFolder('published');
    await build({ repo: tiny.folder, config: 'refdata.yml', out: join(site, 'all') });
    server = await serve({ folder: join(site, 'all'), port: 0 });
    publishedAt(server.baseUrl);
  });
  afterEach(async () => {
    await server.close();
    rmSync(site, { recursive: true, force: true });
  });

  test('two breaking pull requests, one after the other, need one major version', async () => {
    breakOnceMerged();
    const second = await run();
    expect(second).toMatchObject({
      ok: true,
      verdict: 'bumped',
      base: { versao: '2.0.0' },
      release: { name: server.baseUrl, versao: '1.0.0', requiredBump: 'major', due: true },
    });
    // It is built from the commit that the manifest names, by this program.
    expect(second.release?.commit).toBe(gitIn(tiny.folder, 'rev-parse', 'HEAD~2').trim());
    expect(verdictLine(second)).toContain(`since ${server.baseUrl}`);
    configure('check: { published: false }\n');
    commit('tags alone');
    breakWord('quando', 'se');
    expect(await run()).toMatchObject({ ok: false, release: null, suggestion: '3.0.0' });
  });

  test('is read as it is published where nobody has its commit', async () => {
    breakOnceMerged();
    const clone = temporaryFolder('no-history');
    try {
      // Its history begins with what was merged.
      cpSync(tiny.folder, clone, { recursive: true });
      gitIn(clone, 'stash', '--quiet');
      gitIn(clone, 'checkout', '--quiet', '--orphan', 'fresh');
      gitIn(clone, 'commit', '--quiet', '-m', 'all of it');
      gitIn(clone, 'branch', '-D', '--quiet', 'main');
      gitIn(clone, 'branch', '--move', 'main');
      gitIn(clone, 'stash', 'pop', '--quiet');
      gitIn(clone, 'stash', 'clear');
      gitIn(clone, 'reflog', 'expire', '--expire=now', '--all');
      gitIn(clone, 'gc', '--quiet', '--prune=now');
      expect(await run({ repo: clone })).toMatchObject({
        ok: true,
        verdict: 'bumped',
        release: { name: server.baseUrl, commit: null, versao: '1.0.0' },
      });
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  });

  test('where the declared version is published, the base is judged by, as far as 0.9.0 may lie behind', async () => {
    breakWord('se', 'caso');
    const result = await run();
    expect(result).toMatchObject({ ok: false, verdict: 'not-bumped', release: null, suggestion: '2.0.0' });
    expect(rulesOf(result)).not.toContain('releases-unread');
  });

  test('the higher one of what is tagged and what is published is the last', async () => {
    git('tag', 'v0.9.0', 'HEAD~1');
    breakOnceMerged();
    expect(await run()).toMatchObject({ release: { name: server.baseUrl } });
    git('tag', 'v1.0.0', 'HEAD~2');
    expect(await run()).toMatchObject({ release: { name: 'v1.0.0' } });
    bumpTo('1.5.0');
    commit('between');
    git('tag', 'v1.5.0');
    bumpTo('2.0.0');
    commit('again');
    expect(await run()).toMatchObject({ release: { name: 'v1.5.0' } });
  });

  test('an address that only the head names is not asked', async () => {
    const asked: string[] = [];
    const elsewhere = await startServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(404).end();
    });
    try {
      breakOnceMerged();
      tiny.edit('refdata.yml', server.baseUrl, elsewhere.origin);
      expect(await run()).toMatchObject({ release: { name: server.baseUrl } });
      expect(asked).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });

  test('refdata bump counts from it', async () => {
    breakWord('se', 'caso');
    bumpTo('1.1.0');
    commit('too little, merged anyway');
    const raised = await bump({
      repo: tiny.folder,
      config: 'refdata.yml',
      changelog: 'CHANGELOG.md',
      today: TODAY,
    });
    expect(raised).toMatchObject({ since: { versao: '1.0.0' }, before: '1.1.0', after: '2.0.0' });
  });
});

describeWithGit('what cannot be asked for a release', () => {
  test.each([
    ['answers 503', 503, 'text/plain', 'no', true],
    ['answers with a page', 200, 'text/html', '<!doctype html>', true],
    ['has an index of something else', 200, 'application/json', '{"name":"x"}', true],
    ['has nothing published yet', 404, 'text/plain', 'no', false],
  ])('an address that %s', async (_, status, type, body, isTold) => {
    const server = await startServer((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    try {
      publishedAt(server.origin);
      breakOnceMerged();
      const result = await run();
      expect(result).toMatchObject({ verdict: 'not-bumped', release: null, suggestion: '3.0.0' });
      expect(rulesOf(result).includes('releases-unread')).toBe(isTold);
    } finally {
      await server.close();
    }
  });

  test('an address where nobody answers', async () => {
    const server = await startServer((_request, response) => response.end());
    await server.close();
    publishedAt(server.origin);
    breakOnceMerged();
    expect((await run()).findings).toContainEqual(
      expect.objectContaining({ rule: 'releases-unread', level: 'notice' }),
    );
  });

  test('domains of examples are not asked at all', async () => {
    publishedAt('https://tiny.example');
    breakOnceMerged();
    expect(rulesOf(await run())).not.toContain('releases-unread');
  });
});
