import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { verdictLine } from '../../src/check/report/verdict-line.js';
import { build } from '../../src/commands/build.js';
import { type CheckOptions, check } from '../../src/commands/check-reference.js';
import { gitIn, missingProgram, startServer, temporaryFolder } from '../git/git-server.js';
import { TinyRepository } from './tiny-repository.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;

const tiny = new TinyRepository('releases');
const { bumpTo, breakWord, commit, configure, edit, git, write } = tiny;
beforeEach(tiny.make);
afterEach(tiny.remove);

const run = (options: Partial<CheckOptions> = {}) =>
  check({ repo: tiny.folder, config: 'refdata.yml', today: '2026-06-01', sinceRelease: true, ...options });

describeWithGit('versao since the last release', () => {
  beforeEach(() => {
    git('init', '--quiet', '--initial-branch=main');
    commit('one');
    git('tag', 'v1.0.0');
  });

  test('two breaking pull requests, one after the other, need one major version', async () => {
    breakWord('se', 'caso');
    expect(await run()).toMatchObject({ ok: false, verdict: 'not-bumped', suggestion: '2.0.0' });
    bumpTo('2.0.0');
    expect(await run()).toMatchObject({ ok: true, verdict: 'bumped' });
    commit('first');
    breakWord('caso', 'quando');
    const second = await run();
    expect(second).toMatchObject({
      ok: true,
      verdict: 'bumped',
      level: 'major',
      counts: { major: 1 },
      base: { versao: '2.0.0' },
      release: { name: 'v1.0.0', versao: '1.0.0', level: 'major', requiredBump: 'major', due: true },
    });
    expect(verdictLine(second)).toContain('since v1.0.0');
    // Without looking for the release, the base is it.
    expect(await run({ sinceRelease: false })).toMatchObject({ ok: false, suggestion: '3.0.0' });
  });

  test('a shallow clone with none of the tags, or some, has the releases of where it came from', async () => {
    breakWord('se', 'caso');
    bumpTo('2.0.0');
    commit('first');
    const clone = temporaryFolder('shallow');
    try {
      gitIn(clone, 'clone', '--quiet', '--depth=1', '--no-tags', `file://${tiny.folder}`, 'work');
      const work = join(clone, 'work');
      const tokens = join(work, 'tokens.py');
      writeFileSync(tokens, readFileSync(tokens, 'utf8').replace('"caso"', '"quando"'));
      const wanted = { ok: true, verdict: 'bumped', release: { name: 'v1.0.0' }, counts: { major: 1 } };
      expect(await run({ repo: work })).toMatchObject(wanted);
      // A tag that stands there says nothing of the others.
      gitIn(work, 'tag', 'v0.1.0');
      expect(await run({ repo: work })).toMatchObject(wanted);
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  });

  test('a version that is released already is not changed any more', async () => {
    bumpTo('1.1.0');
    commit('released');
    git('tag', 'v1.1.0');
    edit('tokens.py', 'condicional', 'uma condição');
    expect(await run()).toMatchObject({ ok: false, verdict: 'not-bumped', suggestion: '1.1.1' });
  });

  test('two small changes need what both together ask for, and one that asks for nothing need not make up', async () => {
    breakWord('se', 'caso');
    commit('unraised');
    edit('tokens.py', 'condicional', 'uma condição');
    expect(await run()).toMatchObject({
      ok: false,
      level: 'patch',
      requiredBump: 'major',
      suggestion: '2.0.0',
    });
    git('checkout', '--quiet', '--', '.');
    // The branch itself has nothing else to be compared with.
    expect(await run()).toMatchObject({ ok: false, verdict: 'not-bumped', suggestion: '2.0.0' });
    write({ 'notes.txt': 'x' });
    expect(await run()).toMatchObject({ ok: true, verdict: 'unchanged' });
  });

  test('going back is judged against the base', async () => {
    bumpTo('2.0.0');
    commit('raised');
    bumpTo('1.5.0');
    expect(await run()).toMatchObject({ ok: false, verdict: 'decreased' });
  });

  test('a tag like that of the last release, with another version than `versao`, is told', async () => {
    write({ 'other.txt': 'x' });
    commit('other');
    git('tag', 'cli-v3.0.0');
    git('tag', 'nightly');
    const told = async (options: Partial<CheckOptions> = {}) =>
      (await run(options)).findings.flatMap(({ rule, level, message }) =>
        rule === 'versao-not-tagged' ? [`${level} ${message}`] : [],
      );
    expect(await told()).toEqual([]);
    const message = 'warning The tag v2.0.0 stands at this commit, and `versao` is 1.0.0.';
    expect(await told({ ref: 'refs/tags/v2.0.0' })).toEqual([message]);
    git('tag', 'v2.0.0');
    expect(await told()).toEqual([message]);
    // Who asks for the next version does so before it is tagged.
    expect(await told({ isForNext: true })).toEqual([]);
    bumpTo('2.0.0');
    commit('raised');
    git('tag', '--force', 'v2.0.0');
    expect(await told()).toEqual([]);
  });

  test('tags of something else, and of what is built here, are no releases', async () => {
    write({ 'other.txt': 'x' });
    commit('other');
    git('tag', 'cli-v0.9.0');
    git('tag', 'nightly');
    breakWord('se', 'caso');
    bumpTo('2.0.0');
    commit('release');
    git('tag', 'v2.0.0');
    expect(await run({ base: 'v1.0.0' })).toMatchObject({ release: { name: 'v1.0.0' }, verdict: 'bumped' });
  });

  test.each([
    ['release-branch', 'refs/heads/main', 'deferred', true],
    ['release-branch', 'refs/heads/release/1.x', 'not-bumped', false],
    ['tag', 'refs/heads/main', 'deferred', true],
    ['tag', 'refs/tags/v1.1.0', 'not-bumped', false],
    ['every-pull-request', 'refs/heads/main', 'not-bumped', false],
  ])('check.release: %s on %s: %s', async (release, ref, verdict, ok) => {
    configure(`check: { release: ${release} }\n`);
    commit('policy');
    breakWord('se', 'caso');
    const result = await run({ ref });
    expect(result).toMatchObject({ ok, verdict, suggestion: '2.0.0' });
  });
});

describeWithGit('where releases are made, what was put off is due', () => {
  test.each([
    ['tag', 'refs/tags/v1.1.0'],
    ['release-branch', 'refs/heads/release/1.x'],
  ])('check.release: %s on %s, where nothing changes any more', async (release, ref) => {
    configure(`check: { release: ${release} }\n`);
    git('init', '--quiet', '--initial-branch=main');
    commit('one');
    git('tag', 'v1.0.0');
    breakWord('se', 'caso');
    commit('put off');
    expect(await run({ ref: 'refs/heads/main' })).toMatchObject({ ok: true, verdict: 'unchanged' });
    const due = await run({ ref });
    expect(due).toMatchObject({ ok: false, verdict: 'not-bumped', level: 'none', suggestion: '2.0.0' });
    expect(verdictLine(due)).toContain('1 major change since v1.0.0, and versao is 1.0.0');
    bumpTo('2.0.0');
    commit('raised');
    const raised = await run({ ref });
    expect(raised).toMatchObject({ ok: true, verdict: 'bumped' });
    expect(verdictLine(raised)).toBe(
      'Nothing changes here, and versao was raised to match 1 major change since v1.0.0: 1.0.0 → 2.0.0.',
    );
  });
});

describeWithGit('where a raise is due', () => {
  test.each([
    ['release-branch', 'refs/heads/main', 'deferred'],
    ['tag', 'refs/heads/main', 'deferred'],
    ['tag', 'refs/tags/v1.1.0', 'not-bumped'],
    ['release-branch', 'refs/heads/release-2', 'not-bumped'],
  ])('check.release: %s on %s holds before the first release, too: %s', async (release, ref, verdict) => {
    configure(`check: { release: ${release} }\n`);
    git('init', '--quiet', '--initial-branch=main');
    commit('one');
    breakWord('se', 'caso');
    const result = await run({ ref });
    expect(result).toMatchObject({ ok: verdict === 'deferred', verdict, release: null, suggestion: '2.0.0' });
    // Who goes back is told everywhere.
    bumpTo('0.9.0');
    expect(await run({ ref })).toMatchObject({ ok: false, verdict: 'decreased' });
  });
});

describeWithGit('a gate that stays shut', () => {
  beforeEach(() => {
    git('init', '--quiet', '--initial-branch=main');
    commit('one');
  });

  test('a base that cannot be built fails where it is required', async () => {
    edit('refdata.yml', 'tokens.py#', 'tokns.py#');
    commit('broken');
    edit('refdata.yml', 'tokns.py#', 'tokens.py#');
    const required = await run({ requireBase: true });
    expect(required).toMatchObject({ ok: false, verdict: 'unknown' });
    const ofBase = (result: typeof required) =>
      result.findings.filter(({ rule }) => rule === 'base-not-built');
    expect(ofBase(required)).toMatchObject([{ level: 'error' }]);
    expect(await run({ requireBase: true, failOn: 'none' })).toMatchObject({ ok: false });
    const not = await run({ requireBase: false });
    expect(not.ok).toBe(true);
    expect(ofBase(not)).toMatchObject([{ level: 'warning' }]);
  });

  test('a side without entries', async () => {
    write({ 'tokens.py': 'WORDS = {}\n', 'errors.py': 'ERRORS = []\n' });
    bumpTo('9.0.0');
    const result = await run({ failOn: 'none' });
    expect(result.findings.map(({ rule }) => rule)).toContain('nothing-compared');
    expect(result).toMatchObject({ ok: false, compared: { head: 0 } });
  });

  test('a word that goes and its rule that is switched off in the same change', async () => {
    configure(`rules: { reservada-renamed: { level: "off" } }\n`);
    breakWord('se', 'caso');
    const result = await run();
    expect(result).toMatchObject({ ok: false, level: 'major' });
    expect(result.findings).toContainEqual(expect.objectContaining({ rule: 'policy-changed' }));
  });

  test('how versions are counted, changed together with the version', async () => {
    configure(`check: { versions: { breaks: any } }\n`);
    breakWord('se', 'caso');
    bumpTo('1.0.1');
    expect(await run()).toMatchObject({ ok: false, verdict: 'bumped-too-little', suggestion: '2.0.0' });
  });

  test('a head whose own data breaks its own schema, which the base does not have', async () => {
    const site = join(tiny.folder, 'site');
    expect((await build({ repo: tiny.folder, config: 'refdata.yml', out: site })).ok).toBe(true);
    const schema = join(site, 'schemas', 'sintaxe.schema.json');
    const text = readFileSync(schema, 'utf8');
    const drift = async () =>
      (await run({ base: 'main', head: site })).findings.filter(({ rule }) => rule === 'schema-drift');
    expect(await drift()).toEqual([]);
    writeFileSync(schema, JSON.stringify({ ...JSON.parse(text), required: ['versao', 'cor'] }));
    expect(await drift()).toMatchObject([{ level: 'error', message: expect.stringContaining('cor') }]);
  });

  test('a published file may be as large as `limits.published_mib` says', async () => {
    const site = join(tiny.folder, 'site');
    await build({ repo: tiny.folder, config: 'refdata.yml', out: site });
    const file = join(site, 'api', 'erros.json');
    // White space is JSON, too.
    writeFileSync(file, readFileSync(file, 'utf8') + ' '.repeat(65 * 1024 * 1024));
    const verdict = async () => (await run({ base: site })).verdict;
    await expect(verdict()).rejects.toMatchObject({
      findings: [expect.objectContaining({ message: '/api/erros.json is larger than 64 MiB.' })],
    });
    configure(`limits: { published_mib: 66 }\n`);
    expect(await verdict()).toBe('unchanged');
  });

  test('an address with nothing at it yet is the first publication; one with half of it, or something else, is not', async () => {
    const server = await startServer((request, response) => {
      const isThere = /^\/(?:half\/api\/erros\.json|any\/)/.test(request.url ?? '');
      response.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
    try {
      expect(await run({ base: server.origin, requireBase: true })).toMatchObject({
        ok: true,
        verdict: 'first',
      });
      await expect(run({ base: `${server.origin}/half` })).rejects.toThrow('no published reference');
      // A server that answers everything with an object of its own.
      await expect(run({ base: `${server.origin}/any` })).rejects.toThrow('names no language and version');
    } finally {
      await server.close();
    }
  });
});
