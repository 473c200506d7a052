import type { Credential } from '../../server/index.js';
import {
  type ClientRequest,
  clientRequests,
  credentialVariables,
  moreProofs,
  queryText,
  TEMPLATE_START,
  variablePath,
  variablesOf,
  webSockets,
} from '../client-request.js';
import type { DescribedRoute } from '../described-route.js';
import type { ApiDocument } from '../document.js';
import { byGroup } from '../groups.js';
import { idsOf } from '../ids.js';
import { jsonText } from '../json.js';
import { summaryOf } from '../summary.js';
import type { Exporter } from './exporter.js';

/** Insomnia's export of version 4: a workspace, its environment, a group for each first segment, a request for each route. */
export const exporter: Exporter = {
  name: 'insomnia',
  title: 'Insomnia v4',
  fileName: 'insomnia.json',
  mediaType: 'application/json',
  export: document =>
    jsonText({
      _type: 'export',
      __export_format: 4,
      __export_source: 'refdata-action',
      resources: resourcesOf(document),
    }),
};

const SORT_STEP = 100;

type Resource = Record<string, unknown>;

function resourcesOf(document: ApiDocument): Resource[] {
  const idOf = idsOf(document.server);
  const id = (prefix: string, name: string) => `${prefix}_${idOf(name)}`;
  const workspace = id('wrk', 'workspace');
  const groups = [...byGroup(document.routes).keys()];
  const groupIds = new Map(groups.map(name => [name, id('fld', `group ${name}`)]));
  const sortKeys = new Map(document.routes.map((described, index) => [described, (index + 1) * SORT_STEP]));
  return [
    {
      _id: workspace,
      _type: 'workspace',
      parentId: null,
      name: document.titulo,
      description: document.descricao,
      scope: 'collection',
    },
    {
      _id: id('env', 'base'),
      _type: 'environment',
      parentId: workspace,
      name: 'Base',
      data: environmentOf(document),
    },
    ...groups.map((name, index) => ({
      _id: groupIds.get(name),
      _type: 'request_group',
      parentId: workspace,
      name,
      metaSortKey: (index + 1) * SORT_STEP,
    })),
    ...clientRequests(document).map(({ described, method, name, query, headers, body, ...more }) => ({
      _id: id('req', identityOf(described)),
      _type: 'request',
      parentId: groupIds.get(described.group),
      metaSortKey: sortKeys.get(described),
      name,
      method,
      url: `${more.base ?? '{{ base }}'}${variablePath(document, described, spaced)}${queryText(query)}`,
      headers: [...headers.map(literally), ...moreProofs(more.credentials, spaced)],
      // What is undefined is not written.
      body: body === null ? undefined : bodyOf(more, body),
      authentication: more.credentials[0] && authOf(more.credentials[0]),
    })),
    ...webSockets(document).map(described => ({
      _id: id('ws-req', identityOf(described)),
      _type: 'websocket_request',
      parentId: groupIds.get(described.group),
      metaSortKey: sortKeys.get(described),
      name: summaryOf(described),
      url: `{{ base_ws }}${variablePath(document, described, spaced)}`,
    })),
  ];
}

function bodyOf(
  { media, fields, isFile }: Pick<ClientRequest, 'media' | 'fields' | 'isFile'>,
  text: string,
): Resource {
  if (isFile) return { mimeType: 'application/octet-stream', fileName: text };
  if (!fields) return { mimeType: media, text: literal(text) };
  const params = fields.map(({ name, value, isFile }) =>
    isFile ? { name, type: 'file', fileName: value } : literally({ name, value }),
  );
  return { mimeType: media, params };
}

/** Who asks, with variables for what only the user knows. */
function authOf(credential: Credential): Resource {
  const [first = '', second = ''] = credentialVariables(credential).map(spaced);
  const { kind, name } = credential;
  if (kind === 'basic') return { type: 'basic', username: first, password: second };
  if (kind === 'bearer') return { type: 'bearer', token: first };
  const places = { header: 'header', query: 'queryParams', cookie: 'cookie' };
  return { type: 'apikey', key: name, value: first, addTo: places[credential.in] };
}

/** Method and path are what a route is; everything else of it may change. */
function identityOf({ route }: DescribedRoute): string {
  return `${route.method} ${route.path}`;
}

/** The base address, and a value for each parameter, so that every request can be sent as it is. */
function environmentOf(document: ApiDocument): Record<string, string> {
  return Object.fromEntries([
    ['base', document.base],
    ...(webSockets(document).length > 0 ? [['base_ws', document.base.replace(/^http/, 'ws')]] : []),
    ...[...variablesOf(document)].map(([name, value]) => [name, literal(value)] as const),
  ]);
}

/** Insomnia takes every text for a template: what would begin something in it is written as a text of one. */
function literal(text: string): string {
  return text.replace(TEMPLATE_START, "{{ '{' }}");
}

function literally<T extends { readonly value: string }>(pair: T): T {
  return { ...pair, value: literal(pair.value) };
}

function spaced(variable: string): string {
  return `{{ ${variable} }}`;
}
