import { someOf } from '../findings/one-of.js';
import { codemirrorEditor } from './codemirror.js';
import { type Editor, ENGINE_NAMES, type EngineName } from './editor.js';
import { highlightjsEditor } from './highlightjs.js';
import { monacoEditor } from './monaco.js';
import { neovimEditor } from './neovim.js';
import { inOneLine } from './one-line.js';
import { prismEditor } from './prism.js';
import { probesEditor } from './probes.js';
import { pygmentsEditor } from './pygments/pygments.js';
import { sublimeEditor } from './sublime.js';
import { textmateEditor } from './textmate/textmate.js';
import { vimEditor } from './vim/vim.js';
import { vscodeEditor } from './vscode.js';

const EDITORS: Readonly<Record<EngineName, Editor>> = {
  textmate: textmateEditor,
  sublime: sublimeEditor,
  vscode: vscodeEditor,
  vim: vimEditor,
  neovim: neovimEditor,
  highlightjs: highlightjsEditor,
  prism: prismEditor,
  codemirror: codemirrorEditor,
  monaco: monacoEditor,
  pygments: pygmentsEditor,
  provas: probesEditor,
};

/**
 * Engines by their names; all of them where none is named.
 * @param option what names them, for messages.
 * @throws {UserError} for a name of none.
 */
export function enginesNamed(names: readonly string[] | undefined, option: string): readonly Editor[] {
  return someOf(option, names ?? ENGINE_NAMES, ENGINE_NAMES).map(name => safe(EDITORS[name]));
}

function safe(editor: Editor): Editor {
  const { files, pack } = editor;
  return {
    ...editor,
    files: input => files(inOneLine(input)),
    ...(pack && { pack: input => pack(inOneLine(input)) }),
  };
}
