import { UserError } from '../findings/user-error.js';
import { nearest } from '../text/nearest.js';
import { codemirrorEditor } from './codemirror.js';
import type { Editor } from './editor.js';
import { highlightjsEditor } from './highlightjs.js';
import { monacoEditor } from './monaco.js';
import { prismEditor } from './prism.js';
import { probesEditor } from './probes.js';
import { pygmentsEditor } from './pygments/pygments.js';
import { textmateEditor } from './textmate/textmate.js';
import { vscodeEditor } from './vscode.js';

/** Every engine, in the order in which people are told of them. */
const EDITORS: readonly Editor[] = [
  textmateEditor,
  vscodeEditor,
  highlightjsEditor,
  prismEditor,
  codemirrorEditor,
  monacoEditor,
  pygmentsEditor,
  probesEditor,
];

/**
 * Engines by their names; all of them where none is named.
 * @param option what names them, for messages.
 * @throws {UserError} for a name of none.
 */
export function enginesNamed(names: readonly string[] | undefined, option: string): readonly Editor[] {
  return names === undefined ? EDITORS : names.map(name => engineNamed(name, option));
}

function engineNamed(name: string, option: string): Editor {
  const engine = EDITORS.find(candidate => candidate.name === name);
  if (engine !== undefined) return engine;
  const names = EDITORS.map(candidate => candidate.name);
  const near = nearest(name, names)[0];
  throw new UserError(
    `There is no engine \`${name}\`${near === undefined ? '' : `; did you mean \`${near}\``}.`,
    `${option} only takes these, separated by commas: ${names.join(', ')}.`,
  );
}
