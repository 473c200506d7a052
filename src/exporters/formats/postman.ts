import {
  type ClientRequest,
  clientRequests,
  type Pair,
  queryText,
  variablePath,
  variablesOf,
  webSockets,
} from '../client-request.js';
import type { ApiDocument } from '../document.js';
import { byGroup } from '../groups.js';
import { hyphenated, idsOf } from '../ids.js';
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
  return {
    info: {
      _postman_id: hyphenated(idsOf(document.server)('collection')),
      name: document.titulo,
      description: descriptionOf(document),
      schema: SCHEMA,
    },
    item: [...byGroup(clientRequests(document))].map(([name, list]) => ({
      name,
      item: list.map(request => ({
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
  const sockets = webSockets(document).map(({ route }) => `WS ${route.path}`);
  return sockets.length === 0
    ? document.descricao
    : `${document.descricao}\n\nFora desta coleção, porque o formato não descreve WebSocket: ${sockets.join(', ')}.`;
}

const JSON_BODY = { raw: { language: 'json' } };

function requestOf({ method, described, query, headers, body }: ClientRequest): Record<string, unknown> {
  // Postman knows a variable only when there are no blanks within its braces.
  const path = variablePath(described, variable => `{{${variable}}}`);
  return {
    method,
    header: headers.map(({ name, value }) => ({ key: name, value })),
    url: {
      raw: `{{base}}${path}${queryText(query)}`,
      host: ['{{base}}'],
      path: path.slice(1).split('/'),
      // What is undefined is not written.
      query: query.length === 0 ? undefined : query.map(encodedPair),
    },
    body: body === null ? undefined : { mode: 'raw', raw: body, options: JSON_BODY },
  };
}

function encodedPair({ name, value }: Pair): { key: string; value: string } {
  return {
    key: encodeURIComponent(name.toWellFormed()),
    value: encodeURIComponent(value.toWellFormed()),
  };
}
