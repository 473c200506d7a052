import { ARCHIVE_FOLDER } from '../../site/hosting.js';
import { html } from '../../site/html.js';
import { relativePath } from '../model/address.js';
import type { Model } from '../model/model.js';
import type { Words } from '../words/words.js';

/**
 * What the site has now, for pages of copies: the one file outside of them that changes. Copies of every release read it, so
 * that what it has stays as it is, and only more may come.
 */
export const CURRENT_PATH = '/atual.js';

/** The file for a version and its pages, as a script: pages on a disk may load no data. */
export function currentScript(versao: string, paths: readonly string[]): string {
  const paginas = [...new Set(paths.map(wholePage))];
  return `globalThis.refdataCurrent=${JSON.stringify({ versao, paginas })};\n`;
}

/** For the head of a page of a copy: the file outside, where it is there, and `own`, the script that reads it. */
export function copyScripts(path: string, versao: string, own: string): string {
  const outside = html(relativePath(`${ARCHIVE_FOLDER}${versao}${path}`, CURRENT_PATH));
  return [outside, own].map(source => `<script defer src="${source}"></script>\n`).join('');
}

/** What a page of a copy says of itself, and what a script adds where the site has another version by now. */
export function copyNote(path: string, { files }: Model, { copy }: Words): string {
  const { nome, versao } = files.index;
  const said = { page: wholePage(path), versao, newer: copy.newer, open: copy.open, missing: copy.missing };
  const data = Object.entries(said).map(([name, text]) => ` data-${name}="${html(text)}"`);
  return `<p class="warning copy-note"${data.join('')}>${html(copy.is(nome, versao))}</p>\n`;
}

/** Of a page in parts, the first one, which has every address. */
function wholePage(path: string): string {
  return path.replace(/~\d+$/, '');
}
