import type { Steps } from '../text/steps.js';
import type { Code } from './code-token.js';

/** What is no code: comments, and texts but for the code in them. */
export interface Prose {
  readonly start: number;
  readonly end: number;
  /** Whether what is typed right behind it still belongs to it: a comment up to the end of its line, a text without its end. */
  readonly isOpen: boolean;
}

/** A place that no program may have, as whoever cuts it into tokens finds it. */
export interface Fault {
  readonly kind: FaultKind;
  /** Of what has no end: its class, or `interpolacao`. */
  readonly name: string | undefined;
  readonly start: number;
  readonly end: number;
}

export type FaultKind = 'unclosed' | 'stray' | 'number';

/** A program as tokens. */
export interface Reading extends Code {
  /** In the order of the text, none inside of another. */
  readonly prose: readonly Prose[];
  readonly faults: readonly Fault[];
  /** Where contextual words begin that are keywords there. */
  readonly keywords: ReadonlySet<number>;
}

/** Cuts a text into tokens, at once or in steps. */
export type Tokenizer = ((text: string) => Reading) & {
  readonly steps?: (text: string) => Steps<Reading>;
};
