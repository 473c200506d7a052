import type { Route, Server } from '../server/index.js';
import { type Address, isReachable, written } from './address.js';
import { baseOf } from './base.js';
import type { ApiConfig } from './config.js';
import { type DescribedRoute, routeDescriber } from './described-route.js';
import { ANY, isServed, WEBSOCKET } from './methods.js';
import type { Overlay } from './overlay.js';

/** What an exporter describes: one server, what its user says about it, and the routes that have a description. */
export interface ApiDocument {
  /** Name of the server in the source. */
  readonly server: string;
  readonly titulo: string;
  readonly versao: string;
  readonly descricao: string;
  /** Whether every route is at this address, whatever a description says of some. */
  readonly isBaseGiven: boolean;
  /** Address that paths are appended to, without a slash at its end. */
  readonly base: string;
  /** Whether what handlers read and send is described, too. */
  readonly handlers: boolean;
  /** What people add to the OpenAPI document, in this order. */
  readonly overlays: readonly Overlay[];
  /** The OpenAPI 3.1 document that the server is described by already. */
  readonly own?: Readonly<Record<string, unknown>>;
  /** Parts of the OpenAPI document that the program says, by where they stand in it. */
  readonly says: Readonly<Record<string, unknown>>;
  /** In the order of registration; each answers some request. */
  readonly routes: readonly DescribedRoute[];
  /** Routes whose path or method is not known: named where there is room, and described nowhere. */
  readonly unresolved: readonly Route[];
  /** Routes that their program keeps out of descriptions. */
  readonly hidden: readonly Route[];
  /** Routes that never answer, and the earlier one that does in their place, if there is one. */
  readonly silent: readonly { readonly route: Route; readonly instead: Route | null }[];
}

const DEFAULT_VERSION = '1.0.0';
const DEFAULT_DESCRIPTION = 'Descrição gerada a partir das rotas registradas no servidor.';

export interface DocumentOptions {
  /** Whether what handlers read and send is described, too. */
  readonly handlers?: boolean | undefined;
  readonly overlays?: readonly Overlay[] | undefined;
}

/** The document of a server: of routes that answer the same requests the first is described, as at run time. */
export function documentOf(
  server: Server,
  config: ApiConfig = {},
  { handlers = false, overlays = [] }: DocumentOptions = {},
): ApiDocument {
  const describe = routeDescriber();
  const routes: DescribedRoute[] = [];
  const unresolved: Route[] = [];
  const hidden: Route[] = [];
  const silent: { route: Route; instead: Route | null }[] = [];
  const answered = new Map<string, Route>();
  const all = new Map<string, readonly Route[]>();
  for (const route of server.routes) {
    if (route.certainty === 'unresolved') {
      unresolved.push(route);
      continue;
    }
    if (route.silence || !isReachable(route.path) || !isServed(route)) {
      silent.push({ route, instead: null });
      continue;
    }
    const described = describe(route);
    const own = shapeOf(described.address);
    const shape = `${route.anyCase ? own.toLowerCase() : own} ${route.narrowed ?? ''}`;
    const key = `${route.method} ${shape}`;
    const before =
      answered.get(key) ?? (route.method === WEBSOCKET ? undefined : answered.get(`${ANY} ${shape}`));
    if (route.again === 'last') {
      const replaced = route.method === ANY ? all.get(shape) : [answered.get(key)];
      for (const each of replaced ?? []) if (each) silent.push({ route: each, instead: route });
    } else if (before !== undefined && before.again !== 'passed') {
      silent.push({ route, instead: before });
      continue;
    }
    answered.set(key, route);
    all.set(shape, [
      ...(route.again === 'last' && route.method === ANY ? [] : (all.get(shape) ?? [])),
      route,
    ]);
    if (route.hidden !== undefined) hidden.push(route);
    else routes.push(described);
  }
  const replaced = new Set(silent.map(({ route }) => route));
  const isSilent = (route: Route) => replaced.has(route);
  return {
    server: server.name,
    titulo: config.titulo ?? server.own?.title ?? server.title ?? `API ${server.name}`,
    versao: config.versao ?? server.own?.version ?? server.version ?? DEFAULT_VERSION,
    descricao: config.descricao ?? server.comment ?? (server.own ? '' : DEFAULT_DESCRIPTION),
    isBaseGiven: config.base !== undefined,
    base: config.base ?? server.own?.base ?? saidBase(server) ?? baseOf(server),
    ...(server.own && { own: withConfig(server.own.document, config) }),
    handlers,
    overlays,
    says: server.says ?? {},
    routes: routes.filter(({ route }) => !isSilent(route)),
    unresolved,
    hidden: hidden.filter(route => !isSilent(route)),
    silent,
  };
}

/** The first whole address that a program says its server has. */
export function saidBase({ says = {} }: Pick<Server, 'says'>): string | undefined {
  const urls = Array.isArray(says.servers) ? says.servers.map(each => each?.url) : [];
  const url = urls.find(each => typeof each === 'string' && /^https?:\/\//.test(each) && !/[{?#]/.test(each));
  return typeof url === 'string' && URL.canParse(url) ? url.replace(/(?<!\/)\/+$/, '') : undefined;
}

/** A description that is there already, with what its user says. */
function withConfig(
  document: Readonly<Record<string, unknown>>,
  { titulo, versao, descricao, base }: ApiConfig,
): Readonly<Record<string, unknown>> {
  const info = {
    ...(document.info as object),
    ...(titulo !== undefined && { title: titulo }),
    ...(versao !== undefined && { version: versao }),
    ...(descricao !== undefined && { description: descricao }),
  };
  return { ...document, info, ...(base !== undefined && { servers: [{ url: base }] }) };
}

/** Equal for patterns that match the same paths. */
function shapeOf(address: Address): string {
  return written(address, (_, index) => (address.parameters[index]?.rest ? '{*}' : '{}'));
}
