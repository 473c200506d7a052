import { codemirrorEditor } from './codemirror.js';
import type { Editor } from './editor.js';
import { highlightjsEditor } from './highlightjs.js';
import { monacoEditor } from './monaco.js';
import { prismEditor } from './prism.js';
import { probesEditor } from './probes.js';
import { textmateEditor } from './textmate/textmate.js';
import { vscodeEditor } from './vscode.js';

/** Every engine, in the order in which people are told of them. */
export const EDITORS: readonly Editor[] = [
  textmateEditor,
  vscodeEditor,
  highlightjsEditor,
  prismEditor,
  codemirrorEditor,
  monacoEditor,
  probesEditor,
];
