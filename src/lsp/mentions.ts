/** What tools write is looked through up to here. */
const MAX_OUTPUT_CHARACTERS = 1_000_000;
const WORD = /[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/gu;
const PART = /[\p{L}\p{N}_]+/gu;
/** A code that is a word or a number alone means something else in most places. */
const isTelling = (word: string) => /\p{L}/u.test(word) && /\p{N}/u.test(word);

/** An error code in what a tool has written: what is known of it, and where it stands. */
export interface Mention<T> {
  readonly of: T;
  readonly start: number;
  readonly end: number;
}

/** The error codes that a text names, of those that are known. */
export function* mentionsIn<T>(text: string, codes: ReadonlyMap<string, T>): Generator<Mention<T>> {
  for (const { 0: word, index } of text.slice(0, MAX_OUTPUT_CHARACTERS).matchAll(WORD)) {
    const whole = mention(word, index, codes);
    if (whole !== undefined) yield whole;
    else
      for (const { 0: part, index: at } of word.matchAll(PART)) {
        const found = mention(part, index + at, codes);
        if (found !== undefined) yield found;
      }
  }
}

function mention<T>(word: string, start: number, codes: ReadonlyMap<string, T>): Mention<T> | undefined {
  const of = isTelling(word) ? codes.get(word) : undefined;
  return of && { of, start, end: start + word.length };
}
