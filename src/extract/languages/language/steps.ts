import type { Node } from '../../syntax/node.js';
import type { SingleChange } from './binding.js';
import type { Expression, Pattern } from './expression.js';

/** What a statement of a loop or function does, as far as one table is concerned; parts that are expressions are evaluated when it is carried out. */
export type Step =
  /** The table is changed. */
  | { readonly kind: 'change'; readonly change: SingleChange }
  /** A name that the loop sets. */
  | { readonly kind: 'let'; readonly node: Node; readonly target: Pattern; readonly value: Node | Expression }
  | {
      readonly kind: 'each';
      readonly target: Pattern;
      /** The name of the index of an item of a list, where the loop is a method of that; empty where it has none. */
      readonly position?: string;
      readonly list: Node;
      readonly steps: readonly Step[];
    }
  | {
      readonly kind: 'when';
      readonly condition: Node;
      readonly steps: readonly Step[];
      readonly otherwise: readonly Step[];
    }
  /** A function of the file is called: what it does, with names of its own. */
  | {
      readonly kind: 'call';
      readonly node: Node;
      readonly function: Node;
      readonly names: ReadonlySet<string>;
      readonly steps: readonly Step[];
    }
  /** The next item; the end of the loop; the end of the function. */
  | { readonly kind: 'next' | 'stop' | 'return' };

/** Changes of the table that steps make, whether they are carried out or not. */
export function changesIn(steps: readonly Step[]): SingleChange[] {
  return steps.flatMap(step => {
    if (step.kind === 'change') return [step.change];
    if (step.kind === 'each' || step.kind === 'call') return changesIn(step.steps);
    return step.kind === 'when' ? [...changesIn(step.steps), ...changesIn(step.otherwise)] : [];
  });
}
