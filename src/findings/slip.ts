/** What was slipped at in a configuration, as far as a remedy turns on it. */
export type Slip =
  | 'expression'
  | 'unknown-function'
  | 'no-kind'
  | 'no-dot'
  | 'locator'
  | 'address'
  | 'place'
  | 'variable';

/** How a rule of a schema says it of the issues that it makes, as their `params`. */
export interface Slipped {
  readonly slip: Slip;
}
