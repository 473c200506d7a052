import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { junit } from '../../src/check/report/junit.js';
import { checkMarkdown } from '../../src/check/report/markdown.js';
import { verdictLine } from '../../src/check/report/verdict-line.js';
import { type CheckOptions, check } from '../../src/commands/check-reference.js';
import { refdataInProcess } from '../cli/run-cli.js';
import { gitIn, missingProgram, startServer, temporaryFolder } from '../git/git-server.js';
import { TinyRepository } from './tiny-repository.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;

const tiny = new TinyRepository('gate');
const { breakWord, bumpTo, commit, configure, git, write } = tiny;
beforeEach(tiny.make);
afterEach(tiny.remove);

const run = (options: Partial<CheckOptions> = {}) =>
  check({ repo: tiny.folder, config: 'refdata.yml', today: '2026-06-01', sinceRelease: true, ...options });
const rulesOf = (list: readonly { rule: string }[]) => list.map(({ rule }) => rule);
const LFS = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;

describeWithGit('what would let everything pass', () => {
  beforeEach(() => {
    git('init', '--quiet', '--initial-branch=main');
    commit('one');
  });

  test('a head that is its own base: it is no verdict, and no passing', async () => {
    // Of a branch that is called in no usual way nobody knows that it is the default one.
    git('branch', '--move', 'trunk');
    git('checkout', '--quiet', '-b', 'topic');
    breakWord('se', 'caso');
    commit('broken');
    const alone = await run();
    expect(alone).toMatchObject({ ok: true, verdict: 'unknown' });
    expect(rulesOf(alone.findings)).toContain('compared-with-itself');
    expect(verdictLine(alone)).toBe('HEAD is what is checked, so nothing can be said about changes.');
    // A job that asks for a comparison gets none; a tag may be the first release.
    expect(await run({ requireBase: true, ref: 'refs/heads/topic' })).toMatchObject({ ok: false });
    expect(await run({ requireBase: true, ref: 'refs/tags/v1.0.0' })).toMatchObject({ ok: true });
    const { stdout } = await refdataInProcess(['check', '--repo', tiny.folder]);
    expect(stdout).toContain('not compared');
    expect(stdout).not.toContain('passed');
    expect(checkMarkdown(alone)).toMatch(/^### ⚠️ HEAD is what is checked/);
    expect(junit(alone)).toMatch(
      /failures="0" errors="0" skipped="1">\n.*<skipped message="HEAD is what is checked: /,
    );
    for (const options of [{ base: 'topic', head: 'topic' }, { base: tiny.folder }, { base: 'HEAD' }])
      expect(rulesOf((await run(options)).findings)).toContain('compared-with-itself');
    // Where it came from knows, by whatever name that is called.
    const clones = temporaryFolder('clones');
    gitIn(clones, 'clone', '--quiet', '--origin=upstream', `file://${tiny.folder}`, 'all');
    const there = join(clones, 'all');
    for (const args of [
      ['remote', 'set-head', 'upstream', 'trunk'],
      ['checkout', '--quiet', 'topic'],
    ])
      gitIn(there, ...args);
    expect(await run({ repo: there })).toMatchObject({ ok: false, verdict: 'not-bumped' });
    rmSync(clones, { recursive: true });
    const named = await run({ base: 'trunk' });
    expect(named).toMatchObject({ ok: false, verdict: 'not-bumped' });
    expect(rulesOf(named.findings)).not.toContain('compared-with-itself');
    // What is not committed yet is a change; and so is what came since the last release.
    write({ 'notes.txt': 'x' });
    expect(rulesOf((await run()).findings)).not.toContain('compared-with-itself');
    rmSync(join(tiny.folder, 'notes.txt'));
    git('tag', 'v1.0.0', 'trunk');
    const released = await run();
    expect(released).toMatchObject({
      ok: false,
      verdict: 'not-bumped',
      release: { name: 'v1.0.0', level: 'major' },
    });
    expect(rulesOf(released.findings)).not.toContain('compared-with-itself');
  });

  test('a tag that is called like the default branch hides it from nobody', async () => {
    git('checkout', '--quiet', '-b', 'topic');
    breakWord('se', 'caso');
    commit('broken');
    git('tag', 'main');
    expect(await run()).toMatchObject({ ok: false, level: 'major', base: { name: 'main' } });
    await expect(run({ base: 'main' })).rejects.toMatchObject({
      message: 'main is a branch and a tag, and these are two commits.',
      remedy: 'Say which is meant: refs/heads/main or refs/tags/main.',
    });
    expect(await run({ base: 'refs/heads/main' })).toMatchObject({ level: 'major', base: { name: 'main' } });
  });

  test.each([
    ['refdata.yml', 'refdata.yml is a pointer of Git LFS'],
    ['.refdata-ignore.yml', '.refdata-ignore.yml is a pointer of Git LFS'],
    ['.refdata-ignore.yml', '.refdata-ignore.yml:1 is not YAML'],
  ])('%s of the base that cannot be read: %s', async (file, message) => {
    git('checkout', '--quiet', '-b', 'topic');
    write({ [file]: message.includes('LFS') ? LFS : 'a: ]' });
    commit('unreadable');
    const base = git('rev-parse', 'HEAD');
    git('checkout', '--quiet', 'main');
    breakWord('se', 'caso');
    const result = await run({ base, exactBase: true, requireBase: true });
    expect(result).toMatchObject({ ok: false, verdict: 'unknown' });
    expect(result.findings).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ rule: 'base-not-built', message: expect.stringContaining(message) }),
      ]),
    );
  });

  test('a release whose source cannot be built is told, and not passed over', async () => {
    git('tag', 'v1.0.0');
    configure('novidade: 3\n');
    bumpTo('1.1.0');
    commit('unbuilt');
    git('tag', 'v1.1.0');
    tiny.edit('refdata.yml', 'novidade: 3\n', '');
    bumpTo('1.1.1');
    commit('mended');
    breakWord('se', 'caso');
    const result = await run();
    expect(result.release?.name).toBe('v1.0.0');
    expect(result.findings).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          rule: 'releases-unread',
          message: expect.stringMatching(
            /^The release v1\.1\.0 cannot be built: There is no key `novidade` here/,
          ),
        }),
      ]),
    );
  });

  test('an addition to a release of Python is no major version', async () => {
    breakWord('se', 'caso');
    bumpTo('1.0.0.post1');
    expect(await run()).toMatchObject({ ok: false, verdict: 'bumped-too-little', suggestion: '2.0.0' });
  });

  test('what a sparse checkout has left out is called so', async () => {
    git('sparse-checkout', 'set', '--no-cone', '/refdata.yml');
    await expect(run()).rejects.toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({ message: 'tokens.py is left out of this sparse checkout.' }),
      ]),
    });
  });
});

describeWithGit('a base that is not there', () => {
  test('a repository without a commit, and addresses that nothing can be read from', async () => {
    git('init', '--quiet', '--initial-branch=main');
    await expect(run()).rejects.toThrow('This repository has no commit yet');
    for (const base of ['ftp://lume.example/site', 'file:///srv/site', 'ssh://git@lume.example/x'])
      await expect(run({ base })).rejects.toThrow(`${base} is an address that nothing can be read from`);
  });

  test.each([401, 403, 429, 500])(
    'an address that answers %d: it is no first publication, and why is said',
    async status => {
      const server = await startServer((_, response) => response.writeHead(status).end('no'));
      try {
        await expect(run({ base: server.origin, requireBase: true })).rejects.toMatchObject({
          message: expect.stringMatching(/^http\S+ cannot be read: \/api\/index\.json answered \d+ /),
          remedy: expect.stringContaining('has to be there for everybody'),
        });
      } finally {
        await server.close();
      }
    },
  );

  test('an address that answers 410: what was there was taken away, which is no first publication', async () => {
    const server = await startServer((_, response) => response.writeHead(410).end('gone'));
    try {
      await expect(run({ base: server.origin })).rejects.toMatchObject({
        message: expect.stringContaining('answers 410 (Gone). That is no first publication.'),
        findings: [],
      });
    } finally {
      await server.close();
    }
  });

  test('`origin/main` is fetched as what the server calls it', async () => {
    git('init', '--quiet', '--initial-branch=main');
    commit('one');
    const clone = temporaryFolder('gate-clone');
    try {
      const work = join(clone, 'work');
      git('checkout', '--quiet', '-b', 'topic');
      gitIn(clone, 'clone', '--quiet', '--depth=1', '--branch=topic', `file://${tiny.folder}`, 'work');
      writeFileSync(join(work, 'notes.txt'), 'x');
      expect(await run({ repo: work, base: 'origin/main' })).toMatchObject({
        ok: true,
        base: { name: 'origin/main' },
      });
      gitIn(work, 'remote', 'set-url', 'origin', 'file:///nowhere');
      await expect(run({ repo: work, base: 'origin/main' })).rejects.toMatchObject({
        remedy: expect.stringContaining('git fetch origin main:refs/remotes/origin/main'),
      });
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  });
});
