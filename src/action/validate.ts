import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { validate } from '../commands/validate.js';
import { describeCounts } from '../contract/counts.js';
import { type Finding, tally } from '../findings/finding.js';
import { isAddress } from '../http/address.js';
import { describeFindings, type Origin, type Report } from '../report/report.js';
import { reporting } from './failure.js';
import type { Mode } from './mode.js';
import { pathInside, slashPath } from './paths.js';
import type { Runner } from './runner.js';

/** Checks published files, in a folder or at an address, against the schemas and the rules. */
export const validateMode: Mode = {
  uses: ['target'],
  needs: ['target'],
  run(inputs, job) {
    const { target, origin } = locate(inputs.target, job.runner);
    return reporting(origin, async () => {
      job.say(`Checking ${inputs.target}`);
      return toReport(await validate(target), origin, inputs.target);
    });
  },
};

function locate(target: string, runner: Runner): { target: string; origin: Origin } {
  if (isAddress(target)) return { target, origin: { folder: null, name: target } };
  const folder = pathInside(runner.workspace, target, 'target');
  return { target: folder, origin: { folder: slashPath(realpathSync(runner.workspace), folder), name: '' } };
}

function toReport(result: Awaited<ReturnType<typeof validate>>, origin: Origin, target: string): Report {
  const found = describeFindings(result.findings);
  const failed = tally(result.findings).error > 0;
  return {
    outcome: failed ? 'findings' : 'success',
    verdict: failed
      ? `The files of ${target} are not right: ${found}.`
      : `The files of ${target} are right: ${found === '' ? 'no findings' : found}.`,
    findings: result.findings.map(finding => withinTarget(finding, result.target)),
    origin,
    files: result.files.map(({ path, bytes, counts }) => ({ path, bytes, count: describeCounts(counts) })),
    versao: result.versao,
    sitePath: null,
    counts: Object.assign(
      {},
      ...result.files.filter(({ name }) => name !== 'index').map(({ counts }) => counts),
    ),
  };
}

/** Places of findings name the target itself; a report has them relative to it. */
function withinTarget(finding: Finding, target: string): Finding {
  const { place } = finding;
  const folder = target.split(sep).join('/');
  if (!place?.file.startsWith(`${folder}/`)) return finding;
  return { ...finding, place: { ...place, file: place.file.slice(folder.length + 1) } };
}
