import { tally } from '../findings/finding.js';
import { UNCOMPARED } from '../report/comparison.js';
import { UNPUBLISHED } from '../report/publication.js';
import type { Report } from '../report/report.js';

/** Every output of the action; `action.yml` documents them. */
const OUTPUT_NAMES = [
  'outcome',
  'site-path',
  'versao',
  'counts',
  'findings',
  'published',
  'commit',
  'page-url',
  'manifest-sha256',
  'changed',
  'files',
  'level',
  'required-bump',
  'verdict',
  'report-path',
] as const;

export type OutputName = (typeof OUTPUT_NAMES)[number];

/** The values of the outputs: all are set whatever the outcome, empty where there is nothing to say. */
export function outputsOf(report: Report): Record<OutputName, string> {
  const { error, warning } = tally(report.findings);
  const comparison = report.comparison ?? UNCOMPARED;
  const { published, commit, pageUrl } = report.publication ?? UNPUBLISHED;
  return {
    outcome: report.outcome,
    'site-path': report.sitePath ?? '',
    versao: report.versao ?? '',
    counts: JSON.stringify(report.counts),
    findings: String(error + warning),
    published: String(published),
    commit: commit ?? '',
    'page-url': pageUrl ?? '',
    'manifest-sha256': report.manifestSha256 ?? '',
    changed: report.changed === undefined ? '' : String(report.changed.length > 0),
    files: report.changed === undefined ? '' : JSON.stringify(report.changed),
    level: comparison.level,
    'required-bump': comparison.requiredBump,
    verdict: comparison.verdict,
    'report-path': comparison.reportPath,
  };
}
