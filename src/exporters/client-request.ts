import { remembered } from '../runtime/remembered.js';
import { written } from './address.js';
import type { Demands, Field } from './demands.js';
import type { DescribedRoute } from './described-route.js';
import type { ApiDocument } from './document.js';
import { exampleOf } from './example.js';
import { wellFormedJson } from './json.js';
import { ANY, hasBody, methodWord, WEBSOCKET } from './methods.js';
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
  /** JSON that satisfies the validations, on one line; null for methods without a body. */
  readonly body: string | null;
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
/** An unprintable value would end a header, or a line of a shell. */
const CONTROLS = /\p{Cc}+/gu;
/** Both clients replace variables in bodies, too: only a text can hold such braces, and JSON can write them otherwise. */
const TEMPLATE_START = /\{(?=[{%#])/g;
/** A body that nothing is declared of is sent empty (service-spec.md, section B, rule 2). */
const NO_RULES = { type: 'object' };
const JSON_HEADER: Pair = { name: 'Content-Type', value: 'application/json' };

/** The requests of all routes that HTTP clients can send, in order. */
export const clientRequests = remembered(({ routes }: ApiDocument): readonly ClientRequest[] =>
  routes.filter(({ route }) => route.method !== WEBSOCKET).map(requestOf),
);

/** Routes that only a WebSocket client can use. */
export function webSockets({ routes }: ApiDocument): DescribedRoute[] {
  return routes.filter(({ route }) => route.method === WEBSOCKET);
}

/** Every parameter of a path as a variable, with a value that satisfies what is declared for it. */
export const variablesOf = remembered(({ routes }: ApiDocument): ReadonlyMap<string, string> => {
  const variables = new Map<string, string>();
  for (const { address, demands } of routes) {
    for (const { name } of address.parameters) {
      const variable = variableOf(name);
      if (variables.has(variable)) continue;
      const field = demands.params.find(each => each.name === name);
      variables.set(variable, field ? textOf(field) : PARAMETER_VALUE);
    }
  }
  return variables;
});

/** Path of a request, with a variable for each parameter as `show` writes variables. */
export function variablePath({ address }: DescribedRoute, show: (variable: string) => string): string {
  return written(address, name => show(variableOf(name)));
}

/** `?a=1&b=2`, encoded; empty for none. */
export function queryText(query: readonly Pair[]): string {
  if (query.length === 0) return '';
  return `?${query.map(({ name, value }) => `${encode(name)}=${encode(value)}`).join('&')}`;
}

function requestOf(described: DescribedRoute): ClientRequest {
  const { route, demands } = described;
  const method = route.method === ANY ? 'GET' : route.method;
  const { query, headers, body } = examplesOf(demands);
  const sends = hasBody(method);
  return {
    described,
    method,
    name: route.method === ANY ? `${methodWord(ANY)} ${route.path}` : summaryOf(described),
    group: described.group,
    query,
    headers: sends ? [JSON_HEADER, ...headers] : headers,
    body: sends ? body : null,
  };
}

/** What a request holds that satisfies the demands. */
const examplesOf = remembered(({ query, headers, body }: Demands) => ({
  query: demanded(query),
  headers: demanded(headers).filter(isSendable),
  body: wellFormedJson(exampleOf(body ?? NO_RULES)).replace(TEMPLATE_START, '\\u007b'),
}));

function demanded(fields: readonly Field[]): Pair[] {
  return fields.filter(({ required }) => required).map(field => ({ name: field.name, value: textOf(field) }));
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
