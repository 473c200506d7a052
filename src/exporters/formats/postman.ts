import type { Credential } from '../../server/index.js';
import { URLENCODED } from '../asked-request.js';
import {
  type ClientRequest,
  clientRequests,
  credentialVariables,
  moreProofs,
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
        request: requestOf(document, request),
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

function requestOf(document: ApiDocument, request: ClientRequest): Record<string, unknown> {
  const { method, described, query, headers, body, base } = request;
  const [credential] = request.credentials;
  // Postman knows a variable only when there are no blanks within its braces.
  const path = variablePath(document, described, variable => `{{${variable}}}`);
  return {
    method,
    header: [...headers, ...moreProofs(request.credentials, name => `{{${name}}}`)].map(
      ({ name, value }) => ({ key: name, value }),
    ),
    url: {
      raw: `${base ?? '{{base}}'}${path}${queryText(query)}`,
      host: [base ?? '{{base}}'],
      path: path.slice(1).split('/'),
      // What is undefined is not written.
      query: query.length === 0 ? undefined : query.map(encodedPair),
    },
    body: body === null ? undefined : bodyOf(request, body),
    auth: credential && authOf(credential),
  };
}

function bodyOf({ media, fields, isFile }: ClientRequest, raw: string): Record<string, unknown> {
  // Percent-encoded, braces are no variable.
  if (fields && media === URLENCODED && fields.some(({ name, value }) => `${name} ${value}`.includes('{{')))
    return { mode: 'raw', raw: queryText(fields).slice(1) };
  if (fields && media === URLENCODED)
    return { mode: 'urlencoded', urlencoded: fields.map(({ name, value }) => ({ key: name, value })) };
  if (fields)
    return {
      mode: 'formdata',
      formdata: fields.map(({ name, value, isFile }) =>
        isFile ? { key: name, type: 'file', src: [] } : { key: name, type: 'text', value },
      ),
    };
  if (isFile) return { mode: 'file', file: { src: null } };
  return media.includes('json') ? { mode: 'raw', raw, options: JSON_BODY } : { mode: 'raw', raw };
}

/** Who asks, with variables for what only the user knows. */
function authOf(credential: Credential): Record<string, unknown> {
  const [first = '', second = ''] = credentialVariables(credential).map(name => `{{${name}}}`);
  const list = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' }));
  const { kind, name } = credential;
  if (kind === 'basic') return { type: 'basic', basic: list({ username: first, password: second }) };
  if (kind === 'bearer') return { type: 'bearer', bearer: list({ token: first }) };
  const cookie = credential.in === 'cookie';
  const key = cookie ? 'Cookie' : name;
  const value = cookie ? `${name}=${first}` : first;
  return { type: 'apikey', apikey: list({ key, value, in: credential.in === 'query' ? 'query' : 'header' }) };
}

function encodedPair({ name, value }: Pair): { key: string; value: string } {
  return {
    key: encodeURIComponent(name.toWellFormed()),
    value: encodeURIComponent(value.toWellFormed()),
  };
}
