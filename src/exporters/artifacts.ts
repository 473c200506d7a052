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

/**
 * All descriptions as files below `dir`: `openapi.json` for the main server of the only source, one folder further down
 * for each other server, and folders by path where there are several sources.
 */
export function artifactsOf(
  sources: readonly SourceDocuments[],
  exporters: readonly Exporter[],
  dir: string,
): DescriptionArtifact[] {
  const encoder = new TextEncoder();
  const taken = new Set<string>();
  return sources.flatMap(({ file, documents }) =>
    documents.flatMap((document, index) => {
      const folder = free(
        [dir, ...(sources.length > 1 ? folderOf(file) : []), ...(index > 0 ? [nameOf(document.server)] : [])]
          .filter(part => part !== '' && part !== '.')
          .join('/'),
        taken,
      );
      return exporters.map(exporter => ({
        path: folder === '' ? exporter.fileName : `${folder}/${exporter.fileName}`,
        source: file,
        bytes: encoder.encode(exporter.export(document)),
      }));
    }),
  );
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
