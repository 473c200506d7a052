import { UserError } from '../findings/user-error.js';
import { refCandidates } from '../git/ref.js';

/** What git and GitHub take for the branch that somebody is on, and for no branch of that name. */
const NOT_ONE = /^(?:HEAD|@)$/;

/** @throws {UserError} for what is no name of a branch. */
export function checkBranch(input: string, branch: string): void {
  try {
    if (!NOT_ONE.test(branch) && refCandidates(branch)[0] === `refs/heads/${branch}`) return;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
  throw new UserError(
    `${input} is ${JSON.stringify(branch)}, which is no name of a branch.`,
    'Write the name without refs/heads/, such as gh-pages.',
  );
}

/** @throws {UserError} for what is no folder below the root of a branch. */
export function checkFolder(input: string, folder: string): void {
  const names = folder.replace(/^\/+|\/+$/g, '').split('/');
  const bad = (name: string) => name === '' || /^\.\.?$|^\.git$|[\p{Cc}\\]/iu.test(name);
  if (folder === '' || !names.some(bad)) return;
  throw new UserError(
    `${input} is ${JSON.stringify(folder)}, which is no folder of a branch.`,
    'Write a path such as docs or docs/reference, without ".." and backslashes.',
  );
}
