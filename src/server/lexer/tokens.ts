/** Kinds of tokens. Their text is read from the source when somebody asks for it. */
export const Kind = {
  name: 1,
  keyword: 2,
  integer: 3,
  float: 4,
  decimal: 5,
  string: 6,
  template: 7,
  operator: 8,
  newline: 9,
  indent: 10,
  dedent: 11,
  end: 12,
} as const;

export type Kind = (typeof Kind)[keyof typeof Kind];

/** The tokens of a file, as columns: a file of a megabyte has some hundred thousand. */
export class Tokens {
  kinds: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  /** For an indent, the index of the dedent that closes its block. */
  mates: Int32Array;
  count = 0;

  constructor(
    readonly text: string,
    capacity: number,
  ) {
    this.kinds = new Uint8Array(capacity);
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
    this.mates = new Int32Array(capacity);
  }

  push(kind: Kind, start: number, end: number): void {
    if (this.count === this.kinds.length) this.grow();
    this.kinds[this.count] = kind;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count += 1;
  }

  kind(index: number): Kind {
    return (index < this.count ? this.kinds[index] : Kind.end) as Kind;
  }

  start(index: number): number {
    return index < this.count ? (this.starts[index] as number) : this.text.length;
  }

  end(index: number): number {
    return index < this.count ? (this.ends[index] as number) : this.text.length;
  }

  textOf(index: number): string {
    return this.text.slice(this.start(index), this.end(index));
  }

  /** Whether a token other than a string is spelled so. */
  is(index: number, spelling: string): boolean {
    const kind = this.kind(index);
    if (kind === Kind.string || kind === Kind.template || kind >= Kind.newline) return false;
    const start = this.start(index);
    return this.end(index) - start === spelling.length && this.text.startsWith(spelling, start);
  }

  /** Whether a token can be a name here: an identifier, never a reserved word. */
  isName(index: number): boolean {
    return this.kind(index) === Kind.name;
  }

  private grow(): void {
    const capacity = this.kinds.length * 2 + 16;
    this.kinds = widened(this.kinds, new Uint8Array(capacity));
    this.starts = widened(this.starts, new Int32Array(capacity));
    this.ends = widened(this.ends, new Int32Array(capacity));
    this.mates = widened(this.mates, new Int32Array(capacity));
  }
}

function widened<A extends Uint8Array | Int32Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
