import { posix } from 'node:path';
import { judged } from '../check/agreement.js';
import { baseCommit, commitOf } from '../check/base-commit.js';
import type { CheckResult } from '../check/check-result.js';
import { compareSides, type Judging, policyOf } from '../check/compare-sides.js';
import { comparedRepositories } from '../check/compared-repositories.js';
import { lastRelease, type ReleaseWanted } from '../check/last-release.js';
import { addressSide, commitSide, folderSide, isFolder, movedFrom } from '../check/open-side.js';
import { isSameCommit, ownBase } from '../check/same-commit.js';
import type { Side } from '../check/side.js';
import { IGNORE_FILE } from '../drift/index.js';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { isAddress } from '../http/address.js';
import { baseMoved, baseUnrelated, repositoriesCompared } from '../rules/comparison.js';

export interface CheckOptions extends Judging, ReleaseWanted {
  /** A folder, a name of a commit, or an address; nothing for the default branch. */
  readonly base?: string | undefined;
  /** Compare with exactly that commit, and not with where the head left it. */
  readonly exactBase?: boolean;
  /** A folder or a name of a commit; nothing for `repo` as it is. */
  readonly head?: string | undefined;
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
    const { name, findings } = head;
    const isList = findings.length > 0 && findings.every(({ place }) => place?.file === IGNORE_FILE);
    throw new UserError(
      isList ? `${IGNORE_FILE} has mistakes.` : `The reference of ${name} cannot be built.`,
      'Correct it and try again.',
      { findings },
    );
  }
  const { side: base, findings } = await openBase(options, head);
  for (const sentence of comparedRepositories(base, head))
    findings.push(...judged(policyOf(head), repositoriesCompared, sentence, ''));
  const last = await lastRelease(base, head, options);
  const isAll = await isSameCommit(base, head, options.head ?? options.repo);
  const isItself = isAll && !last.release?.side;
  if (isItself) findings.push(...ownBase(base, policyOf(head), options));
  return compareSides(
    base,
    head,
    [...findings, ...last.findings],
    { ...options, isItself },
    last.release && { ...last.release, isAll },
  );
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
