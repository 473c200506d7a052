import type { ItemDeReferencia } from '../../contract/generated/contract.js';

/** What can be wrong with a program, as far as data can know. An id stays for ever: editors show it. */
export const PROBLEM_KINDS = {
  'unknown-symbol': 'A module is asked for what it does not have.',
  'unknown-module': 'A module is taken in that the library does not have.',
  'unknown-name':
    'A name is used that neither the language nor the program has, and that is much like one of the language.',
  'unknown-operator': 'Two signs stand together that are no operator of the language.',
  'gone-symbol': 'A module is asked for what it had in an earlier version.',
  'gone-module': 'A module is taken in that an earlier version had.',
  deprecated: 'Something is used that should not be used any more.',
  'reserved-name': 'A reserved word is given a value, as if it were a name.',
  'forbidden-word': 'A word that the language keeps for later, and lets nobody use.',
  tab: 'A line is indented with a tab, where the language has examples that say it may not.',
  unclosed: 'A text or a comment has no end.',
  stray: 'A character that is no part of the language.',
  number: 'A number goes on with what no number has.',
  bracket: 'A bracket closes nothing, or is not closed.',
  indentation: 'A line stands in a column in which no block began.',
  'empty-block': 'A line announces a block, and none follows.',
  'next-reserved': 'A name that the next version reserves.',
  'next-gone': 'Something is used that the next version does not have.',
} as const satisfies Readonly<Record<string, string>>;

export type ProblemKind = keyof typeof PROBLEM_KINDS;

/** A part of a program. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** What puts a problem right: another text in its place. */
export interface Fix extends Place {
  readonly title: string;
  readonly text: string;
  /** Whether it is known to be what is meant, and not only the most alike. */
  readonly isSure: boolean;
  /** Where the same text has to stand as well, the place itself among them. */
  readonly others?: readonly Place[];
}

/** Something that is wrong with a program, at a place of it. */
export interface Problem extends Place {
  readonly kind: ProblemKind;
  readonly message: string;
  /** What tells it from others of its kind, for which the language may have another error code. */
  readonly detail?: string | undefined;
  readonly fixes?: readonly Fix[];
  /** What it is about, of which there is a page. */
  readonly item?: ItemDeReferencia | undefined;
}
