import type { Frame } from './evaluate/frame.js';
import type { App, Registered } from './kiln/app.js';
import { cleanPrefix, mounted, partOf } from './kiln/mount.js';
import { answering, refusing, replyOf, strayOf } from './kiln/reply.js';
import { answersOfRoutes, followedFor, readsBefore, schemesOf } from './kiln/whole-answers.js';
import { parametersOf } from './pattern.js';
import type { Answers, Read, Route, Server, Validation } from './route.js';

const WEBSOCKET = 'WS';

/** A followed app as the server that exporters know. */
export function assemble(app: App, action: string | null, frame: Frame): Server {
  const { routes, validations } = whole(app);
  const answers = answersOfRoutes(app, validations);
  const shared = { validations, readsBefore: readsBefore(app), auth: schemesOf(app) };
  const name = app.name === '' ? 'kiln' : app.name;
  const server = {
    name,
    place: app.place,
    port: app.port,
    ...(app.unknownPort && { unknownPort: app.unknownPort }),
    host: app.host,
    action,
    ...(app.variable !== undefined && app.variable !== name && { variable: app.variable }),
    ...(isOnlyMounted(app) && { onlyMounted: true as const }),
    ...(app.comment !== undefined && { comment: app.comment }),
    routes: routes.map(route =>
      answering(finished(route, name, shared, answers), replyOf(app, route, frame)),
    ),
  };
  return refusing(server, strayOf(app, frame));
}

/** Whether all that anybody sees of an app are the copies of its routes that another one has. */
function isOnlyMounted({ mounted, started, port, unknownPort }: App): boolean {
  return mounted && !started && port === null && unknownPort === undefined;
}

/**
 * The routes of an app when it starts: its own, then those of its groups and of the groups of these, in the order of the
 * calls, and the validations that hold for all of them (reference-language.md §3.5).
 */
function whole(app: App): { routes: Registered[]; validations: Validation[] } {
  const routes = [...app.routes];
  const validations = [...app.validations];
  for (const { child, prefix, source, certainty } of app.groups) {
    const part = partOf(cleanPrefix(prefix ?? '').slice(1), child);
    for (const route of child.routes) routes.push(mounted(route, prefix, source, 'group', certainty, part));
    validations.push(...child.validations);
  }
  return { routes, validations };
}

/** What holds for all routes of an app. */
interface Shared {
  readonly validations: readonly Validation[];
  readonly readsBefore: (route: Registered) => readonly Read[];
  readonly auth: readonly string[];
}

/** What is read before a route and in it, each name once. */
function joined(before: readonly Read[], own: readonly Read[]): readonly Read[] {
  if (before.length === 0) return own;
  const found = new Map<string, Read>();
  for (const read of [...before, ...own]) {
    const key = `${read.target} ${read.name}`;
    const known = found.get(key);
    const required = known?.required || read.required;
    found.set(key, { ...read, ...known, ...(required && { required }) });
  }
  return [...found.values()];
}

function finished(
  route: Registered,
  server: string,
  shared: Shared,
  answersOf: (route: Registered) => Answers,
): Route {
  const { auth } = shared;
  const { method, path, place, origin, certainty, comment, part, reason } = route;
  const params = certainty === 'unresolved' ? [] : parametersOf(path);
  // Routes that only have what holds for all share one list.
  const followed = followedFor(route);
  const own = followed?.checks ?? [];
  const reads = joined(shared.readsBefore(route), followed?.reads ?? []).filter(
    ({ target }) => target !== 'session',
  );
  const validations = own.length === 0 ? shared.validations : [...shared.validations, ...own];
  return {
    server,
    method,
    path,
    params,
    place,
    origin,
    certainty,
    validations,
    // No request gets an answer of what nobody can call, or of a WebSocket.
    ...(method !== WEBSOCKET && certainty !== 'unresolved' && { answers: answersOf(route) }),
    ...(method !== WEBSOCKET && reads.length > 0 && { reads }),
    ...(method !== WEBSOCKET && followed?.needsBody && { needsBody: true as const }),
    ...(method !== WEBSOCKET && auth.length > 0 && { auth }),
    ...(comment !== undefined && { comment }),
    ...(part !== undefined && part.name !== '' && { part }),
    ...(reason !== undefined && { reason }),
  };
}
