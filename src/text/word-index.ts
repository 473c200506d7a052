import { firstFrom } from './sorted.js';
import { hasWord, wordsOf } from './words.js';

/**
 * Texts by the words in them. It is made in one run over them; which of them has a name is then known without looking
 * through the others, however many names are asked for.
 */
export class WordIndex {
  private readonly byWord = new Map<string, number[]>();
  private readonly known = new Map<string, readonly number[]>();

  constructor(private readonly texts: readonly string[]) {
    for (const [at, text] of texts.entries())
      for (const word of wordsOf(text)) {
        const places = this.byWord.get(word);
        if (places) places.push(at);
        else this.byWord.set(word, [at]);
      }
  }

  /** Where the texts stand, in order, that have a part as `hasWord` sees it. */
  with(part: string): readonly number[] {
    const known = this.known.get(part);
    if (known) return known;
    const found = this.find(part);
    this.known.set(part, found);
    return found;
  }

  /** The first such text from one on, and before another. */
  firstWith(part: string, from: number, end: number): number | undefined {
    const places = this.with(part);
    const place = places[firstFrom(places, from)];
    return place !== undefined && place < end ? place : undefined;
  }

  /** Whether one of them has it. */
  has(part: string, at: number): boolean {
    return this.firstWith(part, at, at + 1) !== undefined;
  }

  /** Only the texts with its rarest word are looked at, and none where it is a word itself. */
  private find(part: string): readonly number[] {
    const words = [...wordsOf(part)];
    if (words[0] === part) return this.byWord.get(part) ?? [];
    const places = words.map(word => this.byWord.get(word) ?? []);
    const all = words.length === 0 ? [...this.texts.keys()] : (places[0] as number[]);
    const rarest = places.reduce<readonly number[]>(
      (least, each) => (each.length < least.length ? each : least),
      all,
    );
    return rarest.filter(at => hasWord(this.texts[at] as string, part));
  }
}
