import type { Expression } from '../ast.js';
import { type Frame, pieceOf, placeOf, shownPiece } from '../evaluate/frame.js';
import { memberOfModule } from '../evaluate/members.js';
import { isA, Unknown, type Value, Vault } from '../evaluate/value.js';
import { MAX_PATH_CHARACTERS } from '../limits.js';
import type { Origin, SourcePlace, Validation } from '../route.js';
import { App, type Registered } from './app.js';
import { commentAbove } from './comments.js';
import { type Handler, handlerOf } from './handlers.js';
import { mounted, partOf } from './mount.js';
import { resourceRoutes } from './resource.js';

/** As much of the source as stands for a path that is not known. */
const MAX_SHOWN_PATH = 200;

/** A route that is to be registered. */
interface NewRoute {
  readonly method: string;
  readonly path: Value;
  /** What the path is in the source. */
  readonly expression: Expression;
  readonly place: SourcePlace;
  readonly origin: Origin;
  readonly handler?: Handler | undefined;
  /** What the comment above it says. */
  readonly comment?: string | undefined;
}

/** Puts a route at the end of the list of an app; one whose path is not a constant as unresolved. */
export function register(app: App, route: NewRoute, frame: Frame): void {
  const { method, path, expression, place, origin, handler } = route;
  const comment = origin === 'library' ? undefined : (route.comment ?? commentOf(handler));
  if (!mayChange(app, place, frame)) return;
  if (typeof path === 'string' && path.length <= MAX_PATH_CHARACTERS) {
    const certainty = frame.session.certainty();
    add(app, { method, path, place, origin, certainty, handler, comment }, frame);
    return;
  }
  const reason =
    typeof path === 'string'
      ? `the path has ${path.length} characters; the limit is ${MAX_PATH_CHARACTERS}`
      : path instanceof Unknown
        ? path.reason
        : 'the path is not a text';
  const source = shownPiece(expression, frame, MAX_SHOWN_PATH);
  add(app, { method, path: source, place, origin, certainty: 'unresolved', handler, comment, reason }, frame);
}

/** What stands above the action that answers: the reader of the route wants to know it, too. */
function commentOf(handler: Handler | undefined): string | undefined {
  if (handler?.start === undefined) return undefined;
  return commentAbove(handler.source, handler.source.place(handler.start).line);
}

function add(app: App, route: Registered, frame: Frame): void {
  frame.session.countRoute(route.path, route.place);
  app.routes.push(route);
}

/** A walk through an action that nobody calls changes only the apps that are made in it. */
function mayChange(app: App, place: SourcePlace, frame: Frame): boolean {
  if (app.walk === frame.session.walk) return true;
  frame.session.leftOut.push(place);
  return false;
}

/** `mount`: a copy of the routes that the other app has now (reference-language.md §3.4). */
export function mountInto(
  app: App,
  prefix: Value,
  prefixExpression: Expression,
  other: Value,
  otherExpression: Expression,
  frame: Frame,
): void {
  const { session } = frame;
  const place = placeOf(otherExpression, frame);
  if (!mayChange(app, place, frame)) return;
  if (!(other instanceof App)) {
    const why = other instanceof Unknown ? `: ${other.reason}` : '';
    session.gap(
      place,
      `The server that is mounted, \`${pieceOf(otherExpression, frame)}\`, is not known${why}.`,
      'Mount a server of this file, or one that an imported file declares.',
    );
    return;
  }
  if (other.groups.length > 0) {
    session.gap(
      place,
      `\`${other.name}\` has groups, and mounting it copies only its own routes: groups are merged when the server itself starts.`,
      'Register the routes of the groups on the server itself, or mount the groups.',
    );
  }
  other.mounted = true;
  const clean = typeof prefix === 'string' && prefix.length <= MAX_PATH_CHARACTERS ? prefix : undefined;
  const source = shownPiece(prefixExpression, frame, MAX_SHOWN_PATH);
  const part = partOf(other.name, other);
  for (const route of [...other.routes])
    add(app, mounted(route, clean, source, 'mount', session.certainty(), part), frame);
  for (const validation of [...other.validations]) addValidation(app, validation, place, frame);
  // One that is asked twice answers as one that is asked once.
  for (const each of [...other.middleware]) if (!app.middleware.includes(each)) app.middleware.push(each);
}

/**
 * Lets a validation hold for an app; once, since twice is the same. One that stands under a condition is reported and left
 * out, and an action that nobody calls adds none.
 */
export function addValidation(app: App, validation: Validation, place: SourcePlace, frame: Frame): void {
  if (app.walk !== frame.session.walk || app.validations.includes(validation)) return;
  if (frame.session.conditional === 0) {
    app.validations.push(validation);
    return;
  }
  frame.session.gap(
    place,
    `Whether \`${app.name}\` has this validation depends on a condition: it is left out.`,
    'Declare it outside of the condition.',
  );
}

/** `Kiln.resource`: a route for each key of the controller (§3.3). */
export function registerResource(
  app: App,
  base: Value,
  baseExpression: Expression,
  controller: Value,
  place: SourcePlace,
  frame: Frame,
): void {
  if (!mayChange(app, place, frame)) return;
  if (isA(controller, 'object') || isA(controller, 'blueprint') || isA(controller, 'record-value')) {
    frame.session.gap(
      place,
      `The resource at \`${pieceOf(baseExpression, frame)}\` has no routes: \`Kiln.resource\` reads keys of a vault, and \`dataforge-lang\` finds no actions in an object.`,
      'Give it a vault of the actions: `{"index": objeto.index}`.',
    );
    return;
  }
  const memberOf = membersOf(controller);
  if (memberOf === undefined || typeof base !== 'string') {
    const unknown = typeof base !== 'string' ? base : controller;
    const why = unknown instanceof Unknown ? `: ${unknown.reason}` : '';
    frame.session.gap(
      place,
      `The routes of the resource at \`${pieceOf(baseExpression, frame)}\` are not known${why}.`,
      'Give the base as a constant and the controller as a vault whose keys stand in the file.',
    );
    return;
  }
  for (const { key, method, path } of resourceRoutes(base, name => (memberOf(name) ?? null) !== null)) {
    const handler = handlerOf(memberOf(key) ?? null);
    register(app, { method, path, expression: baseExpression, place, origin: 'resource', handler }, frame);
  }
}

/** What a controller, a vault or a file, has by name; undefined when that is not known. */
function membersOf(controller: Value): ((name: string) => Value | undefined) | undefined {
  if (controller instanceof Vault && controller.spoiled === undefined)
    return name => controller.entries.get(name);
  if (!isA(controller, 'module')) return undefined;
  return name => memberOfModule(controller, name);
}
