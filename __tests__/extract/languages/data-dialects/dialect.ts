/** How a language that is read by data alone writes what generated programs are made of; `X` stands for an expression that gives the table. */
export interface Dialect {
  readonly file: string;
  /** What makes the table `K`, and what may be done with it. */
  readonly tables: readonly { readonly make: string; readonly ops: readonly string[] }[];
  /** Functions that get the table, before it. */
  readonly helpers: string;
  /** Expressions that give the table. */
  readonly names: readonly string[];
  /** Others, and what makes these, behind the table. */
  readonly aliases: readonly string[];
  readonly others: string;
  /** Where a statement stands: `@` is replaced by it, `§` by a number of its own. */
  readonly around: readonly string[];
}
