import type { Block, Expression, Parameter } from '../ast.js';
import type { Frame } from '../evaluate/frame.js';
import { evaluate, runBlock } from '../evaluate/interpreter.js';
import { Scope } from '../evaluate/scope.js';
import { type Closure, isA, Unknown, type Value } from '../evaluate/value.js';
import type { Validation } from '../route.js';
import { ServerSourceError } from '../source-error.js';
import type { SourceText } from '../text.js';
import type { App } from './app.js';

/** The body of a route, followed only for what it checks of the request by `Kiln.conferir`. */
export interface Handler {
  readonly body: Block | Expression;
  /** The first one is the request; undefined for the body of a `route`, which knows the request by fixed names. */
  readonly params: readonly Parameter[] | undefined;
  readonly scope: Scope;
  readonly source: SourceText;
  /** What it checks; undefined until it is followed. */
  checks: readonly Validation[] | undefined;
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
  const { body, params, scope, source } = value;
  return { body, params, scope, source, checks: undefined };
}

/** Whether a file may check requests in handlers: most do not, and their handlers are not even parsed. */
export function mayCheck({ text }: SourceText): boolean {
  return text.includes(CHECK);
}

/** Follows the handlers of these servers for what they check. Nothing else comes of it. */
export function followHandlers(apps: readonly App[], frame: Frame): void {
  const { session } = frame;
  if (!session.checks) return;
  session.aside(() => {
    for (const app of apps)
      for (const handler of handlersOf(app)) handler.checks ??= checksOf(handler, frame);
  });
}

function handlersOf(app: App): Handler[] {
  const own = app.routes.flatMap(({ handler }) => handler ?? []);
  return [...own, ...app.groups.flatMap(({ child }) => handlersOf(child))];
}

function checksOf(handler: Handler, { session, module }: Frame): Validation[] {
  const { body, source } = handler;
  const scope = new Scope(handler.scope, session.journal);
  const inner: Frame = { session, source, scope, module, action: null, depth: 0, yielded: [] };
  const { found, called } = session.following(() =>
    session.journal.attempt(() => {
      bindRequest(handler, scope);
      session.called.add(body);
      try {
        if ('kind' in body) evaluate(body, inner);
        else runBlock(body, inner);
      } catch (cause) {
        if (!(cause instanceof ServerSourceError)) throw cause;
        session.note(
          cause.place,
          `What this handler checks is not known: ${cause.reason}`,
          'Check the request where the handler begins.',
        );
      }
    }),
  );
  if (found.length === 0) return [];
  const answers422 = [...called].some(each =>
    'kind' in each
      ? new RegExp(`\\b${REFUSAL}\\b`).test(source.text.slice(each.start, each.end))
      : each.mentions(REFUSAL_NUMBERS),
  );
  return found.map(each => ({ ...each, byHandler: { answers422 } }));
}

/** The names that a handler knows the request by (reference-language.md §2.4). */
function bindRequest({ params }: Handler, scope: Scope): void {
  if (params === undefined) {
    scope.declare('req', { type: 'request' });
    for (const target of ['body', 'query', 'params', 'headers'] as const)
      scope.declare(target, { type: 'request-part', target });
    scope.declare('session', new Unknown('it is the session of the caller'));
    return;
  }
  for (const [index, { name }] of params.entries())
    scope.declare(name, index === 0 ? { type: 'request' } : new Unknown(`\`${name}\` is a parameter`));
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
