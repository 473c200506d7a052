const MARK = /[.,;:!?…]/;
const END_MARKS = /(?<=[\p{L}\p{N}\p{Pe}\p{Pf}'"`])[.,;:!?…]+(?=\s|$)/gu;
const UNEVEN = /\s\s|[^\S ]/;

/** A text without what may differ where two say the same: capitals, blanks, and the marks that end a sentence. */
export function plain(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  // All titles of a catalogue are asked for, and most have none of these, which is told faster than they are replaced.
  const unmarked = MARK.test(lower) ? lower.replace(END_MARKS, '') : lower;
  return (UNEVEN.test(unmarked) ? unmarked.replace(/\s+/g, ' ') : unmarked).trim();
}

/** The words of a text, without case, accents and punctuation. */
function wordsOf(text: string): Set<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}_]+/gu) ?? []);
}

/** Of words in several tongues that come from one, the beginning is the same: `project`, `projeto`, `Projekt`. */
const STEM_LETTERS = 4;

/** How much two texts have in common: 1 for the same words, 0 for none. */
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

/** How much two names have in common: pairs of letters that follow each other, without case and accents. */
export function nameLikeness(a: string, b: string): number {
  return overlap(pairsIn(a), pairsIn(b));
}

function pairsIn(name: string): string[] {
  const letters = `^${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}$`;
  return Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(i, i + 2));
}

/**
 * The share of what two lists have in common (Sørensen–Dice): 1 where they have the same, in whatever order.
 * @param least what fewer have in common, they have by chance: then it is 0.
 */
export function overlap(x: Iterable<string>, y: Iterable<string>, least = 0): number {
  const left = new Map<string, number>();
  let [all, common] = [0, 0];
  for (const each of x) {
    left.set(each, (left.get(each) ?? 0) + 1);
    all += 1;
  }
  for (const each of y) {
    const count = left.get(each) ?? 0;
    if (count > 0) common += 1;
    left.set(each, count - 1);
    all += 1;
  }
  if (common < least) return 0;
  return all === 0 ? 1 : (2 * common) / all;
}
