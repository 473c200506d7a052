import { MAX_PATH_CHARACTERS } from '../limits.js';
import type { Certainty, Origin, Part } from '../route.js';
import type { App, Registered } from './app.js';

/** `"/" + prefix.strip("/")`, as `mount` and `resource` clean what they are given (reference-language.md §3.3, §3.4). */
export function cleanPrefix(prefix: string): string {
  let start = 0;
  let end = prefix.length;
  while (prefix[start] === '/') start += 1;
  while (end > start && prefix[end - 1] === '/') end -= 1;
  return `/${prefix.slice(start, end)}`;
}

/** The path of a mounted route: one pass from left to right, `//` to `/`. */
function mountedPath(prefix: string, path: string): string {
  return (cleanPrefix(prefix) + path).replaceAll('//', '/');
}

/** What routes are part of that come from an app. */
export function partOf(name: string, { comment }: Pick<App, 'comment'>): Part {
  return { name, ...(comment !== undefined && { comment }) };
}

/** How sure a thing is that depends on two others. */
function leastSure(a: Certainty, b: Certainty): Certainty {
  if (a === 'unresolved' || b === 'unresolved') return 'unresolved';
  return a === 'conditional' || b === 'conditional' ? 'conditional' : 'sure';
}

/**
 * A copy of a route under a prefix; with an unknown prefix, `source`, it is unresolved.
 *
 * @param prefix undefined when it is not a constant
 * @param part what the app is called that it is copied from
 */
export function mounted(
  route: Registered,
  prefix: string | undefined,
  source: string,
  origin: Origin,
  certainty: Certainty,
  part: Part,
): Registered {
  if (route.certainty === 'unresolved') return { ...route, origin };
  if (prefix === undefined) {
    const reason = `the prefix \`${source}\` is not a constant`;
    return { ...route, path: `${source} + ${route.path}`, origin, certainty: 'unresolved', reason };
  }
  const path = mountedPath(prefix, route.path);
  if (path.length > MAX_PATH_CHARACTERS) {
    const reason = `the path has ${path.length} characters; the limit is ${MAX_PATH_CHARACTERS}`;
    return { ...route, path: `${source} + …`, origin, certainty: 'unresolved', reason };
  }
  return {
    ...route,
    path,
    origin,
    certainty: leastSure(route.certainty, certainty),
    part: route.part ?? part,
  };
}
