/** So many words of a line say what a block is. */
const MAX_WORDS = 16;
/** Deeper blocks are in nobody's program; of those only the number is kept. */
const MAX_BLOCKS = 1000;

interface Block {
  readonly column: number;
  readonly words: readonly string[];
}

/** Blocks as they are in one place. */
export interface BlocksState {
  readonly open: readonly Block[];
  readonly line: readonly string[];
  readonly column: number;
  readonly deeper: number;
}

/** The blocks around a place: by indentation, or by brackets and words. */
export class Blocks {
  private readonly open: Block[] = [];
  private readonly counts = new Map<string, number>();
  private line: string[] = [];
  private column = 0;
  private deeper = 0;

  constructor(
    private readonly byIndentation: boolean,
    from?: BlocksState,
  ) {
    if (from === undefined) return;
    for (const block of from.open) this.push(block);
    this.line = [...from.line];
    this.column = from.column;
    this.deeper = from.deeper;
  }

  get state(): BlocksState {
    const { open, line, column, deeper } = this;
    return { open: [...open], line: [...line], column, deeper };
  }

  /** A logical line begins. */
  begin(column: number): void {
    if (this.byIndentation) {
      while ((this.open.at(-1)?.column ?? -1) >= column) this.pop();
      if (this.line.length > 0 && this.column < column) this.push({ column: this.column, words: this.line });
    }
    this.line = [];
    this.column = column;
  }

  word(word: string): void {
    if (this.line.length < MAX_WORDS) this.line.push(word);
  }

  /** A bracket or a word that opens a block. */
  enter(): void {
    if (this.byIndentation) return;
    if (this.open.length >= MAX_BLOCKS) this.deeper += 1;
    else this.push({ column: 0, words: this.line });
    this.line = [];
  }

  leave(): void {
    if (this.byIndentation) return;
    if (this.deeper > 0) this.deeper -= 1;
    else this.pop();
  }

  has(word: string): boolean {
    return (this.counts.get(word) ?? 0) > 0;
  }

  lineHas(word: string): boolean {
    return this.line.includes(word);
  }

  private push(block: Block): void {
    if (this.open.length >= MAX_BLOCKS) return;
    this.open.push(block);
    for (const word of block.words) this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
  }

  private pop(): void {
    for (const word of this.open.pop()?.words ?? []) this.counts.set(word, (this.counts.get(word) ?? 0) - 1);
  }
}
