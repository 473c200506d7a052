import type { Colours } from './colours.js';

/** A rule of a grammar, or a pattern of a query: where it stands in the file, and what it looks for. */
export interface GrammarRule {
  readonly at: string;
  readonly pattern: string;
}

/** A piece of a line with one stack of scopes, the outermost first. */
export interface Piece {
  readonly end: number;
  readonly scopes: readonly string[];
  /** The scopes of engines that prefer the first of several patterns, where these are others. */
  readonly otherwise?: readonly string[];
  readonly rules: readonly number[];
  /** Whether the engine's own knowledge decides what colour it has: it is not compared. */
  readonly isUndecided?: boolean;
}

/** A text with colours. */
export interface Coloured {
  /** Pieces of each line; nothing for a line that was given up. */
  readonly lines: readonly (readonly Piece[] | undefined)[];
  /** The first place that the grammar does not understand. */
  readonly problem?: { readonly line: number; readonly why: string } | undefined;
}

/** A grammar in its engine. */
export interface Colourer {
  /** What takes its patterns. */
  readonly engine: 'Oniguruma' | 'tree-sitter';
  readonly rules: readonly GrammarRule[];
  /** What else it names, which is not read. */
  readonly others: readonly string[];
  /** Patterns that the engine refuses, with what it says of each; known when something was coloured. */
  readonly refused: ReadonlyMap<string, string>;
  coloursOf(scopes: readonly string[]): Colours;
  colour(text: string, path: string): Coloured;
}
