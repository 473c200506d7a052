import { cleanPrefix } from './mount.js';

const STEPS: readonly { key: string; method: string; member: boolean }[] = [
  { key: 'index', method: 'GET', member: false },
  { key: 'show', method: 'GET', member: true },
  { key: 'create', method: 'POST', member: false },
  { key: 'update', method: 'PUT', member: true },
  { key: 'patch', method: 'PATCH', member: true },
  { key: 'destroy', method: 'DELETE', member: true },
];

/** What `Kiln.resource` registers: a route for each key that the controller has (reference-language.md §3.3). */
export function resourceRoutes(
  base: string,
  has: (key: string) => boolean,
): { key: string; method: string; path: string }[] {
  const clean = cleanPrefix(base);
  return STEPS.filter(({ key }) => has(key)).map(({ key, method, member }) => ({
    key,
    method,
    path: member ? `${clean}/:id` : clean,
  }));
}
