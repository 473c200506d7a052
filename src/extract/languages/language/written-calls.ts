/** How calls look in the text, for who counts them there. */
export interface WrittenCalls {
  /** Brackets of the types that may stand between a name and its arguments. */
  readonly types?: '<>' | '[]';
  /** Whether a name with braces behind it is a structure that is written out. */
  readonly braces?: boolean;
  /** Types of nodes around a name that has brackets behind it and is no call: definitions, patterns, comparisons. */
  readonly otherwise: ReadonlySet<string>;
}
