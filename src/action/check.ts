import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownRef } from '../check/absent-commit.js';
import type { CheckResult } from '../check/check-result.js';
import { branchRef, findCommit, localCommit, type Remote } from '../check/commits.js';
import type { LineEdit } from '../check/raised-version.js';
import { junit } from '../check/report/junit.js';
import { checkMarkdown, failureMarkdown } from '../check/report/markdown.js';
import { checkPage } from '../check/report/page.js';
import type { CheckFailure } from '../check/report/report-file.js';
import { sarif } from '../check/report/sarif.js';
import { verdictLine } from '../check/report/verdict-line.js';
import { check } from '../commands/check-reference.js';
import { checkRoutes } from '../commands/check-routes.js';
import type { Finding } from '../findings/finding.js';
import { refusal } from '../findings/refusal.js';
import { findingOf } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import { readGit } from '../git/git.js';
import { repositoryAddress } from '../git/repository-address.js';
import { shortCommit } from '../git/short-commit.js';
import { isAddress } from '../http/address.js';
import { UNCOMPARED } from '../report/comparison.js';
import type { Origin, Report } from '../report/report.js';
import type { Supply } from '../repository/other-repositories.js';
import { baseReplaced } from '../rules/comparison.js';
import { makeFolder } from '../runtime/make-folder.js';
import { statsOf } from '../runtime/stats.js';
import { cacheFolder } from './cache-folder.js';
import { commentOf, commentText, editsIn, look, writeComment } from './check-comment.js';
import { branchOf, type JobEvent } from './event.js';
import { failureReport, reporting } from './failure.js';
import { withFetched } from './fetched-repositories.js';
import { inInputs, inWorkspace } from './in-inputs.js';
import { type Inputs, isYes } from './inputs.js';
import { mendFolder } from './mend.js';
import { mendStale, withRemedy } from './mend-committed.js';
import type { Job, Mode } from './mode.js';
import { pathInside, slashPath } from './paths.js';
import { remarksOf } from './remarks.js';
import type { Runner } from './runner.js';

/** GitHub drops the summary of a step that has more than 1 MiB; a character may have four bytes. */
const MAX_SUMMARY_CHARACTERS = 250_000;

/** Compares the workspace with the base of the event, and says so on the pull request. */
export const checkMode: Mode = {
  uses: ['path', 'config', 'base', 'server', 'fail-on', 'require-base', 'comment', 'fix', 'cache-dir'],
  needs: [],
  run(inputs, job) {
    const { runner } = job;
    const repo = pathInside(runner.workspace, inputs.path, 'path');
    if (!statsOf(repo)?.isDirectory()) {
      throw new UserError(
        `path is "${inputs.path}", and the workspace has no such folder.`,
        'Add a step with actions/checkout before this one, or write the folder of the language in "path".',
      );
    }
    const origin = { folder: slashPath(realpathSync(runner.workspace), repo), name: '' };
    return reporting(origin, () => run(inputs, job, repo, origin).catch(failed(inputs, job, origin)));
  },
};

async function run(inputs: Inputs, job: Job, repo: string, origin: Origin): Promise<Report> {
  // What is fetched is needed until the sides are compared, and by nobody afterwards.
  const temporary = mkdtempSync(join(job.runner.temporary, 'refdata-base-'));
  try {
    const named = { repo, config: inputs.config };
    return await withFetched(inputs, job, named, supply =>
      compare(inputs, job, repo, origin, temporary, supply),
    );
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function compare(
  inputs: Inputs,
  job: Job,
  repo: string,
  origin: Origin,
  temporary: string,
  supply: Supply,
): Promise<Report> {
  const { runner, say } = job;
  const remote: Remote | undefined =
    runner.repository === ''
      ? undefined
      : { url: repositoryAddress(runner.repository, runner.serverUrl), token: inputs.token, temporary };
  const { base, exact, remarks = [] } = await baseOf(inputs, runner, repo, remote);
  say(`Comparing with ${shownRef(base)}`);
  const shared = {
    repo,
    base,
    exactBase: exact,
    failOn: inputs['fail-on'],
    requireBase: isYes(inputs['require-base']),
    ref: refOf(runner.event),
    today: new Date().toISOString().slice(0, 10),
    ...(remote && { remote }),
  };
  const found = await (inputs.server === ''
    ? check({
        ...shared,
        config: inputs.config,
        supply,
        cache: cacheFolder(inputs, runner),
        progress: say,
        sinceRelease: inputs.base === '',
      })
    : checkRoutes({ ...shared, server: inputs.server }));
  // Both sides as the workflow calls them: where a runner has its folders is nobody's business.
  const mended = await mendStale(found.findings, inputs, job, repo, origin, supply);
  const result = {
    ...found,
    findings: withRemedy(found.findings, mended),
    base: { ...found.base, name: inputs.base || found.base.name },
    head: { ...found.head, name: inputs.path },
  };
  const reportPath = writeReports(result, runner, origin);
  const text = commentOf(result, look(runner, runner.event.commit, origin.folder));
  const findings = [
    ...result.findings,
    ...remarks,
    ...(await comment(text, inputs, job, editsIn(result, origin.folder))),
  ];
  const shown = { ...result, findings };
  return {
    outcome: mended?.failure ? 'error' : result.ok ? 'success' : 'findings',
    verdict: mended?.failure
      ? `${verdictLine(result)} ${mended.failure.message} ${mended.failure.remedy}`
      : verdictLine(result),
    findings,
    origin,
    files: [],
    versao: result.head.versao,
    sitePath: null,
    counts: result.counts,
    comparison: {
      level: result.level,
      requiredBump: result.requiredBump,
      verdict: result.verdict,
      reportPath,
      summary: checkMarkdown(shown, {
        limit: MAX_SUMMARY_CHARACTERS,
        ...look(runner, runner.event.commit, origin.folder),
      }),
      remarks: remarksOf(result),
    },
  };
}

/** The branch that the change is for, or what is pushed. */
function refOf({ pullRequest, ref }: JobEvent): string {
  return pullRequest ? `refs/heads/${pullRequest.into}` : ref;
}

interface Base {
  readonly base: string;
  /** Whether the head is compared with just that commit, and not with where it left it. */
  readonly exact: boolean;
  /** Why it is another than the event says. */
  readonly remarks?: readonly Finding[];
}

/** What to compare with: the input, or what the event says. */
async function baseOf(
  { base }: Inputs,
  { workspace, event }: Runner,
  repo: string,
  remote: Remote | undefined,
): Promise<Base> {
  if (base !== '') {
    if (isAddress(base)) return { base, exact: true };
    const folder = join(workspace, base);
    const isHere = statsOf(folder) !== undefined;
    return { base: isHere ? pathInside(workspace, base, 'base') : base, exact: false };
  }
  if (event.name === 'pull_request_target') {
    throw new UserError(
      'In the event pull_request_target the workspace is the base itself, and the token may write.',
      'Use pull_request: it is enough, also for forks (docs/check.md).',
    );
  }
  if (event.pullRequest && event.base !== null) {
    // GitHub checks out a merge with the newest base, which is newer than the one in the event.
    const merged = await mergedInto(repo, event.pullRequest.commit);
    return merged === undefined ? { base: event.base, exact: false } : { base: merged, exact: true };
  }
  if (event.base !== null) {
    const gone = event.name === 'push' ? await goneReason(repo, event.base, remote) : null;
    return gone === null ? { base: event.base, exact: true } : baseInstead(event, repo, gone);
  }
  if (event.defaultBranch !== '') return { base: branchRef(event.defaultBranch), exact: false };
  throw new UserError(
    `The event ${event.name === '' ? 'of this job' : event.name} has nothing to compare with.`,
    'Name a branch, a folder or an address in "base", or run this on pull_request, merge_group or push.',
  );
}

/** Why a commit cannot be compared with; null where it can. A forced push leaves its own behind, and servers drop it. */
async function goneReason(repo: string, commit: string, remote: Remote | undefined): Promise<string | null> {
  try {
    await findCommit(repo, commit, remote);
    return null;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/** The default branch in place of what a branch was at before a push; on the default branch, the commit before. */
async function baseInstead(event: JobEvent, repo: string, gone: string): Promise<Base> {
  const { defaultBranch } = event;
  const parent = branchOf(event) === defaultBranch ? await localCommit(repo, 'HEAD~1') : undefined;
  const base = parent ?? branchRef(defaultBranch);
  if (parent === undefined && defaultBranch === '')
    throw new UserError(gone, 'Name a branch, a folder or an address in "base".');
  const what =
    parent === undefined ? `the default branch, ${defaultBranch}` : `the commit before, ${shortCommit(base)}`;
  const remark = findingOf(baseReplaced, `${gone} Compared with ${what}.`, '');
  return { base, exact: parent !== undefined, remarks: [remark] };
}

/**
 * What GitHub's merge of a pull request was merged into: the first parent, which also a shallow clone names. A merge that is on the
 * branch itself ("Update branch") is none: its first parent is the branch as it was before.
 * @param head the newest commit of the branch; empty where the event does not say.
 */
async function mergedInto(repo: string, head: string): Promise<string | undefined> {
  const { stdout } = await readGit(repo, ['cat-file', '-p', 'HEAD']);
  const [header = ''] = stdout.split('\n\n', 1);
  const parents = [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => id);
  return parents.length === 2 && (head === '' || parents[1] === head) ? parents[0] : undefined;
}

function writeReports(result: CheckResult, runner: Runner, origin: Origin): string {
  const shown = look(runner, runner.event.commit, origin.folder);
  return writeFiles(runner, {
    'check.json': `${JSON.stringify(result, null, 2)}\n`,
    'check.md': checkMarkdown(result, shown),
    'check.html': checkPage(result),
    'check.sarif': sarif(result, folderOf(origin)),
    'check.junit.xml': junit(result),
    // For who comments in a workflow of its own, as for forks.
    'comment.md': commentText(result, shown),
  });
}

/** The same files where there is nothing to report but why: who comments in another job has to say that, too. */
function writeFailure(failure: CheckFailure, text: string, runner: Runner, origin: Origin): string {
  return writeFiles(runner, {
    'check.json': `${JSON.stringify(failure, null, 2)}\n`,
    'check.md': text,
    'check.sarif': sarif({ verdict: 'unknown', changes: [], causes: [], ...failure.error }, folderOf(origin)),
    'comment.md': text,
  });
}

function folderOf({ folder }: Origin): string {
  return folder === null || folder === '' ? '' : `${folder}/`;
}

function writeFiles({ temporary }: Runner, files: Readonly<Record<string, string>>): string {
  const folder = mendFolder(temporary);
  makeFolder(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Keeps the comment, where the event has a pull request and a comment is wanted. */
async function comment(
  text: string | null,
  inputs: Inputs,
  job: Job,
  edits: readonly LineEdit[] = [],
): Promise<Finding[]> {
  const { pullRequest } = job.runner.event;
  if (pullRequest === null || inputs.comment === 'false') return [];
  // The comment is a service, and the check the result.
  const { finding } = await writeComment(text, inputs, job, async () => pullRequest.number, edits);
  return finding === null ? [] : [finding];
}

/** Writes over what the comment said of an earlier commit: nothing of that holds where there is nothing to compare. */
function failed(inputs: Inputs, { runner, say }: Job, origin: Origin) {
  return async (thrown: unknown): Promise<Report> => {
    const error = refusal(thrown) ?? thrown;
    if (!(error instanceof UserError)) throw error;
    const [message = '', remedy = ''] = [error.message, error.remedy].map(text =>
      inInputs(inWorkspace(text, runner), false),
    );
    const failure = { ok: false, error: { message, remedy, findings: error.findings } } as const;
    const text = failureMarkdown(failure.error, look(runner, runner.event.commit, origin.folder));
    // The comment first: where a disk is full, no file can be written.
    await comment(text, inputs, { runner, say });
    const reportPath = writeFailure(failure, text, runner, origin);
    return { ...failureReport(error, origin), comparison: { ...UNCOMPARED, reportPath } };
  };
}
