import { changeRule, placeInHead } from '../../drift/index.js';
import type { ChangeLevel } from '../../findings/change-level.js';
import { type SarifResult, type SarifRule, sarifLog } from '../../report/sarif.js';
import { ruleInfo } from '../../rules/catalogue.js';
import type { CheckResult } from '../check-result.js';
import { causeByChange } from './cause-by-change.js';
import { RULES_PAGE } from './rules-page.js';

const LEVELS: Readonly<Record<ChangeLevel, SarifResult['level']>> = {
  major: 'error',
  minor: 'warning',
  patch: 'note',
  info: 'none',
};
/** Where something is that has no place of its own. */
const NOWHERE = { file: 'refdata.yml' };

/**
 * The report for code scanning (SARIF 2.1.0). Where the whole is bumped as it should be, a major change is no error.
 * @param folder of the language below the root of the repository, with a slash at its end; empty for the root.
 */
export function sarif(
  result: Pick<CheckResult, 'verdict' | 'findings' | 'changes' | 'causes'>,
  folder = '',
): string {
  const causes = causeByChange(result.causes);
  const bumped = result.verdict === 'bumped';
  const results: SarifResult[] = [
    ...result.findings.map(({ rule, level, message, remedy, place }) => ({
      id: rule,
      level: level === 'notice' ? ('note' as const) : level,
      message: `${message} ${remedy}`,
      place: place ?? NOWHERE,
    })),
    ...result.changes.map(change => ({
      id: change.rule,
      level: bumped && change.level === 'major' ? ('warning' as const) : LEVELS[change.level],
      message: change.message,
      place: placeInHead(change) ?? NOWHERE,
      fingerprint: change.fingerprint,
      cause: causes.get(change.fingerprint),
    })),
  ];
  return sarifLog(results, described, folder);
}

function described(id: string): SarifRule {
  const rule = changeRule(id) ?? ruleInfo(id);
  return { helpUri: `${RULES_PAGE}#${id}`, title: rule?.title, why: rule?.why };
}
