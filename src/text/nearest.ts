import { distance } from 'fastest-levenshtein';

/** How much of a word may differ for another to be "near" it. */
const MAX_DISTANCE_SHARE = 0.5;

/**
 * The candidates most like `word`, nearest first, at most `limit`: for "did you mean". Case counts half, so that
 * `keywords` finds `KEYWORDS`.
 *
 * @param share how much of a word may differ.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  limit = 1,
  share = MAX_DISTANCE_SHARE,
): string[] {
  const lower = word.toLowerCase();
  const scored: { candidate: string; score: number }[] = [];
  for (const candidate of new Set(candidates)) {
    const most = Math.max(word.length, candidate.length) * share;
    // At least as many letters are missing: most candidates are told apart by that alone.
    if (Math.abs(word.length - candidate.length) > most) continue;
    const other = candidate.toLowerCase();
    const score = isReordered(lower, other) ? 1 : (distance(word, candidate) + distance(lower, other)) / 2;
    if (score <= most) scored.push({ candidate, score });
  }
  scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
  return scored.slice(0, limit).map(({ candidate }) => candidate);
}

/** Letters in another order are one slip of the fingers, not two. */
function isReordered(word: string, other: string): boolean {
  return word !== other && word.length === other.length && sortedLetters(word) === sortedLetters(other);
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}
