import { z } from 'zod';
import { jsonOrNull } from '../contract/json-object.js';
import { UserError } from '../findings/user-error.js';
import { compareCodePoints } from '../text/code-points.js';

/**
 * The list of the descriptions that we wrote into a folder, kept beside them, each with the source that it describes: only
 * what it names is ever removed. Sources are in it since several steps may write into one folder, each for its own.
 */
const LIST_NAME = '.refdata-api-docs.json';

const GENERATOR = 'refdata-action';
const MAX_FILES = 100_000;

const LIST = z.object({
  generator: z.literal(GENERATOR),
  files: z.array(z.object({ path: z.string().min(1), source: z.string().min(1) })).max(MAX_FILES),
});

/** A description of a server, as a file. */
export interface Description {
  /** Relative to the root of the repository, with `/`. */
  readonly path: string;
  /** The file that declares the server, likewise. */
  readonly source: string;
  readonly bytes: Uint8Array;
}

/** What one run makes. */
export interface Descriptions {
  /** The folder that all of them are in; empty for the root of the repository. */
  readonly folder: string;
  /** Every file that was looked at for servers. */
  readonly sources: readonly string[];
  readonly files: readonly Description[];
  /**
   * Git's ids of all files that were read, in the commit that is checked out. Where the branch has others by now, a later
   * run describes those, or did so already. Left out where nobody knows them.
   */
  readonly read?: ReadonlyMap<string, string>;
}

/** A description that an earlier run made. */
export type Listed = Pick<Description, 'path' | 'source'>;

/** Where the list is. */
export function listPath(folder: string): string {
  return startOf(folder) + LIST_NAME;
}

/**
 * What a list names, from the root of the repository. Whoever may write to the repository may have written it: what leads
 * out of the folder is not ours.
 * @throws {UserError} for a file of that name that is no such list: then nobody knows what is ours.
 */
export function readList(folder: string, bytes: Uint8Array): Listed[] {
  const parsed = LIST.safeParse(jsonOrNull(bytes));
  if (!parsed.success) {
    throw new UserError(
      `${listPath(folder)} is not the list of descriptions that refdata writes there.`,
      'Restore it from the history of the repository, or delete it: it is written anew.',
    );
  }
  const start = startOf(folder);
  return parsed.data.files
    .filter(({ path }) => path.split('/').every(name => !['', '.', '..'].includes(name)))
    .map(({ path, source }) => ({ path: start + path, source }));
}

/**
 * Of the descriptions that earlier runs made and this one does not: those whose source is gone, or was looked at and gives
 * them no longer. Those of a source that is there and was not looked at are somebody else's.
 */
export function obsolete(
  { sources, files }: Descriptions,
  before: readonly Listed[],
  isFile: (path: string) => boolean,
): Listed[] {
  const made = new Set(files.map(({ path }) => path));
  return before.filter(
    ({ path, source }) => !made.has(path) && isFile(path) && (sources.includes(source) || !isFile(source)),
  );
}

/** The bytes of the list after this run: what it made, and what of the list before is somebody else's. */
export function listAfter(
  { folder, sources, files }: Descriptions,
  before: readonly Listed[],
  isFile: (path: string) => boolean,
): Uint8Array {
  const made = new Set(files.map(({ path }) => path));
  const others = before.filter(
    ({ path, source }) => !made.has(path) && isFile(path) && isFile(source) && !sources.includes(source),
  );
  const start = startOf(folder);
  const listed = [...files, ...others]
    .map(({ path, source }) => ({ path: path.slice(start.length), source }))
    .sort((a, b) => compareCodePoints(a.path, b.path));
  const text = JSON.stringify({ generator: GENERATOR, files: listed }, null, 2);
  return new TextEncoder().encode(`${text}\n`);
}

function startOf(folder: string): string {
  return folder === '' ? '' : `${folder}/`;
}
