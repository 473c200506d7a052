import { changeRule, placeInHead } from '../../drift/index.js';
import type { Place } from '../../findings/finding.js';
import { baseNotBuilt, comparedWithItself } from '../../rules/comparison.js';
import { html } from '../../site/html.js';
import type { CheckResult } from '../check-result.js';
import { causeByChange } from './cause-by-change.js';
import { RULES_PAGE } from './rules-page.js';
import { ownerOf } from './topics.js';

interface Case {
  readonly owner: string;
  readonly name: string;
  readonly rule: string;
  readonly place: Place | null;
  /** What explains it together with others. */
  readonly cause?: string | undefined;
  /** Why it fails; nothing where it does not. */
  readonly failure?: string;
  /** Why it says nothing, as neither passing nor failing would. */
  readonly skipped?: string;
}

/** Findings that say why nothing was compared. */
const NOT_COMPARED = new Set([comparedWithItself.id, baseNotBuilt.id]);

/**
 * The report in the form of JUnit, which test reporters read: a case for each change and each finding. One fails that fails
 * the check: an error, and a major change that `versao` does not announce.
 */
export function junit(result: CheckResult): string {
  const isAnnounced = result.verdict === 'bumped' || result.verdict === 'deferred' || result.ok;
  const causes = causeByChange(result.causes);
  const cases: Case[] = [
    ...result.findings.map(({ rule, level, message, remedy, place, subject }) => ({
      owner: place?.file ?? subject?.split('#')[0] ?? 'refdata.yml',
      name: message,
      rule,
      place: place ?? null,
      ...(level === 'error' && { failure: `${message} ${remedy}` }),
      ...(level !== 'error' && NOT_COMPARED.has(rule) && { skipped: message }),
    })),
    ...result.changes.map(change => ({
      owner: ownerOf(change),
      name: change.message,
      rule: change.rule,
      place: placeInHead(change),
      cause: causes.get(change.fingerprint),
      ...(change.level === 'major' &&
        !isAnnounced && { failure: `${change.message} ${changeRule(change.rule)?.why ?? ''}` }),
    })),
  ];
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  const skipped = cases.filter(each => each.skipped !== undefined).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="refdata check" ${counts} skipped="${skipped}">
${cases.map(testcase).join('\n')}
</testsuite>
</testsuites>
`;
}

function testcase({ owner, name, rule, place, cause, failure, skipped }: Case): string {
  const page = `${RULES_PAGE}#${encodeURIComponent(rule)}`;
  const where =
    place === null
      ? ''
      : ` file="${xml(place.file)}"${place.line === undefined ? '' : ` line="${place.line}"`}`;
  const properties = `<properties><property name="rule" value="${xml(rule)}"/><property name="page" value="${xml(page)}"/>${cause === undefined ? '' : `<property name="cause" value="${xml(cause)}"/>`}</properties>`;
  const failed =
    failure === undefined
      ? skipped === undefined
        ? ''
        : `<skipped message="${xml(skipped)}"/>`
      : `<failure type="${xml(rule)}" message="${xml(failure)}">${xml(`${failure}\n${page}`)}</failure>`;
  return `<testcase classname="${xml(owner)}" name="${xml(name)}"${where}>${properties}${failed}</testcase>`;
}

/** XML 1.0 has no half of a pair of surrogates, and two code points that are no characters. */
function xml(text: string): string {
  return html(text.replace(/[\p{Cs}\ufffe\uffff]/gu, '\ufffd'));
}
