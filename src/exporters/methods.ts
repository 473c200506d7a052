/** Any method, as routes have it; people write `ANY`. */
export const ANY = '*';
export const WEBSOCKET = 'WS';

/** The methods that OpenAPI 3.1 has a place for, in the order of its specification ("Path Item Object"). */
export const OPENAPI_METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;
/** The methods whose requests carry a body (service-spec.md, section B, rule 2). */
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

export function hasBody(method: string): boolean {
  return WITH_BODY.has(method);
}

/** A method as people write it in the language. */
export function methodWord(method: string): string {
  return method === ANY ? 'ANY' : method;
}
