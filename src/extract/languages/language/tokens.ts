import type { Node } from '../../syntax/node.js';

/** What a grammar leaves as tokens, since it may be anything: the arguments of a macro. */
export interface Tokens {
  /** Ways to read the tokens around a name: the first that has no syntax error counts. */
  readings(name: Node): Iterable<Reading>;
}

/** Tokens as a text that can be parsed by itself. */
export interface Reading {
  /** Where the tokens begin. */
  readonly at: Node;
  /** What is put in front of them, on their line; it also says which reading this is. */
  readonly before: string;
  /** The tokens from the beginning of `at` on, each in its place, and what is put behind them. */
  text(): string;
}
