import type { Manifest } from '../contract/generated/contract.js';
import { UserError } from '../findings/user-error.js';
import { relationTo } from '../github/ancestry.js';
import { branchesLike } from '../github/branches-like.js';
import type { GitHub } from '../github/client.js';
import { branchHead } from '../github/git-data.js';
import type { BuiltSite } from './built-site.js';

const DIGITS_SHOWN = 12;
/** Of branches that are like a name; each is a request. */
const MAX_BRANCHES_ASKED = 50;

/** What is published at a place already, as far as it is a reference. */
export interface Standing {
  readonly manifest: Manifest | null;
  /** The name of its language; null when it does not say. */
  readonly nome: string | null;
}

/** What may take the place of what is published. */
export interface Terms {
  /** Whether an older commit may take the place of a newer one. */
  readonly rollback: boolean;
  /** Whether anything may take the place of what somebody else has put there. */
  readonly replace: boolean;
  /** Branches whose commits may be published, by name or by what their names are like; null where the sources are of another repository, whose commits nobody here knows. */
  readonly branches: readonly string[] | null;
}

/** Without anybody's word for more. */
export const STRICT: Terms = { rollback: false, replace: false, branches: null };

/**
 * Whether a site may take the place of what stands there.
 * @returns the sentence that says why nothing is published: what stands there is newer. Null where it may.
 * @throws {UserError} when it is the reference of another language, or its commit is not merged.
 * @throws {GitHubError}
 */
export async function judgeStanding(
  github: GitHub,
  site: BuiltSite,
  standing: Standing,
  terms: Terms,
): Promise<string | null> {
  const { nome } = standing;
  if (!terms.replace && nome !== null && site.nome !== null && nome !== site.nome)
    throw new UserError(
      `What is published there is the reference of ${nome}, and this is that of ${site.nome}.`,
      'Give each language a folder of its own ("publish-folder"); or set "replace: true" once, when the language got another name.',
    );
  const [live, own] = [standing.manifest?.source.commit ?? null, site.source.commit];
  if (live === null || own === null || live === own) return null;
  const relation = await relationTo(github, live, own);
  if (relation === 'behind' && !terms.rollback)
    return `What is published is of ${short(live)}, which is newer than ${short(own)}: nothing was published. "rollback: true" goes back.`;
  // A branch that was forced to another history has neither before the other.
  if (relation !== 'ahead' && terms.branches !== null) await demandMerged(github, own, terms.branches);
  return null;
}

/**
 * Proves that a commit is on a branch that may publish.
 * @throws {UserError} when it is on none.
 * @throws {GitHubError}
 */
export async function demandMerged(
  github: GitHub,
  commit: string,
  branches: readonly string[],
): Promise<void> {
  if (await isOnOneOf(github, commit, branches)) return;
  const heads = branches.map(name => (name.includes('*') ? undefined : branchHead(github, name)));
  if (heads.length > 0 && (await Promise.all(heads)).every(head => head === null))
    throw new UserError(
      `The commit ${short(commit)} is not published: the token sees no branch ${branches.join(' or ')}.`,
      'Give the job `contents: read`, and the token of this repository; or correct the names in "publish-from".',
    );
  throw new UserError(
    `The commit ${short(commit)} is not published: it is not on ${branches.join(' or ') || 'a branch that may publish'}: nobody merged it, or it was forced away.`,
    'Merge it first; or name its branch in "publish-from", with the others that may publish.',
  );
}

/**
 * Whether a commit is on one of these branches.
 * @param names with `*` for any text without a slash, and `**` for any text.
 * @throws {UserError} where there are too many to ask about each.
 * @throws {GitHubError}
 */
export async function isOnOneOf(github: GitHub, commit: string, names: readonly string[]): Promise<boolean> {
  const isIn = async (head: string) =>
    ['behind', 'identical'].includes(await relationTo(github, head, commit));
  for (const name of names.filter(each => !each.includes('*'))) {
    // A name alone may be that of a tag, too.
    const head = await branchHead(github, name);
    if (head !== null && (await isIn(head))) return true;
  }
  const likenesses = names.filter(name => name.includes('*'));
  if (likenesses.length === 0) return false;
  const like = await branchesLike(github, likenesses);
  if (like.some(({ head }) => head === commit)) return true;
  for (const { head } of like.slice(0, MAX_BRANCHES_ASKED)) if (await isIn(head)) return true;
  if (like.length <= MAX_BRANCHES_ASKED) return false;
  throw new UserError(
    `The commit ${short(commit)} is not published: ${like.length} branches are like ${likenesses.join(' or ')}, and it is on none of the ${MAX_BRANCHES_ASKED} that were asked for.`,
    'Name its branch itself in "publish-from", with the others that may publish.',
  );
}

function short(commit: string): string {
  return commit.slice(0, DIGITS_SHOWN);
}
