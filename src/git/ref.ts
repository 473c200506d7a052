import { UserError } from '../findings/user-error.js';

const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const SHORT_ID = /^[0-9a-f]{7,39}$/i;
const SHA256_DIGITS = 64;
const FORBIDDEN = /\p{Cc}|[ ~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|[/.]$|\.lock(?:\/|$)/u;

/**
 * What to ask a server for, in the order of trying: a full commit id as it is, `refs/…` as it is, a short name
 * first as a branch and then as a tag, and the default branch for the empty string.
 * @throws {UserError} for what cannot be the name of anything in git.
 */
export function refCandidates(ref: string): string[] {
  if (ref === '') return ['HEAD'];
  if (FULL_ID.test(ref)) return [ref.toLowerCase()];
  if (FORBIDDEN.test(ref)) {
    throw new UserError(
      `ref is ${JSON.stringify(ref)}, which git does not allow as a name.`,
      'Write a branch, a tag, or the 40 digits of a commit.',
    );
  }
  if (ref.startsWith('refs/')) return [ref];
  return [`refs/heads/${ref}`, `refs/tags/${ref}`];
}

/** Whether the id is that of a repository with SHA-256 object names. */
export function isSha256(candidate: string): boolean {
  return candidate.length === SHA256_DIGITS && FULL_ID.test(candidate);
}

/** Whether it looks like the first digits of a commit id, which no server answers to. */
export function isAbbreviatedId(ref: string): boolean {
  return SHORT_ID.test(ref);
}

/** `refs/heads/main` and `refs/tags/v1` as people write them. */
export function shortName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags)\//, '');
}
