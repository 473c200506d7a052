import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import { check } from '../../src/commands/check-reference.js';
import { TINY } from '../cli/run-cli.js';
import { gitIn, missingProgram, temporaryFolder } from '../git/git-server.js';
import { RUN_CACHE } from '../run-cache.js';

/** A change that takes the terms out by which it would fail. */

let repo: string;
beforeEach(() => {
  repo = temporaryFolder('terms');
});
afterEach(() => rmSync(repo, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repo, path)), { recursive: true });
    writeFileSync(join(repo, path), text);
  }
}

function configured(check: string, rules = ''): string {
  return `${TINY['refdata.yml']}${check === '' ? '' : `check: ${check}\n`}${rules}`;
}

function begin(): void {
  gitIn(repo, 'init', '--quiet', '--initial-branch=main');
  gitIn(repo, 'add', '--all');
  gitIn(repo, 'commit', '--quiet', '-m', 'one');
}

async function found(rule: string) {
  const { ok, findings } = await check({
    repo,
    config: 'refdata.yml',
    today: '2026-06-01',
    cache: RUN_CACHE,
  });
  return { ok, messages: findings.filter(each => each.rule === rule).map(({ message }) => message) };
}

(missingProgram() === 'git' ? describe.skip : describe)('terms of the base', () => {
  describe('check.versao', () => {
    const VERSAO = '{ versao: [{ data: p.json#/v }] }';
    beforeEach(() => {
      write({ ...TINY, 'refdata.yml': configured(VERSAO), 'p.json': '{ "v": "1.0.0" }\n' });
      begin();
    });
    const failing = { ok: false, messages: [expect.stringContaining('The version is 1.3.0 in p.json')] };

    test('dropped with a version that is another one', async () => {
      write({ 'refdata.yml': configured('') });
      expect(await found('versao-declared')).toEqual({ ok: true, messages: [] });
      write({ 'p.json': '{ "v": "1.3.0" }\n' });
      expect(await found('versao-declared')).toEqual(failing);
      write({ 'p.json': '{}\n' });
      expect((await found('versao-declared')).ok).toBe(false);
    });

    test('replaced by another place, or switched off', async () => {
      write({ 'p.json': '{ "v": "1.3.0" }\n', 'q.json': '{ "v": "1.0.0" }\n' });
      write({ 'refdata.yml': configured('{ versao: [{ data: q.json#/v }] }') });
      expect(await found('versao-declared')).toEqual(failing);
      write({ 'refdata.yml': configured(VERSAO, 'rules: { versao-declared: { level: off } }\n') });
      expect(await found('versao-declared')).toEqual(failing);
    });

    test('a file that is gone declares nothing, and another place is held at once', async () => {
      rmSync(join(repo, 'p.json'));
      write({
        'refdata.yml': configured('{ versao: [{ data: q.json#/v }] }'),
        'q.json': '{ "v": "1.0.0" }\n',
      });
      expect(await found('versao-declared')).toEqual({ ok: true, messages: [] });
      write({ 'q.json': '{ "v": "1.0.1" }\n' });
      expect((await found('versao-declared')).messages).toHaveLength(1);
    });
  });

  describe('check.committed', () => {
    beforeEach(async () => {
      write({ ...TINY, 'refdata.yml': configured('{ committed: site }') });
      await build({ repo, config: 'refdata.yml', out: join(repo, 'site') });
      begin();
    });
    const another = () =>
      write({ 'tokens.py': readFileSync(join(repo, 'tokens.py'), 'utf8').replace('"se"', '"caso"') });

    test('dropped with stale data', async () => {
      write({ 'refdata.yml': configured('') });
      expect((await found('data-stale')).messages).toEqual([]);
      another();
      expect(await found('data-stale')).toEqual({
        ok: false,
        messages: [expect.stringContaining('site/api/sintaxe.json is not what the source gives')],
      });
      rmSync(join(repo, 'site'), { recursive: true });
      expect((await found('data-stale')).messages).toHaveLength(7);
    });

    test('switched off', async () => {
      write({ 'refdata.yml': configured('{ committed: site }', 'rules: { data-stale: { level: off } }\n') });
      another();
      expect((await found('data-stale')).messages).toHaveLength(1);
    });

    test('a folder that moved is held where it is, and one that stays beside another one, too', async () => {
      renameSync(join(repo, 'site'), join(repo, 'publico'));
      write({ 'refdata.yml': configured('{ committed: publico }') });
      expect((await found('data-stale')).messages).toEqual([]);
      another();
      expect((await found('data-stale')).messages).toEqual([expect.stringMatching(/^publico/)]);
      await build({ repo, config: 'refdata.yml', out: join(repo, 'site') });
      expect((await found('data-stale')).messages).toHaveLength(1);
    });

    test('a schema that is weakened beside them', async () => {
      const file = join(repo, 'site/schemas/sintaxe.schema.json');
      const schema = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      writeFileSync(file, JSON.stringify({ ...schema, required: ['versao'] }));
      for (const config of [configured('{ committed: site }'), configured('')]) {
        write({ 'refdata.yml': config });
        const result = await check({ repo, config: 'refdata.yml', today: '2026-06-01', cache: RUN_CACHE });
        expect(result).toMatchObject({ ok: false, level: 'major', verdict: 'not-bumped' });
        expect(new Set(result.changes.map(({ rule }) => rule))).toEqual(new Set(['esquema-campo-optional']));
      }
    });
  });
});
