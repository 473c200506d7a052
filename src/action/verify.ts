import type { DemandOptions } from '../attest/demand.js';
import { describeMaker } from '../attest/maker.js';
import type { Verification } from '../contract/generated/contract.js';
import type { Finding } from '../findings/finding.js';
import { NOWHERE, type Report } from '../report/report.js';
import { firstOf } from '../text/first-of.js';
import { verify } from '../verify/verify.js';
import type { Inputs } from './inputs.js';
import type { Job, Mode } from './mode.js';
import { pathInside } from './paths.js';

/** Findings for one check name so many of its paths. */
const MAX_PATHS_NAMED = 3;

/** Holds what a live address answers against the contract. */
export const verifyMode: Mode = {
  uses: ['target', 'manifest-sha256', 'wait', 'require-attestation', 'trusted-root'],
  needs: ['target'],
  async run(inputs, job) {
    const demand = demandIn(inputs, job);
    const live = await verifyLive(inputs.target, inputs['manifest-sha256'] || undefined, inputs, job, demand);
    return {
      outcome: live.ok ? 'success' : 'findings',
      verdict: verdictOf(live),
      findings: findingsOf(live),
      origin: NOWHERE,
      files: [],
      versao: live.versao,
      sitePath: null,
      counts: { pass: live.pass, warn: live.warn, fail: live.fail },
    };
  },
};

/** What is demanded of attestations; nothing where no repository is named. */
export function demandIn(inputs: Inputs, { runner }: Job): DemandOptions | undefined {
  const { 'require-attestation': repository, 'trusted-root': file } = inputs;
  if (repository === undefined && file === '') return undefined;
  return {
    repository,
    trustedRoot: file === '' ? undefined : pathInside(runner.workspace, file, 'trusted-root'),
  };
}

/** Adds to a report what a live address answers; `expected` is the SHA-256 of the manifest that has to be there. */
export async function withVerification(
  report: Report,
  address: string,
  expected: string,
  inputs: Inputs,
  job: Job,
): Promise<Report> {
  const live = await verifyLive(address, expected, inputs, job);
  return {
    ...report,
    outcome: live.ok ? report.outcome : 'findings',
    verdict: `${report.verdict} ${verdictOf(live)}`,
    findings: [...report.findings, ...findingsOf(live)],
  };
}

function verifyLive(
  baseUrl: string,
  expectedSha256: string | undefined,
  { wait }: Inputs,
  { say }: Job,
  attestation?: DemandOptions,
): Promise<Verification> {
  say(`Verifying ${baseUrl}`);
  return verify({ baseUrl, expectedSha256, waitSeconds: Number(wait), attestation, progress: say });
}

function verdictOf({ ok, baseUrl, pass, warn, fail, attestation }: Verification): string {
  const made = attestation ? ` It was made by ${describeMaker(attestation)}.` : '';
  return `${baseUrl} ${ok ? 'keeps' : 'does not keep'} the contract: ${pass} pass, ${warn} warn, ${fail} fail.${made}`;
}

/** What a host cannot do better is a notice: there is nothing to mend. */
function findingsOf({ points }: Verification): Finding[] {
  return points.flatMap(({ check, verdict, message, remedy, paths }) => {
    if (verdict === 'pass') return [];
    const where = paths.length === 0 ? '' : ` (${firstOf(paths, MAX_PATHS_NAMED)})`;
    const level = verdict === 'fail' ? ('error' as const) : ('notice' as const);
    return [{ rule: check, level, message: `${message}${where}.`, remedy: remedy ?? '' }];
  });
}
