import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { readGit } from '../git/git.js';
import { type FileChange, patchOf } from '../git/patch.js';
import { shortCommit } from '../git/short-commit.js';
import type { Undertaking } from '../github/failure.js';
import { changeBranch } from '../publish/change-branch.js';
import { contentOf } from '../publish/content.js';
import { LOOP_TRAILER } from '../publish/own-commits.js';
import { NOTHING, planChange } from '../publish/plan.js';
import { makeFolder } from '../runtime/make-folder.js';
import type { PullRequest } from './event.js';
import type { Job } from './mode.js';
import { serverOf } from './server.js';

const PATCH = 'fix.patch';
const PULL_COMMITTED = 'Pull it, or look at it in the pull request.';

/** Generated files that are not what the source gives. */
export interface Mending {
  /** What they have to become, from the root of the repository. */
  readonly changes: readonly FileChange[];
  /** The files and folders that they are made from, from there; an empty name is the root. */
  readonly sources: readonly string[];
  /** The folder that they are in. */
  readonly generated: string;
  /** What the commit is called. */
  readonly title: string;
}

/** What became of it. */
export interface Mended {
  /** For who has to mend it: what to do. */
  readonly remedy: string;
  /** Why what was asked for was not done; null where it was, or a patch is all that can be had. */
  readonly failure: UserError | null;
}

/** Where patches are written, beside the report of a check. */
export function mendFolder(temporary: string): string {
  return join(temporary, 'refdata-check');
}

/** Takes away what an earlier step of the job left there. */
export function forgetPatch(temporary: string): void {
  rmSync(join(mendFolder(temporary), PATCH), { force: true });
}

/**
 * Commits regenerated files to the branch of a pull request of this repository. For all others, and in any case, they are a
 * patch beside the report.
 */
export async function mend(mending: Mending, token: string, job: Job): Promise<Mended> {
  const { runner } = job;
  const { pullRequest } = runner.event;
  makeFolder(mendFolder(runner.temporary));
  writeFileSync(join(mendFolder(runner.temporary), PATCH), patchOf(runner.workspace, mending.changes));
  const apply = `Apply \`${PATCH}\` of the report of this job (\`git apply ${PATCH}\`), and commit it.`;
  if (pullRequest === null || runner.event.name !== 'pull_request') return { remedy: apply, failure: null };
  if (pullRequest.fromFork)
    return {
      remedy: `${apply} The branch is in another repository, to which nobody here can write.`,
      failure: null,
    };
  try {
    const commit = await commitTo(pullRequest, mending, token, job);
    return {
      remedy: `The commit ${shortCommit(commit)} on ${pullRequest.branch} does it. ${PULL_COMMITTED}`,
      failure: null,
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { remedy: `${apply} It was not committed: ${error.message} ${error.remedy}`, failure: error };
  }
}

/** @throws {UserError} where it cannot be committed there, or is not what the branch itself would give. */
async function commitTo(pull: PullRequest, mending: Mending, token: string, job: Job): Promise<string> {
  const { runner, say } = job;
  const { branch } = pull;
  await demandSameSources(runner.workspace, pull, mending);
  const undertaking: Undertaking = {
    what: `commit regenerated files to ${branch} of ${runner.repository}`,
    permissions: ['contents: write'],
    otherwise: `Let the workflow write to ${branch}, or apply the patch.`,
  };
  say(`Committing regenerated files to ${branch}`);
  const files = mending.changes.flatMap(({ path, bytes }) =>
    bytes === null ? [] : [contentOf(path, bytes)],
  );
  const gone = mending.changes.filter(({ bytes }) => bytes === null).map(({ path }) => path);
  let hasMoved = false;
  const { commit } = await changeBranch(serverOf(runner, token, undertaking), {
    branch,
    from: null,
    plan: async ({ head, tree }) => {
      hasMoved = head !== pull.commit;
      return hasMoved ? NOTHING : planChange(tree, files, () => true, gone);
    },
    blocked: paths =>
      new UserError(`A folder or a link is in the way at ${paths}.`, 'Remove it from the branch.'),
    message: { headline: mending.title, body: LOOP_TRAILER },
    undertaking,
  });
  if (hasMoved || commit === null)
    throw new UserError(`${branch} has another commit by now.`, 'The run for that commit does it.');
  return commit;
}

/**
 * What is checked out for a pull request is its merge into the base. Where the base brought other sources, the files made of
 * them are not those of the branch.
 */
async function demandSameSources(
  workspace: string,
  { branch, commit, into }: PullRequest,
  { sources, generated }: Mending,
): Promise<void> {
  const made = sources.map(path => (path === '' ? ':(top)' : `:(top,literal)${path}`));
  const place = ['--', ...made, ...(generated === '' ? [] : [`:(exclude,top,literal)${generated}`])];
  const options = ['--quiet', '--no-ext-diff', '--no-textconv', '--end-of-options'];
  const { code } = await readGit(workspace, ['diff', ...options, commit, 'HEAD', ...place]);
  if (code === 0) return;
  if (code === 1)
    throw new UserError(
      `${into} has other sources than ${branch} by now.`,
      `Bring ${branch} up to date with ${into} (the button "Update branch"), then this is done.`,
    );
  throw new UserError(
    `The commit ${shortCommit(commit)} of ${branch} is not in this clone.`,
    'Check out with its history (actions/checkout with fetch-depth: 0).',
  );
}
