/** A route as the server framework lists it (reference-language.md §3.6): `*` for any method, `WS` for a WebSocket. */
export interface ListedRoute {
  readonly method: string;
  readonly path: string;
  /** Names of the parameters in order of appearance. */
  readonly params: readonly string[];
}

/** Counts of routes (reference-language.md §4.1). */
export interface RouteCounts {
  readonly rotas: number;
  /** By method, in the order in which methods first occur. */
  readonly metodos: Readonly<Record<string, number>>;
  readonly com_parametro: number;
}

/** Method, path and parameters of routes, and nothing else. */
export function listRoutes(routes: readonly ListedRoute[]): ListedRoute[] {
  return routes.map(({ method, path, params }) => ({ method, path, params: [...params] }));
}

/** How many routes there are, by method, and how many have parameters in their path. */
export function countRoutes(routes: readonly ListedRoute[]): RouteCounts {
  const metodos = new Map<string, number>();
  for (const { method } of routes) metodos.set(method, (metodos.get(method) ?? 0) + 1);
  return {
    rotas: routes.length,
    metodos: Object.fromEntries(metodos),
    com_parametro: routes.filter(({ params }) => params.length > 0).length,
  };
}
