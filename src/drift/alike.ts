/** The words of a text, without case, accents and punctuation. */
function wordsOf(text: string): Set<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}_]+/gu) ?? []);
}

/** How much two texts have in common: 1 for the same words, 0 for none (Sørensen–Dice over sets of words). */
export function likeness(a: string, b: string): number {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  if (x.size + y.size === 0) return 1;
  let common = 0;
  for (const word of x) if (y.has(word)) common += 1;
  return (2 * common) / (x.size + y.size);
}
