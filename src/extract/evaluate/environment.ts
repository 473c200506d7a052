import type { Expression } from '../languages/language/expression.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { CallResult, Definition, type Description, Unresolved, type Value, worthOf } from './value.js';

/** Names bound while a function is applied or a comprehension runs: parameters and loop variables. */
export interface Environment {
  readonly file: SourceFile;
  /** The function or comprehension: the names hold inside of it. */
  readonly owner: Node;
  readonly names: ReadonlyMap<string, Value>;
  readonly outer: Environment | undefined;
  /** The names are never assigned again. */
  readonly constant?: boolean;
  /** Functions applied inside each other. */
  readonly depth: number;
  /** The call that gave what the names hold, where one did. */
  readonly calledAt?: CallSite | undefined;
  /** Where the text is taken over, whose names it has besides its own. */
  readonly takenOver?: { readonly at: Node; readonly site: Site };
}

/** Where an expression stands, and what is bound around it. */
export interface Site {
  readonly file: SourceFile;
  readonly env: Environment | undefined;
}

/** A call of a function. */
export interface CallSite {
  readonly node: Node;
  readonly site: Site;
}

/** Looks into definitions for those who have nothing but them. */
export interface Lookups {
  describe(definition: Described): Description;
  member(definition: Described, name: string): Value | undefined;
}

/** A class, function or module inside the evaluator, with what is needed to look further into it. */
export class Described extends Definition {
  constructor(
    kind: 'function' | 'class' | 'module',
    name: string,
    readonly node: Node,
    readonly site: Site,
    readonly shape: Expression | undefined,
    private readonly lookups: Lookups,
    /** A method that was taken from an instance (or a class, when it is meant for that): its first parameter is given. */
    readonly bound = false,
  ) {
    super(kind, name, site.file.place(node));
  }

  override hold(): void {
    this.site.file.hold();
  }

  /** Worked out anew each time: who needs it twice keeps it. */
  override describe(): Description {
    return this.lookups.describe(this);
  }

  override member(name: string): Value | undefined {
    return this.lookups.member(this, name);
  }

  /** The same function as a method of something. */
  asMethod(bound: boolean): Described {
    return new Described(this.kind, this.name, this.node, this.site, this.shape, this.lookups, bound);
  }
}

/** What could not be worked out at a node. */
export function unresolvedAt(reason: string, node: Node, file: SourceFile): Unresolved {
  return new Unresolved(reason, file.place(node), file.quote(node));
}

/** A call that is known to build a value is that value, and what is a number or text, too, is that. */
export function settled(value: Value): Value {
  return worthOf(returned(value));
}

/** A call that is known to build a value is that value. */
export function returned(value: Value): Value {
  let own = value;
  while (own instanceof CallResult && own.returned !== undefined) own = own.returned;
  return own;
}
