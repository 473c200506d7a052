import type { CheckResult } from '../check/check-result.js';
import type { LineEdit } from '../check/raised-version.js';
import { checkMarkdown, MAX_COMMENT_CHARACTERS } from '../check/report/markdown.js';
import { MAX_ROWS } from '../check/report/rows.js';
import { RULES_PAGE } from '../check/report/rules-page.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import type { UserError } from '../findings/user-error.js';
import { GitHub } from '../github/client.js';
import { explainFailure, GitHubError } from '../github/failure.js';
import { commentSkipped } from '../rules/comparison.js';
import { keepComment } from './comment.js';
import type { Inputs } from './inputs.js';
import type { Job } from './mode.js';
import type { Runner } from './runner.js';
import { keepSuggestions } from './suggestions.js';

/** How places of a report are shown. */
export interface Look {
  readonly linkOf?: (file: string, line: number | undefined) => string | undefined;
}

/** Links lead to a file of the commit that was checked; what leads out of the repository is no link. */
export function look({ serverUrl, repository }: Runner, commit: string, folder: string | null): Look {
  if (repository === '' || commit === '') return {};
  const root = `${serverUrl}/${repository}/blob/${commit}/`;
  const escaped = (path: string) =>
    encodeURI(path).replace(/[()#?]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    linkOf: (file, line) => {
      const path = folder ? `${folder}/${file}` : file;
      if (/^\/|\\|(^|\/)\.{1,2}(\/|$)/.test(path)) return undefined;
      return `${root}${escaped(path)}${line === undefined ? '' : `#L${line}`}`;
    },
  };
}

/** The comment of a check; null where it has nothing to tell. */
export function commentOf(result: CheckResult, shown: Look): string | null {
  return isSilent(result) ? null : commentText(result, shown);
}

/** The edits of a report with paths from the root of the repository; `folder` is that of the language. */
export function editsIn({ edits }: CheckResult, folder: string | null): LineEdit[] {
  return edits.map(edit => (folder ? { ...edit, file: `${folder}/${edit.file}` } : edit));
}

/** As much of the report as a comment can hold. */
export function commentText(result: CheckResult, shown: Look): string {
  const rest = 'the report of this job (`check.md` in its output `report-path`)';
  return checkMarkdown(result, {
    limit: MAX_COMMENT_CHARACTERS,
    rows: MAX_ROWS,
    rules: RULES_PAGE,
    rest,
    ...shown,
  });
}

/** What became of a comment. */
export interface Commented {
  /** Why there is none; null where it is as it should be. */
  readonly finding: Finding | null;
  /** Set where it was to be written and could not be. */
  readonly failure: UserError | null;
}

/**
 * Keeps the comment of a check on a pull request. Whatever goes wrong is said; who calls this knows whether the comment is
 * what was asked for.
 * @param text null for nothing to say.
 * @param edits lines that are suggested to be written in another way, with paths from the root of the repository.
 */
export async function writeComment(
  text: string | null,
  inputs: Inputs,
  { runner, say }: Job,
  findPull: (github: GitHub) => Promise<number | string>,
  edits: readonly LineEdit[] = [],
): Promise<Commented> {
  const { apiUrl, graphqlUrl, repository, event } = runner;
  // There the token may write, and what is checked may be a stranger's.
  if (event.name === 'pull_request_target')
    return skipped('in the event pull_request_target nothing is written: use pull_request');
  try {
    const github = new GitHub({ apiUrl, graphqlUrl, token: inputs.token, repository });
    const pull = await findPull(github);
    if (typeof pull === 'string') return skipped(pull);
    const name = `${inputs.path}/${inputs.server || inputs.config}`;
    const outcome = await keepComment(github, pull, name, text);
    say(`Comment on #${pull}: ${outcome}`);
    // What a stranger's report says is shown, and offered to nobody.
    const isOwn = event.pullRequest?.fromFork === false;
    if (!isOwn || outcome === 'none') return { finding: null, failure: null };
    return await suggest(github, pull, name, edits, event.pullRequest.commit);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return notWritten(error, runner);
  }
}

/** Suggested changes are a service beside the comment, which has the same lines. */
async function suggest(
  github: GitHub,
  pull: number,
  name: string,
  edits: readonly LineEdit[],
  commit: string,
): Promise<Commented> {
  try {
    await keepSuggestions(github, pull, name, edits, commit);
    return { finding: null, failure: null };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const message = `The comment was written, and the change in it could not be suggested: ${error.message}.`;
    return { finding: findingOf(commentSkipped, message, ''), failure: null };
  }
}

function notWritten(error: GitHubError, { event, repository }: Runner): Commented {
  const failure = explainFailure(error, {
    what: `comment on the pull request in ${repository}`,
    permissions: ['pull-requests: write'],
    otherwise: 'Leave the comment out: "comment: false".',
  });
  const finding = findingOf(commentSkipped, `The comment could not be written. ${failure.message}`, '');
  if (event.pullRequest?.fromFork)
    return {
      finding: {
        ...finding,
        message: `${finding.message} The pull request is from a fork, whose token may only read.`,
      },
      failure,
    };
  return { finding: { ...finding, remedy: failure.remedy }, failure };
}

function skipped(reason: string): Commented {
  return { finding: findingOf(commentSkipped, `There is no comment: ${reason}.`, ''), failure: null };
}

/** Whether a check has nothing to tell: then there is no comment. */
function isSilent({ ok, changes, excepted, findings }: CheckResult): boolean {
  return (
    ok && changes.length === 0 && excepted.length === 0 && !findings.some(({ level }) => level !== 'notice')
  );
}
