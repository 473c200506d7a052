import type { Block, Expression, Parameter } from '../ast.js';
import { NEXT } from '../evaluate/flow.js';
import type { Frame } from '../evaluate/frame.js';
import { evaluate, runBlock } from '../evaluate/interpreter.js';
import { type Outcome, Scope } from '../evaluate/scope.js';
import { type Address, type Closure, isA, laterOf, oneOf, Unknown, type Value } from '../evaluate/value.js';
import type { Gap, Read, SourcePlace, Validation } from '../route.js';
import type { Session } from '../session.js';
import { ServerSourceError } from '../source-error.js';
import type { SourceText } from '../text.js';
import type { ByAddress } from './addresses.js';

/** The body of a route, or an action or a lambda in its place, followed for what it checks and answers. */
export interface Handler {
  readonly body: Block | Expression;
  /** The first one is the request; undefined for the body of a `route`, which knows the request by fixed names. */
  readonly params: readonly Parameter[] | undefined;
  readonly scope: Scope;
  readonly source: SourceText;
  /** Where the action begins; undefined for what is no statement of its own. */
  readonly start?: number | undefined;
  readonly later?: Closure['later'];
  /** Undefined until it is followed. */
  followed?: Followed;
}

/** What comes of a handler. */
export interface Followed {
  readonly checks: readonly Validation[];
  /** What it gives: one of several values, where that depends on the request. */
  readonly value: Value;
  /** What it reads of the request. */
  readonly reads: readonly Read[];
  readonly needsBody: boolean;
  /** Whether it fails for a request whose body holds no fields, as nothing refuses that before. */
  readonly failsBodiless: boolean;
  /** The same for parts of it that have nothing. */
  readonly failsEmpty: ReadonlySet<Read['target']>;
  /** Why there is more that it may give. */
  readonly unread: readonly Gap[];
  /** Whether it may raise an error that it does not handle itself. */
  readonly raises: boolean;
  /** Whether it fails in any case, or may. */
  readonly fails: 'surely' | 'perhaps' | undefined;
  readonly place: SourcePlace;
  /** The same for the requests of one route, where it asks what they ask for. */
  readonly at?: ByAddress<Followed>;
}

/** The name of the function that a handler checks a request with. */
const CHECK = 'conferir';
const CHECK_NAMES: ReadonlySet<string> = new Set([CHECK]);
/** Stands in a handler that answers a failed check as the framework does. */
const REFUSAL = '422';
const REFUSAL_NUMBERS: ReadonlySet<string> = new Set([REFUSAL]);

/** The handler that a value is; undefined when it is none that stands in the program. */
export function handlerOf(value: Value): Handler | undefined {
  if (!isA(value, 'closure')) return undefined;
  const { body, params, scope, source, start, later } = value;
  return { body, params, scope, source, start, later };
}

/** Whether a file may check requests in handlers. */
export function mayCheck({ text }: SourceText): boolean {
  return text.includes(CHECK);
}

/** Whoever assigns nothing and calls nothing changes nothing. */
const MAY_CHANGE = /[-:+*/%]=|\(/;

/** What a handler assigns outside of itself is not known any more. */
export function forgetChanges(handler: Handler, frame: Frame): void {
  const { body, source } = handler;
  if (!MAY_CHANGE.test(source.text.slice(body.start, body.end))) return;
  const { outcome } = attempt(handler, frame, bindRequest);
  for (const [scope, names] of outcome)
    for (const name of names.keys())
      if (scope.values.has(name)) scope.declare(name, new Unknown(`a handler assigns \`${name}\``));
}

/** Follows a handler for requests that go somewhere. */
export function followAt(handler: Handler, frame: Frame, address: Address): Followed {
  return follow(handler, frame, (followed, scope) => bindRequest(followed, scope, address));
}

/** Follows a handler: what it checks, and what it gives. */
export function follow(
  handler: Handler,
  frame: Frame,
  bind: (handler: Handler, scope: Scope) => void,
): Followed {
  const { body, source } = handler;
  const attempted = attempt(handler, frame, bind);
  const { checks: found, called, raised, value, unread, fails } = attempted;
  const { reads, needsBody, failsBodiless, failsEmpty } = attempted;
  const answers422 = [...called].some(each =>
    'kind' in each
      ? new RegExp(`\\b${REFUSAL}\\b`).test(source.text.slice(each.start, each.end))
      : each.mentions(REFUSAL_NUMBERS),
  );
  const checks = found.map(each => ({ ...each, byHandler: { answers422 } }));
  const place = source.place(body.start);
  return { checks, value, reads, needsBody, failsBodiless, failsEmpty, unread, raises: raised, fails, place };
}

function attempt(handler: Handler, frame: Frame, bind: (handler: Handler, scope: Scope) => void) {
  const { session, module } = frame;
  const { body, source } = handler;
  const scope = new Scope(handler.scope, session.journal);
  const inner: Frame = { session, source, scope, module, action: null, depth: 0, yielded: [], deferred: [] };
  let value: Value = null;
  let outcome: Outcome = new Map();
  const found = session.following(() => {
    outcome = session.journal.attempt(() => {
      bind(handler, scope);
      session.called.add(body);
      try {
        if ('kind' in body) value = evaluate(body, inner);
        else {
          const flow = runBlock(body, inner);
          value = oneOf([...inner.yielded, ...((flow & NEXT) === 0 ? [] : [null])]);
        }
        if (handler.later) value = laterOf(handler.later, 'it');
      } catch (cause) {
        if (!(cause instanceof ServerSourceError)) throw cause;
        value = new Unknown(cause.reason.replace(/\.$/, ''));
        tellOfLostCheck(body, cause, session);
      }
    });
  });
  outcome.delete(scope);
  return { ...found, value, outcome };
}

function tellOfLostCheck(body: Block | Expression, cause: ServerSourceError, session: Session): void {
  if (!session.checks || ('kind' in body ? false : !body.mentions(CHECK_NAMES))) return;
  session.note(
    cause.place,
    `What this handler checks is not known: ${cause.reason}`,
    'Check the request where the handler begins.',
  );
}

/** The names that a handler knows the request by (reference-language.md §2.4). */
export function bindRequest({ params }: Handler, scope: Scope, address?: Address): void {
  const request: Value = { type: 'request', ...(address && { address }) };
  if (params === undefined) {
    scope.declare('req', request);
    for (const target of ['body', 'query', 'params', 'headers', 'session'] as const)
      scope.declare(target, { type: 'request-part', target });
    return;
  }
  for (const [index, { name }] of params.entries())
    scope.declare(name, index === 0 ? request : new Unknown(`\`${name}\` is a parameter`));
}

/** Tells of actions that check something and that no handler calls. */
export function tellOfUncalledChecks(actions: readonly Closure[], { session }: Frame): void {
  if (!session.checks) return;
  for (const { name, body, source } of actions) {
    if ('kind' in body || session.wasCalled(body) || !body.mentions(CHECK_NAMES)) continue;
    session.note(
      source.place(body.start),
      `\`${name}\` checks something by \`Kiln.${CHECK}\`, and no handler that is known calls it: its schema is in no description.`,
      'Give a route the action as its handler, or call it in one.',
    );
  }
}
