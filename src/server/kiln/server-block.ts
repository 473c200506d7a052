import type { Expression, Statement } from '../ast.js';
import { type Frame, pieceOf, placeOf, shownPiece } from '../evaluate/frame.js';
import { evaluate, runBlock } from '../evaluate/interpreter.js';
import { Scope } from '../evaluate/scope.js';
import { Unknown, type Value } from '../evaluate/value.js';
import { App } from './app.js';
import { addAssets, addHook, addMiddleware, setTemplates } from './around.js';
import { commentAbove } from './comments.js';
import type { Handler } from './handlers.js';
import { mountInto, register } from './registrations.js';

const MAX_PORT = 65_535;

/** Follows a `server` block: its name is bound after its body (reference-language.md §2.2). */
export function followServer(statement: Statement & { kind: 'server' }, frame: Frame): void {
  const { session, scope } = frame;
  const place = frame.source.place(statement.nameStart);
  const app = new App(statement.name, place, frame.action, session.walk);
  app.comment = commentAbove(frame.source, place.line);
  session.apps.push(app);
  if (statement.port) setPort(app, evaluate(statement.port, frame), statement.port, frame);
  if (statement.host) {
    const host = evaluate(statement.host, frame);
    if (typeof host === 'string') app.host = host;
  }
  runBlock(statement.body, { ...frame, scope: new Scope(scope, session.journal, app) });
  scope.assign(statement.name, app);
}

/** Sets the port of an app, or why it is not known. 0 lets the system choose. */
export function setPort(app: App, value: Value, expression: Expression, frame: Frame): void {
  if (app.walk !== frame.session.walk) return;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_PORT) {
    app.port = value;
    app.unknownPort = undefined;
    return;
  }
  const why = value instanceof Unknown ? value.reason : `it must be a whole number up to ${MAX_PORT}`;
  app.unknownPort = {
    place: placeOf(expression, frame),
    reason: `The port of \`${app.name}\`, \`${shownPiece(expression, frame)}\`, is not known: ${why}.`,
    remedy: 'Write a number or `int(env_var("PORT") ?? "8080")`, or give the base address when you export.',
  };
}

/** `route VERB PATH:`, registered on the server whose block encloses it, also from an action inside that block. */
export function registerRouteStatement(statement: Statement & { kind: 'route' }, frame: Frame): void {
  const app = frame.scope.enclosingApp();
  if (!app) return;
  const path = evaluate(statement.path, frame);
  const { method, path: expression, body } = statement;
  const { scope, source } = frame;
  const handler: Handler = { body, params: undefined, scope, source };
  const comment = commentAbove(source, source.place(statement.start).line);
  register(
    app,
    { method, path, expression, place: placeOf(statement, frame), origin: 'block', handler, comment },
    frame,
  );
}

/** `middleware` and `after` of the enclosing server. */
export function useMiddleware(statement: Statement & { kind: 'middleware' | 'after' }, frame: Frame): void {
  const value = evaluate(statement.value, frame);
  const app = frame.scope.enclosingApp();
  if (!app) return;
  if (statement.kind === 'after') addHook(app, value, placeOf(statement, frame), frame);
  else addMiddleware(app, value, placeOf(statement, frame), frame);
}

/** `assets PREFIX from FOLDER` of the enclosing server. */
export function useAssets(statement: Statement & { kind: 'assets' }, frame: Frame): void {
  const app = frame.scope.enclosingApp();
  if (app) addAssets(app, evaluate(statement.prefix, frame), placeOf(statement, frame), frame);
}

/** `views FOLDER` of the enclosing server. */
export function useViews(statement: Statement & { kind: 'views' }, frame: Frame): void {
  const app = frame.scope.enclosingApp();
  if (app) setTemplates(app, evaluate(statement.folder, frame), frame);
}

/** `mount OTHER at PREFIX` of the enclosing server. */
export function followMount(statement: Statement & { kind: 'mount' }, frame: Frame): void {
  const app = frame.scope.enclosingApp();
  const other = evaluate(statement.app, frame);
  if (!app) return;
  mountInto(app, evaluate(statement.prefix, frame), statement.prefix, other, statement.app, frame);
}

/** `ignite` runs nothing here: it may say the port, and which server a file starts. */
export function noteIgnition(statement: Statement & { kind: 'ignite' }, frame: Frame): void {
  const { session } = frame;
  const target = evaluate(statement.target, frame);
  const port = statement.port && evaluate(statement.port, frame);
  const own = target instanceof App && target.walk === session.walk;
  if (own) target.started = true;
  if (own && (target.port ?? 0) === 0 && statement.port && typeof port === 'number' && port > 0)
    setPort(target, port, statement.port, frame);
  session.ignited.push({
    place: placeOf(statement, frame),
    target,
    source: pieceOf(statement.target, frame),
  });
}
