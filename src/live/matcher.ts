import { isReachable } from '../exporters/address.js';
import { ANY } from '../exporters/methods.js';
import { pathPartsOf, type Route } from '../server/index.js';
import { type PathPattern, pathPattern } from './path-pattern.js';

/** What the server framework does with a request (reference-language.md §3.7): the first route that matches answers. */
export type Match =
  | { readonly kind: 'route'; readonly route: Route; readonly params: ReadonlyMap<string, string> }
  /** Routes match the path, and none the method; these are the methods that do. */
  | { readonly kind: 'method'; readonly allowed: readonly string[] }
  | { readonly kind: 'none' };

interface Compiled {
  readonly route: Route;
  readonly match: PathPattern;
  readonly names: readonly string[];
}

/** Finds the route of a request among `routes`. */
export function matcher(routes: readonly Route[]): (method: string, path: string) => Match {
  const compiled = routes.filter(({ path }) => isReachable(path)).map(compile);
  return (method, path) => {
    const allowed = new Set<string>();
    for (const { route, match, names } of compiled) {
      const found = match(path);
      if (found === null) continue;
      if (route.method === method || route.method === ANY)
        return { kind: 'route', route, params: new Map(names.map((name, i) => [name, found[i] ?? ''])) };
      allowed.add(route.method);
    }
    return allowed.size > 0 ? { kind: 'method', allowed: [...allowed] } : { kind: 'none' };
  };
}

function compile(route: Route): Compiled {
  const parts = pathPartsOf(route);
  const names = parts.flatMap(part => (part.kind === 'parameter' ? [part.name] : []));
  return { route, names, match: pathPattern(parts) };
}
