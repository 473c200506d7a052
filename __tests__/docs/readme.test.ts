import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import { fences } from './markdown.js';

const root = resolve(import.meta.dirname ?? '.', '..', '..');
const all = fences(readFileSync(join(root, 'README.md'), 'utf8'));

describe('the minimal example of the README', () => {
  test('builds as it stands there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'refdata-readme-'));
    try {
      const files = all.flatMap(({ text, before }) => {
        const path = /`([\w./]+\.\w+)`.*:$/.exec(before)?.[1];
        return path === undefined ? [] : [{ path, text }];
      });
      expect(files.map(({ path }) => path)).toEqual([
        'src/tokens.py',
        'src/errors.py',
        'refdata.yml',
        '.github/workflows/reference.yml',
      ]);
      for (const { path, text } of files) {
        mkdirSync(join(folder, dirname(path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      const result = await build({ repo: folder, config: 'refdata.yml', out: join(folder, 'site') });
      // The two that the README speaks of.
      const reported = result.findings.filter(({ level }) => level !== 'notice');
      expect(reported.map(({ rule, level, message }) => [rule, level, message])).toEqual([
        ['text-present', 'warning', expect.stringContaining('explicacao')],
        ['text-present', 'warning', expect.stringContaining('exemplo')],
      ]);
      expect(result).toMatchObject({ ok: true, versao: '1.0.0', counts: { reservadas: 2, codigos: 2 } });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
