/** Statements with a body that the reader walks without knowing more of them (reference-language.md §2.11). */
export const BLOCKS: ReadonlyMap<string, 'once' | 'maybe' | 'never'> = new Map([
  ['monitor', 'once'],
  ['ensure', 'once'],
  ['using', 'once'],
  ['retry', 'once'],
  ['parallel', 'once'],
  ['thread', 'once'],
  ['defer', 'once'],
  ['guard', 'maybe'],
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
