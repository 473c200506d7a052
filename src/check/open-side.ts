import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { LoadedConfig } from '../config/config.js';
import { UserError } from '../findings/user-error.js';
import { openAddress, openFolder, openTree } from '../published/index.js';
import { openCommit } from '../repository/git-repository.js';
import { GitTree } from '../repository/git-tree.js';
import { openRepository } from '../repository/repository.js';
import { loadConfig } from '../run/configuration.js';
import type { RunOptions } from '../run/run-context.js';
import { statsOf } from '../runtime/stats.js';
import { builtSide } from './built-side.js';
import type { FoundCommit } from './commits.js';
import { isBare, prefixOf, trackedIn } from './defaults.js';
import { formerPlace, hasFile, type LanguagePlace } from './former-place.js';
import { publishedSide } from './published-side.js';
import type { Side } from './side.js';

const BYTES_PER_MIB = 1024 * 1024;

/** The language that is checked. */
export type Language = Pick<RunOptions, 'repo' | 'config' | 'progress' | 'supply' | 'cache'>;

export function isFolder(target: string): boolean {
  return statsOf(target)?.isDirectory() === true;
}

/** What is published at an address. @param mayBeNew whether there may be nothing yet. */
export async function addressSide(address: string, language: Language, mayBeNew = false): Promise<Side> {
  const source = openAddress(address, undefined, publishedLimit(language));
  return publishedSide({ name: address, commit: null }, source, mayBeNew);
}

/** How large a published file may be, as the configuration of the language says; nothing where none can be read. */
function publishedLimit({ repo, config }: Language): number | undefined {
  const file = resolve(repo, config);
  if (!existsSync(file)) return undefined;
  try {
    const mib = loadConfig(file, config).config.limits?.published_mib;
    return mib === undefined ? undefined : mib * BYTES_PER_MIB;
  } catch (error) {
    // What is wrong with it is reported where the language is built.
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** A folder: of a language, when it has a configuration; otherwise of published files. */
export async function folderSide(folder: string, language: Language): Promise<Side> {
  const name = { name: folder, commit: null };
  const config = configIn(language);
  if (typeof config === 'string' && !existsSync(join(folder, config)))
    return publishedSide(name, await publishedFolder(folder, config, language));
  const { progress, supply, cache } = language;
  const isTracked = await trackedIn(folder);
  const open = (limit?: number) => openRepository(folder, limit);
  return builtSide(name, { open, config, progress, cache, isTracked, others: { supply, moment: 'now' } });
}

async function publishedFolder(folder: string, config: string, language: Language) {
  try {
    return await openFolder(folder, publishedLimit(language));
  } catch (cause) {
    if (!(cause instanceof UserError && isFolder(folder))) throw cause;
    if (await isBare(folder))
      throw new UserError(
        `${folder} is a bare repository: it has no files, only commits.`,
        'Name commits, with --base and --head, or run this in a clone that has files.',
        { cause },
      );
    throw new UserError(
      `${folder} has neither a ${config} nor published files (api/index.json).`,
      'Write a refdata.yml (`refdata init` writes a first one), name yours with --config, or give the folder that `refdata build` wrote.',
      { cause },
    );
  }
}

/**
 * The language as a commit has it: built when the commit has a configuration, published files otherwise.
 * @param place where the commit has it, when not where it is now.
 */
export async function commitSide(
  { folder, id }: FoundCommit,
  name: string,
  language: Language,
  place?: LanguagePlace,
): Promise<Side> {
  const inside = place?.folder ?? (await prefixOf(language.repo));
  const shown = { name, commit: id };
  const side = await builtSide(shown, {
    open: limit => openCommit(folder, id, inside, limit, language.repo),
    config: place?.config ?? configIn(language),
    progress: language.progress,
    cache: language.cache,
    others: { supply: language.supply, moment: 'then' },
  });
  if (side.kind !== 'absent') return side;
  const published = openTree(GitTree.open(folder, id, ''), name, publishedLimit(language));
  return published ? publishedSide(shown, published) : side;
}

/** Where a commit has the language of a head that it has not where that has it; nothing for one that is new. */
export async function movedFrom(
  commit: FoundCommit,
  head: Side,
  language: Language,
): Promise<LanguagePlace | undefined> {
  const config = configIn(language);
  if (head.kind !== 'data' || typeof config !== 'string') return undefined;
  const now = { folder: await prefixOf(language.repo), config };
  const { nome } = head.data.set.files.index;
  return formerPlace(commit, now, nome, path => hasFile(language.repo, head.commit, path));
}

/** Path of the configuration inside of the repository; parsed already when it is elsewhere: then both sides have it. */
export function configIn({ repo, config }: Language): string | LoadedConfig {
  const path = resolve(repo, config);
  const inside = relative(resolve(repo), path);
  if (inside.startsWith('..') || isAbsolute(inside)) return loadConfig(path, path);
  return inside.split(sep).join('/');
}
