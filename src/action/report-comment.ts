import { join, posix } from 'node:path';
import { z } from 'zod';
import { failureMarkdown } from '../check/report/markdown.js';
import { REPORT_FILE, readReport } from '../check/report/report-file.js';
import { UserError } from '../findings/user-error.js';
import type { GitHub } from '../github/client.js';
import { GitHubError } from '../github/failure.js';
import { NOWHERE } from '../report/report.js';
import { commentOf, editsIn, look, writeComment } from './check-comment.js';
import type { JobEvent } from './event.js';
import type { Mode } from './mode.js';
import { pathInside } from './paths.js';

const PULL = z.object({ number: z.number().int().positive(), head: z.object({ sha: z.string() }) });

/**
 * Writes the report of a check, which another job made, on the pull request: the only job that may write to pull
 * requests checks nothing out. The report may come from a stranger: it is data, and everything in it is escaped. Which
 * pull request it is about is asked of GitHub, not of the report.
 */
export const commentMode: Mode = {
  uses: ['report-path', 'path', 'config', 'server'],
  needs: ['report-path'],
  async run(inputs, job) {
    const { event, workspace } = job.runner;
    refuse(event);
    const report = readReport(
      pathInside(workspace, join(inputs['report-path'], REPORT_FILE), 'report-path'),
      `report-path has no ${REPORT_FILE}.`,
      'Download the artifact with the folder that mode check names in its output report-path.',
    );
    const folder = posix.join(inputs.path.replaceAll('\\', '/')).replace(/^\.?\/*|\/+$/g, '');
    const commit = event.run?.commit ?? event.commit;
    const shown = look(job.runner, commit, folder);
    const text = 'error' in report ? failureMarkdown(report.error, shown) : commentOf(report, shown);
    const edits = 'error' in report ? [] : editsIn(report, folder);
    const { finding, failure: why } = await writeComment(
      text,
      inputs,
      job,
      github => pullOf(event, github),
      edits,
    );
    const failure = isReadOnly(event) && isForbidden(why) ? null : why;
    return {
      // Nothing else was asked for.
      outcome: failure === null ? 'success' : 'error',
      verdict:
        failure !== null
          ? `${failure.message} ${failure.remedy}`
          : finding === null
            ? 'The comment is as the report says.'
            : 'There is no comment.',
      findings: finding === null ? [] : [finding],
      origin: NOWHERE,
      files: [],
      versao: null,
      sitePath: null,
      counts: {},
    };
  },
};

/** @throws {UserError} in an event that has no pull request, or must write none of its comments: nobody would be told. */
function refuse({ name, pullRequest, run }: JobEvent): void {
  if (name === 'pull_request_target')
    throw new UserError(
      'In the event pull_request_target the token may write, and no comment is written.',
      'Use pull_request, and for forks workflow_run (docs/check.md).',
    );
  if (pullRequest !== null || run !== null) return;
  throw new UserError(
    `The event ${name === '' ? 'of this job' : name} is about no pull request that could be commented on.`,
    'Run mode comment on pull_request, or on workflow_run after the workflow that checks.',
  );
}

/** Whether GitHub itself takes the permission to write from the token, whatever the workflow grants. */
function isReadOnly({ pullRequest, actor }: JobEvent): boolean {
  return pullRequest?.fromFork === true || actor === 'dependabot[bot]';
}

function isForbidden(failure: UserError | null): boolean {
  return failure?.cause instanceof GitHubError && failure.cause.kind === 'no-permission';
}

/** The number of the pull request that was checked, or the reason why there is none to comment on. */
async function pullOf({ pullRequest, run }: JobEvent, github: GitHub): Promise<number | string> {
  if (pullRequest) return pullRequest.number;
  if (run?.event !== 'pull_request') return 'this event is about no pull request';
  const [owner = ''] = run.repository.split('/');
  const pulls = await github.rest('GET /repos/{owner}/{repo}/pulls', z.array(PULL), {
    state: 'open',
    head: `${owner}:${run.branch}`,
  });
  const checked = pulls.filter(({ head }) => head.sha === run.commit);
  if (checked[0] && checked.length === 1) return checked[0].number;
  return checked.length === 0
    ? 'no open pull request has the commit that was checked any more'
    : `${checked.length} pull requests have the commit that was checked`;
}
