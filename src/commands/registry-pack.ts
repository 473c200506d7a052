import { mkdtempSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Finding } from '../findings/finding.js';
import { writing } from '../findings/unwritable.js';
import { UserError } from '../findings/user-error.js';
import { PackageReader, registroOf } from '../registry/index.js';
import { openRun, type RunOptions } from '../run/run-context.js';
import { makeFolder } from '../runtime/make-folder.js';
import { removeQuietly } from '../runtime/remove-quietly.js';
import { nearest } from '../text/nearest.js';

const REMEDY = 'Choose another folder with --out.';

export interface RegistryPackOptions extends Omit<RunOptions, 'commands' | 'cache'> {
  /** Folder for the archives; others in it are left alone. */
  readonly out: string;
  /** Names of packages; all, where none are given. */
  readonly names?: readonly string[];
}

export interface PackedFile {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface RegistryPackResult {
  /** Whether the archives were written: there was no finding of level `error`. */
  readonly ok: boolean;
  readonly archives: readonly PackedFile[];
  readonly findings: readonly Finding[];
}

/**
 * Packs packages of a repository into archives, all or none (reference-language.md §10.5).
 * @throws {UserError} when the configuration does not hold, or a name is of no package.
 */
export async function packRegistry(options: RegistryPackOptions): Promise<RegistryPackResult> {
  const { configuration: loaded, progress } = openRun(options);
  const reader = new PackageReader(options.repo, registroOf(loaded), loaded.config.limits, options.out);
  const all = await reader.readManifests(reader.manifestPaths());
  const names = options.names ?? [];
  const known = all.map(({ name }) => name);
  const unknown = names.find(name => !known.includes(name));
  if (unknown !== undefined && reader.findings.length === 0) {
    const [near] = nearest(unknown, known);
    throw new UserError(
      `There is no package ${unknown}.`,
      near ? `Did you mean ${near}?` : `The packages are ${known.join(', ')}.`,
    );
  }
  const staging = stagingIn(options.out);
  try {
    const archives: PackedFile[] = [];
    for (const manifest of all) {
      const { name, version } = manifest;
      if (names.length > 0 && !names.includes(name)) continue;
      progress(`package ${name}`);
      const source = await reader.open(manifest);
      const packed = source && (await reader.pack(source, staging));
      if (packed) archives.push({ name, version, ...packed, file: join(options.out, basename(packed.file)) });
    }
    if (reader.findings.length > 0) return { ok: false, archives: [], findings: reader.findings };
    writing(options.out, REMEDY, () => {
      for (const { file } of archives) renameSync(join(staging, basename(file)), file);
    });
    return { ok: true, archives, findings: [] };
  } finally {
    removeQuietly(staging);
  }
}

/** A new folder in the one for the archives, so that they move to their places whole. */
function stagingIn(out: string): string {
  return writing(out, REMEDY, () => {
    makeFolder(out);
    return mkdtempSync(join(out, '.refdata-pack-'));
  });
}
