import { remembered } from '../remembered.js';
import type { Route } from '../server/route.js';
import type { ApiDocument } from './document.js';
import { exampleOf } from './example.js';
import { wellFormedJson } from './json.js';
import { ANY, hasBody, methodWord, WEBSOCKET } from './methods.js';
import { addressPath, partsOf } from './pattern.js';
import { bodySchema, type Field, fieldsOf, type Schema } from './schema.js';
import { summaryOf } from './summary.js';

/** A route as a client sends it: Postman, Insomnia and curl differ only in how they write it down. */
export interface ClientRequest {
  readonly route: Route;
  /** `GET` for a route that answers any method. */
  readonly method: string;
  readonly name: string;
  /** What the validations demand, with example values. */
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  /** JSON that satisfies the validations, on one line; null for methods without a body. */
  readonly body: string | null;
}

export interface Pair {
  readonly name: string;
  readonly value: string;
}

/** Variables of a collection that have a meaning of their own; a parameter of that name gets another one. */
const RESERVED: ReadonlySet<string> = new Set(['base', 'base_ws']);
const PARAMETER_VALUE = '1';
/** An unprintable value would end a header, or a line of a shell. */
const CONTROLS = /\p{Cc}+/gu;
/** Both clients replace variables in bodies, too: only a text can hold such braces, and JSON can write them otherwise. */
const TEMPLATE_START = /\{(?=[{%#])/g;
const JSON_HEADER: Pair = { name: 'Content-Type', value: 'application/json' };

/** The requests of all routes that HTTP clients can send, in order. */
export const clientRequests = remembered(({ routes }: ApiDocument): readonly ClientRequest[] =>
  routes.filter(({ method }) => method !== WEBSOCKET).map(requestOf),
);

/** Routes that only a WebSocket client can use. */
export function webSockets({ routes }: ApiDocument): Route[] {
  return routes.filter(({ method }) => method === WEBSOCKET);
}

/** Every parameter of a path as a variable, with a value that satisfies what is declared for it. */
export const variablesOf = remembered(({ routes }: ApiDocument): ReadonlyMap<string, string> => {
  const variables = new Map<string, string>();
  for (const route of routes) {
    const declared = new Map(fieldsOf(route, 'params').map(field => [field.name, field]));
    for (const part of partsOf(route.path)) {
      if (part.kind !== 'parameter' || variables.has(variableOf(part.name))) continue;
      const field = declared.get(part.name);
      variables.set(variableOf(part.name), field ? textOf(field) : PARAMETER_VALUE);
    }
  }
  return variables;
});

/** Path of a request, with a variable for each parameter as `show` writes variables. */
export function variablePath(path: string, show: (variable: string) => string): string {
  return addressPath(path, name => show(variableOf(name)));
}

/** `?a=1&b=2`, encoded; empty for none. */
export function queryText(query: readonly Pair[]): string {
  const pairs = query.map(({ name, value }) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function requestOf(route: Route): ClientRequest {
  const method = route.method === ANY ? 'GET' : route.method;
  const body = hasBody(method) ? bodyText(bodySchema(route)) : null;
  return {
    route,
    method,
    name: route.method === ANY ? `${methodWord(ANY)} ${route.path}` : summaryOf(route),
    query: demanded(route, 'query'),
    headers: [...(body === null ? [] : [JSON_HEADER]), ...demanded(route, 'headers').filter(isSendable)],
    body,
  };
}

/** Routes of one server mostly share their validations. */
const bodyText = remembered((schema: Schema): string =>
  wellFormedJson(exampleOf(schema)).replace(TEMPLATE_START, '\\u007b'),
);

function demanded(route: Route, target: 'query' | 'headers'): Pair[] {
  return fieldsOf(route, target)
    .filter(field => field.required)
    .map(field => ({ name: field.name, value: textOf(field) }));
}

function textOf({ schema }: Field): string {
  const value = exampleOf(schema);
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
