import {
  type ClientRequest,
  clientRequests,
  queryText,
  variablePath,
  variablesOf,
  webSockets,
} from '../client-request.js';
import type { ApiDocument } from '../document.js';
import { byGroup } from '../groups.js';
import { idsOf } from '../ids.js';
import { jsonText } from '../json.js';
import type { Exporter } from './exporter.js';

/** Postman's collection of version 2.1: a folder for each first segment, variables for the base and every parameter. */
export const exporter: Exporter = {
  name: 'postman',
  title: 'Postman 2.1',
  fileName: 'postman.json',
  mediaType: 'application/json',
  export: document => jsonText(collectionOf(document)),
};

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

function collectionOf(document: ApiDocument): Record<string, unknown> {
  const id = idsOf(document.server);
  const requests = clientRequests(document).map(request => ({ ...request, path: request.route.path }));
  return {
    info: {
      _postman_id: id('collection'),
      name: document.titulo,
      description: descriptionOf(document),
      schema: SCHEMA,
    },
    item: [...byGroup(requests)].map(([name, list]) => ({
      name,
      item: list.map(request => ({
        id: id(`${request.route.method} ${request.route.path}`),
        name: request.name,
        request: requestOf(request),
        response: [],
      })),
    })),
    variable: [['base', document.base], ...variablesOf(document)].map(([key, value]) => ({ key, value })),
  };
}

/** A collection has no place for WebSockets, and says so. */
function descriptionOf(document: ApiDocument): string {
  const sockets = webSockets(document).map(({ path }) => `WS ${path}`);
  return sockets.length === 0
    ? document.descricao
    : `${document.descricao}\n\nFora desta coleção, porque o formato não descreve WebSocket: ${sockets.join(', ')}.`;
}

function requestOf({ method, route, query, headers, body }: ClientRequest): Record<string, unknown> {
  // Postman knows a variable only when there are no blanks within its braces.
  const path = variablePath(route.path, variable => `{{${variable}}}`);
  return {
    method,
    header: headers.map(({ name, value }) => ({ key: name, value })),
    url: {
      raw: `{{base}}${path}${queryText(query)}`,
      host: ['{{base}}'],
      path: path.slice(1).split('/'),
      ...(query.length > 0 && {
        query: query.map(({ name, value }) => ({
          key: encodeURIComponent(name.toWellFormed()),
          value: encodeURIComponent(value.toWellFormed()),
        })),
      }),
    },
    ...(body !== null && { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
  };
}
