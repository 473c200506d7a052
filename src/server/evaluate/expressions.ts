import type { Argument, Expression } from '../ast.js';
import { tellOfHiddenCalls } from '../kiln/hidden-calls.js';
import { RESERVED } from '../lexer/words.js';
import { MAX_UNROLLED_ROUNDS, MAX_VALUE_SIZE } from '../limits.js';
import { MISSING, UNLIKE, UNNAMED } from '../session.js';
import { memberOfInstance } from './blueprints.js';
import { BUILTINS } from './builtins.js';
import { callValue } from './calls.js';
import { formatted } from './format.js';
import { type Frame, pieceOf, placeOf, shownPiece } from './frame.js';
import { evaluateArguments } from './interpreter.js';
import { LANGUAGE_NAMES } from './language-names.js';
import { bindLoopNames, itemsOf } from './loops.js';
import { partOfRequest, statusOf } from './members.js';
import { slice } from './methods.js';
import { lacks, requestLacks } from './missing-members.js';
import { suppose, tellsWhat } from './narrowing.js';
import { ITEMS, NUMBERS, SLICED, takesMethod, takesOnly, takesOperands, takesWithin } from './operands.js';
import { compare, keyOf, negate, operate, textOf } from './operators.js';
import { withChanges } from './records.js';
import { member, noteMembership, readField, withDefault } from './request-parts.js';
import { Scope } from './scope.js';
import { typeName } from './type-name.js';
import {
  Float,
  isA,
  type Key,
  List,
  leavesOf,
  oneOf,
  Response,
  truth,
  Unknown,
  type Value,
  Vault,
} from './value.js';

/** The value of an expression, with the effects on servers that working it out has. */
export function evaluate(expression: Expression, frame: Frame): Value {
  frame.session.step(expression, frame.source);
  switch (expression.kind) {
    case 'text':
    case 'boolean':
      return expression.value;
    case 'integer':
      return Number.isSafeInteger(expression.value)
        ? expression.value
        : new Unknown('the number is too large');
    case 'float':
      return new Float(expression.value);
    case 'void':
      return null;
    case 'template':
      return template(expression.parts, frame);
    case 'name':
      return named(expression, frame);
    case 'list':
      return list(expression.items, expression.tuple === true, frame);
    case 'comprehension':
      return comprehension(expression, frame);
    case 'distill':
      return distill(expression, frame);
    case 'vault':
      return vault(expression.entries, frame);
    case 'call':
      return callValue(expression, callee(expression.callee, frame), frame);
    case 'member': {
      const object = evaluate(expression.object, frame);
      takesWithin(object, frame);
      tellOfMissing(object, expression, frame);
      return member(object, expression.name, frame);
    }
    case 'index':
      return indexed(evaluate(expression.object, frame), evaluate(expression.index, frame), frame);
    case 'slice':
      return sliced(expression, frame);
    case 'with':
      return withChanges(evaluate(expression.object, frame), evaluate(expression.changes, frame));
    case 'unary':
      return unary(expression.operator, evaluate(expression.operand, frame), frame);
    case 'chain':
      return chain(expression, frame);
    case 'conditional':
      return conditional(expression, frame);
    case 'lambda':
      return {
        type: 'closure',
        name: 'lambda',
        params: expression.params,
        body: expression.body,
        scope: frame.scope,
        source: frame.source,
      };
    case 'typeof':
      return typeName(evaluate(expression.operand, frame));
    case 'opaque':
      for (const part of expression.parts) evaluate(part, frame);
      frame.session.passesOver(pieceOf(expression, frame));
      // Where there are parts they are all of it.
      if (expression.parts.length === 0) tellOfHiddenCalls(expression, frame);
      return new Unknown('it is written in a way that only running the program works out');
  }
}

/** What is called: a method is no key of a vault. */
function callee(expression: Expression, frame: Frame): Value {
  if (expression.kind !== 'member') return evaluate(expression, frame);
  const object = evaluate(expression.object, frame);
  takesMethod(expression.name, object, expression.isOptional === true, frame);
  tellOfMissing(object, expression, frame);
  const own = isA(object, 'object') ? memberOfInstance(object, expression.name) : undefined;
  return own ?? member(object, expression.name, frame);
}

/** Who asks nothing at all, or a value, for something that it has not, fails. */
function tellOfMissing(object: Value, expression: Expression & { kind: 'member' }, frame: Frame): void {
  const { session } = frame;
  if (!session.inHandler) return;
  const { name, isOptional } = expression;
  const lacking = object === null ? !isOptional && 'surely' : lacks(object, name, frame);
  if (!lacking) return;
  session.breaks(UNNAMED);
  if (lacking === 'perhaps') tellOfUnnamed(expression, shownPiece(expression, frame), frame);
}

function named(expression: Expression & { kind: 'name' }, frame: Frame): Value {
  const { name } = expression;
  const { scope, session } = frame;
  const value = scope.get(name);
  if (value instanceof Unknown && leavesOf(value).some(isUnset)) session.raises(UNNAMED, false);
  if (value !== undefined) return value;
  if (BUILTINS.has(name) || name === 'append') return { type: 'function', library: '', name };
  const isName = name === 'self' || (!LANGUAGE_NAMES.has(name) && !RESERVED.has(name));
  if (session.inHandler && isName && !session.mayBeNamed(name)) {
    session.breaks(UNNAMED);
    tellOfUnnamed(expression, name, frame);
  }
  return new Unknown(`\`${name}\` has no value that is known here`);
}

function tellOfUnnamed(expression: Expression, shown: string, frame: Frame): void {
  frame.session.unread({
    place: placeOf(expression, frame),
    reason: `\`${shown}\` has no value here: whoever comes to this line gets a failure of the program.`,
    remedy: 'Import or declare it, or see whether it is spelt right.',
  });
}

/** Whether only some ways through the program give a name its value. */
function isUnset(value: Value): boolean {
  return value instanceof Unknown && value.known.unset === true;
}

function template(
  parts: readonly { text: string; value?: Expression; format?: string }[],
  frame: Frame,
): Value {
  let text = '';
  let unknown: Unknown | undefined;
  for (const part of parts) {
    text += part.text;
    if (!part.value) continue;
    const value = evaluate(part.value, frame);
    const shown = part.format === undefined ? textOf(value) : formatted(value, part.format);
    if (value instanceof Unknown || shown === undefined) {
      const why =
        value instanceof Unknown
          ? value
          : new Unknown('how a value in its braces looks as text is not worked out');
      unknown ??= why.further({ type: 'text', ...(text !== '' && { begins: text }) });
    } else text += shown;
    if (text.length > MAX_VALUE_SIZE) return new Unknown(`it is longer than ${MAX_VALUE_SIZE} characters`);
  }
  return unknown ?? text;
}

function list(args: readonly Argument[], fixed: boolean, frame: Frame): Value {
  const items = evaluateArguments(args, frame);
  return items
    ? new List(
        items.map(({ value }) => value),
        fixed,
      )
    : new Unknown('a list that is not known is spread in it', false, [], fixed ? {} : { type: 'list' });
}

function comprehension(expression: Expression & { kind: 'comprehension' }, frame: Frame): Value {
  const iterable = evaluate(expression.iterable, frame);
  takesOnly(ITEMS, iterable, frame);
  const source = itemsOf(iterable, frame);
  if (source instanceof Unknown || source.length > MAX_UNROLLED_ROUNDS) {
    const why =
      source instanceof Unknown ? source : new Unknown(`it has more than ${MAX_UNROLLED_ROUNDS} items`);
    const inner: Frame = { ...frame, scope: new Scope(frame.scope, frame.session.journal) };
    for (const name of expression.names)
      inner.scope.declare(name, new Unknown(`\`${name}\` is the variable of a loop: ${why.reason}`));
    maybe(expression.element, inner);
    return why.further({ type: 'list' });
  }
  const items: Value[] = [];
  for (const item of source) {
    frame.session.rounds += 1;
    const inner: Frame = { ...frame, scope: new Scope(frame.scope, frame.session.journal) };
    bindLoopNames(expression.names, item, inner);
    const wanted = expression.condition ? truth(evaluate(expression.condition, inner)) : true;
    if (wanted === undefined)
      return new Unknown('which items it keeps is not known', false, [], { type: 'list' });
    if (wanted) items.push(evaluate(expression.element, inner));
  }
  return new List(items);
}

/** One value from the items of a list, each put together with what there is so far. */
function distill(expression: Expression & { kind: 'distill' }, frame: Frame): Value {
  const { names, body, initial, iterable } = expression;
  const source = itemsOf(evaluate(iterable, frame), frame);
  const inner = () => ({ ...frame, scope: frame.scope.inside() });
  if (source instanceof Unknown || source.length > MAX_UNROLLED_ROUNDS) {
    const why =
      source instanceof Unknown ? source : new Unknown(`it has more than ${MAX_UNROLLED_ROUNDS} items`);
    const round = inner();
    for (const name of names) round.scope.declare(name, why);
    maybe(body, round);
    return why.further();
  }
  const items = [...source];
  let result: Value | undefined = initial ? evaluate(initial, frame) : items.shift();
  for (const item of items) {
    frame.session.rounds += 1;
    const round = inner();
    round.scope.declare(names[0], result ?? null);
    round.scope.declare(names[1], item);
    result = evaluate(body, round);
  }
  return result === undefined ? new Unknown('nothing is distilled of an empty list') : result;
}

function vault(entries: readonly { key: Expression | undefined; value: Expression }[], frame: Frame): Value {
  const found = new Map<Key, Value>();
  let unknown: Unknown | undefined;
  for (const { key, value: expression } of entries) {
    const name = key && evaluate(key, frame);
    const value = evaluate(expression, frame);
    if (name === undefined) {
      if (value instanceof Vault && value.spoiled === undefined)
        for (const [inner, item] of value.entries) found.set(inner, item);
      else unknown ??= new Unknown('a vault that is not known is spread in it');
    } else if (name instanceof Unknown) unknown ??= name;
    else {
      const known = keyOf(name);
      if (known === undefined) unknown ??= new Unknown('one of its keys is no text and no whole number');
      else found.set(known, value);
    }
  }
  return unknown?.further({ type: 'vault' }) ?? new Vault(found);
}

function sliced({ object, bounds }: Expression & { kind: 'slice' }, frame: Frame): Value {
  const value = evaluate(object, frame);
  takesOnly(SLICED, value, frame);
  const [start, stop, step] = bounds.map(bound => (bound ? evaluate(bound, frame) : null));
  const unknown = [value, start, stop, step].find(part => part instanceof Unknown);
  if (unknown instanceof Unknown) return unknown.further();
  if (value instanceof List) frame.session.charge(value.items.length);
  if (value instanceof List && value.spoiled !== undefined) return new Unknown(value.spoiled);
  return slice(value, start, stop, step) ?? new Unknown('what the brackets give is not worked out');
}

function indexed(object: Value, index: Value, frame: Frame): Value {
  if (isA(object, 'request-part')) return readField(object.target, index, frame);
  takesWithin(object, frame);
  if (object instanceof Unknown) return object.further(object.known.sent ? { sent: true } : {});
  if (index instanceof Unknown) {
    looksUp(object, index, frame);
    return index.further();
  }
  if (isA(object, 'request') && typeof index === 'string') {
    if (frame.session.lenient === 0 && requestLacks(index, frame)) frame.session.breaks(MISSING);
    return partOfRequest(index, object);
  }
  if (typeof object === 'string' && typeof index === 'number')
    return orMissing([...object].at(index), `there is no character ${index}`, frame);
  if (object instanceof Vault && keyOf(index) !== undefined) {
    if (object.spoiled !== undefined) return new Unknown(object.spoiled);
    return orMissing(object.entries.get(index as Key), `there is no key \`${index}\``, frame);
  }
  if (object instanceof List && typeof index === 'number') {
    if (object.spoiled !== undefined) return new Unknown(object.spoiled);
    return orMissing(object.items.at(index), `there is no item ${index}`, frame);
  }
  if (object === null || typeof object === 'number' || typeof object === 'boolean')
    frame.session.breaks(UNLIKE);
  if (object instanceof Response && index === 'status') return statusOf(object);
  return new Unknown('what the brackets give is not worked out');
}

/** Something of a request is looked up in what the program has: it may be no key, or place, of that. */
function looksUp(object: Value, { known: { read, number = read } }: Unknown, { session }: Frame): void {
  const isHere = object instanceof Vault || object instanceof List || typeof object === 'string';
  if (isHere && number && session.lenient === 0) session.needs(number, 'failsOut', MISSING);
}

/** What brackets give; where there is no such part that is nothing if `??` stands behind them, else an error. */
function orMissing(value: Value | undefined, reason: string, { session }: Frame): Value {
  if (value !== undefined) return value;
  if (session.lenient > 0) return null;
  session.breaks(MISSING);
  return new Unknown(reason);
}

function whyUnknown(value: Value): string {
  return value instanceof Unknown ? value.reason : 'it is not known';
}

function unary(operator: 'not' | '-', value: Value, frame: Frame): Value {
  if (operator === '-') {
    takesOnly(NUMBERS, value, frame);
    return negate(value);
  }
  const holds = truth(value);
  return holds === undefined ? new Unknown(whyUnknown(value), false, [], { type: 'boolean' }) : !holds;
}

const COMPARISONS = new Set(
  'is isnt == != < > <= >= bigger smaller bigger_eq smaller_eq in'.split(' ').concat('not in'),
);

function chain(expression: Expression & { kind: 'chain' }, frame: Frame): Value {
  let left = startOf(expression, frame);
  let holds: boolean | undefined = true;
  let compared = false;
  for (const [i, { operator, right }] of expression.rest.entries()) {
    if (operator === 'and' || operator === 'or' || operator === '??') {
      const before = i === 0 ? expression.first : { ...expression, rest: expression.rest.slice(0, i) };
      left = shortCircuit(operator, left, right, frame, () => tellsWhat(before, operator === 'and', frame));
    } else if (COMPARISONS.has(operator)) {
      const value = evaluate(right, frame);
      if (operator === 'in' || operator === 'not in') noteMembership(left, value, frame);
      takesOperands(operator, left, value, frame);
      if (value instanceof List) frame.session.charge(value.items.length);
      const step = compare(operator, left, value);
      compared = true;
      holds = holds === false || step === false ? false : step === undefined ? undefined : holds;
      left = value;
    } else {
      if (left instanceof List) frame.session.charge(left.items.length);
      const value = evaluate(right, frame);
      takesOperands(operator, left, value, frame);
      left = operate(operator, left, value);
    }
  }
  if (!compared) return left;
  return (
    holds ??
    new Unknown('the comparison depends on values that are not known', false, [], { type: 'boolean' })
  );
}

/** What the first operator is applied to: `??` takes what is missing behind brackets for nothing. */
function startOf({ first, rest }: Expression & { kind: 'chain' }, frame: Frame): Value {
  if (rest[0]?.operator !== '??' || first.kind !== 'index') return evaluate(first, frame);
  frame.session.lenient += 1;
  const value = evaluate(first, frame);
  frame.session.lenient -= 1;
  return value;
}

function shortCircuit(
  operator: string,
  left: Value,
  right: Expression,
  frame: Frame,
  isTold: () => boolean,
): Value {
  if (operator === '??') {
    if (!(left instanceof Unknown)) return left === null ? evaluate(right, frame) : left;
    const fallback = () => maybe(right, frame);
    if (left.environment) return fallback();
    if (leavesOf(left).every(leaf => leaf !== null && !(leaf instanceof Unknown))) return left;
    return withDefault(left, fallback());
  }
  const holds = truth(left);
  if (holds === undefined) {
    const value = maybe(right, frame, isTold());
    // `unknown and no` is no, whatever the left side is.
    if (value === (operator === 'or')) return value;
    // It is the left side only where that decides.
    const deciding = leavesOf(left).filter(leaf => truth(leaf) !== (operator === 'and'));
    return oneOf([...deciding, value], whyUnknown(left));
  }
  return holds === (operator === 'and') ? evaluate(right, frame) : left;
}

function conditional(expression: Expression & { kind: 'conditional' }, frame: Frame): Value {
  const condition = evaluate(expression.condition, frame);
  const holds = truth(condition);
  if (holds !== undefined) return evaluate(holds ? expression.value : expression.otherwise, frame);
  const a = supposing(expression.value, true);
  const b = supposing(expression.otherwise, false);
  if (a === b) return a;
  return oneOf([a, b], condition instanceof Unknown ? condition.reason : 'it depends on a condition');

  function supposing(branch: Expression, isSo: boolean): Value {
    const forget = suppose(expression.condition, isSo, frame);
    const value = maybe(branch, frame, tellsWhat(expression.condition, isSo, frame));
    forget();
    return value;
  }
}

/** The value of something that may not be worked out at all when the program runs. */
function maybe(expression: Expression, frame: Frame, tells = true): Value {
  frame.session.conditional += 1;
  frame.session.tells(tells, tells);
  const value = evaluate(expression, frame);
  frame.session.conditional -= 1;
  return value;
}
