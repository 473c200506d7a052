import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Pacote, Registro } from '../contract/generated/contract.js';
import { unwritable } from '../findings/unwritable.js';
import { UserError } from '../findings/user-error.js';
import { makeFolder } from '../runtime/make-folder.js';
import { removeQuietly } from '../runtime/remove-quietly.js';
import type { SiteFile } from '../site/site-file.js';
import type { BuiltRegistry } from './build.js';
import { archiveFile, INDEX_FILE, packageFile } from './layout.js';
import { parseIndex } from './previous.js';

/**
 * Writes a registry into its own folder, where an earlier one may be. Archives come first and the index last, each
 * file whole, so that at any moment the index names only what is there; what the earlier index named and the new one
 * does not is removed in the end.
 *
 * @param earlier the index that is in the folder, where it was read already.
 * @throws {UserError} when the folder holds something else, or cannot be written.
 */
export function writeRegistry(
  folder: string,
  { registro, files }: BuiltRegistry,
  earlier = earlierIn(folder),
): void {
  const ordered = [...files.archives, ...files.packages, files.config, files.index];
  try {
    for (const file of ordered) writeWhole(join(folder, ...pathIn(file).split('/')), file);
    for (const path of obsolete(earlier, registro)) rmSync(join(folder, ...path.split('/')), { force: true });
  } catch (cause) {
    throw unwritable(folder, cause, 'Choose another folder with --out.');
  }
}

/** The path below the folder of the registry. */
function pathIn({ path }: SiteFile): string {
  return path.slice('/registry/'.length);
}

function writeWhole(path: string, file: SiteFile): void {
  makeFolder(dirname(path));
  const fresh = `${path}.new-${process.pid}`;
  try {
    if ('bytes' in file) writeFileSync(fresh, file.bytes);
    else copyFileSync(file.storedAt, fresh);
    renameSync(fresh, path);
  } finally {
    removeQuietly(fresh);
  }
}

/** The index in a folder; nothing for a folder that is new or empty. @throws {UserError} for one of somebody else. */
function earlierIn(folder: string): Registro | undefined {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new UserError(`${folder} is not a folder that can be read.`, 'Choose another folder with --out.', {
      cause,
    });
  }
  if (names.length === 0) return undefined;
  if (!names.includes(INDEX_FILE)) {
    throw new UserError(
      `${folder} holds files and is not a registry.`,
      'Choose an empty or new folder with --out, or that of a registry.',
    );
  }
  return parseIndex(readFileSync(join(folder, INDEX_FILE)), `${folder}/${INDEX_FILE}`);
}

/** Files that the earlier index names and the new one does not. */
function obsolete(earlier: Registro | undefined, { pacotes }: Registro): string[] {
  const paths = Object.entries(earlier?.pacotes ?? {}).flatMap(([name, pacote]) => {
    const now = pacotes[name];
    // A package that did not change is the same object, which spares looking at nearly all of a large index.
    if (now === pacote) return [];
    const kept = new Set(now && filesOf(name, now));
    return filesOf(name, pacote).filter(path => !kept.has(path));
  });
  if (paths.length === 0) return [];
  const current = new Set(Object.entries(pacotes).flatMap(([name, pacote]) => filesOf(name, pacote)));
  return paths.filter(path => !current.has(path));
}

function filesOf(name: string, { versoes }: Pacote): string[] {
  return [packageFile(name), ...Object.values(versoes).map(({ arquivo }) => archiveFile(arquivo))];
}
