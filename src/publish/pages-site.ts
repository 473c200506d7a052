import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { canonicalJson } from '../contract/canonical.js';
import { MANIFEST_PATH, pathOf } from '../contract/files.js';
import { UserError } from '../findings/user-error.js';
import { html, page } from '../site/html.js';
import { compareCodePoints } from '../text/code-points.js';
import { firstOf } from '../text/first-of.js';
import { type BuiltFile, type BuiltSite, listFiles, manifestOf, nomeOf } from './built-site.js';

/** At the root of a Pages site with references in folders: which there are. A deployment replaces all of them. */
export const REFERENCES_NAME = 'references.json';
const FRONT_PAGE = 'index.html';
const GENERATOR = 'refdata-action';
const MAX_NAMES_SHOWN = 5;

const REFERENCES = z.object({
  generator: z.literal(GENERATOR),
  references: z.array(z.object({ folder: z.string(), nome: z.string(), versao: z.string() })),
});

/** A reference of a Pages site; its folder is empty where it is the root. */
export type Reference = z.output<typeof REFERENCES>['references'][number];

/** What a deployment of Pages is to hold: all of it, since it replaces the whole site. */
export interface PagesSite {
  readonly files: readonly BuiltFile[];
  readonly references: readonly Reference[];
}

/**
 * A built site in its folder of a Pages site, with what else is to be there, and a list and a page of the references where
 * these are in folders.
 * @param beside a folder of this machine with the rest of the site; null for none.
 * @param temporary a folder for what has to be written.
 * @throws {UserError} when both have a file at the same path.
 */
export function composePages(
  site: BuiltSite,
  folder: string,
  beside: string | null,
  temporary: string,
): PagesSite {
  const start = folder === '' ? '' : `${folder}/`;
  const own = site.files.map(file => ({ ...file, path: start + file.path }));
  const rest = beside === null ? [] : listFiles(beside).filter(({ file }) => !isBelow(site.folder, file));
  refuseCollisions(own, rest);
  const references = [
    { folder, nome: site.nome ?? '', versao: site.versao },
    ...rest.flatMap(file => referenceAt(file, rest)),
  ].sort((a, b) => compareCodePoints(a.folder, b.folder));
  const files = [...own, ...rest];
  if (folder === '' && beside === null) return { files, references };
  const made = [hubList(references)];
  if (!files.some(({ path }) => path === FRONT_PAGE)) made.push(hubPage(references));
  return {
    files: [...files.filter(({ path }) => path !== REFERENCES_NAME), ...made.map(write)].sort(byPath),
    references,
  };

  function write({ path, bytes }: { path: string; bytes: Uint8Array }): BuiltFile {
    const file = join(temporary, path);
    writeFileSync(file, bytes);
    return { path, file, size: bytes.length };
  }
}

/** The references that a site says it holds; null for bytes that are no such list. */
export function readReferences(bytes: Uint8Array): readonly Reference[] | null {
  try {
    const parsed = REFERENCES.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    return parsed.success ? parsed.data.references : null;
  } catch {
    return null;
  }
}

/** The reference whose manifest a file is. */
function referenceAt({ path, file }: BuiltFile, files: readonly BuiltFile[]): Reference[] {
  if (!`/${path}`.endsWith(MANIFEST_PATH)) return [];
  const manifest = manifestOf(readFileSync(file));
  const folder = path.slice(0, -MANIFEST_PATH.length);
  const indexPath = `${folder}${pathOf('index')}`.replace(/^\//, '');
  const index = files.find(other => other.path === indexPath);
  const nome = index && nomeOf(readFileSync(index.file));
  return manifest && nome ? [{ folder, nome, versao: manifest.versao }] : [];
}

function refuseCollisions(own: readonly BuiltFile[], rest: readonly BuiltFile[]): void {
  const paths = new Set(own.map(({ path }) => path));
  const both = rest.map(({ path }) => path).filter(path => paths.has(path));
  if (both.length === 0) return;
  throw new UserError(
    `The folder of "publish-beside" holds files where the reference has others: ${firstOf(both, MAX_NAMES_SHOWN)}.`,
    'Put the reference into a folder of its own, in "publish-folder".',
  );
}

function hubList(references: readonly Reference[]): { path: string; bytes: Uint8Array } {
  return { path: REFERENCES_NAME, bytes: canonicalJson({ generator: GENERATOR, references }, 'indented') };
}

/** A page for people that leads to each reference; links are relative. */
function hubPage(references: readonly Reference[]): { path: string; bytes: Uint8Array } {
  const rows = references.map(({ folder, nome, versao }) => {
    const address = folder.split('/').map(encodeURIComponent).join('/');
    return `<li><a href="${html(address)}/">${html(nome || folder)}</a> ${html(versao)}</li>`;
  });
  const body = `<main>\n<h1>References</h1>\n<ul>\n${rows.join('\n')}\n</ul>\n</main>`;
  return {
    path: FRONT_PAGE,
    bytes: page('References', 'The references of languages that are published here.', body),
  };
}

function isBelow(folder: string, file: string): boolean {
  return resolve(file).startsWith(resolve(folder) + sep);
}

function byPath(a: BuiltFile, b: BuiltFile): number {
  return compareCodePoints(a.path, b.path);
}
