/**
 * The first of several names, and how many there are besides: `a, b and 3 more`.
 *
 * @param most so many are named.
 * @param count how many there are altogether, where not all of them are given.
 */
export function firstOf(names: readonly string[], most: number, count = names.length): string {
  return ended(names, most, count, ', ', ' ');
}

/** As `firstOf`, of sentences: `a; b; and 3 more`. */
export function firstSentences(sentences: readonly string[], most: number): string {
  return ended(sentences, most, sentences.length, '; ', '; ');
}

function ended(all: readonly string[], most: number, count: number, between: string, last: string): string {
  const shown = all.slice(0, most);
  const more = count - shown.length;
  return more > 0 ? `${shown.join(between)}${last}${`and ${more} more`}` : shown.join(between);
}
