import { relative, resolve } from 'node:path';
import { commandPermission } from '../github/fork.js';
import { folderSupply } from '../repository/folder-supply.js';
import { folderWithConfig } from '../run/configuration.js';
import type { RunOptions } from '../run/run-context.js';
import { framesFrom } from './code-frame.js';

/** Options of a command line as commander gives them, of every command that reads the repository of a language. */
export interface LanguageFlags {
  readonly repo: string;
  readonly config?: string;
  readonly allowCommands?: boolean;
  readonly cache?: string;
  /** Folders by the names of repositories. */
  readonly repository?: ReadonlyMap<string, string>;
}

/** What they say of a run. */
export function runOptions(
  { repo, config, allowCommands = false, cache, repository = new Map() }: LanguageFlags,
  progress?: RunOptions['progress'],
): RunOptions {
  // From a folder inside of a repository it is that repository which is meant, as git has it.
  const root = repo === '.' && config === undefined ? upwards() : repo;
  framesFrom(root);
  return {
    repo: root,
    // From where the command is run, as paths on a command line are; else the repository's own.
    config: config === undefined ? 'refdata.yml' : resolve(config),
    commands: commandPermission(allowCommands, process.env),
    cache,
    supply: folderSupply(repository, process.env.GITHUB_SERVER_URL),
    progress,
  };
}

/** What another command takes to be about the same repository: `--repo ../lume`; empty for the folder that it is run in. */
export function whereOf({ repo, config }: { repo: string; config?: string | undefined }): string {
  return [
    ...(repo === '.' ? [] : [`--repo ${quoted(repo)}`]),
    ...(config === undefined ? [] : [`--config ${quoted(config)}`]),
  ].join(' ');
}

/** A path as a shell takes it. */
function quoted(path: string): string {
  return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

function upwards(): string {
  const folder = folderWithConfig(process.cwd());
  return folder === undefined ? '.' : relative(process.cwd(), folder) || '.';
}
