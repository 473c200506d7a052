import { isReachable } from '../exporters/address.js';
import { ANY } from '../exporters/methods.js';
import { pathPartsOf, type Route } from '../server/index.js';
import { compareCodePoints } from '../text/code-points.js';
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
  const compiled = inTurn(routes.filter(({ path }) => isReachable(path))).map(compile);
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

/**
 * The server framework takes the first route that matches. A description has no order: of its paths those are meant that have
 * a text where others have a parameter (OpenAPI 3.1, "Path Templating Matching").
 */
function inTurn(routes: readonly Route[]): readonly Route[] {
  if (!routes.some(({ asks }) => asks)) return routes;
  const turns = new Map(routes.map(route => [route, turnOf(route)]));
  return [...routes].sort((a, b) => compareCodePoints(turns.get(a) ?? '', turns.get(b) ?? ''));
}

const PARAMETER = '\0';

/** A letter for each segment: only text, text and a parameter, only a parameter. */
function turnOf(route: Route): string {
  const parts = pathPartsOf(route).map(part => (part.kind === 'literal' ? part.text : PARAMETER));
  const segments = parts.join('').split('/');
  return segments
    .map(segment => (segment === PARAMETER ? 'c' : segment.includes(PARAMETER) ? 'b' : 'a'))
    .join('');
}

function compile(route: Route): Compiled {
  const parts = pathPartsOf(route);
  const names = parts.flatMap(part => (part.kind === 'parameter' ? [part.name] : []));
  return { route, names, match: pathPattern(parts) };
}
