import { countChanges } from '../../drift/index.js';
import { changesSwitchedOff, VERSAO_BREACHES } from '../../rules/comparison.js';
import type { CheckResult } from '../check-result.js';

/** What came out, in one sentence. */
export function verdictLine(result: CheckResult): string {
  return `${outcome(result)}${reservation(result)}.`;
}

/** How it came out, as a sign: what was not compared has not passed. */
export function verdictSign({ ok, verdict }: Pick<CheckResult, 'ok' | 'verdict'>): string {
  return !ok ? '❌' : verdict === 'unknown' ? '⚠️' : '✅';
}

/** How much was compared, and of how much nobody can tell. */
export function extentLine({ compared, unknown }: CheckResult): string {
  const entries =
    compared.base === 1
      ? `1 entry compared with ${compared.head}`
      : `${compared.base} entries compared with ${compared.head}`;
  if (unknown.length === 0) return entries;
  return unknown.length === 1
    ? `${entries}, of 1 value nobody can tell`
    : `${entries}, of ${unknown.length} values nobody can tell`;
}

function outcome(result: CheckResult): string {
  const { verdict, base, head, suggestion, level, nome } = result;
  const counted = countChanges(result.counts);
  const since = result.release ? ` since ${result.release.name}` : '';
  const due = dueSince(result);
  const changed = counted !== '' || due === '' ? counted : `${due}${since}`;
  const and = changed === '' ? '' : `${changed}, and `;
  const raise = suggestion === null ? '' : `: raise it to ${suggestion} or above`;
  switch (verdict) {
    case 'unchanged':
      if (counted === '' && result.unknown.length > 0)
        return `No change is seen for the consumers of ${nome} ${head.versao}, and ${openIn(result)}`;
      if (counted === '' && result.excepted.length > 0)
        return `All that changes for the consumers of ${nome} ${head.versao} is accepted`;
      if (counted === '' && isPartlyOff(result))
        return `Nothing that counts changes for the consumers of ${nome} ${head.versao}, and some rules are off`;
      return counted === ''
        ? `Nothing changes for the consumers of ${nome} ${head.versao}`
        : `${counted}, and no other versao than ${head.versao} is asked for`;
    case 'bumped':
      return raised(result, counted, since);
    case 'not-bumped':
      if (result.release)
        return `${and}versao is ${head.versao}, which is still that of ${result.release.name}${raise}`;
      return base.versao === head.versao
        ? `${and}versao is still ${head.versao}${raise}`
        : `${and}versao went from ${base.versao} to ${head.versao}, which is the same version${raise}`;
    case 'bumped-too-little':
      return `${and}versao went from ${result.release?.versao ?? base.versao} to ${head.versao}, which is too little for ${result.release?.level ?? level} changes${since}${raise}`;
    case 'decreased':
      return `${and}versao went back from ${base.versao} to ${head.versao}${raise}`;
    case 'bumped-without-change':
      return `versao went from ${base.versao} to ${head.versao}, and nothing else changed`;
    case 'malformed':
      return `${and}versao went from "${base.versao}" to "${head.versao}", which cannot be compared`;
    case 'deferred':
      return `${and}versao is ${head.versao}: it is due at the next release${raise}`;
    case 'unversioned':
      if (counted === '' && result.unknown.length > 0)
        return `No change is seen for the clients of ${nome}, and ${openIn(result)}`;
      if (counted === '' && result.excepted.length > 0)
        return `All that changes for the clients of ${nome} is accepted`;
      return counted === ''
        ? `Nothing changes for the clients of ${nome}`
        : `${counted} for the clients of ${nome}`;
    case 'first':
      if (head.versao === '') return `${nome} is new: there is nothing to compare its routes with`;
      return `This is the first reference of ${nome}: ${head.versao}. Everything is new`;
    case 'unknown':
      if (isItself(result)) return `${base.name} is what is checked, so nothing can be said about changes`;
      return `The base ${base.name} cannot be built, so nothing can be said about changes`;
  }
}

/** Whether a head was compared with itself, so that its passing says nothing: of a base that cannot be built, nothing is. */
export function isItself({ verdict, compared }: Pick<CheckResult, 'verdict' | 'compared'>): boolean {
  return verdict === 'unknown' && compared.base > 0;
}

/** Whether there are changes whose rules are switched off. */
function isPartlyOff({ findings }: Pick<CheckResult, 'findings'>): boolean {
  return findings.some(({ rule }) => rule === changesSwitchedOff.id);
}

/** How much may have changed that nobody sees. */
function openIn({ unknown }: Pick<CheckResult, 'unknown'>): string {
  return unknown.length === 1
    ? 'of 1 value nobody can tell whether it changed'
    : `of ${unknown.length} values nobody can tell whether they changed`;
}

/** What the raise is for: what changes here, or what changed since the last release, where this only raises it. */
function raised(result: CheckResult, counted: string, since: string): string {
  const { base, head, release, excepted, unknown } = result;
  const way = `${release?.versao ?? base.versao} → ${head.versao}`;
  if (counted !== '') return `${counted}, and versao was raised to match${since}: ${way}`;
  if (excepted.length > 0) return `Accepted changes, and versao was raised to match${since}: ${way}`;
  if (isPartlyOff(result)) return `Changes whose rules are off, and versao was raised${since}: ${way}`;
  const due = dueSince({ release });
  if (due === '' && unknown.length > 0)
    return `No change but that of versao is seen (${way}), and ${openIn({ unknown })}`;
  if (due === '') return `Nothing but versao changes: ${way}`;
  return base.versao === head.versao
    ? `Nothing changes here, and versao was raised to match ${due}${since}: ${way}`
    : `Nothing but versao changes here, and it was raised to match ${due}${since}: ${way}`;
}

/** What changed since the last release, this change and others; empty where nothing is known of one. */
function dueSince({ release }: Pick<CheckResult, 'release'>): string {
  return release ? countChanges(release.counts) : '';
}

/** Why a check fails that the verdict about `versao` does not explain. */
function reservation({ ok, findings, level }: CheckResult): string {
  if (ok) return '';
  const errors = findings.filter(finding => finding.level === 'error');
  const others = errors.filter(({ rule }) => !VERSAO_BREACHES.has(rule)).length;
  if (others > 0) return `; ${others === 1 ? '1 error is' : `${others} errors are`} to be mended`;
  return errors.length > 0 ? '' : `; ${level} changes are not let through here (fail-on)`;
}
