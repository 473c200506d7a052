import { ANY } from '../exporters/methods.js';
import { isReachable, partsOf } from '../exporters/pattern.js';
import type { Route } from '../server/route.js';

/** What the server framework does with a request (reference-language.md §3.7): the first route that matches answers. */
export type Match =
  | { readonly kind: 'route'; readonly route: Route; readonly params: ReadonlyMap<string, string> }
  /** Routes match the path, and none the method; these are the methods that do. */
  | { readonly kind: 'method'; readonly allowed: readonly string[] }
  | { readonly kind: 'none' };

interface Compiled {
  readonly route: Route;
  readonly expression: RegExp;
  readonly names: readonly string[];
}

/** Finds the route of a request among `routes`. */
export function matcher(routes: readonly Route[]): (method: string, path: string) => Match {
  const compiled = routes.filter(({ path }) => isReachable(path)).map(compile);
  return (method, path) => {
    const allowed = new Set<string>();
    for (const { route, expression, names } of compiled) {
      const found = expression.exec(path);
      if (found === null) continue;
      if (route.method === method || route.method === ANY)
        return { kind: 'route', route, params: new Map(names.map((name, i) => [name, found[i + 1] ?? ''])) };
      allowed.add(route.method);
    }
    return allowed.size > 0 ? { kind: 'method', allowed: [...allowed] } : { kind: 'none' };
  };
}

/** `:name` is one or more characters without `/`, `*name` anything; a final `/` is optional. */
function compile(route: Route): Compiled {
  const parts = partsOf(route.path);
  const names = parts.flatMap(part => (part.kind === 'parameter' ? [part.name] : []));
  const source = parts.map(part =>
    part.kind === 'literal' ? escapeExpression(part.text) : part.rest ? '([^]*)' : '([^/]+)',
  );
  return { route, names, expression: new RegExp(`^${source.join('')}/?$`, 'u') };
}

function escapeExpression(text: string): string {
  return text.toWellFormed().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
