import { posix } from 'node:path';
import { judged } from '../check/agreement.js';
import { baseCommit, commitOf, defaultRemote } from '../check/base-commit.js';
import type { CheckResult } from '../check/check-result.js';
import type { Remote } from '../check/commits.js';
import { compareSides, type Judging, type LastRelease, policyOf } from '../check/compare-sides.js';
import { comparedRepositories } from '../check/compared-repositories.js';
import { currentRef } from '../check/defaults.js';
import {
  addressSide,
  commitSide,
  folderSide,
  isFolder,
  type Language,
  movedFrom,
} from '../check/open-side.js';
import { termsOf } from '../check/policies.js';
import { releasesBefore, tagsAtHead, tagsOf } from '../check/releases.js';
import type { Side } from '../check/side.js';
import type { ReleasePolicy } from '../config/comparison.js';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import { baseMoved, baseUnrelated, repositoriesCompared } from '../rules/comparison.js';

export interface CheckOptions extends Language, Judging {
  /** A folder, a name of a commit, or an address; nothing for the default branch. */
  readonly base?: string | undefined;
  /** Compare with exactly that commit, and not with where the head left it. */
  readonly exactBase?: boolean;
  /** A folder or a name of a commit; nothing for `repo` as it is. */
  readonly head?: string | undefined;
  /** Whether the base is where the change began, and not what it is released against: then `versao` is judged by that. */
  readonly sinceRelease?: boolean | undefined;
  /** The branch that the change is for, or the tag that is built, as `refs/heads/release/1.x`. */
  readonly ref?: string | undefined;
  /** Where a commit is fetched from that is not here; otherwise `origin`. */
  readonly remote?: Remote;
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
  for (const sentence of comparedRepositories(base, head))
    findings.push(...judged(policyOf(head), repositoriesCompared, sentence, ''));
  return compareSides(base, head, findings, options, await lastRelease(base, head, options));
}

/** So many tags are looked at for the last release: in a repository of several things, most are of others. */
const MAX_CANDIDATES = 5;
/** Branches on which releases are made. */
const RELEASE_BRANCH = /^refs\/heads\/releases?([/-]|$)/;

/** The highest release that the head comes after, by the tags of its repository; nothing where `versao` is judged by the base. */
async function lastRelease(base: Side, head: Side, options: CheckOptions): Promise<LastRelease | null> {
  const { repo, sinceRelease = false } = options;
  if (!sinceRelease || base.kind !== 'data' || head.kind !== 'data' || base.commit === null) return null;
  const remote = options.remote ?? (await defaultRemote(repo));
  const { scheme, settings } = termsOf(base, head);
  const { versao } = head.data.set.files.index;
  const own = await tagsAtHead(repo);
  const isDue = await isRaiseDue(settings.release, options, own);
  const tags = (await tagsOf(repo, remote)).filter(tag => !own.has(tag));
  for (const { tag, versao: named } of releasesBefore(versao, tags, scheme).slice(0, MAX_CANDIDATES)) {
    const commit = await commitOf(repo, `refs/tags/${tag}`, remote);
    const side = commit.id === base.commit ? base : await commitSide(commit, tag, options);
    if (side.kind !== 'data') continue;
    const [told, meant] = [scheme.parse(side.data.set.files.index.versao), scheme.parse(named)];
    // A tag of something else in the same repository.
    if (!told || !meant || scheme.compare(told, meant) !== 0) continue;
    return { side: { ...side, name: tag }, isDue };
  }
  return { side: null, isDue };
}

/** Whether `versao` has to be raised here. */
async function isRaiseDue(
  policy: ReleasePolicy = 'every-pull-request',
  { repo, ref }: CheckOptions,
  tagsHere: ReadonlySet<string>,
): Promise<boolean> {
  if (policy === 'every-pull-request') return true;
  if (policy === 'tag') return ref?.startsWith('refs/tags/') ?? tagsHere.size > 0;
  const branch = ref ?? (await currentRef(repo));
  return branch.startsWith('refs/tags/') || RELEASE_BRANCH.test(branch);
}

async function openHead(options: CheckOptions): Promise<Side> {
  const { head, repo, remote } = options;
  if (head === undefined) return folderSide(repo, options);
  if (isAddress(head)) return addressSide(head, options);
  if (isFolder(head)) return folderSide(head, options);
  return commitSide(await commitOf(repo, head, remote), head, options);
}

async function openBase(options: CheckOptions, head: Side): Promise<{ side: Side; findings: Finding[] }> {
  const { base } = options;
  if (base !== undefined && isAddress(base))
    return { side: await addressSide(base, options, true), findings: [] };
  if (base !== undefined && isFolder(base)) return { side: await folderSide(base, options), findings: [] };
  const exactBase = options.exactBase || options.head !== undefined;
  const { name, commit, isUnrelated } = await baseCommit({ ...options, exactBase });
  const message = `${name} and ${head.name} have no common history: they are compared as they are.`;
  const findings = isUnrelated ? judged(policyOf(head), baseUnrelated, message, '') : [];
  const side = await commitSide(commit, name, options);
  const isElsewhere = options.head !== undefined && head.commit === null;
  if (side.kind !== 'absent' || isElsewhere) return { side, findings };
  const former = await movedFrom(commit, head, options);
  if (former === undefined) return { side, findings };
  const moved = `${side.reason} It has the language in ${posix.join(former.folder, former.config)}, and that is compared.`;
  findings.push(...judged(policyOf(head), baseMoved, moved, ''));
  return { side: await commitSide(commit, name, options, former), findings };
}
