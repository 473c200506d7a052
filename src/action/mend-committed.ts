import { regenerate } from '../commands/regenerate.js';
import type { Finding } from '../findings/finding.js';
import type { Origin } from '../report/report.js';
import type { Supply } from '../repository/other-repositories.js';
import { dataStale } from '../rules/comparison.js';
import { type Inputs, isYes } from './inputs.js';
import { forgetPatch, type Mended, mend } from './mend.js';
import type { Job } from './mode.js';

/**
 * Regenerates committed files of a language that are not what its source gives, where that is asked for.
 * @returns null where there is nothing to do.
 */
export async function mendStale(
  findings: readonly Finding[],
  inputs: Inputs,
  job: Job,
  repo: string,
  { folder }: Origin,
  supply: Supply,
): Promise<Mended | null> {
  forgetPatch(job.runner.temporary);
  if (!isYes(inputs.fix) || inputs.server !== '' || !findings.some(isStale)) return null;
  const made = await regenerate({ repo, config: inputs.config, supply, progress: job.say });
  if (made === null) return null;
  const start = folder ? `${folder}/` : '';
  const mending = {
    changes: made.changes.map(({ path, bytes }) => ({ path: start + path, bytes })),
    sources: [folder ?? ''],
    generated: start + made.folder,
    title: 'Regenerate the committed reference',
  };
  return mend(mending, inputs.token, job);
}

/** Says of stale files what became of them. */
export function withRemedy(findings: readonly Finding[], mended: Mended | null): readonly Finding[] {
  if (mended === null) return findings;
  return findings.map(finding => (isStale(finding) ? { ...finding, remedy: mended.remedy } : finding));
}

function isStale({ rule }: Finding): boolean {
  return rule === dataStale.id;
}
