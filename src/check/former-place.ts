import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { readGit } from '../git/git.js';
import { openCommit } from '../repository/git-repository.js';
import { GitTree } from '../repository/git-tree.js';
import type { Repository } from '../repository/repository.js';
import { configurationIn } from '../run/configuration.js';
import type { FoundCommit } from './commits.js';

/** Where a commit has a language: its folder below the root of the git repository, and its configuration in there. */
export interface LanguagePlace {
  readonly folder: string;
  readonly config: string;
}

/** The name that a configuration has unless somebody gives it another one. */
const USUAL_CONFIG = 'refdata.yml';

/**
 * Where a commit has the language that a head has elsewhere: its configuration was renamed, or its folder moved. That is
 * told from a language that is new by the file that the head no longer has; of several, by the name of the language.
 * @throws {UserError} where several could be meant.
 * @param isStill whether the head has a file, by its path from the root of the git repository.
 */
export async function formerPlace(
  { folder: repository, id }: FoundCommit,
  now: LanguagePlace,
  nome: string,
  isStill: (path: string) => Promise<boolean>,
): Promise<LanguagePlace | undefined> {
  const base = posix.basename(now.config);
  const root = openCommit(repository, id, '');
  const gone = new Map<string, string>();
  for (const path of GitTree.open(repository, id, '').entries.keys()) {
    const isMoved = [base, USUAL_CONFIG].includes(posix.basename(path));
    const isRenamed = posix.dirname(path) === posix.dirname(posix.join(now.folder, now.config));
    if (!isMoved && !(isRenamed && /\.ya?ml$/.test(path))) continue;
    const name = (await isStill(path)) ? undefined : nomeIn(root, path);
    if (name !== undefined) gone.set(path, name);
  }
  // One that went is no new language by another name: who moves and renames it is compared with what it was.
  const named = [...gone.keys()].filter(path => gone.get(path) === nome);
  const [path, other] = named.length > 0 ? named : [...gone.keys()];
  if (path === undefined) return undefined;
  if (other !== undefined)
    throw new UserError(
      `${[...(named.length > 0 ? named : gone.keys())].join(' and ')} went, and nobody can tell which of them ${posix.join(now.folder, now.config)} was.`,
      'Move or rename one of them in one pull request, or name a folder with the former one as --base.',
    );
  const below = (folder: string) => (folder === '' ? '' : `${folder}/`);
  if (`/${path}`.endsWith(`/${now.config}`))
    return { folder: path.slice(0, -now.config.length).replace(/\/$/, ''), config: now.config };
  if (path.startsWith(below(now.folder)))
    return { folder: now.folder, config: path.slice(below(now.folder).length) };
  const folder = posix.dirname(path);
  return { folder: folder === '.' ? '' : folder, config: posix.basename(path) };
}

/** Whether a head has a file: a commit, or what is checked out. */
export async function hasFile(repo: string, commit: string | null, path: string): Promise<boolean> {
  if (commit !== null) return (await readGit(repo, ['cat-file', '-e', `${commit}:${path}`])).code === 0;
  const { stdout } = await readGit(repo, ['rev-parse', '--show-toplevel']);
  return existsSync(join(stdout.trim(), path));
}

/** The language that a file configures; nothing for one that is no configuration. */
function nomeIn(repository: Repository, path: string): string | undefined {
  try {
    return configurationIn(repository, path).config.nome;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
