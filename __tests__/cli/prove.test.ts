import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { changed, languageWith, removeLanguages } from '../prove/language.js';
import { refdata, refdataInProcess } from './run-cli.js';

afterEach(removeLanguages);

test('prove prints a table, and its exit code says whether there is a proof', () => {
  const repo = languageWith();
  const { code, stdout, stderr } = refdata(['prove', '--repo', repo, '--allow-commands']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^ {2}list +expected +found +equal +missing +extra +different +accepted$/m);
  expect(stdout).toMatch(/^ {2}erros +2 +2 +2 +0 +0 +0 +0$/m);
  expect(stdout).toMatch(/^ {4}titulo +2 +2 +0$/m);
  expect(stdout).toMatch(/^proved Pequena 1\.0\.0 in refdata\.proof\.json: no findings$/m);
});

test('prove fails for a difference, runs nothing unasked, and prints JSON', async () => {
  const repo = languageWith(changed('dump.js', 'Object.keys(FUNCTIONS)', "['soma']"));
  const different = await refdataInProcess(['prove', '--repo', repo, '--allow-commands', '--json']);
  expect(different.code).toBe(1);
  expect(JSON.parse(different.stdout)).toMatchObject({ ok: false, proof: null, nome: 'Pequena' });
  const off = await refdataInProcess(['prove', '--repo', repo]);
  expect(off.code).toBe(1);
  expect(off.stderr).toContain('commands are switched off');
  expect(existsSync(join(repo, 'refdata.proof.json'))).toBe(false);
  expect((await refdataInProcess(['prove', '--repo', repo, '--allow-commands', '--accept'])).code).toBe(0);
  expect((await refdataInProcess(['prove', '--repo', join(repo, 'nowhere')])).code).toBe(2);
});
