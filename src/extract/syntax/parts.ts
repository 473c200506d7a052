import type { Part } from '../languages/language.js';
import type { Span } from './comments.js';

/** What is parsed of a text: parts in its order, with gaps between them that are left out. */
export class Parts {
  /** How many characters are parsed, by which a tree takes memory. */
  readonly characters: number;

  private constructor(readonly all: readonly Part[]) {
    this.characters = all.reduce((sum, { startIndex, endIndex }) => sum + endIndex - startIndex, 0);
  }

  /**
   * The parts of an outline, with those gaps filled that spans of the text need.
   * @returns undefined when nothing is left out.
   */
  static of(outline: readonly Part[] | undefined, needed: readonly Span[]): Parts | undefined {
    if (!outline) return undefined;
    let parts = new Parts(outline);
    for (const span of needed) parts = parts.filled(span);
    return parts.all.length > 1 ? parts : undefined;
  }

  /** Whether all of a span is parsed, and also what stands right behind it: a function ends there when its body is left out. */
  hold(span: Span): boolean {
    const [first, end] = this.gaps(span);
    return first >= end;
  }

  /** Where a span ends with the gap right behind it. */
  endOf({ endIndex }: Pick<Span, 'endIndex'>): number {
    const at = this.before(endIndex);
    const end = this.all[at]?.endIndex === endIndex ? this.all[at + 1]?.startIndex : undefined;
    return end ?? endIndex;
  }

  /** The gaps of others that are none here, as parts of the text. */
  filledSince(earlier: Parts): Part[] {
    const gaps = earlier.all.slice(0, -1).map((part, i) => {
      const { startIndex: endIndex, startPosition: endPosition } = earlier.all[i + 1] as Part;
      return { startIndex: part.endIndex, startPosition: part.endPosition, endIndex, endPosition };
    });
    // Of a gap, the end is the beginning of a part.
    return gaps.filter(({ endIndex }) => this.all[this.before(endIndex + 1)]?.startIndex !== endIndex);
  }

  private filled(span: Span): Parts {
    const [first, end] = this.gaps(span);
    if (first >= end) return this;
    const [from, to] = [this.all[first] as Part, this.all[end] as Part];
    const joined = { ...from, endIndex: to.endIndex, endPosition: to.endPosition };
    return new Parts([...this.all.slice(0, first), joined, ...this.all.slice(end + 1)]);
  }

  /** The gaps in a span or right behind it, each numbered as the part in front of it: the first, and the one after the last. */
  private gaps({ startIndex, endIndex }: Span): [number, number] {
    const first = Math.max(0, this.before(startIndex + 1));
    let end = first;
    while (end < this.all.length - 1 && (this.all[end] as Part).endIndex <= endIndex) end += 1;
    return [first, end];
  }

  /** The last part that begins before an index. */
  private before(index: number): number {
    let [low, high] = [0, this.all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.all[middle] as Part).startIndex < index) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
