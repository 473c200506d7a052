import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Finding, hasError } from '../findings/finding.js';
import { buildRegistry, type RegistryCounts, registryCounts, writeRegistry } from '../registry/index.js';
import { openRun, type RunOptions } from '../run/run-context.js';

export interface RegistryBuildOptions extends Omit<RunOptions, 'commands' | 'cache'> {
  /** Folder of the registry to write. */
  readonly out: string;
  /** In place of `registro.previous`: a folder or an address. */
  readonly previous?: string | undefined;
  /** Packages without a change since this commit are taken from the previous index. */
  readonly since?: string | undefined;
}

export interface RegistryBuildResult extends RegistryCounts {
  /** Whether the registry was written: there was no finding of level `error`. */
  readonly ok: boolean;
  readonly registro: string;
  readonly out: string;
  readonly findings: readonly Finding[];
}

/**
 * Builds the package registry alone, without the seven files. With findings of level `error`, nothing is written.
 * @throws {UserError} when the configuration does not hold, or the previous index cannot be read.
 */
export async function buildRegistryFolder(options: RegistryBuildOptions): Promise<RegistryBuildResult> {
  const { configuration: loaded, progress } = openRun(options);
  const previous =
    options.previous === undefined || /^https?:/i.test(options.previous)
      ? options.previous
      : resolve(options.previous);
  const staging = await mkdtemp(join(tmpdir(), 'refdata-registry-'));
  try {
    const built = await buildRegistry({
      ...options,
      loaded,
      previous,
      staging,
      progress,
    });
    const { registro, findings, replaces } = built;
    const ok = !hasError(findings);
    progress('writing');
    if (ok) writeRegistry(options.out, built, replaces);
    return { ok, registro: registro.registro, out: options.out, ...registryCounts(registro), findings };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
