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

/**
 * Whether a condition that is so tells what something is that was read of the request. Most do; one that asks whether
 * it is there, how long it is or whether it is some other text leaves open whether it is a number.
 */
export function tellsWhat(condition: Expression, holds: boolean, frame: Frame): boolean {
  if (condition.kind === 'unary' && condition.operator === 'not')
    return tellsWhat(condition.operand, !holds, frame);
  if (condition.kind !== 'chain' || condition.rest.some(({ operator }) => operator === '??'))
    return !isAsSent(condition, frame);
  const { first, rest } = condition;
  const sides = [first, ...rest.map(({ right }) => right)];
  const [operator = '', ...others] = rest.map(link => link.operator);
  if ([operator, ...others].every(each => each === 'and' || each === 'or'))
    return sides.some(side => tellsWhat(side, holds, frame));
  if (others.length > 0 || !sides.every(side => CONSTANTS.has(side.kind) || isAsSent(side, frame)))
    return true;
  const isSame = SAME.get(operator);
  if (isSame !== undefined) return isSame === holds && sides.some(side => side.kind === 'text' && side.value);
  return !operator.endsWith('in') && !sides.some(side => isAsSent(side, frame, 'count'));
}

const CONSTANTS: ReadonlySet<Expression['kind']> = new Set(['text', 'integer', 'void']);
/** What asks whether two values are equal, and which answer says so. */
const SAME: ReadonlyMap<string, boolean> = new Map([
  ['is', true],
  ['==', true],
  ['isnt', false],
  ['!=', false],
]);

/** Whether it is something of the request as it was sent, or how much of it there is. */
function isAsSent(expression: Expression, frame: Frame, only?: 'count'): boolean {
  if (expression.kind === 'call') {
    const { callee, args } = expression;
    const [argument, ...others] = args;
    const isLength = callee.kind === 'name' && callee.name === 'len' && others.length === 0;
    return isLength && argument !== undefined && isAsSent(argument.value, frame);
  }
  if (namesIn(expression) === undefined) return false;
  const asked: Value[] = [];
  frame.session.journal.attempt(() => {
    asked.push(evaluate(expression, frame));
  });
  const [value] = asked;
  if (!(value instanceof Unknown)) return only === undefined && isA(value ?? null, 'request-part');
  return (only ? undefined : value.known.read) !== undefined || value.known.count !== undefined;
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
