import { UserError } from '../findings/user-error.js';
import { firstCommit } from '../git/first-commit.js';
import { readGit, sourceState } from '../git/git.js';
import { repositoryAddress } from '../git/repository-address.js';
import { repositoryAt } from '../git/repository-at.js';
import { shortCommit } from '../git/short-commit.js';
import { openCommit } from './git-repository.js';
import type { OtherRepository, Supply, WantedRepository } from './other-repositories.js';
import { openRepository } from './repository.js';

/** Where repositories named `owner/name` are, unless the environment says otherwise. */
const GITHUB = 'https://github.com';

/**
 * Repositories in folders that somebody has named, as they are there. What a commit named is read from the same folder where
 * that is what is meant now, too; otherwise from the commit of its clone.
 * @param folders by the names that refdata.yml gives them.
 */
export function folderSupply(folders: ReadonlyMap<string, string>, serverUrl = GITHUB): Supply {
  const meantNow = new Map<string, string>();
  return {
    given: [...folders.keys()],
    async get(wanted) {
      const { name, text, moment } = wanted;
      const folder = folders.get(name);
      if (folder === undefined) throw noFolder(wanted, serverUrl);
      if (moment === 'now') meantNow.set(name, text);
      return moment === 'now' || meantNow.get(name) === text || repositoryAt(text).ref === ''
        ? asItIs(folder, wanted, serverUrl)
        : atCommit(folder, wanted, serverUrl);
    },
  };
}

async function asItIs(folder: string, wanted: WantedRepository, server: string): Promise<OtherRepository> {
  const { name, text, sourceLimitMib } = wanted;
  const repository = opened(folder, wanted);
  const { ref } = repositoryAt(text);
  const { commit, modified } = await sourceState(folder);
  const meant = ref === '' ? commit : await commitIn(folder, ref);
  const isMeant = commit !== null && commit === meant && !modified;
  const state =
    commit === null ? 'no clone' : `commit ${shortCommit(commit)}${modified ? ', with changes' : ''}`;
  const remark = `${name} is read from ${folder} (${state}), and refdata.yml names ${text}.`;
  return {
    repository: sourceLimitMib === undefined ? repository : openRepository(folder, sourceLimitMib),
    folder,
    commit,
    modified,
    address: webAddress(text, server),
    ...(!isMeant && ref !== '' && { remark }),
  };
}

function opened(folder: string, { name }: WantedRepository) {
  try {
    return openRepository(folder);
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    throw new UserError(cause.message, `Correct --repository ${name}=….`, { cause });
  }
}

async function atCommit(folder: string, wanted: WantedRepository, server: string): Promise<OtherRepository> {
  const { name, text, sourceLimitMib } = wanted;
  opened(folder, wanted);
  const { ref } = repositoryAt(text);
  const commit = await commitIn(folder, ref);
  if (commit === undefined)
    throw new UserError(
      `${name} was ${text} then, and ${folder} has no commit ${ref}.`,
      `Fetch it: git -C ${folder} fetch --depth 1 origin ${ref}:refs/refdata/${ref}.`,
    );
  const prefix = (await readGit(folder, ['rev-parse', '--show-prefix'])).stdout.trim().replace(/\/$/, '');
  const repository = openCommit(folder, commit, prefix, sourceLimitMib);
  return { repository, commit, modified: false, address: webAddress(text, server) };
}

/** The commit that a name means in a clone, whether or not it is a branch of its own. */
async function commitIn(folder: string, ref: string): Promise<string | undefined> {
  const names = [`refs/tags/${ref}`, `refs/remotes/origin/${ref}`, `refs/refdata/${ref}`, ref];
  return (await firstCommit(folder, names))?.id;
}

function noFolder({ name, text }: WantedRepository, server: string): UserError {
  const { repository, ref } = repositoryAt(text);
  const address = repositoryAddress(repository, server).href;
  const isId = /^[0-9a-f]{40,64}$/i.test(ref);
  const get =
    ref === '' || isId
      ? `git clone ${address} ../${name}${isId ? ` && git -C ../${name} checkout ${ref}` : ''}`
      : `git clone --depth 1 --branch ${ref} ${address} ../${name}`;
  return new UserError(
    `${name} (${text}) is another repository, and nothing says where it is on this machine.`,
    `Get it with \`${get}\`, and name its folder: --repository ${name}=../${name}.`,
  );
}

/** The address of a repository for a browser; nothing for a folder. */
export function webAddress(text: string, server: string): string | undefined {
  const url = repositoryAddress(repositoryAt(text).repository, server);
  return url.protocol === 'file:' ? undefined : url.href.replace(/(?:\.git)?\/*$/, '');
}
