/** Rules of `src/rules/lexico.ts`. */
export type LexicoRuleId =
  | 'lexico-pattern'
  | 'lexico-reference'
  | 'lexico-opening'
  | 'lexico-inside'
  | 'lexico-condition'
  | 'lexico-word';

/** What contradicts itself in a lexico, and where: keys and indices from the lexico on. */
export interface LexicoProblem {
  readonly rule: LexicoRuleId;
  readonly message: string;
  readonly at: readonly (string | number)[];
}
