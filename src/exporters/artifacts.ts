import type { ApiDocument } from './document.js';
import type { Exporter } from './formats/exporter.js';

/** A file that was made: its path, with `/`, and what it holds. */
export interface Artifact {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** An artifact that describes a server. */
export interface DescriptionArtifact extends Artifact {
  /** Path of the source file, with `/`. */
  readonly source: string;
}

/** The documents of one source file; the first one is the server that is described when nobody names one. */
export interface SourceDocuments {
  /** Path of the source file, with `/`. */
  readonly file: string;
  readonly documents: readonly ApiDocument[];
}

/** What a system does not allow in the name of a folder, or what would lead out of it. */
const NOT_IN_NAMES = /[^\p{L}\p{N}\p{M}_-]+/gu;

/** `servers`: a folder for each server, whatever else there is. `flat`: none for the first server of the only source. */
export const LAYOUTS = ['servers', 'flat'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** How files are laid out, and what of it is settled. */
export interface Arrangement {
  readonly layout?: Layout | undefined;
  /** The sources that wrote files before: who has a folder keeps it, whatever comes before it in the list. */
  readonly writers?: ReadonlyMap<string, string> | undefined;
}

/**
 * All descriptions as files below `dir`: `loja/openapi.json` for the server `loja`, from the first server on, so that
 * nothing that comes later moves it. A server of another source that has the same name stands below the path of that.
 */
export function artifactsOf(
  sources: readonly SourceDocuments[],
  exporters: readonly Exporter[],
  dir: string,
  { layout = 'servers', writers = new Map() }: Arrangement = {},
): DescriptionArtifact[] {
  const folders =
    layout === 'flat' ? flat(sources, dir, sources.length > 1) : ofServers(sources, dir, writers);
  const encoder = new TextEncoder();
  return sources.flatMap(({ file, documents }) =>
    documents.flatMap(document =>
      exporters.map(exporter => ({
        path: pathIn(folders.get(document) ?? dir, exporter.fileName),
        source: file,
        bytes: encoder.encode(exporter.export(document)),
      })),
    ),
  );
}

/** A description at an address that another layout gives it, and the one that it has now. */
export interface Earlier extends DescriptionArtifact {
  readonly now: string;
}

/** The same descriptions at every other address that they may have had. */
export function earlierAddresses(
  sources: readonly SourceDocuments[],
  exporters: readonly Exporter[],
  dir: string,
  made: readonly DescriptionArtifact[],
): Earlier[] {
  // Each source may have been the only one once.
  const alone = new Map(sources.flatMap(source => [...flat([source], dir, false)]));
  const others = [alone, flat(sources, dir, true), ofServers(sources, dir, new Map())];
  const taken = new Set(made.map(({ path }) => path));
  const whole = sources.flatMap(({ documents }) =>
    documents.flatMap(document => exporters.map(exporter => ({ document, exporter }))),
  );
  return whole.flatMap(({ document, exporter }, i) => {
    const own = made[i];
    if (!own) return [];
    const paths = new Set(others.map(folders => pathIn(folders.get(document) ?? dir, exporter.fileName)));
    return [...paths].filter(path => !taken.has(path)).map(path => ({ ...own, path, now: own.path }));
  });
}

type Folders = ReadonlyMap<ApiDocument, string>;

/** `dir` for the main server of the only source, one folder further down for each other, folders by path for several sources. */
function flat(sources: readonly SourceDocuments[], dir: string, byPath: boolean): Folders {
  const taken = new Set<string>();
  return new Map(
    sources.flatMap(({ file, documents }) =>
      documents.map((document, index) => {
        const names = [...(byPath ? folderOf(file) : []), ...(index > 0 ? [nameOf(document.server)] : [])];
        return [document, free(joined(dir, names), taken)] as const;
      }),
    ),
  );
}

function ofServers(
  sources: readonly SourceDocuments[],
  dir: string,
  writers: ReadonlyMap<string, string>,
): Folders {
  const holders = new Map([...writers].map(([path, source]) => [folderKey(path), source]));
  const taken = new Set<string>();
  return new Map(
    sources.flatMap(({ file, documents }) =>
      documents.map(document => {
        const [own, apart] = foldersOf(file, document.server).map(each => joined(dir, [each])) as [
          string,
          string,
        ];
        const holder = holders.get(own.toLowerCase()) ?? holders.get(apart.toLowerCase());
        const isApart = holder !== undefined && (holder !== file || !holders.has(own.toLowerCase()));
        const folder = isApart ? apart : own;
        holders.set(folder.toLowerCase(), file);
        return [document, free(folder, taken)] as const;
      }),
    ),
  );
}

/** The folder of a path; systems do not tell upper from lower case. */
function folderKey(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/'))).toLowerCase();
}

function joined(dir: string, names: readonly string[]): string {
  return [dir, ...names].filter(part => part !== '' && part !== '.').join('/');
}

function pathIn(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Where the descriptions of a server stand: in a folder of its name, below the path of its source where another one has that. */
export function foldersOf(file: string, server: string): readonly [plain: string, apart: string] {
  const [name, path] = [nameOf(server), folderOf(file)];
  return [name, joined('', path.at(-1) === name ? path : [...path, name])];
}

/** `src/app.df` as `src`, `app`. */
function folderOf(file: string): string[] {
  const parts = file.replace(/\.[^./]*$/, '').split('/');
  return parts.filter(part => part !== '.' && part !== '..' && part !== '').map(nameOf);
}

function nameOf(text: string): string {
  return text.normalize('NFC').replace(NOT_IN_NAMES, '-') || '-';
}

/** Two servers may have one name; systems do not tell upper from lower case. */
function free(folder: string, taken: Set<string>): string {
  let name = folder;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${folder}-${number}`;
  taken.add(name.toLowerCase());
  return name;
}
