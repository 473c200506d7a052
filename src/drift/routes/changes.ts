import type { Place } from '../../findings/finding.js';
import type { Route } from '../../server/index.js';
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
    const places = new Map<string, Place>();
    for (const { method, path, place, validations } of routes) {
      const name = `${method} ${path}`;
      places.set(name, place);
      for (const { target, place: own } of validations) places.set(`${name}#${target}`, own);
    }
    // Without a validation of its own, the route stands for it.
    return (subject: string): Place | null =>
      places.get(subject) ?? places.get(subject.split('#')[0] ?? '') ?? null;
  };
  return toChanges(compareRoutes(before, after), policy, { base: placesOf(before), head: placesOf(after) });
}
