import { type ExtractionCache, extractionCache } from '../cache/extraction-cache.js';
import type { LoadedConfig } from '../config/config.js';
import { pacoteSpot } from '../drift/index.js';
import type { Progress } from '../extract/index.js';
import { hasError } from '../findings/finding.js';
import { mistakesOf, UserError } from '../findings/user-error.js';
import { folderSupply } from '../repository/folder-supply.js';
import { type Moment, type Supply, withOthers } from '../repository/other-repositories.js';
import type { Repository } from '../repository/repository.js';
import { configurationIn } from '../run/configuration.js';
import { referenceOf } from '../run/reference.js';
import { definitionsOf } from './definitions.js';
import { exceptionsOf } from './listed-exceptions.js';
import { declaredPackages } from './packages.js';
import { builtAddresses, recordedPlaces } from './page-addresses.js';
import { filesRead, recorded } from './recorded.js';
import type { Side, SideName } from './side.js';
import { runOf } from './side-run.js';

/** How a side is built from source. */
export interface Building {
  /** Opens the repository with the limit that its configuration has. */
  readonly open: (sourceLimitMib?: number) => Repository;
  /** Path of the configuration in the repository, or a configuration from elsewhere. */
  readonly config: string | LoadedConfig;
  readonly progress?: Progress | undefined;
  /** Folder that keeps what was extracted for the next run; none unless given. */
  readonly cache?: string | undefined;
  /** Where other repositories come from, and whether as they are now or as a commit names them. */
  readonly others: { readonly supply: Supply | undefined; readonly moment: Moment };
  /** Whether a file belongs to the language, and is not only on this disk. */
  readonly isTracked?: (path: string) => boolean;
}

/** Builds one side from source, in memory. What is wrong with it is reported, not thrown. */
export async function builtSide(
  name: SideName,
  { open, config, progress, cache, others, isTracked = () => true }: Building,
): Promise<Side> {
  const repository = open();
  if (typeof config === 'string' && !repository.isFile(config))
    return { ...name, kind: 'absent', reason: `${name.name} has no ${config}.` };
  try {
    const loaded = typeof config === 'string' ? configurationIn(repository, config) : config;
    const limit = loaded.config.limits?.source_mib;
    const own = limit === undefined ? repository : open(limit);
    const { supply = folderSupply(new Map()), moment } = others;
    const { repositories } = loaded.config;
    const source = recorded(withOthers(own, { repositories, supply, moment, sourceLimitMib: limit }));
    const kept = cache === undefined ? undefined : keptOf(name, cache, loaded, config);
    const { files, origins, unread, unsaid, baseUrl, findings, policy } = await referenceOf({
      ...runOf({ loaded, repository: source.repository, cache: kept }),
      ...(progress && { progress }),
    });
    if (hasError(findings)) return { ...name, kind: 'broken', findings };
    const exceptions = exceptionsOf(own);
    const { registro } = loaded.config;
    // Not what is read later, to compare.
    const read = filesRead(source, typeof config === 'string' ? [config] : []);
    const declared = registro && (await declaredPackages(source.repository, loaded, isTracked));
    const packages = declared?.known;
    const places = packages
      ? [...packages.packages].flatMap(([each, { place }]) =>
          place ? [[pacoteSpot(each).head, place] as const] : [],
        )
      : [];
    return {
      ...name,
      kind: 'data',
      data: {
        set: {
          files,
          origins: new Map([...origins, ...places, ...recordedPlaces(loaded.config, source.repository)]),
          unread: new Set(unread),
          unsaid: new Set(unsaid),
          baseUrl: baseUrl ?? null,
          ...definitionsOf({ ...source, read }, origins),
          addresses: builtAddresses(loaded.config, files, source.repository),
          ...(packages && { packages }),
        },
        findings: [...findings, ...(declared?.findings ?? [])],
        source: { ...source, read, loaded, policy, cache: kept, exceptions },
      },
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...name, kind: 'broken', findings: mistakesOf(error) };
  }
}

/** What is kept of a side: of a folder the same as by a build of it; of commits an entry for each name that they go by. */
function keptOf(
  { name, commit }: SideName,
  folder: string,
  loaded: LoadedConfig,
  config: string | LoadedConfig,
): ExtractionCache {
  const path = typeof config === 'string' ? config : loaded.placeOf([]).file;
  return extractionCache(folder, commit === null ? path : `${path} of ${name}`, [loaded.text, 'off']);
}
