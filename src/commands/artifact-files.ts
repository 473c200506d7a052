import { existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Artifact, Earlier } from '../exporters/artifacts.js';
import { exporters } from '../exporters/generated/exporters.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { unwritable } from '../findings/unwritable.js';
import { UserError } from '../findings/user-error.js';
import { WorkingForm } from '../git/working-form.js';
import { descriptionKept, descriptionOrphaned } from '../rules/api-descriptions.js';
import { makeFolder } from '../runtime/make-folder.js';
import { removeQuietly } from '../runtime/remove-quietly.js';
import { statsOf } from '../runtime/stats.js';
import { compareCodePoints } from '../text/code-points.js';

/** Files of descriptions by their names; many a page that is none of ours is called `index.html`. */
const DESCRIPTIONS = exporters.map(({ fileName }) => fileName).filter(name => name !== 'index.html');

/** The artifacts that are not below `folder` as they are, byte by byte in the form that git has of them. @throws {UserError} when one cannot be read. */
export function changedArtifacts(folder: string, artifacts: readonly Artifact[]): Artifact[] {
  const form = new WorkingForm(resolve(folder));
  return artifacts.filter(({ path, bytes }) => {
    try {
      const there = readFileSync(join(folder, ...path.split('/')));
      return !there.equals(bytes) && Buffer.compare(form.committed(path, there), bytes) !== 0;
    } catch (cause) {
      if (isAbsent(cause)) return true;
      throw new UserError(`${path} cannot be read: ${(cause as Error).message}.`, 'Choose another folder.', {
        cause,
      });
    }
  });
}

/**
 * @param sources files that the descriptions are read from
 * @throws {UserError} when a description would be written over one of them
 */
export function refuseSources(
  folder: string,
  artifacts: readonly Artifact[],
  sources: readonly string[],
): void {
  const read = new Set(sources.map(file => realpathSync(file)));
  for (const { path } of artifacts) {
    const target = join(folder, ...path.split('/'));
    if (!existsSync(target) || !read.has(realpathSync(target))) continue;
    throw new UserError(
      `${path} is a file that the routes are read from: the description would take its place.`,
      'Choose another place for the descriptions.',
    );
  }
}

/**
 * Writes the artifacts below `folder`: all are written beside their places before the first one moves there, so that a
 * full disk leaves the old ones. @throws {UserError} when one cannot be written.
 */
export function writeArtifacts(folder: string, artifacts: readonly Artifact[]): void {
  const moves = artifacts.map(({ path, bytes }) => {
    const target = join(folder, ...path.split('/'));
    return { bytes, target, fresh: join(dirname(target), `.${basename(target)}.new-${process.pid}`) };
  });
  const written: string[] = [];
  try {
    for (const { fresh, bytes } of moves) {
      makeFolder(dirname(fresh));
      written.push(fresh);
      writeFileSync(fresh, bytes);
    }
    for (const { fresh, target } of moves) renameSync(fresh, target);
  } catch (cause) {
    const remedy = 'Choose another place for them, or give it the permission to be written.';
    throw unwritable('The descriptions', cause, remedy);
  } finally {
    for (const fresh of written) removeQuietly(fresh);
  }
}

/**
 * Of the descriptions at earlier addresses below `folder` those that were published there: a list names them, or one of
 * the files beside each other is another edition of the same. One file is kept for one description.
 */
export function publishedEarlier(
  folder: string,
  earlier: readonly Earlier[],
  listed: ReadonlyMap<string, string> = new Map(),
): Earlier[] {
  const there = earlier.filter(({ path }) => isPlainFile(folder, path));
  const placeOf = ({ path, now }: Earlier) => `${dirname(path)} ${dirname(now)}`;
  const ours = new Set(
    there
      .filter(({ path, bytes }) => !listed.has(path) && isEdition(readFileSync(join(folder, path)), bytes))
      .map(placeOf),
  );
  const kept = new Map<string, Earlier>();
  for (const each of there) {
    const writer = listed.get(each.path);
    const isOurs = writer === undefined ? ours.has(placeOf(each)) : writer === each.source;
    if (isOurs && !kept.has(each.path)) kept.set(each.path, each);
  }
  return [...kept.values()];
}

/** Whether a path is a file that stands there itself, and not behind a link. */
function isPlainFile(folder: string, path: string): boolean {
  const target = join(folder, ...path.split('/'));
  return (
    statsOf(target)?.isFile() === true &&
    realpathSync(target) === join(realpathSync(folder), ...path.split('/'))
  );
}

/** Lines that say something; a bracket stands in every file. */
const SAYING_CHARACTERS = 12;

/** Whether at least half of what a file says is in another one, too. */
function isEdition(there: Uint8Array, now: Uint8Array): boolean {
  const [before, after] = [there, now].map(bytes =>
    new TextDecoder()
      .decode(bytes)
      .split(/\r?\n/)
      .filter(line => line.length >= SAYING_CHARACTERS),
  ) as [string[], string[]];
  const known = new Set(after);
  return before.length > 0 && before.filter(line => known.has(line)).length * 2 >= before.length;
}

/** That descriptions are at an earlier address, too; once for each folder. */
export function keptFindings(kept: readonly Earlier[], folder: string): Finding[] {
  const byFolder = new Map(kept.map(each => [dirname(each.path), each]));
  return [...byFolder.values()].map(({ path, now }) => {
    const [file, address] = [join(folder, path), join(folder, now)].map(each =>
      each.replaceAll('\\', '/'),
    ) as [string, string];
    return findingOf(
      descriptionKept,
      `${file} is an earlier address of ${address}; both are written.`,
      file,
      { file },
    );
  });
}

/** Descriptions below `folder` that none of the artifacts is: of a server, a source or a format that was taken away. */
export function orphanedDescriptions(folder: string, artifacts: readonly string[]): string[] {
  const written = new Set(artifacts);
  return globSync(`**/{${DESCRIPTIONS.join(',')}}`, {
    cwd: folder,
    onlyFiles: true,
    followSymbolicLinks: false,
  })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !written.has(path))
    .sort(compareCodePoints);
}

/** That a file describes nothing any more. */
export function orphanFinding(path: string): Finding {
  return findingOf(descriptionOrphaned, `${path} describes no server that was read.`, path, { file: path });
}

function isAbsent(error: unknown): boolean {
  return /^(ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '');
}
