import type { Node } from '../../syntax/tree/node.js';
import type { Expression, MappingEntry, Pattern } from './expression.js';

export interface Parameter {
  readonly name: string;
  readonly default: Node | Expression | null;
  readonly rest: 'positional' | 'named' | null;
  /** When the parameter is taken apart; its `name` is then only what is written. */
  readonly pattern?: Pattern;
}

export interface FunctionShape {
  readonly name: string;
  readonly node: Node;
  readonly parameters: readonly Parameter[];
  /** What it returns when that is one expression, or a table of the arms of its one `switch` or `match`. */
  readonly result: Node | Expression | null;
  /** Entries of every `switch` or `match` in it, for who names it as a table though it does more than return what one gives. */
  cases?(): readonly MappingEntry[];
  /** What a call of it stands for, when it is a macro, which puts texts in place of texts. */
  expand?(call: Node): Expression;
}

export interface ClassShape {
  readonly name: string;
  readonly node: Node;
  /** Constants of the class body. */
  readonly members: readonly MappingEntry[];
  /** They are named once and never assigned again, as enumerators are. */
  readonly constant?: boolean;
  /** They are those of the class alone, and not of its instances. */
  readonly isStatic?: boolean;
  /** Parameters that the class itself gives its constructor; null when it takes over those of its base. */
  readonly parameters: readonly Parameter[] | null;
  /** Whether these come after (or in place of) those of the base, as fields of data classes do. */
  readonly extendsBase?: boolean;
  readonly bases: readonly Node[];
  /** A method of the class body; `bound` when its first parameter is given even if the class itself is asked. */
  method?(name: string): { readonly node: Node; readonly value: Expression; readonly bound: boolean } | null;
  /** The function that makes instances, when what it returns may be a table instead (`__new__`). */
  instance?(): FunctionShape | null;
}
