import { parametersOf } from '../server/pattern.js';
import type { Route } from '../server/route.js';
import type { ApiDocument } from './document.js';
import { ANY, OPENAPI_METHODS, WEBSOCKET } from './methods.js';
import { addressPath } from './pattern.js';

/** A method and a path of an OpenAPI document. */
export interface Operation {
  readonly route: Route;
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

const KNOWN: ReadonlySet<string> = new Set(OPENAPI_METHODS);

/**
 * Where the routes stand in an OpenAPI document. Templates that differ only by parameter names are one path
 * (OpenAPI 3.1, "Path Templating"): it has the names of the first. A route for any method is an operation for each
 * method that is still free.
 */
export function openapiPaths({ routes }: Pick<ApiDocument, 'routes'>): OpenapiPaths {
  const places = new Map<string, Place>();
  const outside: { route: Route; why: Outside }[] = [];
  const renamed: { route: Route; names: readonly string[] }[] = [];
  for (const route of routes) {
    const methods = route.method === ANY ? OPENAPI_METHODS : [route.method];
    if (route.method !== ANY && !KNOWN.has(route.method)) {
      outside.push({ route, why: route.method === WEBSOCKET ? 'websocket' : 'method' });
      continue;
    }
    const shape = addressPath(route.path, () => '{}');
    const names = distinct(parametersOf(route.path).map(plainName));
    const place = places.get(shape) ?? {
      template: addressPath(route.path, (_, index) => `{${names[index]}}`),
      names,
      operations: [],
      taken: new Set<string>(),
    };
    const free = methods.filter(method => !place.taken.has(method));
    if (free.length === 0) {
      outside.push({ route, why: 'path-taken' });
      continue;
    }
    places.set(shape, place);
    if (names.some((name, index) => name !== place.names[index])) renamed.push({ route, names: place.names });
    for (const method of free) {
      place.taken.add(method);
      place.operations.push({ route, method, names: place.names });
    }
  }
  const paths = new Map([...places.values()].map(({ template, operations }) => [template, operations]));
  return { paths, outside, renamed };
}

/**
 * A name that readers of documents understand: without accents and other alphabets, and not one that every object has
 * (`__proto__`, `constructor`).
 */
function plainName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9_]/gu, '_');
  return plain in {} ? `${plain}_` : plain;
}

/** A name that is there twice gets a number: a template may have each name once. */
function distinct(names: readonly string[]): string[] {
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
