import type { ItemDeReferencia } from '../../contract/generated/contract.js';

export type State = 'known' | 'unknown' | 'cannot tell';

/** What is said of a name or a sign at a place of a program. */
export interface Judgement {
  /** As the program has it; of what is asked of a module, with what stands before it. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly state: State;
  /** What is meant, where it has a page. */
  readonly item?: ItemDeReferencia | undefined;
  /** The names most like it, as they would stand in its place: of what is unknown, and of what may be a slip. */
  readonly near: readonly string[];
}
