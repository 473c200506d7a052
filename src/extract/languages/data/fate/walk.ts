import type { Node } from '../../../syntax/node.js';
import type { Values } from '../language-data.js';
import type { Trail } from './trail.js';

/** What becomes of a list or map at a use of it: something may change it, or it goes where nobody knows. */
export interface Fate {
  readonly kind: 'changed' | 'escapes';
  readonly node: Node;
  /** How deep inside of the table what is changed is: 0 is the table itself. */
  readonly level: number;
  /** Whether it may be a text that is changed. */
  readonly text: boolean;
  /** What a function gives is changed by who calls it while the file is loaded. */
  readonly isCalled?: boolean;
}

/** What follows a value from use to use; each file of this folder knows one kind of use. */
export interface Walk {
  readonly values: Values;
  found: Fate | undefined;
  /** Follows an expression that gives the table, or a part of it, to whoever gets it. */
  from(start: Node, trail: Trail): void;
  changes(node: Node, trail: Trail, text: boolean): undefined;
  escapes(node: Node, trail: Trail): void;
  report(kind: Fate['kind'], node: Node, trail: Trail, text: boolean): void;
}

/** The expression that gives the value on, and what the value is there; undefined where it goes no further. */
export type Next = readonly [Node, Trail] | undefined;
