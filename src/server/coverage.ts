import type { Reading, Route, SourcePlace } from './route.js';

/** A route or a piece of the program that a document does not describe. */
export interface LeftOut {
  readonly place: SourcePlace;
  /** `GET /itens`; undefined for a piece of the program that is no route yet. */
  readonly route?: string;
  /** Why, as a sentence. */
  readonly reason: string;
  readonly remedy: string;
}

/** What became of everything that was found (design.md: leaving something out is never silent). */
export interface Coverage {
  /** Routes and gaps. */
  readonly found: number;
  readonly exported: number;
  readonly leftOut: readonly LeftOut[];
  /** What requests are checked for and no description says; no route is missing for it. */
  readonly notes: readonly LeftOut[];
  /** Routes of which some answer was not read, each with the first reason. */
  readonly unread: readonly LeftOut[];
}

/**
 * @param routes of the servers that were asked for
 * @param reading what else was found, followed or not
 * @param notDescribed routes that an exporter cannot describe, with its reasons
 */
export function coverageOf(
  routes: readonly Route[],
  { gaps, notes }: Pick<Reading, 'gaps' | 'notes'>,
  notDescribed: ReadonlyMap<Route, { readonly reason: string; readonly remedy: string }> = new Map(),
): Coverage {
  const leftOut: LeftOut[] = [];
  for (const route of routes) {
    const shown = `${route.method} ${route.path}`;
    const given = notDescribed.get(route);
    if (route.certainty === 'unresolved')
      leftOut.push({ place: route.place, route: shown, ...unresolved(route) });
    else if (given) leftOut.push({ place: route.place, route: shown, ...given });
  }
  const exported = routes.length - leftOut.length;
  for (const gap of gaps) leftOut.push(gap);
  // What a description says of all other answers is read, though it does not say which they are.
  const unread = routes.flatMap(({ method, path, answers, asks }): LeftOut[] => {
    const [first] = asks ? [] : (answers?.unread ?? []);
    return first ? [{ ...first, route: `${method} ${path}` }] : [];
  });
  return { found: routes.length + gaps.length, exported, leftOut, notes, unread };
}

function unresolved(route: Route): { reason: string; remedy: string } {
  return {
    reason: `Which requests it answers is not known: ${route.reason ?? 'only the running program knows its path'}.`,
    remedy: 'Write its methods and its path as constant texts that the framework takes.',
  };
}
