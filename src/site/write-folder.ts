import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { ATTESTATION_PATHS } from '../attest/subject.js';
import { MANIFEST_PATH } from '../contract/files.js';
import { unwritable } from '../findings/unwritable.js';
import { UserError } from '../findings/user-error.js';
import { makeFolder } from '../runtime/make-folder.js';
import { removeQuietly } from '../runtime/remove-quietly.js';
import type { SiteFile } from './site-file.js';

/** Foreign files named in a message. */
const MAX_NAMES_SHOWN = 5;

/**
 * Replaces a folder by these files, whole or not at all: they are written beside it and then change places with it.
 * A folder that holds anything that an earlier build did not write is left alone.
 * @throws {UserError} when the folder holds files of somebody else, or cannot be written.
 */
export function writeFolder(folder: string, files: readonly SiteFile[]): void {
  // Behind a link (a server's root, say) the folder itself changes, and the link stays.
  const target = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  const foreign = foreignFiles(target);
  if (foreign.length > 0) {
    const shown = foreign.slice(0, MAX_NAMES_SHOWN).join(', ');
    throw new UserError(
      `${folder} holds files that refdata did not write: ${shown}${foreign.length > MAX_NAMES_SHOWN ? ', …' : ''}.`,
      'Choose an empty or new folder with --out: a build replaces the whole folder. `refdata build --into` writes beside them.',
    );
  }
  const parent = dirname(target);
  const fresh = join(parent, `.${basename(target)}.new-${process.pid}`);
  const old = join(parent, `.${basename(target)}.old-${process.pid}`);
  try {
    for (const file of files) {
      const path = join(fresh, ...file.path.split('/'));
      makeFolder(dirname(path));
      if ('bytes' in file) writeFileSync(path, file.bytes);
      else copyFileSync(file.storedAt, path);
    }
    const replaces = existsSync(target);
    if (replaces) renameSync(target, old);
    try {
      renameSync(fresh, target);
    } catch (error) {
      if (replaces) renameSync(old, target);
      throw error;
    }
  } catch (cause) {
    throw unwritable(folder, cause, 'Choose another folder with --out.');
  } finally {
    removeQuietly(fresh);
    removeQuietly(old);
  }
}

/** Files in a folder that the manifest in it does not list. */
function foreignFiles(target: string): string[] {
  if (!existsSync(target)) return [];
  let names: string[];
  try {
    names = readdirSync(target, { recursive: true, withFileTypes: true })
      .filter(entry => !entry.isDirectory())
      .map(entry => relative(target, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (cause) {
    throw new UserError(`${target} is not a folder that can be read.`, 'Choose another folder with --out.', {
      cause,
    });
  }
  const ours = new Set(listedFiles(join(target, ...MANIFEST_PATH.split('/'))));
  return names.filter(name => !ours.has(`/${name}`)).sort();
}

/** Files that an earlier build wrote, by its manifest, and what was signed about it since. */
export function listedFiles(manifest: string): string[] {
  try {
    const { generator, files } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      generator: { name: string };
      files: { path: string }[];
    };
    const listed = [MANIFEST_PATH, ...ATTESTATION_PATHS, ...files.map(file => file.path)];
    return generator.name === 'refdata-action' ? listed : [];
  } catch {
    // No manifest, or not one of ours: then nothing in the folder is ours.
    return [];
  }
}
