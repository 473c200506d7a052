import { pathOf } from '../contract/files.js';
import type { Policy } from '../contract/policy.js';
import { settingOf } from '../contract/policy.js';
import { type Finding, formatPlace, type Place } from '../findings/finding.js';
import { findingOf, type RuleInfo } from '../findings/rule-info.js';
import { versaoDeclared } from '../rules/comparison.js';
import type { VersionScheme } from '../versions/scheme.js';
import type { Terms } from './policies.js';
import type { SideSource } from './side.js';
import { declaredAt } from './version-places.js';

/** A finding of a rule, at the level that the policy gives it; nothing when that is `off`. */
export function judged(
  policy: Policy,
  rule: RuleInfo,
  message: string,
  subject: string,
  place?: Place,
  remedy = rule.remedy,
): Finding[] {
  const level = rule.fixed ? rule.level : (settingOf(policy, rule.id).level ?? rule.level);
  return level === 'off' ? [] : [findingOf({ ...rule, level, remedy }, message, subject, place)];
}

/** Other places that declare the version (`check.versao`), where they do not agree with `versao`. */
export async function declaredVersions(
  { repository }: SideSource,
  versao: string,
  { declared: sources, policy, scheme }: Terms,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { source, loaded, position, isDropped } of sources) {
    const problems: Finding[] = [];
    let isGone = false;
    const { versao: declared, place } = await declaredAt(
      loaded,
      repository,
      source,
      ['check', 'versao', position],
      ({ rule, message, place: where, remedy }) => {
        // What was taken out with its file declares nothing any more.
        if (isDropped && rule === 'source-missing') isGone = true;
        else problems.push(...judged(policy, versaoDeclared, message, '/versao', where, remedy));
      },
    );
    found.push(...problems);
    if (isGone || problems.length > 0 || sameVersion(declared, versao, scheme)) continue;
    const where = place ? formatPlace(place) : 'refdata.yml';
    const message = `The version is ${declared} in ${where}, and \`versao\` is ${versao}.`;
    found.push(...judged(policy, versaoDeclared, message, `${pathOf('index')}#/versao`, place));
  }
  return found;
}

function sameVersion(a: string, b: string, scheme: VersionScheme): boolean {
  const [x, y] = [scheme.parse(a), scheme.parse(b)];
  return a === b || (x !== undefined && y !== undefined && scheme.compare(x, y) === 0);
}
