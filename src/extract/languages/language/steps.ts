import type { Node } from '../../syntax/node.js';
import type { SingleChange } from './binding.js';
import type { Expression, Pattern } from './expression.js';

/** What a statement of a loop or function does, as far as one table is concerned; parts that are expressions are evaluated when it is carried out. */
export type Step =
  /** The table is changed. */
  | { readonly kind: 'change'; readonly change: SingleChange }
  /** A name is set; an outer one, if it is not declared among the steps. */
  | {
      readonly kind: 'let';
      readonly node: Node;
      readonly target: Pattern;
      readonly value: Node | Expression;
      readonly isOuter: boolean;
    }
  | {
      readonly kind: 'each';
      readonly target: Pattern;
      /** The name of the index of an item of a list, where the loop is a method of that; empty where it has none. */
      readonly position?: string;
      /** Each item goes with its index, or key: a list has indices, a map keys. */
      readonly isPaired?: boolean;
      readonly list: Node;
      /** What is worked out in it may depend on what the table is by then. */
      readonly looksAtTable: boolean;
      readonly steps: readonly Step[];
    }
  /** As long as a condition holds; without one until a step ends it. */
  | {
      readonly kind: 'while';
      readonly condition: Node | null;
      readonly steps: readonly Step[];
      /** What is done before the condition is looked at again. */
      readonly after: readonly Step[];
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
  /** The next item; the end of the loop; the end of the function; what no program does that is loaded. */
  | { readonly kind: 'next' | 'stop' | 'return' | 'fail' };

/** Changes of the table that steps make, whether they are carried out or not. */
export function changesIn(steps: readonly Step[]): SingleChange[] {
  return steps.flatMap(step => {
    switch (step.kind) {
      case 'change':
        return [step.change];
      case 'each':
      case 'call':
        return changesIn(step.steps);
      case 'while':
        return [...changesIn(step.steps), ...changesIn(step.after)];
      case 'when':
        return [...changesIn(step.steps), ...changesIn(step.otherwise)];
    }
    return [];
  });
}
