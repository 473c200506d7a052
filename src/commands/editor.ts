import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EditorFile, EngineName } from '../editors/editor.js';
import { enginesNamed } from '../editors/editors.js';
import { NEOVIM_PACKAGES } from '../editors/neovim.js';
import { idOf } from '../editors/scopes.js';
import type { Finding } from '../findings/finding.js';
import { unwritable } from '../findings/unwritable.js';
import type { RunOptions } from '../run/run-context.js';
import { makeFolder } from '../runtime/make-folder.js';
import { neovimData } from '../runtime/user-folders.js';
import { describedLanguage, publishedLanguage } from './described-language.js';
import { editorInput } from './editor-input.js';
import { languageAt, languageOf } from './language-data.js';

interface MakeOptions extends RunOptions {
  /** Built folder or address of the language; where there is none, the repository is read. */
  readonly from?: string | undefined;
  /** Built folder or address of the version that programs are held against beforehand. */
  readonly next?: string | undefined;
}

export interface EditorOptions extends MakeOptions {
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

/** What is made for editors, and not written yet. */
interface MadeForEditors {
  readonly ok: boolean;
  readonly nome: string;
  /** What editors call the language; nothing where there was an error. */
  readonly id: string | undefined;
  readonly extensao: string | undefined;
  readonly files: readonly EditorFile[];
  readonly findings: readonly Finding[];
}

/**
 * Makes grammars of a language for editors, from `lexico` in refdata.yml or as it is published.
 *
 * @param option what names the engines, for messages
 * @throws {UserError} when there is no lexico, or an engine is not known
 */
export async function madeForEditors(
  { next, from, ...options }: MakeOptions,
  only: readonly string[] | undefined,
  option: string,
): Promise<MadeForEditors> {
  const engines = enginesNamed(only, option);
  const published = from === undefined ? undefined : await languageAt(from);
  const { config, index, lexico, programs, findings } =
    published === undefined ? await describedLanguage(options) : publishedLanguage(from as string, published);
  const { nome } = index;
  if (lexico === undefined)
    return { ok: false, nome, id: undefined, extensao: undefined, files: [], findings };
  const hasServer = engines.some(engine => engine.hasServer);
  const dados = hasServer ? (published ?? (await languageOf(options))) : undefined;
  const coming = hasServer && next !== undefined ? await languageAt(next) : undefined;
  const input = editorInput({ config, index, lexico, programs, dados, next: coming });
  const files = engines.flatMap(engine => engine.files(input));
  return { ok: true, nome, id: idOf(lexico), extensao: lexico.extensao, files, findings };
}

/**
 * Writes grammars of a language for editors, from `lexico` in refdata.yml.
 *
 * @throws {UserError} when there is no lexico, an engine is not known, or the folder cannot be written
 */
export async function editor({ out, only, ...options }: EditorOptions): Promise<EditorResult> {
  const { ok, nome, files, findings } = await madeForEditors(options, only, '--only');
  for (const { path, text } of files) write(join(out, path), text, 'Choose another folder with --out.');
  return { ok, nome, out, files: files.map(({ path }) => path), findings };
}

/** Editors that find by themselves what is in a folder of theirs. */
export const INSTALLABLE = ['neovim'] as const satisfies readonly EngineName[];

/**
 * Writes what is made for Neovim where Neovim looks for it, in place of what was there of this language.
 *
 * @throws {UserError} when there is no lexico, or the folder cannot be written
 */
export async function installEditor(options: MakeOptions): Promise<EditorResult> {
  const { ok, nome, id, files, findings } = await madeForEditors(options, INSTALLABLE, '--install');
  const out = join(neovimData(process.env, process.platform), NEOVIM_PACKAGES, id ?? '');
  const remedy =
    'Write it elsewhere with --only neovim --out, and put that folder among the packages of Neovim.';
  if (ok) remove(out, remedy);
  const paths = files.map(({ path }) => path.slice('neovim/'.length));
  for (const [i, path] of paths.entries()) write(join(out, path), files[i]?.text ?? '', remedy);
  return { ok, nome, out, files: paths, findings };
}

function remove(folder: string, remedy: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (cause) {
    throw unwritable(folder, cause, remedy);
  }
}

function write(path: string, text: string, remedy: string): void {
  try {
    makeFolder(dirname(path));
    writeFileSync(path, text);
  } catch (cause) {
    throw unwritable(path, cause, remedy);
  }
}
