import type { Route } from '../server/route.js';
import { partsOf } from './pattern.js';

/** The group of routes that have no name in their first segment. */
const ROOT_GROUP = 'raiz';

/** First segment of a path, which routes are grouped by; a parameter names no group. */
export function groupOf({ path }: Pick<Route, 'path'>): string {
  const segment = path.split('/', 2).find(each => each !== '') ?? '';
  const [first] = partsOf(segment);
  return first?.kind === 'literal' ? segment : ROOT_GROUP;
}

/** Routes by group, groups in the order in which they first occur. */
export function byGroup<T extends Pick<Route, 'path'>>(routes: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const route of routes) {
    const name = groupOf(route);
    const group = groups.get(name);
    if (group) group.push(route);
    else groups.set(name, [route]);
  }
  return groups;
}
