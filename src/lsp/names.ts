/** How a language compares names: as they are written, or whatever the case of their letters. */
export type Fold = (name: string) => string;

/**
 * Things by their names, as a language compares them. What is called exactly so comes before what is called so in other
 * letters; names are given as they were said.
 */
export class Names<T> extends Map<string, T> {
  /** The name that was said, by the one that stands for all of its cases. */
  private readonly said = new Map<string, string>();

  constructor(private readonly fold: Fold) {
    super();
  }

  override set(name: string, thing: T): this {
    const folded = this.fold(name);
    if (!this.said.has(folded)) this.said.set(folded, name);
    return super.set(name, thing);
  }

  override get(name: string): T | undefined {
    return super.get(this.known(name));
  }

  override has(name: string): boolean {
    return super.has(this.known(name));
  }

  override delete(name: string): boolean {
    this.said.delete(this.fold(name));
    return super.delete(name);
  }

  private known(name: string): string {
    return super.has(name) ? name : (this.said.get(this.fold(name)) ?? name);
  }
}
