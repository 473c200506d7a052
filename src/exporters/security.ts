import type { Route } from '../server/index.js';

/** What names of security schemes may have (3.1, "Components Object"). */
const NOT_IN_NAMES = /[^A-Za-z0-9._-]+/g;

interface Demanded {
  readonly name: string;
  readonly scheme: object;
  readonly scopes: readonly string[];
  readonly optional?: true;
}

/** The security schemes of routes by their names, in the order in which they first occur. */
export function securitySchemes(routes: readonly Route[]): Readonly<Record<string, object>> {
  return Object.fromEntries(routes.flatMap(demandedBy).map(({ name, scheme }) => [name, scheme]));
}

/** What requests of a route carry (3.1, "Security Requirement Object"): all that is asked; without what may be missing, too. */
export function securityOf(route: Route): readonly Readonly<Record<string, readonly string[]>>[] {
  const all = demandedBy(route);
  const requirement = (some: readonly Demanded[]) =>
    Object.fromEntries(some.map(({ name, scopes }) => [name, [...scopes]]));
  if (all.length === 0) return [];
  const needed = all.filter(({ optional }) => !optional);
  return needed.length === all.length ? [requirement(all)] : [requirement(all), requirement(needed)];
}

function demandedBy({ auth = [], security = [] }: Route): readonly Demanded[] {
  return [
    ...auth.map(scheme => ({
      name: named(scheme).toLowerCase(),
      scheme: { type: 'http', scheme: scheme.toLowerCase() },
      scopes: [],
    })),
    ...security.map(each => ({ ...each, name: named(each.name) })),
  ];
}

function named(name: string): string {
  return name.replace(NOT_IN_NAMES, '_') || 'auth';
}
