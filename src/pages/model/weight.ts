/**
 * About how many bytes texts have when they are compressed together: words that came before cost little, others nearly what they
 * are. It is counted here and not measured, since compressors differ from one release to the next, and pages are to be cut at the
 * same places everywhere.
 */
export class Weight {
  private readonly seen = new Set<string>();
  /** In bytes. */
  total = 0;

  add(text: string): void {
    for (const [token] of text.matchAll(TOKEN)) {
      if (this.seen.has(token)) this.total += SEEN;
      else {
        this.seen.add(token);
        this.total += Buffer.byteLength(token) * NEW;
      }
    }
  }
}

/** A word, or signs, with the space before it. */
const TOKEN = /\s*(?:[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]+|$)/gu;
/** What a word that was there before costs, in bytes; and each byte of another one. */
const SEEN = 1.6;
const NEW = 0.75;
