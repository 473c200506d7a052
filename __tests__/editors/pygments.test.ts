import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { lumeLexico } from '../lexico/lexico-of.js';
import { coloursAsCut } from './corpora.js';
import { PYGMENTS, PYGMENTS_HOME, writtenArchive } from './engines/pygments.js';

if (PYGMENTS_HOME === undefined) it.skip('the comparison with Pygments is left out', () => undefined);
else {
  coloursAsCut(PYGMENTS, 'few');
  installs(PYGMENTS_HOME);
}

function installs(home: readonly string[]): void {
  describe('Pygments with the package', () => {
    it('knows the language by its name and by the names of files', async () => {
      const archive = writtenArchive(await lumeLexico());
      const target = mkdtempSync(join(tmpdir(), 'refdata-installed-'));
      const python = (args: readonly string[], input = '') => {
        const PYTHONPATH = [target, ...home].join(delimiter);
        const { status, stdout, stderr } = spawnSync('python3', args, {
          input,
          encoding: 'utf8',
          env: { ...process.env, PYTHONPATH, PYTHONIOENCODING: 'utf-8' },
        });
        if (status !== 0) throw new Error(stderr);
        return stdout;
      };
      try {
        // What builds it is there already: nothing is fetched.
        const options = ['--quiet', '--no-deps', '--no-build-isolation', '--no-index', '--no-compile'];
        python(['-m', 'pip', 'install', ...options, '--target', target, archive]);
        const program = 'mostra "é {x}\\n" # 😀\n';
        const html = python(['-m', 'pygments', '-l', 'lume', '-f', 'html', '-O', 'encoding=utf-8'], program);
        expect(html).toContain('<span class="c"># 😀</span>');
        const text = html.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"');
        expect(text.trim()).toBe(program.trim());
        const found = python([
          '-c',
          'from pygments.lexers import *; print(get_lexer_for_filename("a.lm").name, get_lexer_by_name("lm").url)',
        ]);
        expect(found.trim()).toBe('Lume https://lume.dev/');
        const about = 'from importlib.metadata import metadata as m; print(m("pygments-lume")["Summary"])';
        expect(python(['-c', about])).toBe('"Lume" \\ é\n');
      } finally {
        rmSync(target, { recursive: true, force: true });
      }
    });
  });
}
