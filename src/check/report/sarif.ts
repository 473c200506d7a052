import { changeRule, placeInHead } from '../../drift/index.js';
import type { ChangeLevel } from '../../findings/change-level.js';
import type { Place } from '../../findings/finding.js';
import { ruleInfo } from '../../rules/catalogue.js';
import { VERSION } from '../../runtime/generated/version.js';
import type { CheckResult } from '../check-result.js';
import { RULES_PAGE } from './rules-page.js';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** Code scanning takes 25,000 results of a run and shows 5,000. */
const MAX_RESULTS = 5000;

const LEVELS: Readonly<Record<ChangeLevel, string>> = {
  major: 'error',
  minor: 'warning',
  patch: 'note',
  info: 'none',
};

interface Result {
  readonly id: string;
  readonly level: string;
  readonly message: string;
  readonly place: Place | null;
  readonly fingerprint?: string;
}

/**
 * The report for code scanning (SARIF 2.1.0). Where the whole is bumped as it should be, a major change is no error.
 * @param folder of the language below the root of the repository, with a slash at its end; empty for the root.
 */
export function sarif(result: Pick<CheckResult, 'verdict' | 'findings' | 'changes'>, folder = ''): string {
  const bumped = result.verdict === 'bumped';
  const results: Result[] = [
    ...result.findings.map(({ rule, level, message, remedy, place }) => ({
      id: rule,
      level: level === 'notice' ? 'note' : level,
      message: `${message} ${remedy}`,
      place: place ?? null,
    })),
    ...result.changes.map(change => ({
      id: change.rule,
      level: bumped && change.level === 'major' ? 'warning' : LEVELS[change.level],
      message: change.message,
      place: placeInHead(change),
      fingerprint: change.fingerprint,
    })),
  ].slice(0, MAX_RESULTS);
  const ids = [...new Set(results.map(({ id }) => id))].sort();
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'refdata', version: VERSION, rules: ids.map(describe) } },
        columnKind: 'utf16CodeUnits',
        results: results.map(({ id, level, message, place, fingerprint }) => ({
          ruleId: id,
          ruleIndex: ids.indexOf(id),
          level,
          message: { text: message },
          locations: [locationOf(place ?? { file: 'refdata.yml' }, folder)],
          ...(fingerprint !== undefined && { partialFingerprints: { 'refdata/v1': fingerprint } }),
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function describe(id: string) {
  const rule = changeRule(id) ?? ruleInfo(id);
  return {
    id,
    helpUri: `${RULES_PAGE}#${id}`,
    ...(rule && { shortDescription: { text: rule.title }, fullDescription: { text: rule.why } }),
  };
}

function locationOf({ file, line, column }: Place, folder: string) {
  const region =
    line === undefined
      ? {}
      : { region: { startLine: line, ...(column !== undefined && { startColumn: column }) } };
  const uri = (folder + file).split('/').map(encodeURIComponent).join('/');
  return { physicalLocation: { artifactLocation: { uri }, ...region } };
}
