import type { Route } from '../../server/index.js';
import type { Change } from '../change.js';
import type { Unknown } from '../unknown.js';
import { rotaAdded, rotaRemoved } from './route-rules.js';

/** What changed for certain, and what cannot be told. */
export interface ToldRoutes {
  readonly changes: readonly Change[];
  readonly unknown: readonly Unknown[];
}

/**
 * Parts changes from what cannot be told: a route that is missed may be one whose path or method could not be read. Of more
 * missed ones than there are such routes, some are gone. One that cannot be read on both sides, and is written as it was, is itself.
 */
export function tellRoutesApart(
  changes: readonly Change[],
  before: readonly Route[],
  after: readonly Route[],
): ToldRoutes {
  const [old, now] = [unresolved(before), unresolved(after)];
  const open = new Map<Change, Unknown>();
  const sides = [
    ['head', rotaRemoved.id, unmatched(now, old)],
    ['base', rotaAdded.id, unmatched(old, now)],
  ] as const;
  const unknown: Unknown[] = [];
  for (const [side, rule, routes] of sides) {
    unknown.push(
      ...routes.map(({ method, path, place }) => ({
        path: `${method} ${path}`,
        side,
        place: { ...place },
        placeSide: side,
      })),
    );
    const missed = changes.filter(change => change.rule === rule);
    if (missed.length > routes.length) continue;
    for (const change of missed)
      open.set(change, { path: change.path, side, place: change.place, placeSide: change.side });
  }
  return { changes: changes.filter(change => !open.has(change)), unknown: [...unknown, ...open.values()] };
}

function unresolved(routes: readonly Route[]): readonly Route[] {
  return routes.filter(({ certainty }) => certainty === 'unresolved');
}

/** Routes that the other side has not as often, as they are written. */
function unmatched(routes: readonly Route[], others: readonly Route[]): Route[] {
  const left = others.map(written);
  return routes.filter(route => {
    const i = left.indexOf(written(route));
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

function written({ server, method, path }: Route): string {
  return `${server} ${method} ${path}`;
}
