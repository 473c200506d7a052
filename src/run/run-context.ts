import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type ExtractionCache, extractionCache } from '../cache/extraction-cache.js';
import type { LoadedConfig } from '../config/config.js';
import type { Progress } from '../extract/index.js';
import { folderSupply } from '../repository/folder-supply.js';
import { type Supply, withOthers } from '../repository/other-repositories.js';
import { type CommandPermission, type Programs, programsFor } from '../repository/programs.js';
import { openRepository, type Repository, repositoryRoot } from '../repository/repository.js';
import { actualConfig, loadConfig } from './configuration.js';

/** What can be said of any run over the repository of a language. Entries make it of what their users give. */
export interface RunOptions {
  /** Folder of the language's repository. */
  readonly repo: string;
  /** Path of refdata.yml: absolute, or relative to `repo`. */
  readonly config: string;
  /** Whether sources of the kind `command` may run programs; `off` unless given. */
  readonly commands?: CommandPermission | undefined;
  /** Folder that keeps what was extracted for the next run; none unless given. */
  readonly cache?: string | undefined;
  /** Is told what is being read, in a few words. */
  readonly progress?: Progress | undefined;
  /** Where repositories come from that refdata.yml names besides this one; from nowhere unless given. */
  readonly supply?: Supply | undefined;
  /** What stands between a run and the language's own repository, to see what is asked for; nothing unless given. */
  readonly through?: ((repository: Repository) => Repository) | undefined;
}

/** One run over the repository of a language: made once, at its beginning, and passed to all that is done in it. */
export interface RunContext {
  readonly configuration: LoadedConfig;
  /** The file of the configuration, and how it is called in messages: relative to the repository where it is inside of it. */
  readonly configPath: string;
  readonly shown: string;
  readonly repository: Repository;
  readonly programs: Programs;
  readonly progress: Progress;
  readonly cache?: ExtractionCache | undefined;
}

/**
 * Opens a repository and reads its configuration. @throws {UserError} for a folder that is not there, and with every
 * mistake of a configuration that does not hold.
 */
export function openRun({
  repo,
  config,
  commands = 'off',
  cache,
  progress = () => {},
  supply = folderSupply(new Map()),
  through = repository => repository,
}: RunOptions): RunContext {
  // A folder that is not there is reported as such, not as a configuration that is not in it.
  const root = repositoryRoot(repo);
  const path = actualConfig(resolve(repo, config));
  const shown = shownPath(repo, path);
  const configuration = loadConfig(path, shown);
  const { repositories, limits } = configuration.config;
  const sourceLimitMib = limits?.source_mib;
  const declared = { repositories, supply, moment: 'now', sourceLimitMib } as const;
  return {
    configuration,
    configPath: path,
    shown,
    repository: withOthers(through(openRepository(repo, sourceLimitMib)), declared),
    programs: programsFor(commands, root),
    progress,
    cache: cache === undefined ? undefined : extractionCache(cache, shown, [configuration.text, commands]),
  };
}

/** A path as people know it: relative to the repository where it is inside of it. */
export function shownPath(repo: string, path: string): string {
  const inside = relative(resolve(repo), path);
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside.split(sep).join('/');
}
