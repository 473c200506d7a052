import type { FileChange } from '../git/patch.js';
import { type Descriptions, listPath } from '../publish/description-list.js';
import { UNCOMPARED } from '../report/comparison.js';
import type { Report } from '../report/report.js';
import { descriptionStale } from '../rules/api-descriptions.js';
import type { Differences } from './described-folder.js';
import { type Inputs, isYes } from './inputs.js';
import { forgetPatch, mend, mendFolder } from './mend.js';
import type { Job } from './mode.js';

/** Regenerates descriptions that are not what the sources give, where that is asked for. @param files what they are made from */
export async function withMending(
  report: Report,
  made: Descriptions,
  differences: Differences,
  files: readonly string[],
  inputs: Inputs,
  job: Job,
): Promise<Report> {
  const { temporary } = job.runner;
  forgetPatch(temporary);
  const isStale = report.findings.some(({ rule }) => rule === descriptionStale.id);
  if (!isYes(inputs.fix) || !isStale) return report;
  const changes: FileChange[] = [
    ...made.files.filter(({ path }) => differences.changed.includes(path)),
    { path: listPath(made.folder), bytes: differences.list },
    ...differences.gone.map(({ path }) => ({ path, bytes: null })),
  ];
  const mending = { changes, sources: files, generated: made.folder, title: 'Update API descriptions' };
  const { remedy, failure } = await mend(mending, inputs.token, job);
  return {
    ...report,
    outcome: failure === null ? report.outcome : 'error',
    verdict: failure === null ? report.verdict : `${failure.message} ${failure.remedy}`,
    findings: report.findings.map(finding =>
      finding.rule === descriptionStale.id ? { ...finding, remedy } : finding,
    ),
    comparison: { ...UNCOMPARED, reportPath: mendFolder(temporary) },
  };
}
