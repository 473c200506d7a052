import type { ApiConfig } from '../exporters/config.js';
import { readConfig } from '../exporters/config.js';
import { documentOf } from '../exporters/document.js';
import { exporter as curlExporter } from '../exporters/formats/curl.js';
import type { Exporter } from '../exporters/formats/exporter.js';
import { exporter as insomniaExporter } from '../exporters/formats/insomnia.js';
import { exporter as markdownExporter } from '../exporters/formats/markdown.js';
import { missedOf, exporter as openapiExporter } from '../exporters/formats/openapi.js';
import { exporter as postmanExporter } from '../exporters/formats/postman.js';
import { countRoutes, type ListedRoute, listRoutes, type RouteCounts } from '../exporters/listing.js';
import { UserError } from '../findings/user-error.js';
import { isLiveServer, type LiveServer } from '../live/live-server.js';
import { type LiveRoute, serverOfRoutes } from '../live/routes.js';
import { isMethod, type Server } from '../server/index.js';
import { overlayOf } from './overlay-file.js';

/** A server read from a file, a server that runs, or a list of routes as {@link rotas} gives it. */
export type App = Server | LiveServer | readonly LiveRoute[];

/** What is described besides routes, their parameters, validations and answers. */
export interface DescribeOptions {
  readonly handlers?: boolean;
  /** What people know, as the contents of files in the form of OpenAPI Overlay 1.0; for {@link openapi}. */
  readonly overlays?: readonly unknown[];
}

/** Name of a server that is only a list of routes. */
const LIST_NAME = 'api';

/**
 * The OpenAPI 3.1 document of `app`, as JSON text (service-spec.md, section B). On a server that runs it is published at
 * `/openapi.json`, too. With `handlers` it has what handlers read and send besides. @throws {UserError} for what is no server, for an unknown key in `config`,
 * and for an overlay with a target that matches nothing.
 */
export function openapi(app: App, config?: ApiConfig, options?: DescribeOptions): string {
  const text = described('openapi', openapiExporter, app, config, options);
  if (isObject(app) && isLiveServer(app)) app.publish(text);
  return text;
}

/** A collection for Insomnia (version 4), as JSON text. @throws {UserError} as {@link openapi} */
export function insomnia(app: App, config?: ApiConfig): string {
  return described('insomnia', insomniaExporter, app, config);
}

/** A collection for Postman (version 2.1), as JSON text. @throws {UserError} as {@link openapi} */
export function postman(app: App, config?: ApiConfig): string {
  return described('postman', postmanExporter, app, config);
}

/** One curl command for each route. @throws {UserError} as {@link openapi} */
export function curl(app: App, config?: ApiConfig): string {
  return described('curl', curlExporter, app, config);
}

/** The route table, as Markdown. @throws {UserError} as {@link openapi} */
export function markdown(app: App, config?: ApiConfig): string {
  return described('markdown', markdownExporter, app, config);
}

/** The routes as they are registered. @throws {UserError} for what is no server. */
export function rotas(app: App): ListedRoute[] {
  return listRoutes(serverOf('rotas', app).routes);
}

/** How many routes there are, by method, and how many have parameters. @throws {UserError} for what is no server. */
export function resumo(app: App): RouteCounts {
  return countRoutes(serverOf('resumo', app).routes);
}

function described(
  operation: string,
  exporter: Exporter,
  app: App,
  config: unknown,
  options?: DescribeOptions,
): string {
  const server = serverOf(operation, app);
  const overlays = (options?.overlays ?? []).map((data, i) => overlayOf(data, `overlays[${i}]`));
  const document = documentOf(server, readConfig(operation, config), { ...options, overlays });
  const [missed] = missedOf(document);
  if (missed)
    throw new UserError(
      `The target ${missed.action.target} of ${missed.file} ${missed.reason}.`,
      'Correct the target: it is a JSONPath into the OpenAPI document.',
    );
  return exporter.export(document);
}

function serverOf(operation: string, app: unknown): Server {
  if (Array.isArray(app))
    return serverOfRoutes(
      LIST_NAME,
      app.map((route, i) => checkRoute(operation, route, i)),
    );
  if (isObject(app) && isLiveServer(app)) return app.server;
  if (isObject(app) && 'routes' in app && Array.isArray(app.routes)) return app as Server;
  throw new UserError(
    `${operation} was given ${app === null ? 'null' : `a value of type ${typeof app}`}, which is no server.`,
    'Give one of the servers of readServers(root, file), a server that runs, or a list of routes with method and path.',
  );
}

function checkRoute(operation: string, route: unknown, index: number): LiveRoute {
  if (isObject(route) && 'method' in route && 'path' in route) {
    const { method, path } = route;
    const params = 'params' in route ? route.params : undefined;
    const named = Array.isArray(params) && params.every(name => typeof name === 'string');
    if (
      typeof method === 'string' &&
      isMethod(method) &&
      typeof path === 'string' &&
      (params === undefined || named)
    )
      return { method, path, params: params as string[] | undefined };
  }
  throw new UserError(
    `${operation}: route ${index + 1} of the list has no method, path and params that can be read.`,
    'Write {"method": "GET", "path": "/itens/:id", "params": ["id"]}; params may be left out.',
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
