import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANY, OPENAPI_METHODS } from '../exporters/methods.js';
import { type LiveServer, OPENAPI_PATH } from './live-server.js';
import { answerDocument } from './node.js';
import { type LiveRoute, serverOfRoutes } from './routes.js';

/** What is needed of an Express 5 application. */
export interface ExpressApp {
  readonly router: { readonly stack: unknown[] };
  get(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): unknown;
}

/** Optional parts, quoting, other names and the like (path-to-regexp 8), which our patterns do not have. */
const BEYOND_PATTERNS = /[{}()[\]?+!"\\]|[:*](?![A-Za-z_])|[:*][\p{L}\p{N}_]+[$\p{M}]/u;

/**
 * An Express application as a live server, with the routes that it has when it is asked. Express does not keep the
 * prefix of a mounted router: such routes, and expressions, are `unresolved` unless `mounted` says where a router is.
 */
export function liveExpress(
  app: ExpressApp,
  { name = 'api', port = null, mounted = new Map() }: ExpressOptions = {},
): LiveServer {
  let published: string | undefined;
  return {
    get server() {
      return serverOfRoutes(name, routesOf(app.router.stack, '', mounted), { port });
    },
    publish(document) {
      if (published === undefined) {
        app.get(OPENAPI_PATH, (request, response) => answerDocument(request, response, published ?? ''));
        // Before whatever answers all that nothing else has answered.
        const own = app.router.stack.pop();
        app.router.stack.unshift(own);
      }
      published = document;
    },
  };
}

export interface ExpressOptions {
  readonly name?: string;
  /** The port that the application listens on, for the base address. */
  readonly port?: number | null;
  /** Prefixes of routers, by the router that `app.use(prefix, router)` was called with. */
  readonly mounted?: ReadonlyMap<unknown, string>;
}

interface Layer {
  readonly handle?: unknown;
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
}

/** `prefix` is null where it is not known. */
function routesOf(
  stack: readonly unknown[],
  prefix: string | null,
  mounted: ReadonlyMap<unknown, string>,
): LiveRoute[] {
  return (stack as readonly Layer[]).flatMap(({ route, handle }) => {
    if (route)
      return [route.path].flat().flatMap(path => registered(prefix, path, Object.keys(route.methods)));
    const inner = typeof handle === 'function' && 'stack' in handle ? handle.stack : undefined;
    if (!Array.isArray(inner)) return [];
    const own = mounted.get(handle);
    return routesOf(inner, own === undefined || prefix === null ? null : prefix + own, mounted);
  });
}

function registered(prefix: string | null, path: unknown, methods: readonly string[]): LiveRoute[] {
  if (path === OPENAPI_PATH && prefix === '') return [];
  const known = typeof path === 'string' && !BEYOND_PATTERNS.test(path) && prefix !== null;
  // `app.all` registers each method that Node knows.
  const any = OPENAPI_METHODS.every(method => methods.includes(method.toLowerCase()));
  return (any ? [ANY] : methods).map(method => ({
    method,
    path: known ? prefix + path : `${prefix ?? '…'}${String(path)}`,
    certainty: known ? 'sure' : 'unresolved',
  }));
}
