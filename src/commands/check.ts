import { tmpdir } from 'node:os';
import { declaredVersions, judged, staleData } from '../check/agreement.js';
import {
  type FoundCommit,
  findCommit,
  localCommit,
  mergeBase,
  originOf,
  type Remote,
} from '../check/commits.js';
import { defaultBase } from '../check/defaults.js';
import { nearerPlaces } from '../check/nearer-places.js';
import {
  addressSide,
  commitSide,
  folderSide,
  isAddress,
  isFolder,
  type Language,
} from '../check/open-side.js';
import { publishedPackages } from '../check/published-packages.js';
import { schemaDriftIn } from '../check/schema-drift.js';
import type { Side, SideData, SideName } from '../check/side.js';
import { type Change, type ChangeLevel, tallyChanges, type WholeLevel, wholeLevel } from '../drift/change.js';
import { type ChangePolicy, changesBetween } from '../drift/changes.js';
import { except, IGNORE_FILE, parseExceptions } from '../drift/exceptions.js';
import { type FailOn, failsBy } from '../drift/fail-on.js';
import type { ReferenceSet } from '../drift/reference-set.js';
import { changeRule } from '../drift/rules.js';
import { judge, type Verdict } from '../drift/verdict.js';
import {
  baseNotBuilt,
  baseUnrelated,
  packagesUnread,
  versaoFormatNotBumped,
} from '../drift/verdict-rules.js';
import { bumpBetween, parseVersion } from '../drift/version.js';
import type { Finding } from '../finding.js';
import { pathOf } from '../reference/files.js';
import type { Policy } from '../reference/policy.js';
import { UserError } from '../user-error.js';

export interface CheckOptions extends Language {
  /** A folder, a name of a commit, or an address; nothing for the default branch. */
  readonly base?: string | undefined;
  /** Compare with exactly that commit, and not with where the head left it. */
  readonly exactBase?: boolean;
  /** A folder or a name of a commit; nothing for `repo` as it is. */
  readonly head?: string | undefined;
  /** Where a commit is fetched from that is not here; otherwise `origin`. */
  readonly remote?: Remote;
  readonly failOn?: FailOn;
  /** The day, as `2026-12-31`: exceptions expire. */
  readonly today: string;
}

export interface CheckResult {
  /** Whether the check passes, as `failOn` says. */
  readonly ok: boolean;
  readonly verdict: Verdict;
  readonly level: WholeLevel;
  /** The bump that the changes ask for. */
  readonly requiredBump: WholeLevel;
  /** The lowest version that has it; null when none is asked for, or none can be told. */
  readonly suggestion: string | null;
  readonly nome: string;
  readonly base: SideName & { readonly versao: string | null };
  readonly head: SideName & { readonly versao: string };
  readonly counts: Readonly<Record<ChangeLevel, number>>;
  readonly changes: readonly Change[];
  /** Changes that `.refdata-ignore.yml` accepts. */
  readonly excepted: readonly Change[];
  readonly findings: readonly Finding[];
}

/**
 * What a head changes for the consumers of a base, and whether `versao` says so. Both are built from source by this
 * program, or read as they are published; nothing is checked out and nothing is run.
 *
 * @throws {UserError} when there is no such base or head, or it is no reference.
 */
export async function check(options: CheckOptions): Promise<CheckResult> {
  const head = await openHead(options);
  if (head.kind === 'absent') {
    throw new UserError(
      head.reason,
      'Write a refdata.yml (docs/configuration.md shows how), or name yours with --config.',
    );
  }
  if (head.kind === 'broken') {
    throw new UserError(`The reference of ${head.name} cannot be built.`, 'Correct it and try again.', {
      findings: head.findings,
    });
  }
  const { side: base, findings } = await openBase(options, head);
  return compare(base, head, head.data, findings, options);
}

async function openHead(options: CheckOptions): Promise<Side> {
  const { head, repo, remote } = options;
  if (head === undefined) return folderSide(repo, options);
  if (isAddress(head)) return addressSide(head);
  if (isFolder(head)) return folderSide(head, options);
  return commitSide(await findCommit(repo, head, remote ?? (await defaultRemote(repo))), head, options);
}

async function openBase(options: CheckOptions, head: Side): Promise<{ side: Side; findings: Finding[] }> {
  const { repo } = options;
  const name = options.base ?? (await defaultBase(repo));
  if (isAddress(name)) return { side: await addressSide(name), findings: [] };
  if (options.base !== undefined && isFolder(name))
    return { side: await folderSide(name, options), findings: [] };
  const found = await findCommit(repo, name, options.remote ?? (await defaultRemote(repo)));
  const findings: Finding[] = [];
  const left = options.exactBase || options.head !== undefined ? undefined : await leftAt(found, repo);
  if (left === 'unrelated') {
    const message = `${name} and ${head.name} have no common history: they are compared as they are.`;
    findings.push(...judged(policyOf(head), baseUnrelated, message, ''));
  }
  const commit = typeof left === 'object' ? { folder: repo, id: left.id } : found;
  return { side: await commitSide(commit, name, options), findings };
}

async function leftAt({ folder, id }: FoundCommit, repo: string) {
  const own = await localCommit(repo, 'HEAD');
  return folder === repo && own !== undefined ? mergeBase(repo, id, own) : undefined;
}

async function defaultRemote(repo: string): Promise<Remote | undefined> {
  const url = await originOf(repo);
  return url && { url, token: '', temporary: tmpdir() };
}

async function compare(
  base: Side,
  head: Side,
  { set, findings: built, source }: SideData,
  opened: readonly Finding[],
  { failOn = 'unbumped', today }: CheckOptions,
): Promise<CheckResult> {
  const policy = policyOf(head);
  const { nome, versao } = set.files.index;
  const place = set.origins.get(`${pathOf('index')}#/versao`);
  const subject = `${pathOf('index')}#/versao`;
  const findings: Finding[] = [...opened, ...built];
  if (source) findings.push(...(await declaredVersions(source, versao)), ...staleData(set.files, source));
  const compared = { name: head.name, commit: head.commit, versao };

  if (base.kind !== 'data') {
    if (base.kind === 'broken') {
      const [first] = base.findings;
      const where = first?.place?.line === undefined ? '' : ` (${first.place.file}:${first.place.line})`;
      const message = `The base ${base.name} cannot be built: ${first?.message ?? ''}${where}`;
      findings.push(...judged(policy, baseNotBuilt, message, ''));
    }
    return {
      ok: !fails(findings, 'none', failOn),
      verdict: base.kind === 'absent' ? 'first' : 'unknown',
      level: 'none',
      requiredBump: 'none',
      suggestion: null,
      nome,
      base: { name: base.name, commit: base.commit, versao: null },
      head: compared,
      counts: tallyChanges([]),
      changes: [],
      excepted: [],
      findings,
    };
  }

  const before = await withPackages(base.data, set, policy, findings);
  const all = changesBetween(before, set, changePolicyOf(source?.loaded.config.rules));
  const file = source?.repository.isFile(IGNORE_FILE) ? source.repository.read(IGNORE_FILE) : '';
  const sifted = except(all, parseExceptions(file, IGNORE_FILE), today);
  findings.push(...sifted.findings);
  const level = wholeLevel(sifted.changes);
  const old = before.files.index.versao;
  // The promise of the format holds for every change of it, excepted or not.
  const format = all.some(({ rule }) => changeRule(rule)?.format);
  const judgement = judge({ before: old, after: versao, level, changed: all.length > 0, format });
  for (const { rule, message } of judgement.breaches)
    findings.push(...judged(policy, rule, message, subject, place));
  findings.push(...schemaDriftIn(set.files, base.data.schemas, isMajor(old, versao) ? 'notice' : 'error'));

  const sides = { ...(base.data.source && { base: base.data.source }), ...(source && { head: source }) };
  return {
    ok: !fails(findings, level, failOn),
    verdict: judgement.verdict,
    level,
    requiredBump: judgement.required,
    suggestion: judgement.suggestion,
    nome,
    base: { name: base.name, commit: base.commit, versao: old },
    head: compared,
    counts: tallyChanges(sifted.changes),
    changes: nearerPlaces(sifted.changes, sides),
    excepted: sifted.excepted,
    findings,
  };
}

/** A base with the packages that it publishes, where the head declares some; what cannot be read of them is told. */
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

function policyOf(side: Side): Policy {
  return side.kind === 'data' ? (side.data.source?.policy ?? {}) : {};
}

function changePolicyOf(rules: Readonly<Record<string, { level?: string | undefined }>> = {}): ChangePolicy {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([id, { level }]) =>
      changeRule(id) && level !== undefined ? [[id, level as ChangeLevel | 'off']] : [],
    ),
  );
}
