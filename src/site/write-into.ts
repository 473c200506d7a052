import {
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { FILE_NAMES, MANIFEST_PATH, pathOf } from '../contract/files.js';
import { UserError } from '../findings/user-error.js';
import { makeFolder } from '../runtime/make-folder.js';
import type { SiteFile } from './site-file.js';
import { listedFiles } from './write-folder.js';

/** Files named in a message. */
const MAX_NAMES_SHOWN = 5;

const INDEX_PAGE = 'index.html';

/** Places that nobody else has files for: the contract says what stands there. */
const CONTRACT: ReadonlySet<string> = new Set([...FILE_NAMES.map(pathOf), MANIFEST_PATH]);

/** Whether a folder has pages of somebody else: then ours are not among them, and data alone is written. */
export function hasOtherPages(folder: string): boolean {
  if (!existsSync(join(folder, INDEX_PAGE))) return false;
  return !listedFiles(placeIn(folder, MANIFEST_PATH)).includes(`/${INDEX_PAGE}`);
}

/**
 * Writes files into a folder of somebody else's, whose own files stay. What an earlier build wrote there, as its manifest
 * lists it, and this one does not, goes. All are written beside first; then each takes its place, the manifest last.
 * @throws {UserError} when a file of somebody else's would be replaced, a link leads away, or something cannot be written.
 */
export function writeInto(folder: string, files: readonly SiteFile[]): void {
  const target = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  const before = listedFiles(placeIn(target, MANIFEST_PATH)).filter(path => isInside(target, path));
  const ours = new Set([...CONTRACT, ...before]);
  refuse(folder, 'holds files of somebody else in places of ours', files, ({ path }) => {
    return !ours.has(path) && lstatSync(placeIn(target, path), { throwIfNoEntry: false }) !== undefined;
  });
  refuse(folder, 'has links that lead out of it', files, ({ path }) => !isInside(target, path));
  const fresh: { readonly beside: string; readonly path: string }[] = [];
  try {
    for (const file of manifestLast(files)) {
      const path = placeIn(target, file.path);
      const beside = `${path}.new-${process.pid}`;
      makeFolder(dirname(path));
      fresh.push({ beside, path });
      if ('bytes' in file) writeFileSync(beside, file.bytes);
      else copyFileSync(file.storedAt, beside);
    }
    for (const { beside, path } of fresh) renameSync(beside, path);
    const now = new Set(files.map(({ path }) => path));
    for (const path of before) if (!now.has(path)) remove(target, path);
  } catch (cause) {
    for (const { beside } of fresh) rmSync(beside, { force: true });
    throw new UserError(
      `${folder} cannot be written: ${(cause as Error).message}.`,
      'Choose another folder with --into.',
      { cause },
    );
  }
}

function refuse(
  folder: string,
  what: string,
  files: readonly SiteFile[],
  isWrong: (file: SiteFile) => boolean,
): void {
  const names = files.filter(isWrong).map(({ path }) => path.slice(1));
  if (names.length === 0) return;
  throw new UserError(
    `${folder} ${what}: ${names.slice(0, MAX_NAMES_SHOWN).join(', ')}${names.length > MAX_NAMES_SHOWN ? ', …' : ''}.`,
    'Move them away, or choose another folder with --into.',
  );
}

function manifestLast(files: readonly SiteFile[]): SiteFile[] {
  const isManifest = ({ path }: SiteFile) => path === MANIFEST_PATH;
  return [...files.filter(file => !isManifest(file)), ...files.filter(isManifest)];
}

function placeIn(target: string, path: string): string {
  return join(target, ...path.split('/'));
}

/** Whether a path stays in the folder: by its name, and by where the folders around it really are. */
function isInside(target: string, path: string): boolean {
  const place = placeIn(target, path);
  if (!place.startsWith(target + sep)) return false;
  let around = dirname(place);
  while (around.length > target.length && !existsSync(around)) around = dirname(around);
  const real = existsSync(around) ? realpathSync(around) : around;
  return real === target || real.startsWith(target + sep);
}

/** Removes a file, and the folders around it that are empty then. */
function remove(target: string, path: string): void {
  const place = placeIn(target, path);
  if (!lstatSync(place, { throwIfNoEntry: false })?.isFile()) return;
  rmSync(place);
  for (let around = dirname(place); around.length > target.length; around = dirname(around)) {
    if (readdirSync(around).length > 0) return;
    rmSync(around, { recursive: true });
  }
}
