import type { LoadedConfig } from '../config/config.js';
import { extract } from '../extract/index.js';
import type { Place } from '../findings/finding.js';
import type { Repository } from '../repository/repository.js';

/** A version that is declared somewhere. */
export interface DeclaredVersion {
  readonly versao: string;
  /** Nothing where it is written in the configuration, or nobody knows. */
  readonly place: Place | undefined;
}

/** What one source of a version declares, and where; what is wrong is reported. */
export async function declaredAt(
  loaded: LoadedConfig,
  repository: Repository,
  source: LoadedConfig['config']['versao'],
  at: readonly (string | number)[],
  report: Parameters<typeof extract>[1]['report'],
): Promise<DeclaredVersion> {
  const placeOf: typeof loaded.placeOf = path =>
    loaded.placeOf(path[0] === 'versao' ? [...at, ...path.slice(1)] : path);
  const { versao, places } = await extract(
    { ...loaded, config: { ...loaded.config, versao: source }, placeOf },
    { repository, report },
    { only: new Set() },
  );
  return { versao, place: places?.get('versao') };
}
