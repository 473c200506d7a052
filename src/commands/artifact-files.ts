import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Artifact } from '../exporters/artifacts.js';
import { UserError } from '../user-error.js';

/** The artifacts that are not below `folder` as they are, byte by byte. @throws {UserError} when one cannot be read. */
export function changedArtifacts(folder: string, artifacts: readonly Artifact[]): Artifact[] {
  return artifacts.filter(({ path, bytes }) => {
    try {
      return !readFileSync(join(folder, ...path.split('/'))).equals(bytes);
    } catch (cause) {
      if (isAbsent(cause)) return true;
      throw new UserError(`${path} cannot be read: ${(cause as Error).message}.`, 'Choose another folder.', {
        cause,
      });
    }
  });
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
      mkdirSync(dirname(fresh), { recursive: true });
      written.push(fresh);
      writeFileSync(fresh, bytes);
    }
    for (const { fresh, target } of moves) renameSync(fresh, target);
  } catch (cause) {
    throw new UserError(
      `The descriptions cannot be written: ${(cause as Error).message}.`,
      'Choose another place for them, or give it the permission to be written.',
      { cause },
    );
  } finally {
    for (const fresh of written) rmSync(fresh, { force: true });
  }
}

function isAbsent(error: unknown): boolean {
  return /^(ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '');
}
