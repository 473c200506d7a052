import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { vimEditor } from '../../src/editors/vim/vim.js';
import type { Lexico } from '../../src/lexico/index.js';
import { lumeLexico } from '../lexico/lexico-of.js';
import { coloursAsCut } from './corpora.js';
import { HAS_NEOVIM, VIM } from './engines/vim.js';

if (HAS_NEOVIM) {
  coloursAsCut(VIM, 'least');
  describe('Neovim with the package', installs);
} else it.skip('the comparison with Neovim is left out', () => undefined);

/** What Neovim says of a program when the package is where packages are. */
function opened(lexico: Lexico, name: string, program: string, questions: readonly string[]): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-vim-package-'));
  try {
    const home = join(folder, 'config', 'nvim', 'pack', 'refdata', 'start');
    const input = { lexico, descricao: '', documentacao: '', idioma: 'pt', programs: [] } as const;
    for (const { path, text } of vimEditor.files(input)) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), text);
    }
    const [file, report] = [join(folder, name), join(folder, 'report.json')];
    writeFileSync(file, program);
    const write = `call writefile([json_encode([${questions.join(', ')}])], ${JSON.stringify(report)})`;
    const { stderr } = spawnSync('nvim', ['--headless', '-i', 'NONE', '-n', file, '-c', write, '-c', 'qa!'], {
      encoding: 'utf8',
      env: { ...process.env, XDG_CONFIG_HOME: join(folder, 'config'), XDG_DATA_HOME: join(folder, 'data') },
    });
    if (stderr.trim() !== '') throw new Error(stderr);
    return JSON.parse(readFileSync(report, 'utf8')) as unknown[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const colourAt = (line: number, column: number) =>
  `synIDattr(synIDtrans(synID(${line}, ${column}, 1)), "name")`;

function installs(): void {
  it('knows programs by their ending, and colours them as colour schemes do', async () => {
    const program = 'mostra "é {x}" # fim\r\n#[ a\r\nb ]# se\r\n';
    const said = opened(await lumeLexico(), 'a.lm', program, [
      '&filetype',
      '&commentstring',
      '&shiftwidth',
      colourAt(1, 1),
      colourAt(1, 9),
      colourAt(1, 12),
      colourAt(1, 17),
      colourAt(3, 1),
      colourAt(3, 6),
    ]);
    const colours = ['Statement', 'Constant', 'Special', 'Comment', 'Comment', 'Statement'];
    expect(said).toEqual(['lume', '# %s', 4, ...colours]);
  });

  it('takes endings and comments with characters that mean something to Vim', async () => {
    const lexico: Lexico = {
      nome: "C'++ [x]",
      versao: '1',
      extensao: '.c++[x]',
      nomes: { inicio: 'a-z', resto: 'a-z' },
      palavras: { reservada: ['if'] },
      simbolos: ["'", '|', '/', '"', '<', '%'],
      regioes: [{ nome: 'linha', classe: 'comentario', abre: "%'|", fecha: { ate: 'linha' } }],
    };
    const said = opened(lexico, 'a.c++[x]', `if '|/"<%'| a`, [
      '&filetype',
      '&commentstring',
      colourAt(1, 1),
      ...[4, 5, 6, 7, 8, 9, 11].map(column => colourAt(1, column)),
    ]);
    const symbols = Array<string>(5).fill('Statement');
    expect(said).toEqual(['c-plus-plus-x', "%%'| %s", 'Statement', ...symbols, 'Comment', 'Comment']);
  });
}
