const WORD = /[\p{L}\p{N}_$]/u;
const WORDS = /[\p{L}\p{N}_$]+/gu;
const IS_WORD = /^[\p{L}\p{N}_$]+$/u;

/** Questions from which on it pays, in time and in memory, to take a text apart instead of searching it for each. */
const MANY = 16;

/** The words of a text that may be asked for many names. */
export class Words {
  private words: ReadonlySet<string> | undefined;
  private asked = 0;

  constructor(private readonly text: string) {}

  /** Whether a name stands in it, and not only as a part of another. */
  has(name: string): boolean {
    this.asked += 1;
    if (this.asked <= MANY || !IS_WORD.test(name)) return this.isSaid(name);
    this.words ??= new Set(this.text.match(WORDS));
    return this.words.has(name);
  }

  private isSaid(name: string): boolean {
    const { text } = this;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      if (!WORD.test(text[at - 1] ?? '') && !WORD.test(text[at + name.length] ?? '')) return true;
    return false;
  }
}
