import type { App, Registered } from './kiln/app.js';
import { leastSure, mounted } from './kiln/mount.js';
import { parametersOf } from './pattern.js';
import type { Certainty, Route, Server, Validation } from './route.js';

/** A followed app as the server that exporters know. */
export function assemble(app: App, action: string | null): Server {
  const { routes, validations } = whole(app, 'sure');
  const name = app.name === '' ? 'kiln' : app.name;
  return {
    name,
    place: app.place,
    port: app.port,
    ...(app.unknownPort && { unknownPort: app.unknownPort }),
    host: app.host,
    action,
    routes: routes.map(route => finished(route, name, validations)),
  };
}

/**
 * The routes of an app when it starts: its own, then those of its groups, in the order of the calls, and the validations
 * that hold for all of them (reference-language.md §3.5). Whether groups of groups are merged is not certain.
 */
function whole(app: App, groups: Certainty): { routes: Registered[]; validations: Validation[] } {
  const routes = [...app.routes];
  const validations = [...app.validations];
  for (const { child, prefix, source, certainty } of app.groups) {
    const inner = whole(child, 'conditional');
    for (const route of inner.routes)
      routes.push(mounted(route, prefix, source, 'group', leastSure(certainty, groups)));
    validations.push(...inner.validations);
  }
  return { routes, validations };
}

function finished(route: Registered, server: string, shared: readonly Validation[]): Route {
  const { method, path, place, origin, certainty, reason } = route;
  const params = certainty === 'unresolved' ? [] : parametersOf(path);
  // Routes that only have what holds for all share one list.
  const own = route.handler?.checks ?? [];
  const validations = own.length === 0 ? shared : [...shared, ...own];
  const whole: Route = { server, method, path, params, place, origin, certainty, validations };
  return reason === undefined ? whole : { ...whole, reason };
}
