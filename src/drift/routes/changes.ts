import type { Place } from '../../finding.js';
import type { Route } from '../../server/route.js';
import type { Change } from '../change.js';
import { type ChangePolicy, toChanges } from '../changes.js';
import { compareRoutes } from './compare.js';

/** The changes between the routes of two versions of a server, each at the line that registers the route. */
export function routeChanges(
  before: readonly Route[],
  after: readonly Route[],
  policy: ChangePolicy = {},
): Change[] {
  const placesOf = (routes: readonly Route[]) => {
    const places = new Map(routes.map(({ method, path, place }) => [`${method} ${path}`, place]));
    return (subject: string): Place | null => places.get(subject) ?? null;
  };
  return toChanges(compareRoutes(before, after), policy, { base: placesOf(before), head: placesOf(after) });
}
