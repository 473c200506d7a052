import type { Node } from '../../syntax/node.js';
import type { SingleChange } from './binding.js';
import type { Expression, Pattern } from './expression.js';
import type { Step } from './steps.js';

/** What one statement is, in a vocabulary that languages share; its parts are left as nodes. */
export type StatementShape =
  | { readonly kind: 'nothing' | 'next' | 'stop' }
  /** `raise`: a program that was loaded did not come here. */
  | { readonly kind: 'fail' }
  /** `assert condition` */
  | { readonly kind: 'require'; readonly condition: Node }
  /** `return x`: what is given is worked out. */
  | { readonly kind: 'return'; readonly value: Node | null }
  | { readonly kind: 'block'; readonly statements: readonly Node[] }
  /** `for x in xs`; its names hold in it alone. */
  | {
      readonly kind: 'each';
      readonly node: Node;
      readonly target: Pattern;
      readonly position?: string;
      readonly isPaired?: boolean;
      readonly list: Node;
      readonly body: Node;
      /** The body is a function that is called for each item: it ends with `return`. */
      readonly isCallback?: boolean;
    }
  /** `for (let i = 0; i < n; i++)`, and `while`. */
  | {
      readonly kind: 'while';
      readonly before: Node | null;
      readonly condition: Node | null;
      readonly after: readonly Node[];
      readonly body: Node;
    }
  | { readonly kind: 'when'; readonly branches: readonly Branch[]; readonly otherwise: Node | null }
  /** A name gets a value; `block` is where it holds, if it is declared there. */
  | {
      readonly kind: 'let';
      readonly node: Node;
      readonly target: Pattern;
      readonly value: Node | Expression;
      readonly block: Node | null;
    }
  /** `x += v`: what a name stands for gets another value, or is changed. */
  | { readonly kind: 'update'; readonly node: Node; readonly name: Node; readonly value: Expression }
  /** Names mean what they do around the function. */
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** Something is done to what a name (or another expression) stands for: `x[k] = v`, `x.append(v)`. */
  | { readonly kind: 'change'; readonly object: Node }
  /** A function is called, and what it gives is not used. */
  | { readonly kind: 'call'; readonly node: Node; readonly name: string; readonly arguments: Node }
  /** A function is defined that is given to who called the one around it, and called by nobody here. */
  | { readonly kind: 'function'; readonly name: string; readonly decorators: readonly Decorator[] }
  /** `@register`, `@register("x")`: functions are called with what is defined, the one that is applied first in front. */
  | { readonly kind: 'decorated'; readonly node: Node; readonly decorators: readonly Decorator[] };

/** What is applied to a definition. */
export interface Decorator {
  /** Where it is applied. */
  readonly node: Node;
  /** The name of the function; undefined of another expression. */
  readonly name: string | undefined;
  /** The call that gives what is applied: `register("x")`. */
  readonly call: Node | null;
}

/** `if`, and each `else if` behind it. */
export interface Branch {
  readonly condition: Node;
  readonly body: Node;
}

/** What there is to know of the statements of a language, so that loops and functions that fill tables can be carried out. */
export interface StatementWords {
  /** What a statement is; null for what is not understood. Some do several things, one after the other. */
  shapes(statement: Node): readonly StatementShape[] | null;
  /** How a use of a name changes what it stands for. */
  changeBy(name: Node): SingleChange | null;
  /** The function that another one gives to who calls it, where it gives nothing else. */
  givenBy?(fn: Node): Node | null;
  /** The parts of a statement that run where it stands, where others do not: of a definition with decorators, these. */
  running?(statement: Node): readonly Node[];
  /** What a statement gives a name, where it does that alone, and the value is a literal. */
  literalGiven(statement: Node, name: string): Node | null | undefined;
  /** A name that is declared in a block holds in that alone. */
  readonly hasBlocks: boolean;
  /** Types of expressions that do more than give a value: `x := 1`, `i++`. */
  readonly doing: readonly string[];
  /** Types of calls, and the field of what is called. */
  readonly calls: readonly string[];
  readonly callee: string;
  /** Whether a call changes what it is called on. */
  isMutating(call: Node): boolean;
  /** Whether an expression that names the table gives something that is not the table any more: `list(table)`. */
  isCopy(list: Node, table: string): boolean;
  /** Whether what is called is a function of the library that depends on what it is given alone. */
  isPure(call: Node): boolean;
  /** Whether a loop that goes through the table itself does not mind what its steps change of it. */
  bearsChanges?(list: Node, target: Pattern, table: string, steps: readonly Step[]): boolean;
}

/** All names of a pattern. */
export function namesOf(pattern: Pattern): string[] {
  if (typeof pattern === 'string') return [pattern];
  return 'items' in pattern
    ? pattern.items.flatMap(item => (item === null ? [] : namesOf(item)))
    : pattern.fields.flatMap(each => namesOf(each.pattern));
}
