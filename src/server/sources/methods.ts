/** Methods that a route may have: those of OpenAPI, any verb, and WebSocket. */
export const ROUTE_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'ANY',
  '*',
  'WS',
]);
