import { methodNamed, parametersOf, type Route, type Server } from '../server/index.js';

/** A route of a running program, which has no file and line: its number in the list stands for them. */
export interface LiveRoute {
  readonly method: string;
  readonly path: string;
  readonly params?: readonly string[] | undefined;
  readonly certainty?: Route['certainty'];
}

/** What a list of routes says as a server. `name` stands for the file, too. */
export function serverOfRoutes(
  name: string,
  routes: readonly LiveRoute[],
  { port = null, host = null }: { port?: number | null; host?: string | null } = {},
): Server {
  return {
    name,
    place: { file: name, line: 1 },
    port,
    host,
    action: null,
    routes: routes.map(({ method, path, params, certainty = 'sure' }, index) => ({
      server: name,
      method: methodNamed(method),
      path,
      params: params ?? parametersOf(path),
      place: { file: name, line: index + 1 },
      origin: 'list',
      certainty,
      validations: [],
    })),
  };
}
