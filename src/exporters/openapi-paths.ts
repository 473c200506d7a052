import { remembered } from '../runtime/remembered.js';
import type { Route } from '../server/index.js';
import { written } from './address.js';
import type { DescribedRoute } from './described-route.js';
import type { ApiDocument } from './document.js';
import { ANSWERED_METHODS, ANY, OPENAPI_METHODS, WEBSOCKET } from './methods.js';

/** A method and a path of an OpenAPI document. */
export interface Operation {
  readonly described: DescribedRoute;
  readonly method: string;
  /** Names of the path's parameters as the document has them, in order of appearance. */
  readonly names: readonly string[];
}

/** Why a route has no operation of its own. */
export type Outside = 'websocket' | 'method' | 'path-taken';

export interface OpenapiPaths {
  /** Operations by template, both in the order of registration. */
  readonly paths: ReadonlyMap<string, readonly Operation[]>;
  readonly outside: readonly { readonly route: Route; readonly why: Outside }[];
  /** Routes whose parameters have the names that an earlier route gives them. */
  readonly renamed: readonly { readonly route: Route; readonly names: readonly string[] }[];
}

interface Place {
  readonly template: string;
  readonly names: readonly string[];
  readonly operations: Operation[];
  readonly taken: Set<string>;
}

const PLAIN = /^[A-Za-z0-9_]*$/;
const KNOWN: ReadonlySet<string> = new Set(OPENAPI_METHODS);

/**
 * Where the routes stand in an OpenAPI document. Templates that differ only by parameter names are one path
 * (OpenAPI 3.1, "Path Templating"): it has the names of the first. A route for any method is an operation for each
 * method that is still free.
 */
export const openapiPaths = remembered(({ routes }: ApiDocument): OpenapiPaths => {
  const places = new Map<string, Place>();
  const outside: { route: Route; why: Outside }[] = [];
  const renamed: { route: Route; names: readonly string[] }[] = [];
  const explicit = explicitMethods(routes);
  for (const described of routes) {
    const { route, address } = described;
    const { method } = route;
    if (method !== ANY && !KNOWN.has(method)) {
      outside.push({ route, why: method === WEBSOCKET ? 'websocket' : 'method' });
      continue;
    }
    const shape = written(address, () => '{}');
    const names = distinct(address.parameters.map(({ name }) => plainName(name)));
    const place = places.get(shape) ?? {
      template: written(address, (_, index) => `{${names[index]}}`),
      names,
      operations: [],
      taken: new Set<string>(),
    };
    // What answers one method takes it from what answers all, where that lets it, in whatever order.
    const own = route.again === undefined ? undefined : explicit.get(shape);
    const free = (method === ANY ? ANSWERED_METHODS : [method]).filter(
      each => !place.taken.has(each) && !(method === ANY && own?.has(each)),
    );
    if (free.length === 0) {
      outside.push({ route, why: 'path-taken' });
      continue;
    }
    places.set(shape, place);
    if (names.some((name, index) => name !== place.names[index])) renamed.push({ route, names: place.names });
    for (const each of free) {
      place.taken.add(each);
      place.operations.push({ described, method: each, names: place.names });
    }
  }
  const paths = new Map([...places.values()].map(({ template, operations }) => [template, operations]));
  return { paths, outside, renamed };
});

/** The methods that routes have of their own, by the form of their paths. */
function explicitMethods(routes: ApiDocument['routes']): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { route, address } of routes) {
    if (route.method === ANY) continue;
    const shape = written(address, () => '{}');
    found.set(shape, (found.get(shape) ?? new Set()).add(route.method));
  }
  return found;
}

/**
 * A name that readers of documents understand: without accents and other alphabets, and not one that every object has
 * (`__proto__`, `constructor`).
 */
function plainName(name: string): string {
  const plain = PLAIN.test(name)
    ? name
    : name
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .replace(/[^A-Za-z0-9_]/gu, '_');
  return plain in {} ? `${plain}_` : plain;
}

/** A name that is there twice gets a number: a template may have each name once. */
function distinct(names: readonly string[]): readonly string[] {
  if (names.length < 2) return names;
  const taken = new Set(names);
  const times = new Map<string, number>();
  return names.map(name => {
    let number = (times.get(name) ?? 0) + 1;
    let free = number === 1 ? name : `${name}_${number}`;
    while (number > 1 && taken.has(free)) {
      number += 1;
      free = `${name}_${number}`;
    }
    times.set(name, number);
    return free;
  });
}
