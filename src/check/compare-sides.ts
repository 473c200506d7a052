import { isDeepStrictEqual } from 'node:util';
import { type FileName, pathOf } from '../contract/files.js';
import type { Policy } from '../contract/policy.js';
import {
  type Change,
  type Compared,
  causesOf,
  changeRule,
  compareReferences,
  entriesIn,
  except,
  type FailOn,
  failsBy,
  type Judgement,
  judge,
  placeInHead,
  type ReferenceSet,
  tallyChanges,
  type Unknown,
  wholeLevel,
} from '../drift/index.js';
import type { WholeLevel } from '../findings/change-level.js';
import { type Finding, hasError } from '../findings/finding.js';
import {
  baseNotBuilt,
  changesSwitchedOff,
  nothingCompared,
  packagesUnread,
  schemaDrift,
  unknownOverBudget,
  unknownValues,
  versaoFormatNotBumped,
} from '../rules/comparison.js';
import { counted } from '../text/counted.js';
import type { VersionScheme } from '../versions/scheme.js';
import { declaredVersions, judged } from './agreement.js';
import type { CheckResult, ReleaseResult } from './check-result.js';
import { colourFindings } from './colours.js';
import { committedFiles } from './committed.js';
import { type Evidence, evidenceOf } from './evidence/evidence.js';
import { withMetErrors } from './evidence/met-errors.js';
import { placedChanges } from './nearer-places.js';
import { changedTerms, type Terms, termsOf } from './policies.js';
import { publishedPackages } from './published-packages.js';
import { raisingLines } from './raised-version.js';
import { schemaDriftIn } from './schema-drift.js';
import type { DataSide, Side, SideData } from './side.js';
import { staleData } from './stale-data.js';

/** What decides whether a comparison passes. */
export interface Judging {
  readonly failOn?: FailOn | undefined;
  /** The day, as `2026-12-31`: exceptions expire. */
  readonly today: string;
  /** Whether a base that cannot be built fails the check. */
  readonly requireBase?: boolean | undefined;
  /** Whether the base is the head itself, and there is no release that is another: then nothing is said of any change. */
  readonly isItself?: boolean;
}

type Schemas = NonNullable<ReferenceSet['schemas']>;

/** The last release, against which `versao` is judged, and whether it has to be raised here. */
export interface LastRelease {
  /** Nothing where there was none yet: then the base is it. */
  readonly side: DataSide | null;
  readonly isDue: boolean;
  /** Whether the base is the head itself, so that what came since the release is all that is compared. */
  readonly isAll?: boolean;
}

const OWN_SCHEMA = 'Publish data and schemas that one build has written.';
const VERSAO = `${pathOf('index')}#/versao`;

/** What a head changes for the consumers of a base, whether `versao` says so, and what else is wrong with the head. */
export async function compareSides(
  base: Side,
  head: DataSide,
  opened: readonly Finding[],
  judging: Judging,
  release: LastRelease | null = null,
): Promise<CheckResult> {
  const { set, findings: built, source } = head.data;
  const terms = termsOf(base, head);
  const findings = [...opened, ...built, ...changedTerms(base, head)];
  if (source) {
    findings.push(...(await declaredVersions(source, set.files.index.versao, terms)));
    findings.push(...(await staleData(set, source, terms)));
  }
  return base.kind === 'data'
    ? compareData(base, head, findings, judging, terms, release)
    : withoutBase(base, head, findings, judging);
}

/** There is nothing to compare with: the first adoption, or a base that this head may be there to mend. */
function withoutBase(
  base: Exclude<Side, DataSide>,
  head: DataSide,
  findings: Finding[],
  { failOn = 'unbumped', requireBase = false }: Judging,
): CheckResult {
  if (base.kind === 'broken') {
    const [first] = base.findings;
    const where = first?.place?.line === undefined ? '' : ` (${first.place.file}:${first.place.line})`;
    const message = `The base ${base.name} cannot be built: ${first?.message ?? ''}${where}`;
    const rule = requireBase ? { ...baseNotBuilt, level: 'error' as const } : baseNotBuilt;
    // What mends it may be in nobody's source, as where a file was not fetched.
    const remedy = first?.remedy ? `In the base: ${first.remedy} Or name another base.` : rule.remedy;
    findings.push(...judged(requireBase ? {} : policyOf(head), rule, message, '', undefined, remedy));
  }
  return {
    ok: !fails(findings, 'none', failOn) && !(requireBase && base.kind === 'broken'),
    verdict: base.kind === 'absent' ? 'first' : 'unknown',
    level: 'none',
    requiredBump: 'none',
    suggestion: null,
    edits: [],
    ...named(base, null, head),
    release: null,
    compared: { base: 0, head: entriesIn(head.data.set) },
    counts: tallyChanges([]),
    changes: [],
    causes: [],
    evidence: [],
    unknown: [],
    excepted: [],
    findings,
  };
}

async function compareData(
  base: DataSide,
  head: DataSide,
  findings: Finding[],
  { failOn = 'unbumped', today, isItself = false }: Judging,
  terms: Terms,
  release: LastRelease | null,
): Promise<CheckResult> {
  const { source } = head.data;
  const { policy, scheme } = terms;
  const set = withSchemas(head.data, terms);
  const before = asPublished(base.data);
  const old = await withPackages(base.data, before, set, policy, findings);
  const found = compareReferences(old, set, terms.changePolicy);
  const { changes: all, unknown, switchedOff } = found;
  const sifted = except(all, terms.exceptions, today);
  // What is wrong with exceptions is mended in the head.
  findings.push(...except(all, source?.exceptions ?? [], today).findings);
  const compared = { base: entriesIn(old), head: entriesIn(set) };
  findings.push(...reliance(unknown, compared, terms), ...leftOut(switchedOff));
  findings.push(...(await colourFindings(base.data, head.data)));
  const level = wholeLevel(sifted.changes);
  const [was, versao] = [before.files.index.versao, set.files.index.versao];
  const isDue = release?.isDue ?? true;
  const since = release?.side
    ? await sinceRelease(release.side, isDue, set, terms, today, findings)
    : undefined;
  const direct = judgementOf(found, level, was, versao, scheme);
  const isReleased = (terms.settings.release ?? 'every-pull-request') !== 'every-pull-request';
  const makesUp = isDue && (isReleased || release?.isAll === true);
  const judgement = demandedHere(since ? together(direct, since.judgement, level, makesUp) : direct, isDue);
  const { edits, obstacle } = await editsFor(judgement, source, versao, scheme);
  const byHand = obstacle === null ? '' : ` No line can be suggested for it: ${obstacle}`;
  for (const { rule, message } of judgement.breaches)
    findings.push(
      ...judged(policy, rule, message, VERSAO, set.origins.get(VERSAO), `${rule.remedy}${byHand}`),
    );
  findings.push(...driftFrom(before.schemas ?? {}, set, isMajor(was, versao, scheme)));

  const sides = { ...(base.data.source && { base: base.data.source }), ...(source && { head: source }) };
  const { changes, ...known } = placedChanges(sifted.changes, sides);
  return {
    ok: !fails(findings, level, failOn),
    verdict: isItself && judgement.verdict === 'unchanged' ? 'unknown' : judgement.verdict,
    level,
    requiredBump: judgement.required,
    suggestion: judgement.suggestion,
    edits,
    ...named(base, was, head),
    release: since?.result ?? null,
    compared,
    counts: tallyChanges(sifted.changes),
    changes,
    causes: causesOf(changes, known),
    evidence: await evidenceFor(changes, base, head),
    unknown,
    excepted: sifted.excepted,
    findings,
  };
}

/** What the base's own programs say of the changes, where it was built from source. */
async function evidenceFor(changes: readonly Change[], base: DataSide, head: DataSide): Promise<Evidence[]> {
  const [was, now] = [base.data, head.data];
  if (was.source === undefined) return [];
  const evidence = evidenceOf(
    changes,
    { set: was.set, repository: was.source.repository },
    { set: now.set, repository: now.source?.repository },
  );
  return withMetErrors(evidence, changes, { base: was, head: now });
}

/** What raises the version of a head that can be edited, where that is asked for now. */
async function editsFor(
  { breaches, suggestion }: Judgement,
  source: SideData['source'],
  versao: string,
  scheme: Terms['scheme'],
): ReturnType<typeof raisingLines> {
  if (suggestion === null || !source || breaches.length === 0) return { edits: [], obstacle: null };
  return raisingLines(source, versao, suggestion, scheme);
}

/** A side with what it has published, where that is committed beside its source. */
function asPublished({ set, source }: SideData): ReferenceSet {
  const committed = source && committedFiles(source);
  return committed ? { ...set, ...committed, origins: new Map([...set.origins, ...committed.origins]) } : set;
}

/** A head with the schemas that it commits; its data is what its source gives. */
function withSchemas({ set, source }: SideData, { committed: [folder] }: Terms): ReferenceSet {
  const committed = source && committedFiles(source, folder);
  if (!committed) return set;
  const { schemas, origins } = committed;
  return { ...set, schemas, origins: new Map([...set.origins, ...origins]) };
}

/**
 * Where the data of a head departs from schemas: from its own, which hold whatever the base says, and from those of the base
 * that are other ones. What is wrong with those of the base is mended by the head.
 */
function driftFrom(
  before: Schemas,
  { files, published, schemas = {} }: ReferenceSet,
  isMajor: boolean,
): Finding[] {
  const departed = Object.entries(before).filter(
    ([name, schema]) => !isDeepStrictEqual(schema, schemas[name as FileName]),
  );
  return [
    ...schemaDriftIn(published ?? files, schemas, { level: 'error', remedy: OWN_SCHEMA, unusable: 'error' }),
    ...schemaDriftIn(published ?? files, Object.fromEntries(departed), {
      level: isMajor ? 'notice' : 'error',
      remedy: schemaDrift.remedy,
      unusable: 'warning',
    }),
  ];
}

/** Whether a comparison says anything: what could not be told of it, and whether there was anything to compare. */
function reliance(
  unknown: readonly Unknown[],
  compared: CheckResult['compared'],
  { policy, settings }: Terms,
): Finding[] {
  const found: Finding[] = [];
  if (compared.base === 0 || compared.head === 0) {
    const which = compared.base === 0 ? 'base' : 'head';
    found.push(...judged({}, nothingCompared, `The ${which} has no entry in any list.`, ''));
  }
  const [first] = unknown;
  if (first === undefined) return found;
  const place = placeInHead({ place: first.place, side: first.placeSide }) ?? undefined;
  const budget = settings.unknown;
  const count = unknown.length;
  const message =
    count === 1
      ? `Of one value nobody can tell whether it changed: ${first.path}.`
      : `Of ${count} values nobody can tell whether they changed, the first one ${first.path}.`;
  if (budget !== undefined && count > budget)
    found.push(
      ...judged({}, unknownOverBudget, `${message} \`check.unknown\` is ${budget}.`, first.path, place),
    );
  else found.push(...judged(policy, unknownValues, message, first.path, place));
  return found;
}

/** What is not among the changes because the base has written down that it does not count. */
function leftOut(switchedOff: ReadonlyMap<string, number>): Finding[] {
  if (switchedOff.size === 0) return [];
  const count = [...switchedOff.values()].reduce((sum, each) => sum + each, 0);
  const rules = [...switchedOff.keys()].map(rule => `\`${rule}\``).join(', ');
  const message = `${counted(count, 'change')} of rules that the base has switched off: ${rules}.`;
  return judged({}, changesSwitchedOff, message, '');
}

function judgementOf(
  { changes: all, unknown, switchedOff }: Compared,
  level: WholeLevel,
  before: string,
  after: string,
  scheme: VersionScheme,
): Judgement {
  // The promise of the format holds for every change of it, excepted or not.
  const format = all.some(({ rule }) => changeRule(rule)?.format);
  // What nobody can tell, and what does not count, may be what it was raised for.
  const changed = all.length > 0 || unknown.length > 0 || switchedOff.size > 0;
  return judge({ before, after, level, changed, format }, scheme);
}

/** What changed since the last release, all pull requests together, and whether `versao` says so. */
async function sinceRelease(
  side: DataSide,
  isDue: boolean,
  head: ReferenceSet,
  terms: Terms,
  today: string,
  findings: Finding[],
): Promise<{ result: ReleaseResult; judgement: Judgement }> {
  const before = await withPackages(side.data, asPublished(side.data), head, terms.policy, findings);
  const found = compareReferences(before, head, terms.changePolicy);
  const { changes } = except(found.changes, terms.exceptions, today);
  const [was, versao] = [before.files.index.versao, head.files.index.versao];
  const level = wholeLevel(changes);
  const judgement = judgementOf(found, level, was, versao, terms.scheme);
  return {
    judgement,
    result: {
      name: side.name,
      commit: side.commit,
      versao: was,
      level,
      counts: tallyChanges(changes),
      requiredBump: judgement.required,
      suggestion: judgement.suggestion,
      due: isDue,
    },
  };
}

/**
 * One judgement of two: the raise is demanded since the last release, so that several changes need one; only going back is
 * judged against the base. A change that asks for nothing is not asked to make up for others, except where releases are made: what
 * is tagged has often changed nothing since the base, and everything since the release. The same holds where there is no other base.
 */
function together(own: Judgement, release: Judgement, level: WholeLevel, makesUp: boolean): Judgement {
  if (own.verdict === 'decreased' || own.verdict === 'malformed') return own;
  if (makesUp) return release;
  return own.verdict === 'unchanged' && level === 'none' ? own : release;
}

/** A raise that is missing is due later, where releases are made elsewhere. */
function demandedHere(judgement: Judgement, isDue: boolean): Judgement {
  const isShort = judgement.verdict === 'not-bumped' || judgement.verdict === 'bumped-too-little';
  return isShort && !isDue ? { ...judgement, verdict: 'deferred', breaches: [] } : judgement;
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
  { published }: SideData,
  set: ReferenceSet,
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

/** With `none`, only what always holds is left: the promise of the format, and that something was compared. */
function fails(findings: readonly Finding[], level: WholeLevel, failOn: FailOn): boolean {
  if (failOn === 'none')
    return findings.some(({ rule }) => rule === versaoFormatNotBumped.id || rule === nothingCompared.id);
  return failsBy(failOn, level) || hasError(findings);
}

function isMajor(before: string, after: string, scheme: VersionScheme): boolean {
  const [old, now] = [scheme.parse(before), scheme.parse(after)];
  return old !== undefined && now !== undefined && scheme.bumpBetween(old, now) === 'major';
}

/** The levels of rules that the source of a side sets; none for published files. */
export function policyOf(side: Side): Policy {
  return side.kind === 'data' ? (side.data.source?.policy ?? {}) : {};
}
