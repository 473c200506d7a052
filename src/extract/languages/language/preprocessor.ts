import type { Node } from '../../syntax/node.js';
import type { Expression } from './expression.js';

/**
 * What comes before the parser: texts are put in place of texts. An import takes over the text of a file, whatever that
 * is called (`#include "tokens.def"`), and a file may have syntax errors outside of what is read of it, since macros are
 * not expanded everywhere.
 */
export interface Preprocessor {
  /**
   * The text as the parser is to see it: as long as the original and with its lines, with blanks or comments in place of
   * what is no syntax of the language.
   */
  prepare(text: string): Prepared;
  /** Lists of calls that the grammar leaves as text: bodies of macros. */
  macroLists(root: Node): readonly (Expression & { kind: 'fragment' })[];
  /** The grammar of a file that has another one by its name: the header of a library in C++. */
  grammarOfText?(text: string): string | undefined;
}

/** What a preprocessor makes of a text, without knowing which of its conditions hold. */
export interface Prepared {
  readonly text: string;
  /** The definitions of macros that it takes out of tables, in their places and nothing else; undefined without. */
  readonly definitions?: string;
  /** Where names end that are taken for entries of a list, which they are only if they are macros for some. */
  readonly assumed?: ReadonlySet<number>;
  /** Parts that stand under a condition, in the order of their ends. */
  readonly conditions: readonly Conditional[];
}

/** A part of a text that stands under a condition of the preprocessor (`#if defined(COMPAT)`), by offset. */
export interface Conditional {
  readonly start: number;
  readonly end: number;
  readonly condition: string;
  /** The part around it. */
  readonly outer: Conditional | undefined;
}
