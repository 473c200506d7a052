/** A text without what may differ where two say the same: capitals, blanks, and the marks that end a sentence. */
export function plain(text: string): string {
  const marks = /(?<=[\p{L}\p{N}\p{Pe}\p{Pf}'"`])[.,;:!?…]+(?=\s|$)/gu;
  return text.normalize('NFC').toLowerCase().replace(marks, '').replace(/\s+/g, ' ').trim();
}

/** The words of a text, without case, accents and punctuation. */
function wordsOf(text: string): Set<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}_]+/gu) ?? []);
}

/** Of words in several tongues that come from one, the beginning is the same: `project`, `projeto`, `Projekt`. */
const STEM_LETTERS = 4;

/** How much two texts have in common: 1 for the same words, 0 for none (Sørensen–Dice over sets of words). */
export function likeness(a: string, b: string): number {
  return overlap(wordsOf(a), wordsOf(b));
}

/** The same of how longer words begin, and of no others: what is left where a text was translated. */
export function kinship(a: string, b: string): number {
  return overlap(stemsOf(a), stemsOf(b));
}

function stemsOf(text: string): Set<string> {
  const long = [...wordsOf(text)].filter(word => word.length > STEM_LETTERS);
  return new Set(long.map(word => word.slice(0, STEM_LETTERS)));
}

function overlap(x: ReadonlySet<string>, y: ReadonlySet<string>): number {
  if (x.size + y.size === 0) return 1;
  let common = 0;
  for (const word of x) if (y.has(word)) common += 1;
  return (2 * common) / (x.size + y.size);
}
