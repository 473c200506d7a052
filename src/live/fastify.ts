import { UserError } from '../findings/user-error.js';
import { type LiveServer, OPENAPI_PATH } from './live-server.js';
import { type LiveRoute, serverOfRoutes } from './routes.js';

/** What is needed of a Fastify instance; its own types have many more forms of these. */
export interface FastifyApp {
  addHook(name: 'onRoute', hook: (route: FastifyRoute) => void): unknown;
  get(path: string, handler: (request: unknown, reply: FastifyReply) => unknown): unknown;
  printRoutes(): string;
}

interface FastifyRoute {
  readonly method: string | readonly string[];
  readonly url: string;
}

interface FastifyReply {
  code(status: number): FastifyReply;
  header(name: string, value: string): FastifyReply;
  send(body: string): unknown;
}

/** In the tree that Fastify prints, each route has its methods behind it. */
const HAS_ROUTE = /\([A-Z]/;
/** The name that the rest of a path gets, which has none in Fastify. */
const REST = 'resto';
/**
 * An optional parameter, an expression that a parameter must match, a colon that stands for itself (`::`), and names
 * that end elsewhere than ours: our patterns have none of these.
 */
const BEYOND_PATTERNS = /[?(]|:(?![A-Za-z_][\p{L}\p{N}_]*(?:[/.-]|$))/u;

/**
 * A Fastify instance as a live server. Fastify tells of routes while they are registered, and takes none once it
 * listens: call this before the routes are registered. The document is answered from when it is published.
 *
 * @throws {UserError} when there are routes already
 */
export function liveFastify(
  app: FastifyApp,
  { name = 'api', port = null }: { name?: string; port?: number | null } = {},
): LiveServer {
  if (HAS_ROUTE.test(app.printRoutes())) {
    throw new UserError(
      'This Fastify instance has routes already, and tells of none that is registered before.',
      'Call liveFastify(app) before routes and plugins are registered.',
    );
  }
  const routes: LiveRoute[] = [];
  let published: string | undefined;
  app.addHook('onRoute', ({ method, url }) => {
    if (url === OPENAPI_PATH) return;
    const known = !BEYOND_PATTERNS.test(url);
    const path = known ? url.replaceAll('*', `*${REST}`) : url;
    for (const each of [method].flat())
      routes.push({ method: each, path, certainty: known ? 'sure' : 'unresolved' });
  });
  app.get(OPENAPI_PATH, (_request, reply) => {
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Content-Type', 'application/json; charset=utf-8');
    return published === undefined
      ? reply.code(404).send('{"erro":"nenhum documento publicado"}\n')
      : reply.send(published);
  });
  return {
    get server() {
      return serverOfRoutes(name, routes, { port });
    },
    publish(document) {
      published = document;
    },
  };
}
