import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { check } from '../../src/commands/check-reference.js';
import { LumeRepository } from '../action/lume-repository.js';
import { missingProgram } from '../git/git-server.js';

/** What was extracted of the base, and of a head that is as it was, is not extracted again. */
(missingProgram() === 'git' ? describe.skip : describe)('a check with a cache', () => {
  let lume: LumeRepository;
  let cache: string;
  beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), 'refdata-cache-'));
  });
  const commitLume = (has: 'all' | 'words') => {
    lume = new LumeRepository(mkdtempSync(join(tmpdir(), 'refdata-cached-')), { has });
  };
  afterEach(() => {
    for (const folder of [lume.folder, cache]) rmSync(folder, { recursive: true, force: true });
  });

  async function checked(kept?: string) {
    const read: string[] = [];
    const { folder: repo, base } = lume;
    const result = await check({
      repo,
      base,
      config: 'refdata.yml',
      today: '2026-06-01',
      cache: kept,
      progress: step => read.push(step),
    });
    return { result, sources: read.filter(step => step !== 'checking') };
  }

  test('says the same to the byte, and reads no source again that has not changed', async () => {
    commitLume('all');
    lume.edit('cli/src/modules/text.ts', '(texto, parte)', '(texto, trecho)');
    lume.edit('lume/errors.py', '"LM0103"', '"LM0193"');
    const plain = await checked();
    const first = await checked(cache);
    const second = await checked(cache);
    expect(plain.result.changes.length).toBeGreaterThan(1);
    expect(first.result).toEqual(plain.result);
    expect(second.result).toEqual(plain.result);
    expect(plain.sources.length).toBeGreaterThan(0);
    expect(first.sources).toEqual(plain.sources);
    expect(second.sources).toEqual([]);
    expect(readdirSync(cache)).toHaveLength(4);
  });

  test('reads the side that changed, and that alone', async () => {
    commitLume('words');
    const { sources } = await checked(cache);
    lume.removeWord();
    const after = await checked(cache);
    expect(after.sources).toHaveLength(sources.length / 2);
    expect(after.result).toEqual((await checked()).result);
  });

  test('goes on where entries are damaged', async () => {
    commitLume('words');
    lume.removeWord();
    const { result } = await checked(cache);
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), '{"key":');
    expect((await checked(cache)).result).toEqual(result);
  });
});
