/** How definitions look in the text, for who counts them there: a word of the language with a name behind it. */
export interface WrittenDefinitions {
  readonly words: readonly string[];
  /** What may stand between the word and the name, as a regular expression; without, spaces on the same line. */
  readonly between?: string;
  /** What a name may begin with that is a word of the language otherwise, as a regular expression: `r#`. */
  readonly mark?: string;
  /** What has to stand behind the name, as a regular expression. */
  readonly behind?: string;
  /** Types of nodes that begin with the word, have a name, and define nothing for the scope that they stand in. */
  readonly otherwise?: ReadonlySet<string>;
}
