import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { enginesNamed } from '../editors/editors.js';
import type { Finding } from '../findings/finding.js';
import { unwritable } from '../findings/unwritable.js';
import type { RunOptions } from '../run/run-context.js';
import { makeFolder } from '../runtime/make-folder.js';
import { describedLanguage } from './described-language.js';
import { editorInput } from './editor-input.js';
import { languageOf } from './language-data.js';

export interface EditorOptions extends RunOptions {
  /** Folder to write into. Files of it that are not made here stay. */
  readonly out: string;
  /** Names of engines; all of them unless given. */
  readonly only?: readonly string[] | undefined;
}

export interface EditorResult {
  /** Whether anything was written: there was no finding of level `error`. */
  readonly ok: boolean;
  readonly nome: string;
  readonly out: string;
  /** Paths below the folder. */
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * Writes grammars of a language for editors, from `lexico` in refdata.yml.
 *
 * @throws {UserError} when there is no lexico, an engine is not known, or the folder cannot be written
 */
export async function editor(options: EditorOptions): Promise<EditorResult> {
  const { out, only } = options;
  const engines = enginesNamed(only, '--only');
  const { config, index, lexico, programs, findings } = await describedLanguage(options);
  const ok = lexico !== undefined;
  const hasServer = ok && engines.some(({ name }) => name === 'vscode');
  const dados = hasServer ? await languageOf(options) : undefined;
  const files = ok
    ? engines.flatMap(engine => engine.files(editorInput({ config, index, lexico, programs, dados })))
    : [];
  for (const { path, text } of files) write(join(out, path), text);
  return { ok, nome: index.nome, out, files: files.map(({ path }) => path), findings };
}

function write(path: string, text: string): void {
  try {
    makeFolder(dirname(path));
    writeFileSync(path, text);
  } catch (cause) {
    throw unwritable(path, cause, 'Choose another folder with --out.');
  }
}
