/** Where a call, a decorator or an annotation begins. */
const MARK = /[(@]/;

/** Finds, for parts of a text in their order, whether something may be called there. */
export class CallMarks {
  private at = -1;
  private readonly mark: RegExp;

  /** @param mark how that looks in a language where it is more than a parenthesis. */
  constructor(
    private readonly text: string,
    mark = MARK,
  ) {
    this.mark = new RegExp(mark, 'g');
  }

  isIn(start: number, end: number): boolean {
    if (this.at < start) {
      this.mark.lastIndex = start;
      this.at = this.mark.exec(this.text)?.index ?? this.text.length;
    }
    return this.at < end;
  }
}
