/** What a person sees of a program in Neovim, after `refdata editor --install neovim`. */
import { join } from 'node:path';
import { Terminal } from './terminal.mjs';

/** @param picture takes one, of a page, under a name */
export async function neovimPictures({ neovim, home, programs, picture }) {
  const env = {
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_STATE_HOME: join(home, 'state'),
    XDG_CACHE_HOME: join(home, 'cache'),
  };
  const terminal = new Terminal(`cd ${programs} && ${neovim} cores.lm`, { env });
  const seen = async (name, pattern) => {
    await terminal.shows(pattern);
    await picture(`neovim-${name}`, terminal.html);
  };
  const leave = async () => {
    terminal.keys('Escape');
    await new Promise(done => setTimeout(done, 300));
  };
  try {
    await terminal.shows(/enumera/);
    terminal.keys(
      ':set signcolumn=yes number background=light | lua vim.diagnostic.config({ virtual_text = true })',
      'Enter',
    );
    terminal.keys(
      ':lua vim.wait(60000, function() return (vim.lsp.get_clients()[1] or {}).initialized end) print("there")',
      'Enter',
    );
    await terminal.shows(/^there/m);
    terminal.keys('/hexadecimal', 'Enter', 'K');
    await seen('hover', /hexadecimal\(cor\)/);
    await leave();
    terminal.keys('G', 'o');
    terminal.type('mostra C.');
    await terminal.shows(/inversa +\S/);
    terminal.keys('C-n');
    await seen('completion', /AZUL[\s\S]*```|AZUL[\s\S]*azul/);
    terminal.keys('C-e');
    terminal.type('mistura(C.AZUL, ');
    terminal.keys('C-s');
    await seen('signature', /mistura\(cor, outra\)/);
    terminal.keys('Escape', 'Escape');
    terminal.keys('S');
    terminal.type('mostra C.misturra(C.AZUL, C.BRANCO)');
    await leave();
    await terminal.shows(/não tem "misturra"/);
    terminal.keys('gg', ']d', 'C-w', 'd');
    await seen('problem', /Seria "mistura"/);
    await leave();
    terminal.keys('g', 'r', 'a');
    await seen('fix', /Trocar por "?mistura/);
    terminal.keys('1', 'Enter');
    await terminal.shows(/C\.mistura\(C\.AZUL/);
    terminal.keys('g', 'O');
    // The list itself: the program behind it has these names, too.
    await seen('symbols', /\d+ col .*espera_no[\s\S]*\d+ col .*laranja/);
    terminal.keys(':lclose', 'Enter', 'gg', ':/funcao', 'Enter', 'z', 'M');
    await seen('folding', /\+--/);
    terminal.keys('z', 'R', 'G', 'o');
    terminal.type('importa Lume.Texto como T');
    terminal.keys('Enter');
    terminal.type('seja total = 1');
    terminal.keys('Enter');
    terminal.type('mostra T.titulo("a")');
    await leave();
    await terminal.shows(/total"? é uma palavra reservada[\s\S]*titulo"? passa a ser/);
    terminal.keys('[', 'd', 'g', 'r', 'a');
    await seen('next', /Trocar por/);
    await leave();
    terminal.keys('Enter', 'o');
    terminal.type('seja classe = 1');
    terminal.keys('Enter');
    terminal.type('mostra "sem fim');
    await leave();
    await seen('reserved', /classe"? é uma palavra reservada/);
  } finally {
    terminal.close();
  }
}
