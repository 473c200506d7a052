import type { Expression } from '../ast.js';
import type { Frame } from './frame.js';
import { evaluate } from './interpreter.js';
import { isA, leavesOf, oneOf, truth, Unknown, type Value } from './value.js';

/** More values than these are not tried one by one. */
const MAX_TRIED = 8;

/**
 * Lets names hold only what they may where a condition is known to be so: of several values, those for which it may be.
 * Names of the file itself stay as they are. What it returns takes that back, where nobody else does.
 */
export function suppose(condition: Expression, holds: boolean, frame: Frame): () => void {
  const undo = (namesIn(condition) ?? []).map(name => narrow(name, condition, holds, frame));
  return () => {
    for (const each of undo) each?.();
  };
}

function narrow(name: string, condition: Expression, holds: boolean, frame: Frame): (() => void) | undefined {
  const scope = frame.scope.owner(name);
  const value = scope?.values.get(name);
  if (!scope?.parent || value === undefined) return undefined;
  const leaves = valuesOf(value);
  if (leaves.length < 2 || leaves.length > MAX_TRIED) return undefined;
  const left = leaves.filter(leaf => (truthWith(name, leaf, condition, frame) ?? holds) === holds);
  if (left.length === 0 || left.length === leaves.length) return undefined;
  const narrowed = oneOf(left, value instanceof Unknown ? value.reason : undefined);
  scope.declare(name, narrowed);
  return () => {
    if (scope.values.get(name) === narrowed) scope.declare(name, value);
  };
}

/** The values that one may be; a body is there, or is not. */
function valuesOf(value: Value): readonly Value[] {
  if (isA(value, 'request-part') && value.target === 'body' && !value.isThere)
    return [null, { ...value, isThere: true }];
  return value instanceof Unknown && value.known.among ? leavesOf(value) : [];
}

/** Whether a condition holds where a name has one of its values. */
function truthWith(name: string, value: Value, condition: Expression, frame: Frame): boolean | undefined {
  const { session, scope } = frame;
  let verdict: boolean | undefined;
  session.conditional += 1;
  session.journal.attempt(() => {
    scope.assign(name, value);
    verdict = truth(evaluate(condition, frame));
  });
  session.conditional -= 1;
  return verdict;
}

/** The names that a condition asks for; undefined for one that does something, which is not done again. */
function namesIn(condition: Expression): readonly string[] | undefined {
  switch (condition.kind) {
    case 'name':
      return [condition.name];
    case 'text':
    case 'integer':
    case 'float':
    case 'boolean':
    case 'void':
      return [];
    case 'unary':
      return namesIn(condition.operand);
    case 'member':
      return namesIn(condition.object);
    case 'index':
      return together([condition.object, condition.index]);
    case 'chain':
      return together([condition.first, ...condition.rest.map(({ right }) => right)]);
    default:
      return undefined;
  }
}

function together(expressions: readonly Expression[]): readonly string[] | undefined {
  const all = expressions.map(namesIn);
  return all.includes(undefined) ? undefined : [...new Set(all.flatMap(names => names ?? []))];
}
