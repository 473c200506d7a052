import { remembered } from '../runtime/remembered.js';
import type { Credential } from '../server/index.js';
import { written } from './address.js';
import { askedRequest, cookieText, type FormField, MULTIPART, URLENCODED } from './asked-request.js';
import { type AskedRequests, askedRequestsOf } from './asked-requests.js';
import type { Demands, Field } from './demands.js';
import type { DescribedRoute } from './described-route.js';
import type { ApiDocument } from './document.js';
import { exampleOf } from './example.js';
import { wellFormedJson } from './json.js';
import { ANY, hasBody, methodWord, WEBSOCKET } from './methods.js';
import { type NeededRequest, neededRequest } from './needed-request.js';
import { summaryOf } from './summary.js';

/** A route as a client sends it: Postman, Insomnia and curl differ only in how they write it down. */
export interface ClientRequest {
  readonly described: DescribedRoute;
  /** `GET` for a route that answers any method. */
  readonly method: string;
  readonly name: string;
  /** The group of its route. */
  readonly group: string;
  /** What the validations demand, with example values. */
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  /** What satisfies the validations, on one line if it is JSON; null for requests without a body. */
  readonly body: string | null;
  readonly media: string;
  /** The fields of a body that is a form. */
  readonly fields?: readonly FormField[] | undefined;
  /** Whether the body is what a file holds that somebody chooses. */
  readonly isFile?: true | undefined;
  /** What proves who asks, where a description says it: clients have a variable for its value. */
  readonly credentials: readonly Credential[];
  /** The address that the path is appended to, where it is not that of the document. */
  readonly base?: string | undefined;
}

export interface Pair {
  readonly name: string;
  readonly value: string;
}

/**
 * Variables of a collection that have a meaning of their own, and words that are none in the templates of Insomnia
 * (Nunjucks); a parameter of that name gets another one.
 */
const RESERVED: ReadonlySet<string> = new Set('base base_ws true false none null not _ __proto__'.split(' '));
const PARAMETER_VALUE = '1';
const NOT_IN_VARIABLES = /[^\p{L}\p{N}_]+/gu;
/** An unprintable value would end a header, or a line of a shell. */
const CONTROLS = /\p{Cc}+/gu;
/** Both clients replace variables in bodies, too: only a text can hold such braces, and JSON can write them otherwise. */
export const TEMPLATE_START = /\{(?=[{%#])/g;
const JSON_HEADER: Pair = { name: 'Content-Type', value: 'application/json' };

/** The requests of all routes that HTTP clients can send, in order. */
export const clientRequests = remembered(
  ({ routes, isBaseGiven, handlers }: ApiDocument): readonly ClientRequest[] =>
    routes
      .filter(({ route }) => route.method !== WEBSOCKET)
      .map(described => ({
        ...requestOf(described, handlers),
        ...(isBaseGiven && { base: undefined }),
      })),
);

/** Routes that only a WebSocket client can use. */
export function webSockets({ routes }: ApiDocument): DescribedRoute[] {
  return routes.filter(({ route }) => route.method === WEBSOCKET);
}

/** Every parameter of a path as a variable, with a value that satisfies what is declared for it. */
export function variablesOf(document: ApiDocument): ReadonlyMap<string, string> {
  return named(document).variables;
}

const named = remembered(({ routes }: ApiDocument) => {
  const variables = new Map<string, string>();
  /** Variables of routes that another one has with another value, by the names of the parameters. */
  const own = new Map<DescribedRoute, ReadonlyMap<string, string>>();
  for (const { address, demands, route } of routes) {
    if (route.asks) continue;
    for (const { name } of address.parameters) {
      const variable = variableOf(name);
      if (variables.has(variable)) continue;
      const field = demands.params.find(each => each.name === name);
      variables.set(variable, field ? textOf(field) : PARAMETER_VALUE);
    }
  }
  for (const described of routes) {
    if (!described.route.asks) continue;
    const { inPath, credentials } = askedRequest(described.route.asks, described.route.method);
    own.set(described, ownVariables(described, inPath, variables));
    for (const credential of credentials)
      for (const name of credentialVariables(credential)) variables.set(name, name);
  }
  return { variables, own };
});

/** Descriptions say what each parameter is: two of one name may have nothing in common. */
function ownVariables(
  { address }: DescribedRoute,
  inPath: ReadonlyMap<string, string>,
  variables: Map<string, string>,
): ReadonlyMap<string, string> {
  return new Map(
    address.parameters.map(({ name }) => {
      const value = inPath.get(name) ?? PARAMETER_VALUE;
      const plain = variableOf(name.replace(NOT_IN_VARIABLES, '_').replace(/^(?=\d)/, '_'));
      let variable = plain;
      for (let i = 2; variables.has(variable) && variables.get(variable) !== value; i += 1)
        variable = `${plain}_${i}`;
      variables.set(variable, value);
      return [name, variable] as const;
    }),
  );
}

/** Path of a request, with a variable for each parameter as `show` writes variables. */
export function variablePath(
  document: ApiDocument,
  described: DescribedRoute,
  show: (variable: string) => string,
): string {
  const own = named(document).own.get(described);
  return written(described.address, name => show(own?.get(name) ?? variableOf(name)));
}

/** `?a=1&b=2`, encoded; empty for none. */
export function queryText(query: readonly Pair[]): string {
  if (query.length === 0) return '';
  return `?${query.map(({ name, value }) => `${encode(name)}=${encode(value)}`).join('&')}`;
}

/** Clients prove in one way who asks: what is wanted besides, as headers. */
export function moreProofs(
  [, ...others]: readonly Credential[],
  show: (variable: string) => string,
): readonly Pair[] {
  return others
    .filter(({ kind, in: place }) => place === 'header' && kind !== 'basic')
    .map(credential => {
      const value = show(credentialVariables(credential)[0] ?? '');
      return { name: credential.name, value: credential.kind === 'bearer' ? `Bearer ${value}` : value };
    });
}

/** The names of the variables that hold what proves who asks. */
export function credentialVariables({ kind, scheme }: Credential): readonly string[] {
  const name = variableOf(scheme.replace(NOT_IN_VARIABLES, '_').replace(/^(?=\d)/, '_'));
  return kind === 'basic' ? [`${name}_user`, `${name}_password`] : [name];
}

function requestOf(described: DescribedRoute, handlers: boolean): ClientRequest {
  const { route, demands } = described;
  const asks = handlers ? askedRequestsOf(route) : route.asks;
  if (asks) return describedRequest(described, asks);
  const method = route.method === ANY ? 'GET' : route.method;
  const { query, headers, body, fields } = handlers
    ? examplesIn(neededRequest(demands, route.reads))
    : declaredExamples(demands);
  const sends = hasBody(method);
  return {
    described,
    method,
    name: route.method === ANY ? `${methodWord(ANY)} ${route.path}` : summaryOf(described),
    group: described.group,
    query,
    // Clients write that of a form with files themselves, as it has a mark of their own.
    headers: sends && !fields ? [JSON_HEADER, ...headers] : headers,
    body: sends ? body : null,
    media: fields ? MULTIPART : JSON_HEADER.value,
    ...(sends && { fields }),
    credentials: [],
  };
}

/** What its description says, and nothing besides. */
function describedRequest(described: DescribedRoute, asks: AskedRequests): ClientRequest {
  const { route, group } = described;
  const method = route.method === ANY ? 'GET' : route.method;
  const { query, headers, cookies, body, credentials } = askedRequest(asks, method);
  const cookie = cookieText(cookies);
  const isForm = body?.fields !== undefined && body.media !== URLENCODED;
  return {
    described,
    method,
    name: route.method === ANY ? `${methodWord(ANY)} ${route.path}` : summaryOf(described),
    group,
    query,
    headers: [
      // Clients write that of a form with files themselves, as it has a mark of their own.
      ...(body && !isForm ? [{ name: 'Content-Type', value: body.media }] : []),
      ...headers.map(({ name, value }) => ({ name, value: value.replace(CONTROLS, ' ') })).filter(isSendable),
      ...(cookie === '' ? [] : [{ name: 'Cookie', value: cookie }]),
    ],
    body: (body?.media.includes('json') ? body.text.replace(TEMPLATE_START, '\\u007b') : body?.text) ?? null,
    media: body?.media ?? '',
    fields: body?.fields,
    isFile: body?.isFile,
    credentials,
    base: route.asks?.base,
  };
}

interface Examples {
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly body: string;
  readonly fields?: readonly FormField[] | undefined;
}

/** What a request holds that satisfies what is declared: many routes share their demands. */
const declaredExamples = remembered((demands: Demands): Examples => examplesIn(neededRequest(demands)));

function examplesIn({ query, headers, cookies, body, fields }: NeededRequest): Examples {
  const pairs = (all: typeof query) => all.map(({ name, value }) => ({ name, value: shown(value) }));
  const cookie = cookieText(pairs(cookies));
  return {
    query: pairs(query),
    headers: [
      ...pairs(headers).filter(isSendable),
      ...(cookie === '' ? [] : [{ name: 'Cookie', value: cookie }]),
    ],
    body: wellFormedJson(body).replace(TEMPLATE_START, '\\u007b'),
    fields,
  };
}

function textOf({ schema }: Field): string {
  return shown(exampleOf(schema));
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : wellFormedJson(value);
  return text.replace(CONTROLS, ' ');
}

/** Names of headers are tokens (RFC 9110, §5.6.2); the body's own type is there already. */
function isSendable({ name }: Pair): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && name.toLowerCase() !== 'content-type';
}

function variableOf(name: string): string {
  return RESERVED.has(name) ? `${name}_` : name;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
