import { type DemandOptions, readDemand } from '../attest/demand.js';
import { MANIFEST_PATH } from '../contract/files.js';
import type { Verification, VerificationPoint } from '../contract/generated/contract.js';
import { UserError } from '../findings/user-error.js';
import { shortCommit } from '../git/short-commit.js';
import { HttpFault } from '../http/fault.js';
import { TIMEOUT_MS } from '../http/request.js';
import { baseAddress, sha256Of } from '../published/index.js';
import { type Attested, attestedBy } from './attested.js';
import { isSpreading, judge } from './judge.js';
import { LiveAddress } from './live.js';
import { type Observed, observe } from './observe.js';

export type { Verification, VerificationPoint } from '../contract/generated/contract.js';

/** Documentation pages looked at, unless another number is asked for. */
const DEFAULT_LINKS = 10;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;
const PAUSE_GROWTH = 1.6;

export interface VerifyOptions {
  /** The base address, or that of its `api/` or `api/index.json`. */
  readonly baseUrl: string;
  /** Bytes of the `api/manifest.json` that was just built: the live one must be the same. */
  readonly expectedManifest?: Uint8Array | undefined;
  /** The SHA-256 of those bytes, for who does not have them. */
  readonly expectedSha256?: string | undefined;
  /** How long a new deployment may take to spread, in seconds; 0 looks once. */
  readonly waitSeconds?: number | undefined;
  /** How long one answer may take. */
  readonly timeoutMs?: number | undefined;
  /** Number of documentation pages looked at; 0 for none. */
  readonly links?: number | undefined;
  /** What its attestation has to say of who made the manifest, which names all other files; not looked at where it is left out. */
  readonly attestation?: DemandOptions | undefined;
  readonly progress?: ((step: string) => void) | undefined;
}

/**
 * Holds what a live address really answers against the contract (service-spec.md, "Endpoints" and "Limits"), point by
 * point. While there is time, it looks again: until the live manifest is the expected one and all that it lists is there.
 *
 * @throws {UserError} when nobody answers there, or there is no reference at the address.
 */
export async function verify(options: VerifyOptions): Promise<Verification> {
  const base = baseAddress(options.baseUrl);
  const { timeoutMs = TIMEOUT_MS, links = DEFAULT_LINKS, waitSeconds = 0, progress } = options;
  const expected = options.expectedSha256 ?? (options.expectedManifest && sha256Of(options.expectedManifest));
  const demand = options.attestation && (await readDemand(options.attestation));
  const deadline = performance.now() + waitSeconds * 1000;
  let pause = FIRST_PAUSE_MS;
  for (let attempts = 1; ; attempts += 1) {
    const left = deadline - performance.now();
    const look = async (): Promise<Observed | undefined> => {
      // One small request tells whether the rest is worth asking for.
      if (left > 0 && expected !== undefined && !(await isLive(base, expected, timeoutMs))) return undefined;
      return observe({ base, timeoutMs, links, progress });
    };
    let observed: Observed | undefined;
    try {
      observed = await look();
    } catch (error) {
      if (!(error instanceof UserError) || left <= 0) throw error;
    }
    const settled =
      observed &&
      (expected === undefined || observed.manifest?.sha256 === expected) &&
      !isSpreading(observed);
    if (observed && (settled || left <= 0)) {
      const attested =
        demand && (await attestedBy(new LiveAddress(base, timeoutMs), observed.manifest?.sha256, demand));
      return verification(base, observed, expected, attempts, attested);
    }
    progress?.(`waiting for the deployment (${Math.ceil(Math.max(left, 0) / 1000)} s left)`);
    await new Promise(resolve => setTimeout(resolve, Math.max(0, Math.min(pause, left))));
    pause = Math.min(pause * PAUSE_GROWTH, MAX_PAUSE_MS);
  }
}

async function isLive(base: string, expected: string, timeoutMs: number): Promise<boolean> {
  try {
    const headers = { 'accept-encoding': 'identity' };
    return (await new LiveAddress(base, timeoutMs).ask(MANIFEST_PATH, { headers })).sha256 === expected;
  } catch (error) {
    if (error instanceof HttpFault) return false;
    throw error;
  }
}

function verification(
  baseUrl: string,
  observed: Observed,
  expected: string | undefined,
  attempts: number,
  attested: Attested | undefined,
): Verification {
  const points = [
    ...(expected === undefined ? [] : [deploymentPoint(observed, expected)]),
    ...(attested === undefined ? [] : [attested.point]),
    ...judge(observed),
  ];
  const count = (verdict: VerificationPoint['verdict']) =>
    points.filter(point => point.verdict === verdict).length;
  return {
    ok: count('fail') === 0,
    baseUrl,
    versao: observed.proved.versao,
    commit: observed.manifest?.commit ?? null,
    attempts,
    pass: count('pass'),
    warn: count('warn'),
    fail: count('fail'),
    points,
    ...(attested && { attestation: attested.maker }),
  };
}

function deploymentPoint({ manifest, proved }: Observed, expected: string): VerificationPoint {
  const what = { check: 'deployment', title: 'What is live is what was just built' };
  if (manifest?.sha256 === expected)
    return {
      ...what,
      verdict: 'pass',
      message: 'the manifest is the one just built',
      remedy: null,
      paths: [],
    };
  const live = manifest
    ? `the live manifest is of versao ${proved.versao}${manifest.commit === null ? '' : `, commit ${shortCommit(manifest.commit)}`}, and not the one just built`
    : 'there is no live manifest';
  const remedy =
    'Wait longer (--wait), and look at the deployment: whether it succeeded, and whether it belongs to this address.';
  return { ...what, verdict: 'fail', message: live, remedy, paths: [MANIFEST_PATH] };
}
