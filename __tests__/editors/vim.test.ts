import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { lumeLexico } from '../lexico/lexico-of.js';
import { coloursAsCut } from './corpora.js';
import { HAS_VIM, inVim, VIM } from './engines/vim.js';

if (!HAS_VIM) it.skip('the comparison with Neovim is left out', () => undefined);
else {
  coloursAsCut(VIM, 'few', ['lume', 'dataforge']);
  describe('Neovim with the plug-in', () => {
    it('knows how a line becomes a comment, and colours the end of a file right where it is opened there', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'refdata-vim-script-'));
      const script = join(folder, 'end.vim');
      writeFileSync(
        script,
        `filetype plugin on
syntax on
edit long.lm
normal! G
let s:group = synID(line('.'), 1, 1)
let s:found = [&filetype, &commentstring, synIDattr(s:group, 'name'), synIDattr(synIDtrans(s:group), 'name')]
call writefile([json_encode(s:found)], 'found.json')
qall!
`,
      );
      try {
        // A comment that is open from the first line on: nothing at the end says so.
        const program = `#[ open\n${'seja x = 1\n'.repeat(5000)}`;
        const found = inVim(await lumeLexico(), { 'long.lm': program }, script, 'found.json');
        const [type, comment, group, link] = JSON.parse(found) as string[];
        expect([type, comment, link]).toEqual(['lume', '# %s', 'Comment']);
        expect(group).toMatch(/^lumeComment_\d+$/);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
}
