import type { Route } from '../server/index.js';

/** Any method, as routes have it; people write `ANY`. */
export const ANY = '*';
export const WEBSOCKET = 'WS';

/** The methods that OpenAPI 3.1 has a place for, in the order of its specification ("Path Item Object"). */
export const OPENAPI_METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;
/** What a route for any method answers: what the server framework refuses before it looks at routes, such as `TRACE`, is not there. */
export const ANSWERED_METHODS: readonly string[] = OPENAPI_METHODS.filter(method => method !== 'TRACE');
/** The methods whose requests carry a body (service-spec.md, section B, rule 2). */
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** Whether requests of a method carry a body (RFC 9110). */
export function hasBody(method: string): boolean {
  return WITH_BODY.has(method);
}

/**
 * Origins whose methods are served: `route` has no other verbs, other frameworks serve what they register, and a list
 * says nothing of its server.
 */
const SERVED_ORIGINS: ReadonlySet<Route['origin']> = new Set(['list', 'block', 'document', 'framework']);

/** Whether the server framework looks for a route of this method at all: a request of any other is refused before. */
export function isServed({ method, origin }: Pick<Route, 'method' | 'origin'>): boolean {
  const served = method === ANY || method === WEBSOCKET || ANSWERED_METHODS.includes(method);
  return served || SERVED_ORIGINS.has(origin);
}

/** A method as people write it in the language. */
export function methodWord(method: string): string {
  return method === ANY ? 'ANY' : method;
}
