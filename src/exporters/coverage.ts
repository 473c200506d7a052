import { type Finding, formatPlace } from '../finding.js';
import { findingOf } from '../rule-info.js';
import type { Gap, Route, Server } from '../server/route.js';
import type { ApiDocument } from './document.js';
import { methodWord } from './methods.js';
import { type Outside, openapiPaths } from './openapi-paths.js';
import {
  GAP_RULES,
  routeConditional,
  routeDuplicate,
  routeOutsideOpenapi,
  routeParameterNames,
  routeUnfollowed,
  routeUnreachable,
  routeUnresolved,
  serverPort,
} from './rules.js';

/** Routes of a server, in numbers: `found` is `exported` and `left_out` together. */
export interface Coverage {
  readonly found: number;
  readonly exported: number;
  readonly left_out: number;
}

const OUTSIDE: Readonly<Record<Outside, string>> = {
  websocket: 'OpenAPI 3.1 describes no WebSocket',
  method: 'OpenAPI 3.1 has no such method',
  'path-taken': 'an earlier route has the same template and method',
};

export function coverageOf({ routes, unresolved, silent }: ApiDocument): Coverage {
  const left_out = unresolved.length + silent.length;
  return { found: routes.length + left_out, exported: routes.length, left_out };
}

/** Everything about the routes of a server that somebody should know: what is left out, and what is not as it looks. */
export function documentFindings(document: ApiDocument, server: Server, baseGiven: boolean): Finding[] {
  const { outside, renamed } = openapiPaths(document);
  return [
    ...document.unresolved.map(route =>
      about(
        routeUnresolved,
        route,
        `The path of ${nameOf(route)} is known only when the program runs: the route is left out.`,
      ),
    ),
    ...document.silent.map(({ route, instead }) =>
      instead === null
        ? about(routeUnreachable, route, `No request matches ${nameOf(route)}: the route is left out.`)
        : about(
            routeDuplicate,
            route,
            `${nameOf(route)} is answered by ${nameOf(instead)} (${formatPlace(instead.place)}): the route is left out.`,
          ),
    ),
    ...renamed.map(({ route, names }) =>
      about(
        routeParameterNames,
        route,
        `${nameOf(route)} differs from an earlier path only by parameter names: OpenAPI has it with ${names.join(', ')}.`,
      ),
    ),
    ...document.routes
      .filter(({ certainty }) => certainty === 'conditional')
      .map(route =>
        about(
          routeConditional,
          route,
          `${nameOf(route)} is described, though it is there only under a condition.`,
        ),
      ),
    ...outside.map(({ route, why }) =>
      about(
        routeOutsideOpenapi,
        route,
        `${nameOf(route)} is only named in the OpenAPI document: ${OUTSIDE[why]}.`,
      ),
    ),
    ...(server.port === null && !baseGiven
      ? [
          findingOf(
            serverPort,
            `The port of ${server.name} is known only when the program runs: the base address is ${document.base}.`,
            server.name,
            server.place,
          ),
        ]
      : []),
  ];
}

/** What a source of routes could not follow. */
export function gapFindings(gaps: readonly Gap[]): Finding[] {
  return gaps.map(({ place, reason, remedy }) => ({
    ...findingOf(routeUnfollowed, reason, place.file, place),
    remedy,
  }));
}

/** The findings with every gap an error. */
export function strict(findings: readonly Finding[]): Finding[] {
  return findings.map(finding => (GAP_RULES.has(finding.rule) ? { ...finding, level: 'error' } : finding));
}

function about(rule: Parameters<typeof findingOf>[0], route: Route, message: string): Finding {
  return findingOf(rule, message, nameOf(route), route.place);
}

function nameOf({ method, path }: Route): string {
  return `${methodWord(method)} ${path}`;
}
