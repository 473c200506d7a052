import type { Lexico } from '../../lexico/index.js';
import type { Editor, EditorFile } from '../editor.js';
import { idOf } from '../scopes.js';
import { LICENCE } from '../vscode.js';
import { zipOf } from '../zip.js';
import { bufferSettings } from './settings.js';
import { vimSyntax } from './vim-syntax.js';

/** A package of Vim's, which Neovim takes, too: Vim 8 and later, Neovim 0.7 and later. */
export const vimEditor: Editor = {
  name: 'vim',
  title: 'a package of Vim and Neovim',
  files: ({ lexico }) => packageOf(lexico).map(({ path, text }) => ({ path: `vim/${path}`, text })),
  pack: ({ lexico }) => {
    const id = idOf(lexico);
    const files = packageOf(lexico).map(({ path, text }) => ({ path: `${id}/${path}`, text }));
    return { path: `${id}_vim.zip`, bytes: zipOf(files) };
  },
  install: at => {
    const archive = at.slice(at.lastIndexOf('/') + 1);
    return `curl -O "${at}"\nunzip -o ${archive} -d ~/.vim/pack/refdata/start`;
  },
};

function packageOf(lexico: Lexico): readonly EditorFile[] {
  const id = idOf(lexico);
  return [
    syntaxFile(lexico),
    { path: `ftdetect/${id}.vim`, text: detection(lexico) },
    { path: `ftplugin/${id}.vim`, text: settings(lexico) },
    { path: 'LICENSE', text: LICENCE },
  ];
}

/** The colours, where both look for them. */
export function syntaxFile(lexico: Lexico): EditorFile {
  return { path: `syntax/${idOf(lexico)}.vim`, text: vimSyntax(lexico) };
}

function detection(lexico: Lexico): string {
  const pattern = lexico.extensao.replace(/[*?[\]{},\\ |]/g, '\\$&');
  return `autocmd BufRead,BufNewFile *${pattern} set filetype=${idOf(lexico)}\n`;
}

function settings(lexico: Lexico): string {
  const { commentstring, shiftwidth } = bufferSettings(lexico);
  return [
    'if exists("b:did_ftplugin")',
    '  finish',
    'endif',
    'let b:did_ftplugin = 1',
    ...(commentstring === undefined
      ? []
      : [`let &l:commentstring = '${commentstring.replaceAll("'", "''")}'`]),
    ...(shiftwidth === undefined ? [] : [`setlocal expandtab shiftwidth=${shiftwidth}`]),
    '',
  ].join('\n');
}
