/** Finds, for parts of a text in their order, whether something may be called there. */
export class CallMarks {
  private at = -1;

  constructor(private readonly text: string) {}

  isIn(start: number, end: number): boolean {
    if (this.at < start) {
      const mark = /[(@]/g;
      mark.lastIndex = start;
      this.at = mark.exec(this.text)?.index ?? this.text.length;
    }
    return this.at < end;
  }
}
