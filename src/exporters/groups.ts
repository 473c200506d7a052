import { partsOf } from '../server/index.js';

/** The group of routes that have no name in their first segment. */
const ROOT_GROUP = 'raiz';

/** First segment of a path, which routes are grouped by; a parameter names no group. */
export function groupOf(path: string): string {
  const start = path.startsWith('/') ? 1 : 0;
  const end = path.indexOf('/', start);
  const segment = path.slice(start, end === -1 ? path.length : end);
  const [first] = partsOf(segment);
  return first?.kind === 'literal' ? segment : ROOT_GROUP;
}

/** Things by group, groups in the order in which they first occur. */
export function byGroup<T extends { readonly group: string }>(things: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(thing.group);
    if (group) group.push(thing);
    else groups.set(thing.group, [thing]);
  }
  return groups;
}
