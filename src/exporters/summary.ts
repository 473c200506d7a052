import type { Route } from '../server/route.js';
import { methodWord } from './methods.js';

/** What a resource is called that has no name in the path. */
const ROOT = 'raiz';

/** By method: the summary of a route on a resource (reference-language.md §4.1). */
const PHRASES: Readonly<Record<string, (resource: string, one: boolean) => string>> = {
  GET: (resource, one) => (one ? `Um ${resource}` : `Lista ${resource}`),
  POST: resource => `Cria ${resource}`,
  PUT: resource => `Substitui ${resource}`,
  PATCH: resource => `Altera ${resource}`,
  DELETE: resource => `Remove ${resource}`,
  HEAD: resource => `Cabecalhos de ${resource}`,
  OPTIONS: resource => `Metodos de ${resource}`,
};

/** What a route probably does, in a few words of the reference language: `Lista itens`, `Um itens`, `Cria itens`. */
export function summaryOf(route: Route, method = route.method): string {
  const phrase = Object.hasOwn(PHRASES, method) ? PHRASES[method] : undefined;
  if (phrase === undefined) return `${methodWord(method)} ${route.path}`;
  return phrase(resourceOf(route.path), route.params.length > 0);
}

function resourceOf(path: string): string {
  return path.split('/').findLast(segment => segment !== '' && !/^[:<]/.test(segment)) ?? ROOT;
}
