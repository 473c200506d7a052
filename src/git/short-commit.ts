/** Enough of a commit's id for people to know it by. */
const SHOWN_DIGITS = 12;

/** A commit's id as people read it. */
export function shortCommit(commit: string): string {
  return commit.slice(0, SHOWN_DIGITS);
}
