import { type EditorInput, ENGINE_NAMES, type EngineName } from '../editors/editor.js';
import { enginesNamed } from '../editors/editors.js';
import type { SiteFile } from './site-file.js';

/** Where files for editors are on a site. */
export const EDITORS_FOLDER = '/editor/';

/** What a site has for an engine that colours programs. */
export interface SiteEditor {
  readonly name: EngineName;
  readonly file: SiteFile;
  /** What somebody writes to install it; nothing where there is nothing to install. */
  readonly install: string | undefined;
  /** How that writes the address of the site. */
  readonly base: string;
}

/** What `refdata editor` makes, each engine as one file: a folder as the archive that is installed. */
export function siteEditors(input: EditorInput, baseUrl: string | null): SiteEditor[] {
  // In a command, quotes protect all else.
  const base =
    baseUrl?.replace(/[$`"'\\]/g, character => `%${character.charCodeAt(0).toString(16)}`) ?? '$BASE_URL';
  return enginesNamed(ENGINE_NAMES, '').map(engine => {
    const { path, bytes } = engine.pack?.(input) ?? onlyFile(engine.name, engine.files(input));
    const file = { path: EDITORS_FOLDER + path, bytes, schema: null };
    const install = engine.install?.(base + encodeURI(file.path), input.lexico);
    return { name: engine.name, file, install, base };
  });
}

function onlyFile(name: string, files: readonly { readonly path: string; readonly text: string }[]) {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new Error(`The engine ${name} does not pack its files.`);
  return { path: file.path, bytes: new TextEncoder().encode(file.text) };
}
