import type { DescribedRoute } from './described-route.js';
import { methodWord } from './methods.js';

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
export function summaryOf({ route, resource }: DescribedRoute, method = route.method): string {
  const phrase = Object.hasOwn(PHRASES, method) ? PHRASES[method] : undefined;
  return phrase === undefined
    ? `${methodWord(method)} ${route.path}`
    : phrase(resource, route.params.length > 0);
}
