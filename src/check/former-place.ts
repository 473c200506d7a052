import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { readGit } from '../git/git.js';
import { openCommit } from '../repository/git-repository.js';
import { GitTree } from '../repository/git-tree.js';
import { type Repository, UnreadableFile } from '../repository/repository.js';
import { checkedConfig } from '../run/configuration.js';
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
 * told from a language that is new by its name, and by the file that the head no longer has.
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
  const found: string[] = [];
  for (const path of GitTree.open(repository, id, '').entries.keys()) {
    const isMoved = [base, USUAL_CONFIG].includes(posix.basename(path));
    const isRenamed = posix.dirname(path) === posix.dirname(posix.join(now.folder, now.config));
    if (!isMoved && !(isRenamed && /\.ya?ml$/.test(path))) continue;
    if (nomeIn(root, path) === nome && !(await isStill(path))) found.push(path);
  }
  const [path, other] = found;
  if (path === undefined || other !== undefined) return undefined;
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
    return checkedConfig(repository.read(path), path).config.nome;
  } catch (error) {
    if (error instanceof UserError || error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
