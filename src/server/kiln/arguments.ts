import type { Expression } from '../ast.js';
import type { Given } from '../evaluate/interpreter.js';
import { Unknown, type Value } from '../evaluate/value.js';

/** The arguments of a call by the names of the parameters. */
export class BoundArguments {
  private readonly bound = new Map<string, Given>();
  /** What is left: more positions than parameters. */
  readonly rest: readonly Given[];

  constructor(
    given: readonly Given[],
    params: readonly string[],
    private readonly call: Expression,
  ) {
    const positional = given.filter(({ name }) => name === undefined);
    for (const argument of given) if (argument.name !== undefined) this.bound.set(argument.name, argument);
    for (const param of params) {
      if (this.bound.has(param)) continue;
      const next = positional.shift();
      if (next) this.bound.set(param, next);
    }
    this.rest = positional;
  }

  get count(): number {
    return this.bound.size + this.rest.length;
  }

  has(param: string): boolean {
    return this.bound.has(param);
  }

  value(param: string): Value {
    const given = this.bound.get(param);
    // Nothing (`void`) may be given, too.
    return given ? given.value : new Unknown(`the argument \`${param}\` is missing`);
  }

  /** The expression of an argument; that of the call when it is missing. */
  expression(param: string): Expression {
    return this.bound.get(param)?.expression ?? this.call;
  }
}
