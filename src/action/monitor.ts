import { readDemand } from '../attest/demand.js';
import { UserError } from '../findings/user-error.js';
import { GitHub } from '../github/client.js';
import { explainFailure, GitHubError, type Undertaking } from '../github/failure.js';
import { baseAddress } from '../published/index.js';
import { NOWHERE, type Report } from '../report/report.js';
import { escapeMarkdown } from '../text/markdown.js';
import { failureReport } from './failure.js';
import { keepIssue } from './issue.js';
import type { Mode } from './mode.js';
import { demandIn, verifyMode } from './verify.js';

/** Points named in an issue; the log of the job has all of them. */
const MAX_POINTS_NAMED = 30;

/**
 * Looks at a live address, and keeps one issue about it: opened where it does not keep the contract, or does not answer, and
 * closed when it does again.
 */
export const monitorMode: Mode = {
  uses: ['target', 'manifest-sha256', 'wait', 'require-attestation', 'trusted-root'],
  needs: ['target'],
  async run(inputs, job) {
    const { runner } = job;
    if (runner.fromFork)
      throw new UserError(
        `The event ${runner.event.name} may be about code of somebody who cannot write to the repository: no issue is written.`,
        'Run the mode monitor on schedule or workflow_dispatch.',
      );
    const address = baseAddress(inputs.target);
    // A mistake in the workflow is nothing to tell of the address.
    const demand = demandIn(inputs, job);
    if (demand !== undefined) await readDemand(demand);
    const report = await looking(() => verifyMode.run(inputs, job));
    const undertaking: Undertaking = {
      what: `keep the issue about ${address} in ${runner.repository}`,
      permissions: ['issues: write'],
      otherwise:
        'Switch issues on in the settings of the repository, or use "mode: verify", which writes none.',
    };
    try {
      const { apiUrl, graphqlUrl, repository } = runner;
      const github = new GitHub({ apiUrl, graphqlUrl, token: inputs.token, repository });
      const body = report.outcome === 'success' ? null : textOf(report);
      const subject = { name: address, title: `${address} does not keep the contract` };
      const issue = await keepIssue(github, subject, body);
      return issue === '' ? report : { ...report, verdict: `${report.verdict} ${issue}` };
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      const { message, remedy } = explainFailure(error, undertaking);
      return { ...report, outcome: 'error', verdict: `${report.verdict} ${message} ${remedy}` };
    }
  },
};

/** That nobody answers is what is to be told, and no reason to tell nothing. */
async function looking(look: () => Promise<Report>): Promise<Report> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...failureReport(error, NOWHERE), outcome: 'findings' };
  }
}

/** Without anything that differs from run to run, so that the same trouble is the same text. */
function textOf({ verdict, findings }: Report): string {
  const failing = findings.filter(({ level }) => level === 'error');
  const rows = failing
    .slice(0, MAX_POINTS_NAMED)
    .map(
      ({ rule, message, remedy }) =>
        `- **${escapeMarkdown(rule)}**: ${escapeMarkdown(`${message} ${remedy}`)}`,
    );
  const more = failing.length - rows.length;
  return [
    escapeMarkdown(verdict),
    '',
    ...rows,
    ...(more > 0 ? [`- … and ${more} more`] : []),
    '',
    'This issue is closed by itself when the address keeps the contract again.',
    '',
  ].join('\n');
}
