import type { Route } from '../../server/route.js';
import {
  type ClientRequest,
  clientRequests,
  queryText,
  variablePath,
  variablesOf,
  webSockets,
} from '../client-request.js';
import type { ApiDocument } from '../document.js';
import { byGroup, groupOf } from '../groups.js';
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
  const uuid = idsOf(document.server);
  const id = (prefix: string, name: string) => `${prefix}_${uuid(name).replaceAll('-', '')}`;
  const workspace = id('wrk', 'workspace');
  const groups = [...byGroup(document.routes).keys()];
  const groupIds = new Map(groups.map(name => [name, id('fld', `group ${name}`)]));
  const group = (route: Route) => groupIds.get(groupOf(route));
  const sortKeys = new Map(document.routes.map((route, index) => [route, (index + 1) * SORT_STEP]));
  const common = (route: Route, method: string) => ({
    parentId: group(route),
    metaSortKey: sortKeys.get(route),
    // Method and path are what a route is; everything else of it may change.
    idName: `${method} ${route.path}`,
  });
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
    ...clientRequests(document).map(request => {
      const { idName, ...rest } = common(request.route, request.route.method);
      return { _id: id('req', idName), _type: 'request', ...rest, ...requestOf(request) };
    }),
    ...webSockets(document).map(route => {
      const { idName, ...rest } = common(route, route.method);
      return {
        _id: id('ws-req', idName),
        _type: 'websocket_request',
        ...rest,
        name: summaryOf(route),
        url: `{{ base_ws }}${variablePath(route.path, spaced)}`,
      };
    }),
  ];
}

/** The base address, and a value for each parameter, so that every request can be sent as it is. */
function environmentOf(document: ApiDocument): Record<string, string> {
  return Object.fromEntries([
    ['base', document.base],
    ...(webSockets(document).length > 0 ? [['base_ws', document.base.replace(/^http/, 'ws')]] : []),
    ...variablesOf(document),
  ]);
}

function requestOf({ method, name, route, query, headers, body }: ClientRequest): Resource {
  return {
    name,
    method,
    url: `{{ base }}${variablePath(route.path, spaced)}${queryText(query)}`,
    headers: headers.map(({ name, value }) => ({ name, value })),
    ...(body !== null && { body: { mimeType: 'application/json', text: body } }),
  };
}

function spaced(variable: string): string {
  return `{{ ${variable} }}`;
}
