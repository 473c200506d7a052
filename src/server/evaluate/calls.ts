import type { Expression } from '../ast.js';
import { App } from '../kiln/app.js';
import { callLibrary } from '../kiln/functions.js';
import { hasOne, hiddenCall, tellOfHiddenCalls } from '../kiln/hidden-calls.js';
import { MAX_CALL_DEPTH, MAX_UNROLLED_ROUNDS } from '../limits.js';
import { UNFIT, UNLIKE } from '../session.js';
import { instanceOf, memberOfInstance } from './blueprints.js';
import { BUILTINS, methodOf } from './builtins.js';
import { runDeferred } from './errors.js';
import { NEXT } from './flow.js';
import { type Frame, pieceOf, placeOf, shownPiece } from './frame.js';
import { evaluate, evaluateArguments, type Given, runBlock } from './interpreter.js';
import { LANGUAGE_NAMES } from './language-names.js';
import { assignedNames } from './loops.js';
import type { PureFunction } from './methods.js';
import { takesArguments, takesPart, typeOf } from './operands.js';
import { spoil } from './operators.js';
import { memberFor, recordOf } from './records.js';
import { askedOfPart } from './request-parts.js';
import { Scope } from './scope.js';
import {
  type Blueprint,
  type Closure,
  isA,
  type LibraryFunction,
  List,
  laterOf,
  oneOf,
  type Partly,
  Unknown,
  type Value,
  Vault,
} from './value.js';

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
    const asked = askedOfPart(callee, given, frame);
    if (asked !== undefined) return asked;
    const pure = pureFunction(callee);
    if (pure) return applied(pure, callee, call, given, frame);
    const list = given && appended(callee, given, frame);
    if (list !== undefined) return list;
  }
  if (isA(callee, 'record') && given) return recordOf(callee, given);
  if (isA(callee, 'enum') && given) return memberFor(callee, given);
  let reported = false;
  if (isA(callee, 'closure')) {
    if (given) tellOfCount(callee, given, frame);
    if (given && frame.depth < MAX_CALL_DEPTH && frame.session.calls < MAX_UNROLLED_ROUNDS)
      return callClosure(callee, given, frame);
    forgetEffects(callee);
    reported = tellOfUnfollowed(call, callee, given !== undefined, frame);
  }
  if (isA(callee, 'blueprint')) return instance(callee, given, frame);
  if (given) changeInPlace(call, callee, given, frame);
  if (!reported) tellOfHandedApps(call, callee, given, frame);
  tellOfHandedActions(call, given, frame);
  if (isOfLanguage(call, frame)) {
    takesArguments(
      pieceOf(call.callee, frame),
      (given ?? []).map(({ value }) => value),
      frame,
    );
  } else if (given === undefined || given.some(({ value }) => isSent(value))) frame.session.hands();
  return new Unknown(`\`${pieceOf(call.callee, frame)}(…)\` is worked out when the program runs`);
}

/** Whether it calls a function that every program has: nobody looks at what came with the request there. */
function isOfLanguage({ callee }: Call, { scope }: Frame): boolean {
  return callee.kind === 'name' && LANGUAGE_NAMES.has(callee.name) && scope.get(callee.name) === undefined;
}

/** Whether it comes with the request. */
function isSent(value: Value): boolean {
  if (value instanceof Unknown) return value.known.sent === true;
  return isA(value, 'request') || isA(value, 'request-part');
}

function pureFunction({ name, receiver }: LibraryFunction): PureFunction | undefined {
  return receiver === undefined ? BUILTINS.get(name) : methodOf(receiver, name);
}

/** What a function without effects of its own gives; it may be given actions that have some. */
function applied(
  pure: PureFunction,
  { name, receiver }: LibraryFunction,
  call: Call,
  given: readonly Given[] | undefined,
  frame: Frame,
): Value {
  const known = given ?? [];
  const named = known.filter(argument => argument.name !== undefined);
  const positional = known.filter(argument => argument.name === undefined).map(({ value }) => value);
  const all = [receiver ?? null, ...known.map(({ value }) => value)];
  const [first] = positional;
  if (receiver === undefined && first !== undefined && isA(first, 'request-part'))
    takesPart(name, first, frame);
  for (const value of all) frame.session.charge(sizeOf(value));
  const result = given
    ? pure(
        receiver,
        positional,
        undefined,
        new Map(named.map(argument => [argument.name as string, argument.value])),
        (callee, values) => invoked(callee, values, call, frame),
      )
    : undefined;
  if (result !== undefined) {
    frame.session.charge(sizeOf(result));
    return result;
  }
  for (const value of all) if (isA(value, 'closure')) forgetEffects(value);
  tellOfHandedActions(call, given, frame);
  const { failures } = frame.session;
  if (receiver === undefined) takesArguments(name, all.slice(1), frame);
  if (receiver === undefined && first instanceof Unknown) noteConversion(name, first, frame);
  else if (receiver === undefined && typeof first === 'string') tellOfUnfit(name, first, frame);
  const isToldToFail = frame.session.failures > failures;
  if (given && !isToldToFail && all.every(isPlain)) tellOfUnworked(call, frame);
  const type = RESULTS.get(name) ?? (receiver instanceof Vault && LISTING.has(name) ? 'list' : undefined);
  const why = unknownAmong(all) ?? new Unknown(`\`${name}\` is not worked out for this value`);
  return why.further({
    ...(type && { type }),
    ...(first && receiver === undefined && numberOf(name, first)),
  });
}

/** What is known of values, all of them, and a function gives nothing for: it may have no answer. */
function tellOfUnworked(call: Call, frame: Frame): void {
  const { session } = frame;
  if (!session.inHandler || session.failsSurely) return;
  session.unread({
    place: placeOf(call, frame),
    reason: `What \`${shownPiece(call, frame)}\` gives is not worked out: it may fail.`,
    remedy: 'See whether it takes what it is given there; nothing has to be changed otherwise.',
  });
}

/** Whether all is known of a value, as far as it is looked into. */
function isPlain(value: Value): boolean {
  return isA(value, 'closure') || (typeOf(value) !== undefined && unknownAmong([value]) === undefined);
}

/** What a number comes from that a function makes of something that was sent. */
function numberOf(name: string, value: Value): Partly {
  const read = value instanceof Unknown ? value.known.read : undefined;
  const of = isA(value, 'request-part') ? value : read;
  if (name === 'len') return of ? { count: of } : {};
  return read && CONVERSIONS.has(name) ? { number: read } : {};
}

/** What a function of the program gives when a library function calls it; undefined when it cannot be followed. */
function invoked(callee: Value, values: readonly Value[], call: Call, frame: Frame): Value | undefined {
  const given = values.map(value => ({ name: undefined, value, expression: call }));
  if (isA(callee, 'function') && callee.library === '')
    return pureFunction(callee)?.(callee.receiver, values, undefined, new Map(), () => undefined);
  if (!isA(callee, 'closure') || frame.depth >= MAX_CALL_DEPTH || frame.session.calls >= MAX_UNROLLED_ROUNDS)
    return undefined;
  const { params } = callee;
  const fits = params.every(({ rest, fallback }, i) => rest || fallback || i < values.length);
  if (!fits || (values.length > params.length && !params.at(-1)?.rest)) return undefined;
  return callClosure(callee, given, frame);
}

/** What functions give, whatever they are given. */
const RESULTS: ReadonlyMap<string, NonNullable<Unknown['known']['type']>> = new Map([
  ['str', 'text'],
  ['upper', 'text'],
  ['lower', 'text'],
  ['trim', 'text'],
  ['int', 'integer'],
  ['len', 'integer'],
  ['float', 'number'],
  ['sorted', 'list'],
  ['reversed', 'list'],
  ['range', 'list'],
] as const);

/** Methods of vaults that give lists. */
const LISTING: ReadonlySet<string> = new Set(['keys', 'values', 'items']);

/** What is read of a request is what a conversion makes of it. */
function noteConversion(name: string, { known: { read } }: Unknown, { session }: Frame): void {
  const type = CONVERSIONS.get(name);
  if (!read || !type) return;
  read.type ??= type;
  session.converts(read);
}

/** No number has a letter, except those of floats that are written in another way. */
const UNFIT_TEXTS: ReadonlyMap<string, RegExp> = new Map([
  ['int', /[a-z.]|^\s*$/i],
  ['float', /[a-df-hj-moqrs-z]|^\s*$/i],
]);

function tellOfUnfit(name: string, value: string, { session }: Frame): void {
  if (UNFIT_TEXTS.get(name)?.test(value)) session.breaks(UNFIT);
}

const CONVERSIONS: ReadonlyMap<string, 'integer' | 'number'> = new Map([
  ['int', 'integer'],
  ['float', 'number'],
]);

function sizeOf(value: Value): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof List) return value.items.length;
  return value instanceof Vault ? value.entries.size : 0;
}

/** Why a result is not known: what is not known of the values that it comes from, or of what is in them. */
function unknownAmong(all: readonly Value[]): Unknown | undefined {
  for (const value of all) {
    if (value instanceof Unknown) return value;
    if (!(value instanceof List || value instanceof Vault)) continue;
    if (value.spoiled !== undefined) return new Unknown(value.spoiled);
    const inner = value instanceof List ? value.items : value.entries.values();
    for (const item of inner) if (item instanceof Unknown) return item;
  }
  return undefined;
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

/**
 * Follows an action with its arguments; parameters that are not given have their defaults.
 * @param given undefined for an action that nobody calls: its parameters may be anything
 */
export function callClosure(closure: Closure, given: readonly Given[] | undefined, frame: Frame): Value {
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
    deferred: [],
  };
  bindParameters(closure, given, inner);
  if ('kind' in closure.body) return evaluate(closure.body, inner);
  const { body } = closure;
  const flow = session.inside(() => {
    const ended = runBlock(body, inner);
    runDeferred(inner);
    return ended;
  });
  if (closure.later) return laterOf(closure.later, closure.name);
  const [first] = inner.yielded;
  if (first === undefined) return null;
  const possible = [...inner.yielded, ...((flow & NEXT) === 0 ? [] : [null])];
  return oneOf(possible, `what \`${closure.name}\` yields depends on a condition`);
}

function bindParameters(closure: Closure, given: readonly Given[] | undefined, inner: Frame): void {
  const positional = (given ?? []).filter(({ name }) => name === undefined);
  for (const { name, rest, fallback } of closure.params) {
    const named = given?.find(argument => argument.name === name);
    if (rest) inner.scope.declare(name, new List(positional.splice(0).map(({ value }) => value)));
    else if (named) inner.scope.declare(name, named.value);
    else {
      const next = positional.shift();
      const otherwise = () =>
        fallback && given
          ? evaluate(fallback, inner)
          : new Unknown(`\`${name}\` is a parameter of \`${closure.name}\``);
      inner.scope.declare(name, next ? next.value : otherwise());
    }
  }
}

/** A call of an action that gives it too few arguments, or too many, fails. */
function tellOfCount({ params }: Closure, given: readonly Given[], { session }: Frame): void {
  const named = new Set(given.map(({ name }) => name));
  const places = params.filter(({ name }) => !named.has(name));
  const count = given.filter(({ name }) => name === undefined).length;
  const isOpen = params.some(({ rest }) => rest);
  const needed = places.filter(({ rest, fallback }) => !rest && !fallback).length;
  if (count < needed || (!isOpen && count > places.length)) session.breaks(UNLIKE);
}

/** What a call that is not followed may have assigned is not known any more. */
function forgetEffects(closure: Closure): void {
  spoil(closure.scope.values.get('self') ?? null, `\`${closure.name}\` may change it`);
  if ('kind' in closure.body) return;
  for (const name of assignedNames(closure.body))
    if (closure.scope.get(name) !== undefined)
      closure.scope.assign(name, new Unknown(`\`${closure.name}\` assigns \`${name}\``));
}

/** Whether an action that is not followed may register routes, which is reported. */
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

/** An object, as its `setup` leaves it. */
function instance(blueprint: Blueprint, given: readonly Given[] | undefined, frame: Frame): Value {
  const object = instanceOf(blueprint);
  const setup = memberOfInstance(object, 'setup');
  if (setup === undefined || !isA(setup, 'closure')) return object;
  if (given) tellOfCount(setup, given, frame);
  if (given && frame.depth < MAX_CALL_DEPTH && frame.session.calls < MAX_UNROLLED_ROUNDS)
    callClosure(setup, given, frame);
  else spoil(object, 'how it is made is not followed');
  return object;
}

/** Methods and functions that the reader does not know may change the lists and vaults that they are given. */
function changeInPlace(call: Call, callee: Value, given: readonly Given[], frame: Frame): void {
  const reason = `\`${pieceOf(call.callee, frame)}(…)\` may change it`;
  const receiver = isA(callee, 'function') ? callee.receiver : undefined;
  const all = [...(receiver === undefined ? [] : [receiver]), ...given.map(argument => argument.value)];
  // What is put behind a list stays what it is.
  const isAppending = isA(callee, 'function') && callee.library === '' && APPENDING.has(callee.name);
  for (const value of isAppending ? all.slice(0, 1) : all) spoil(value, reason);
}

const APPENDING = new Set(['append', 'push']);

/** `append(xs, item)` gives the list, `xs.append(item)` nothing; undefined when it is another call. */
function appended(
  { name, receiver }: LibraryFunction,
  given: readonly Given[],
  { session }: Frame,
): Value | undefined {
  const all = [...(receiver === undefined ? [] : [receiver]), ...given.map(({ value }) => value)];
  const [list, item] = all;
  if (!APPENDING.has(name) || !(list instanceof List) || item === undefined || all.length > 2)
    return undefined;
  if (session.conditional > 0 || session.walk > 0) spoil(list, 'the list is changed under a condition');
  else if (list.spoiled === undefined) list.items.push(item);
  return receiver === undefined ? list : null;
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
