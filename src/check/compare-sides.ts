import { pathOf } from '../contract/files.js';
import type { Policy } from '../contract/policy.js';
import {
  bumpBetween,
  type ChangePolicy,
  changeRule,
  changesBetween,
  except,
  type FailOn,
  failsBy,
  IGNORE_FILE,
  judge,
  parseExceptions,
  parseVersion,
  type ReferenceSet,
  tallyChanges,
  type WholeLevel,
  wholeLevel,
} from '../drift/index.js';
import type { ChangeLevel } from '../findings/change-level.js';
import type { Finding } from '../findings/finding.js';
import { baseNotBuilt, packagesUnread, versaoFormatNotBumped } from '../rules/comparison.js';
import { declaredVersions, judged } from './agreement.js';
import type { CheckResult } from './check-result.js';
import { committedFiles } from './committed.js';
import { nearerPlaces } from './nearer-places.js';
import { publishedPackages } from './published-packages.js';
import { schemaDriftIn } from './schema-drift.js';
import type { Side, SideData } from './side.js';
import { staleData } from './stale-data.js';

type DataSide = Extract<Side, { kind: 'data' }>;
/** What decides whether a comparison passes. */
export interface Judging {
  readonly failOn?: FailOn;
  /** The day, as `2026-12-31`: exceptions expire. */
  readonly today: string;
}

const VERSAO = `${pathOf('index')}#/versao`;

/** What a head changes for the consumers of a base, whether `versao` says so, and what else is wrong with the head. */
export async function compareSides(
  base: Side,
  head: DataSide,
  opened: readonly Finding[],
  judging: Judging,
): Promise<CheckResult> {
  const { set, findings: built, source } = head.data;
  const findings = [...opened, ...built];
  if (source) {
    findings.push(...(await declaredVersions(source, set.files.index.versao)));
    findings.push(...(await staleData(set, source)));
  }
  return base.kind === 'data'
    ? compareData(base, head, findings, judging)
    : withoutBase(base, head, findings, judging);
}

/** There is nothing to compare with: the first adoption, or a base that this head may be there to mend. */
function withoutBase(
  base: Exclude<Side, DataSide>,
  head: DataSide,
  findings: Finding[],
  { failOn = 'unbumped' }: Judging,
): CheckResult {
  if (base.kind === 'broken') {
    const [first] = base.findings;
    const where = first?.place?.line === undefined ? '' : ` (${first.place.file}:${first.place.line})`;
    const message = `The base ${base.name} cannot be built: ${first?.message ?? ''}${where}`;
    findings.push(...judged(policyOf(head), baseNotBuilt, message, ''));
  }
  return {
    ok: !fails(findings, 'none', failOn),
    verdict: base.kind === 'absent' ? 'first' : 'unknown',
    level: 'none',
    requiredBump: 'none',
    suggestion: null,
    ...named(base, null, head),
    counts: tallyChanges([]),
    changes: [],
    excepted: [],
    findings,
  };
}

async function compareData(
  base: DataSide,
  head: DataSide,
  findings: Finding[],
  { failOn = 'unbumped', today }: Judging,
): Promise<CheckResult> {
  const { set, source } = head.data;
  const policy = policyOf(head);
  const committed = base.data.source && committedFiles(base.data.source);
  const before = await withPackages(base.data, set, policy, findings);
  const all = changesBetween(
    committed ? { ...before, published: committed.published } : before,
    set,
    changePolicyOf(source?.loaded.config.rules),
  );
  const file = source?.repository.isFile(IGNORE_FILE) ? source.repository.read(IGNORE_FILE) : '';
  const sifted = except(all, parseExceptions(file, IGNORE_FILE), today);
  findings.push(...sifted.findings);
  const level = wholeLevel(sifted.changes);
  const [old, versao] = [before.files.index.versao, set.files.index.versao];
  // The promise of the format holds for every change of it, excepted or not.
  const format = all.some(({ rule }) => changeRule(rule)?.format);
  const judgement = judge({ before: old, after: versao, level, changed: all.length > 0, format });
  for (const { rule, message } of judgement.breaches)
    findings.push(...judged(policy, rule, message, VERSAO, set.origins.get(VERSAO)));
  const schemas = committed?.schemas ?? base.data.schemas;
  findings.push(...schemaDriftIn(set.files, schemas, isMajor(old, versao) ? 'notice' : 'error'));

  const sides = { ...(base.data.source && { base: base.data.source }), ...(source && { head: source }) };
  return {
    ok: !fails(findings, level, failOn),
    verdict: judgement.verdict,
    level,
    requiredBump: judgement.required,
    suggestion: judgement.suggestion,
    ...named(base, old, head),
    counts: tallyChanges(sifted.changes),
    changes: nearerPlaces(sifted.changes, sides),
    excepted: sifted.excepted,
    findings,
  };
}

function named(
  base: Side,
  versao: string | null,
  head: DataSide,
): Pick<CheckResult, 'nome' | 'base' | 'head'> {
  const { index } = head.data.set.files;
  return {
    nome: index.nome,
    base: { name: base.name, commit: base.commit, versao },
    head: { name: head.name, commit: head.commit, versao: index.versao },
  };
}

/** A base with the packages that it publishes, where the head declares some; what cannot be read of them is reported. */
async function withPackages(
  { set, published }: SideData,
  head: ReferenceSet,
  policy: Policy,
  findings: Finding[],
): Promise<ReferenceSet> {
  if (!set.registro || !published || !head.packages) return set;
  const known = await publishedPackages(set.registro, published, head.packages);
  for (const [subject, message] of known.unread)
    findings.push(...judged(policy, packagesUnread, message, subject));
  return { ...set, packages: known.packages };
}

/** With `none`, only the promise of the format is left, which always holds. */
function fails(findings: readonly Finding[], level: WholeLevel, failOn: FailOn): boolean {
  if (failOn === 'none') return findings.some(({ rule }) => rule === versaoFormatNotBumped.id);
  return failsBy(failOn, level) || findings.some(finding => finding.level === 'error');
}

function isMajor(before: string, after: string): boolean {
  const [old, now] = [parseVersion(before), parseVersion(after)];
  return old !== undefined && now !== undefined && bumpBetween(old, now) === 'major';
}

/** The levels of rules that the source of a side sets; none for published files. */
export function policyOf(side: Side): Policy {
  return side.kind === 'data' ? (side.data.source?.policy ?? {}) : {};
}

function changePolicyOf(rules: Readonly<Record<string, { level?: string | undefined }>> = {}): ChangePolicy {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([id, { level }]) =>
      changeRule(id) && level !== undefined ? [[id, level as ChangeLevel | 'off']] : [],
    ),
  );
}
