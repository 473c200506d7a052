import type { Span } from '../../syntax/comments.js';
import type { Node } from '../../syntax/node.js';
import type { Conditional } from './preprocessor.js';

/** What is compiled under conditions only, in languages that say so by marks in the syntax itself. */
export interface Conditions {
  /** Whether a text may have any: looking for them takes a walk through the tree. */
  mayHave(text: string): boolean;
  list(root: Node): {
    /** In the order of their ends. */
    readonly conditions: readonly Conditional[];
    /** What is compiled for tests alone. */
    readonly tests: readonly Span[];
  };
}
