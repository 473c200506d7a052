import type { Argument, Block, Expression, Statement } from '../ast.js';
import type { Flow } from './flow.js';
import type { Frame } from './frame.js';
import { List, type Value } from './value.js';

/**
 * How expressions and statements are followed. What an expression calls has statements, and these have expressions: the
 * session knows the one that follows both, so that no file of them needs the other.
 */
export interface Interpreter {
  evaluate(expression: Expression, frame: Frame): Value;
  runAll(statements: readonly Statement[], frame: Frame): Flow;
}

/** The value of an expression, with the effects on servers that working it out has. */
export function evaluate(expression: Expression, frame: Frame): Value {
  return frame.session.interpreter.evaluate(expression, frame);
}

/** Follows statements in order. */
export function runAll(statements: readonly Statement[], frame: Frame): Flow {
  return frame.session.interpreter.runAll(statements, frame);
}

/** Follows the statements of a block in order. */
export function runBlock(block: Block, frame: Frame): Flow {
  return runAll(block.statements(), frame);
}

/** An argument of a call, with the expression that it came from. */
export interface Given {
  readonly name: string | undefined;
  readonly value: Value;
  readonly expression: Expression;
}

/** The arguments of a call; undefined in place of a list when one is spread that is not known. */
export function evaluateArguments(args: readonly Argument[], frame: Frame): Given[] | undefined {
  const given: Given[] = [];
  let known = true;
  for (const { name, spread, value: expression } of args) {
    const value = evaluate(expression, frame);
    if (!spread) given.push({ name, value, expression });
    else if (value instanceof List && value.spoiled === undefined) {
      frame.session.charge(value.items.length);
      for (const item of value.items) given.push({ name: undefined, value: item, expression });
    } else known = false;
  }
  return known ? given : undefined;
}
