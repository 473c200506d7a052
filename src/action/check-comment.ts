import type { CheckResult } from '../check/check-result.js';
import { checkMarkdown, MAX_COMMENT_CHARACTERS, MAX_COMMENT_ROWS } from '../check/report/markdown.js';
import { RULES_PAGE } from '../check/report/rules-page.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import type { UserError } from '../findings/user-error.js';
import { GitHub } from '../github/client.js';
import { GitHubError } from '../github/failure.js';
import { commentSkipped } from '../rules/comparison.js';
import { keepComment } from './comment.js';
import type { Inputs } from './inputs.js';
import type { Job } from './mode.js';
import type { Runner } from './runner.js';

/** Why a check has no result, as `refdata check --json` prints it. */
export interface CheckFailure {
  readonly ok: false;
  readonly error: Pick<UserError, 'message' | 'remedy' | 'findings'>;
}

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

/** As much of the report as a comment can hold. */
export function commentText(result: CheckResult, shown: Look): string {
  const rest = 'the report of this job (`check.md` in its output `report-path`)';
  return checkMarkdown(result, {
    limit: MAX_COMMENT_CHARACTERS,
    rows: MAX_COMMENT_ROWS,
    rules: RULES_PAGE,
    rest,
    ...shown,
  });
}

/**
 * Keeps the comment of a check on a pull request; whatever goes wrong is a notice, for a comment is not the result.
 * @param text null for nothing to say.
 */
export async function writeComment(
  text: string | null,
  inputs: Inputs,
  { runner, say }: Job,
  findPull: (github: GitHub) => Promise<number | string>,
): Promise<Finding[]> {
  try {
    const { apiUrl, graphqlUrl, repository } = runner;
    const github = new GitHub({ apiUrl, graphqlUrl, token: inputs.token, repository });
    const pull = await findPull(github);
    if (typeof pull === 'string') return [skipped(pull)];
    const name = `${inputs.path}/${inputs.server || inputs.config}`;
    say(`Comment on #${pull}: ${await keepComment(github, pull, name, text)}`);
    return [];
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const fork = runner.event.pullRequest?.fromFork
      ? ' The pull request is from a fork, whose token may only read.'
      : '';
    return [skipped(error.reason || error.kind, fork)];
  }
}

function skipped(reason: string, more = ''): Finding {
  return findingOf(commentSkipped, `The comment could not be written (${reason}).${more}`, '');
}

/** Whether a check has nothing to tell: then there is no comment. */
function isSilent({ ok, changes, excepted, findings }: CheckResult): boolean {
  return (
    ok && changes.length === 0 && excepted.length === 0 && !findings.some(({ level }) => level !== 'notice')
  );
}
