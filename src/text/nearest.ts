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
    const other = candidate.toLowerCase();
    // Letters in another order are one slip of the fingers, not two.
    const isSwapped = lower !== other && sortedLetters(lower) === sortedLetters(other);
    const score = isSwapped ? 1 : (distance(word, candidate) + distance(lower, other)) / 2;
    if (score <= Math.max(word.length, candidate.length) * share) scored.push({ candidate, score });
  }
  scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
  return scored.slice(0, limit).map(({ candidate }) => candidate);
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}
