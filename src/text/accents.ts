/**
 * Marks that somebody may leave out of a word: accents, and the points of Hebrew and Arabic. In other scripts they are vowels,
 * or letters of their own as in Japanese: without them it is another word.
 */
const ACCENTS = /(?![\u3099\u309a])(?=[\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}])\p{M}/gu;

/** A text taken apart into letters, without their accents. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '');
}
