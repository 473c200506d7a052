import type { ReleasePolicy } from '../config/comparison.js';
import { pathOf } from '../contract/files.js';
import type { Policy } from '../contract/policy.js';
import type { Finding } from '../findings/finding.js';
import { releasesUnread, versaoNotTagged } from '../rules/comparison.js';
import { judged } from './agreement.js';
import { commitOf, defaultRemote } from './base-commit.js';
import type { Remote } from './commits.js';
import type { LastRelease } from './compare-sides.js';
import { currentRef } from './defaults.js';
import { commitSide, type Language } from './open-side.js';
import { termsOf } from './policies.js';
import { publishedReleases } from './published-releases.js';
import { type ReleaseCandidate, releasesBefore, tagsAtHead, tagsOf, tagsOfOthers } from './releases.js';
import type { DataSide, Side } from './side.js';

/** Where the last release is looked for, and whether it is. */
export interface ReleaseWanted extends Language {
  /** Whether the base is where the change began, and not what it is released against: then `versao` is judged by that. */
  readonly sinceRelease?: boolean | undefined;
  /** Whether the version after the head is asked for: then what is tagged there is the last release. */
  readonly isForNext?: boolean | undefined;
  /** The branch that the change is for, or the tag that is built, as `refs/heads/release/1.x`. */
  readonly ref?: string | undefined;
  /** Where a commit is fetched from that is not here; otherwise `origin`. */
  readonly remote?: Remote;
}

export interface FoundRelease {
  /** Nothing where `versao` is judged by the base. */
  readonly release: LastRelease | null;
  readonly findings: readonly Finding[];
}

/** A release by its version, and by its tag where that is how it is known. */
type Candidate = ReleaseCandidate & { readonly tag?: string };

const TAGS = 'refs/tags/';
/** So many candidates are looked at for the last release: in a repository of several things, most tags are of others. */
const MAX_CANDIDATES = 5;
/** Branches on which releases are made. */
const RELEASE_BRANCH = /^refs\/heads\/releases?([/-]|$)/;

/**
 * The highest release that the head comes after, among the tags of its repository and what is published at the address that
 * its base has: the head may name another one, which is not asked.
 */
export async function lastRelease(base: Side, head: Side, wanted: ReleaseWanted): Promise<FoundRelease> {
  const { repo, sinceRelease = false } = wanted;
  if (!sinceRelease || base.kind !== 'data' || head.kind !== 'data' || base.commit === null)
    return { release: null, findings: [] };
  const remote = wanted.remote ?? (await defaultRemote(repo));
  const terms = termsOf(base, head);
  const { versao } = head.data.set.files.index;
  const own = await tagsAtHead(repo);
  const isDue = await isRaiseDue(terms.settings.release, wanted, own);
  const tags = (await tagsOf(repo, remote)).filter(tag => wanted.isForNext || !own.has(tag));
  const tagged = releasesBefore(versao, tags, terms.scheme).map(each => ({
    ...each,
    open: () => taggedSide(each.tag, base, wanted, remote),
  }));
  const published = await publishedReleases(base, versao, terms, { ...wanted, remote });
  const findings = [...published.findings];
  // Of a release that is tagged and published, the tag is named.
  const candidates: readonly Candidate[] = [...tagged, ...published.releases].sort(
    (a, b) => terms.scheme.order(b.versao, a.versao) ?? 0,
  );
  for (const { versao: named, tag, open } of candidates.slice(0, MAX_CANDIDATES)) {
    const side = await open();
    // A tag of something else in the same repository has another version there, or none.
    if (side?.kind === 'broken') findings.push(...notBuilt(tag ?? named, side, terms.policy));
    if (side?.kind !== 'data' || terms.scheme.order(side.data.set.files.index.versao, named) !== 0) continue;
    if (tag !== undefined && !wanted.isForNext)
      for (const other of tagsOfOthers({ tag, versao: named }, versao, tagsBuilt(own, wanted), terms.scheme))
        findings.push(...notTagged(other.tag, head, terms.policy));
    return { release: { side, isDue }, findings };
  }
  return { release: { side: null, isDue }, findings };
}

/** What is tagged here, and the tag that is built. */
function tagsBuilt(own: ReadonlySet<string>, { ref = '' }: ReleaseWanted): ReadonlySet<string> {
  return ref.startsWith(TAGS) ? new Set([...own, ref.slice(TAGS.length)]) : own;
}

function notTagged(tag: string, { data: { set } }: DataSide, policy: Policy): Finding[] {
  const subject = `${pathOf('index')}#/versao`;
  const message = `The tag ${tag} stands at this commit, and \`versao\` is ${set.files.index.versao}.`;
  return judged(policy, versaoNotTagged, message, subject, set.origins.get(subject));
}

async function taggedSide(
  tag: string,
  base: DataSide,
  wanted: ReleaseWanted,
  remote: Remote | undefined,
): Promise<Side> {
  const commit = await commitOf(wanted.repo, `refs/tags/${tag}`, remote);
  const side = commit.id === base.commit ? base : await commitSide(commit, tag, wanted);
  return { ...side, name: tag };
}

function notBuilt(
  name: string,
  { findings: [first] }: Extract<Side, { kind: 'broken' }>,
  policy: Policy,
): Finding[] {
  const message = `The release ${name} cannot be built: ${first?.message ?? ''}`;
  const remedy =
    'Judge by another release with --base, or do nothing where that is no release of this language.';
  return judged(policy, releasesUnread, message, '', undefined, remedy);
}

/** Whether `versao` has to be raised here. */
async function isRaiseDue(
  policy: ReleasePolicy = 'every-pull-request',
  { repo, ref }: ReleaseWanted,
  tagsHere: ReadonlySet<string>,
): Promise<boolean> {
  if (policy === 'every-pull-request') return true;
  if (policy === 'tag') return ref?.startsWith(TAGS) ?? tagsHere.size > 0;
  const branch = ref ?? (await currentRef(repo));
  return branch.startsWith(TAGS) || RELEASE_BRANCH.test(branch);
}
