import { shortCommit } from '../git/short-commit.js';
import type { ReadRepository } from '../repository/other-repositories.js';
import type { Side } from './side.js';

/** Which commits of other repositories two sides were built of: a sentence for each repository that either has. */
export function comparedRepositories(base: Side, head: Side): string[] {
  const [before, after] = [readBy(base), readBy(head)];
  const names = new Set([...after, ...before].map(({ name }) => name));
  return [...names].map(name => {
    const [old, now] = [before, after].map(all => all.find(each => each.name === name));
    if (!old) return `${name} is new: ${shown(now)}.`;
    if (!now) return `${name} is read no more: it was ${shown(old)}.`;
    return shown(old) === shown(now)
      ? `${name} is the same on both sides: ${shown(now)}.`
      : `${name} is ${shown(now)}, and was ${shown(old)}.`;
  });
}

function readBy(side: Side): readonly ReadRepository[] {
  return (side.kind === 'data' && side.data.source?.repository.others?.read()) || [];
}

function shown(repository: ReadRepository | undefined): string {
  const { text = '', commit = null, modified = false } = repository ?? {};
  if (commit === null) return `${text}, from a folder that is no clone`;
  return `${text}, at commit ${shortCommit(commit)}${modified ? ' with changes' : ''}`;
}
