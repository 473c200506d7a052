import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { committedFolder } from '../check/committed.js';
import { FILE_NAMES, MANIFEST_PATH, pathOf } from '../contract/files.js';
import type { FileChange } from '../git/patch.js';
import { isArchived } from '../publish/archived.js';
import { listFiles, manifestOf } from '../publish/built-site.js';
import { loadConfig } from '../run/configuration.js';
import { changedArtifacts } from './artifact-files.js';
import { type BuildOptions, build } from './build.js';

const SEVEN: ReadonlySet<string> = new Set(FILE_NAMES.map(name => pathOf(name).slice(1)));

/** What committed files have to become. */
export interface Regenerated {
  /** The folder that they are in, relative to `repo`. */
  readonly folder: string;
  /** With paths relative to `repo`. */
  readonly changes: readonly FileChange[];
}

/**
 * What the committed files of a language (`check.committed`) have to become, to be what its source gives: all that a build
 * writes where its manifest is committed, else the seven and what else is there. Nothing is written into the repository.
 * @returns null where no files are committed, or the source cannot be built.
 * @throws {UserError}
 */
export async function regenerate(
  options: Pick<BuildOptions, 'repo' | 'config' | 'progress' | 'supply'>,
): Promise<Regenerated | null> {
  const { repo, config } = options;
  const folder = committedFolder(loadConfig(resolve(repo, config), config));
  if (folder === undefined) return null;
  const temporary = mkdtempSync(join(tmpdir(), 'refdata-regenerated-'));
  try {
    const out = join(temporary, 'site');
    if (!(await build({ ...options, out })).ok) return null;
    return { folder, changes: committedChanges(repo, folder, out) };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** What files in a folder of a repository have to become, to be those of a built site. */
export function committedChanges(repo: string, folder: string, site: string): FileChange[] {
  const manifest = readIfThere(join(repo, folder, MANIFEST_PATH));
  const isThere = (path: string) => existsSync(join(repo, folder, ...path.split('/')));
  const built = listFiles(site).filter(({ path }) => manifest !== null || SEVEN.has(path) || isThere(path));
  const files = built.map(({ path, file }) => ({ path: `${folder}/${path}`, bytes: readFileSync(file) }));
  const now = new Set(built.map(({ path }) => path));
  const before = (manifest && manifestOf(manifest))?.files.map(({ path }) => path.slice(1)) ?? [];
  const gone = before.filter(path => !now.has(path) && !isArchived(path, '') && isThere(path));
  const removed = gone.map(path => ({ path: `${folder}/${path}`, bytes: null }));
  return [...changedArtifacts(repo, files), ...removed];
}

function readIfThere(file: string): Uint8Array | null {
  return existsSync(file) ? readFileSync(file) : null;
}
