import type { Runs } from '../ast.js';

/** Statements with a body that the reader walks without knowing more of them (reference-language.md §2.11). */
export const BLOCKS: ReadonlyMap<string, Runs> = new Map([
  ['ensure', 'once'],
  ['using', 'once'],
  ['parallel', 'once'],
  ['thread', 'once'],
  ['defer', 'deferred'],
  ['handle', 'maybe'],
  ['recover', 'maybe'],
  ['observe', 'maybe'],
  ['when', 'maybe'],
  // Tests run on demand; types hold no statements that run by themselves.
  ['crucible', 'never'],
  ['trial', 'never'],
  ['fixture', 'never'],
  ['setup', 'never'],
  ['teardown', 'never'],
  ['bench', 'never'],
  ['trait', 'never'],
  ['record', 'never'],
  ['enum', 'never'],
  ['contract', 'never'],
  ['augment', 'never'],
]);

/** Words that may stand before `action` or `blueprint`. */
export const MODIFIERS: ReadonlySet<string> = new Set(
  (
    'async stream static private protected operator final abstract internal readonly override overload exclusive ' +
    'lazy invariant sealed meta get set'
  ).split(' '),
);
