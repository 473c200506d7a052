import type { VerificationPoint } from '../contract/generated/contract.js';
import type { Breach, Check } from './checks/contract-point.js';
import { CHECKS } from './checks/index.js';
import type { Observed } from './observe.js';

/** Points of one check that are reported one by one; the rest is counted. */
const MAX_POINTS_PER_CHECK = 20;

/** What was observed against the contract: for each check a pass, or its breaches, equal ones together. Pure. */
export function judge(observed: Observed): VerificationPoint[] {
  return CHECKS.flatMap(check => pointsOf(check, observed));
}

/** Whether what fails may be a deployment that is still spreading. */
export function isSpreading(observed: Observed): boolean {
  return CHECKS.some(
    check => check.spreads && [...check.breaches(observed)].some(({ verdict }) => verdict === 'fail'),
  );
}

function pointsOf(check: Check, observed: Observed): VerificationPoint[] {
  const groups = new Map<string, { breach: Breach; paths: Set<string> }>();
  for (const breach of check.breaches(observed)) {
    const key = JSON.stringify([breach.verdict, breach.message, breach.remedy]);
    const group = groups.get(key);
    if (group) group.paths.add(breach.path);
    else groups.set(key, { breach, paths: new Set([breach.path]) });
  }
  const { id, title } = check;
  if (groups.size === 0)
    return [{ check: id, title, verdict: 'pass', message: check.seen(observed), remedy: null, paths: [] }];
  const sorted = [...groups.values()].sort((a, b) => severity(b.breach) - severity(a.breach));
  const points = sorted.slice(0, MAX_POINTS_PER_CHECK).map(({ breach, paths }) => ({
    check: id,
    title,
    verdict: breach.verdict,
    message: breach.message,
    remedy: breach.remedy,
    paths: [...paths],
  }));
  const left = sorted.slice(MAX_POINTS_PER_CHECK);
  const [next] = left;
  if (!next) return points;
  const { verdict } = next.breach;
  const remedy = 'Mend those above first.';
  return [...points, { check: id, title, verdict, message: `and ${left.length} more`, remedy, paths: [] }];
}

function severity({ verdict }: Breach): number {
  return verdict === 'fail' ? 1 : 0;
}
