import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeCounts } from '../contract/counts.js';
import { REGISTRO_PATH } from '../contract/files.js';
import type { Finding } from '../findings/finding.js';
import type { RunContext } from '../run/run-context.js';
import type { SiteFile } from '../site/site-file.js';

/** What the package registry adds to a site. */
export interface SiteRegistry {
  readonly files: readonly SiteFile[];
  /** Paths of the archives that were packed just now. */
  readonly packed: readonly string[];
  readonly findings: readonly Finding[];
  /** What of it people are told of, and what that holds. */
  readonly reported: readonly { readonly path: string; readonly count: string }[];
}

const NONE: SiteRegistry = { files: [], packed: [], findings: [], reported: [] };

/**
 * Builds the registry, where refdata.yml has one, for as long as `use` needs its files: archives are not held in
 * memory, and those on disk are removed in the end.
 */
export async function withRegistry<T>(
  { configuration: loaded, progress }: RunContext,
  /** The repository, and the folder that will be written. */
  { repo, out }: { readonly repo: string; readonly out: string },
  use: (registry: SiteRegistry) => Promise<T>,
): Promise<T> {
  if (!loaded.config.registro) return use(NONE);
  const staging = await mkdtemp(join(tmpdir(), 'refdata-registry-'));
  try {
    // Few languages have a registry, and none but those needs what packs it.
    const { buildRegistry, registryCounts, registrySiteFiles } = await import('../registry/index.js');
    const { registro, files, packed, findings } = await buildRegistry({
      repo,
      loaded,
      out,
      staging,
      progress,
    });
    const { packages: pacotes, versions: versoes } = registryCounts(registro);
    const reported = [{ path: REGISTRO_PATH, count: describeCounts({ pacotes, versoes }) }];
    return await use({ files: registrySiteFiles(files), packed, findings, reported });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
