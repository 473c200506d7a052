import type { Expression } from '../ast.js';
import { App } from '../kiln/app.js';
import { callLibrary } from '../kiln/functions.js';
import { hasOne, hiddenCall, tellOfHiddenCalls } from '../kiln/hidden-calls.js';
import { MAX_CALL_DEPTH, MAX_UNROLLED_ROUNDS } from '../limits.js';
import { BUILTINS } from './builtins.js';
import { evaluate, evaluateArguments, type Given } from './expressions.js';
import { NEXT } from './flow.js';
import { type Frame, pieceOf, placeOf, shownPiece } from './frame.js';
import { assignedNames } from './loops.js';
import { spoil } from './operators.js';
import { Scope } from './scope.js';
import { runBlock } from './statements.js';
import { type Blueprint, type Closure, isA, List, Unknown, type Value, Vault } from './value.js';

type Call = Expression & { kind: 'call' };

/** The value of a call, with its effects: routes are registered by calls. */
export function callValue(call: Call, callee: Value, frame: Frame): Value {
  const given = evaluateArguments(call.args, frame);
  if (isA(callee, 'function')) {
    if (callee.library !== '') {
      if (!ROUTING_LIBRARIES.has(callee.library)) tellOfHandedActions(call, given, frame);
      if (callee.assumed) {
        const missing = new Unknown(`no file is the module \`${callee.library}\``);
        tellOfHandedApps(call, missing, given, frame);
      }
      return callLibrary(callee, call, given, frame);
    }
    const builtin = BUILTINS.get(callee.name);
    if (builtin && given)
      return builtin(
        given.map(({ value }) => value),
        frame,
      );
  }
  let told = false;
  if (isA(callee, 'closure')) {
    if (given && frame.depth < MAX_CALL_DEPTH && frame.session.calls < MAX_UNROLLED_ROUNDS)
      return callClosure(callee, given, frame);
    forgetEffects(callee);
    told = tellOfUnfollowed(call, callee, given !== undefined, frame);
  }
  if (isA(callee, 'blueprint')) return instance(callee);
  if (given) changeInPlace(call, given, frame);
  if (!told) tellOfHandedApps(call, callee, given, frame);
  tellOfHandedActions(call, given, frame);
  return new Unknown(`\`${pieceOf(call.callee, frame)}(…)\` is worked out when the program runs`);
}

/** What is given to these are handlers, which register nothing while the program starts. */
const ROUTING_LIBRARIES: ReadonlySet<string> = new Set(['Kiln', 'Lavra', 'Vitrine', 'API', 'Http']);

/** Who is given a lambda or an action, and is not followed, may call it. */
function tellOfHandedActions(call: Call, given: readonly Given[] | undefined, frame: Frame): void {
  if (frame.session.walk > 0) return;
  for (const { value, expression } of given ?? []) {
    if (expression.kind === 'lambda') tellOfHiddenCalls(expression, frame);
    else if (isA(value, 'closure') && hasOne(value)) {
      frame.session.called.add(value.body);
      frame.session.gap(
        placeOf(expression, frame),
        `\`${pieceOf(expression, frame)}\` registers routes, and is given to \`${pieceOf(call.callee, frame)}\`, which is not followed.`,
        'Call the action in statements of its own.',
      );
    }
  }
}

/** Follows an action with its arguments; parameters that are not given have their defaults. */
export function callClosure(closure: Closure, given: readonly Given[], frame: Frame): Value {
  const { session } = frame;
  session.calls += 1;
  session.called.add(closure.body);
  const scope = new Scope(closure.scope, session.journal);
  const inner: Frame = {
    ...frame,
    source: closure.source,
    scope,
    action: closure.name,
    depth: frame.depth + 1,
    yielded: [],
  };
  bindParameters(closure, given, inner);
  if ('kind' in closure.body) return evaluate(closure.body, inner);
  const flow = runBlock(closure.body, inner);
  const [first] = inner.yielded;
  if (first === undefined) return null;
  const agree = inner.yielded.every(value => value === first) && (flow & NEXT) === 0;
  return agree ? first : new Unknown(`what \`${closure.name}\` yields depends on a condition`);
}

function bindParameters(closure: Closure, given: readonly Given[], inner: Frame): void {
  const positional = given.filter(({ name }) => name === undefined);
  for (const { name, rest, fallback } of closure.params) {
    const named = given.find(argument => argument.name === name);
    if (rest) inner.scope.declare(name, new List(positional.splice(0).map(({ value }) => value)));
    else if (named) inner.scope.declare(name, named.value);
    else {
      const next = positional.shift();
      const otherwise = () =>
        fallback && inner.session.walk === 0
          ? evaluate(fallback, inner)
          : new Unknown(`\`${name}\` is a parameter of \`${closure.name}\``);
      inner.scope.declare(name, next ? next.value : otherwise());
    }
  }
}

/** What a call that is not followed may have assigned is not known any more. */
function forgetEffects(closure: Closure): void {
  if ('kind' in closure.body) return;
  for (const name of assignedNames(closure.body))
    if (closure.scope.get(name) !== undefined)
      closure.scope.assign(name, new Unknown(`\`${closure.name}\` assigns \`${name}\``));
}

/** Whether an action that is not followed may register routes, which is told. */
function tellOfUnfollowed(call: Call, action: Closure, known: boolean, frame: Frame): boolean {
  if (frame.session.walk > 0) return false;
  const hidden = hiddenCall(action.body, action.scope, action.source);
  if (hidden === undefined) return false;
  frame.session.called.add(action.body);
  const why = known
    ? `calls are followed ${MAX_CALL_DEPTH} deep, and ${MAX_UNROLLED_ROUNDS} times`
    : 'its arguments are spread from a list that is not known';
  frame.session.gap(
    placeOf(call, frame),
    `\`${shownPiece(call, frame)}\` may register routes by \`${hidden}\`, and is not followed: ${why}.`,
    'Write its arguments one by one, and call it where no other action is in between.',
  );
  return true;
}

function instance(blueprint: Blueprint): Value {
  return { ...blueprint, type: 'object' };
}

const READERS = new Set('get keys values items upper lower join split contains index count copy'.split(' '));

/** Methods and functions that the reader does not know may change the lists and vaults that they are given. */
function changeInPlace(call: Call, given: readonly Given[], frame: Frame): void {
  const reason = `\`${pieceOf(call.callee, frame)}(…)\` may change it`;
  for (const { value } of given) spoil(value, reason);
  if (call.callee.kind !== 'member' || READERS.has(call.callee.name)) return;
  if (call.callee.object.kind !== 'name') return;
  const object = frame.scope.get(call.callee.object.name);
  const known = frame.session.conditional === 0 && frame.session.walk === 0;
  if (object instanceof List && call.callee.name === 'append' && given.length === 1 && known)
    object.items.push(given[0]?.value ?? null);
  else if (object instanceof List || object instanceof Vault) spoil(object, reason);
}

/** A function that cannot be followed and is given a server may register routes on it. */
function tellOfHandedApps(
  call: Call,
  callee: Value,
  given: readonly Given[] | undefined,
  frame: Frame,
): void {
  const isBuiltin = call.callee.kind === 'name' && frame.scope.get(call.callee.name) === undefined;
  if (isBuiltin || frame.session.walk > 0) return;
  const app = given?.find(({ value }) => value instanceof App)?.value;
  if (!(app instanceof App)) return;
  const why = callee instanceof Unknown ? `: ${callee.reason}` : '';
  frame.session.gap(
    placeOf(call, frame),
    `\`${pieceOf(call.callee, frame)}\` is given the server \`${app.name}\` and may register routes on it${why}.`,
    'Register the routes in an action of this project, or list them in a JSON file.',
  );
}
