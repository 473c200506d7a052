import { type Finding, formatPlace } from '../findings/finding.js';
import { findingOf, type RuleInfo } from '../findings/rule-info.js';
import {
  GAP_RULES,
  routeConditional,
  routeDuplicate,
  routeOutsideOpenapi,
  routeParameterNames,
  routeShadowed,
  routeUnfollowed,
  routeUnreachable,
  routeUnresolved,
  serverMissing,
  serverPort,
  validationUnread,
} from '../rules/api-descriptions.js';
import {
  type Coverage,
  coverageOf,
  type Gap,
  type Reading,
  type Route,
  type Server,
} from '../server/index.js';
import type { ApiDocument } from './document.js';
import { methodWord } from './methods.js';
import { type Outside, openapiPaths } from './openapi-paths.js';
import { shadowedRoutes } from './shadowed.js';

const OUTSIDE: Readonly<Record<Outside, string>> = {
  websocket: 'OpenAPI 3.1 describes no WebSocket',
  method: 'OpenAPI 3.1 has no such method',
  'path-taken': 'an earlier route has the same template and method',
};

/** What became of every route of one reading, and of what could not be followed in it. */
export function readingCoverage(
  documents: readonly { readonly server: Server; readonly document: ApiDocument }[],
  reading: Pick<Reading, 'gaps' | 'notes'>,
): Coverage {
  const silent = documents.flatMap(({ document }) =>
    document.silent.map(each => [each.route, silence(each.instead)] as const),
  );
  return coverageOf(
    documents.flatMap(({ server }) => server.routes),
    reading,
    new Map(silent),
  );
}

/** Coverage of several files together. */
export function sumCoverage(parts: readonly Coverage[]): Coverage {
  return {
    found: parts.reduce((sum, { found }) => sum + found, 0),
    exported: parts.reduce((sum, { exported }) => sum + exported, 0),
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
    notes: parts.flatMap(({ notes }) => notes),
  };
}

/** Everything about the routes of a server that somebody should know: what is left out, and what is not as it looks. */
export function documentFindings(document: ApiDocument, server: Server, baseGiven: boolean): Finding[] {
  const { outside, renamed } = openapiPaths(document);
  return [
    ...document.unresolved.map(route =>
      about(
        routeUnresolved,
        route,
        `${nameOf(route)} is left out: its path is not a constant: ${route.reason ?? 'only the running program knows it'}.`,
      ),
    ),
    ...document.silent.map(({ route, instead }) =>
      about(
        instead === null ? routeUnreachable : routeDuplicate,
        route,
        `${nameOf(route)} is left out: ${silence(instead).reason}`,
      ),
    ),
    ...shadowedRoutes(document).map(({ route, by }) =>
      about(
        routeShadowed,
        route,
        `${nameOf(route)} never runs: ${nameOf(by)} (${formatPlace(by.place)}) takes all of its requests.`,
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
      .filter(({ route }) => route.certainty === 'conditional')
      .map(({ route }) =>
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
    ...(server.port === null && !baseGiven ? [portFinding(document, server)] : []),
  ];
}

function portFinding({ base }: ApiDocument, { name, place, unknownPort }: Server): Finding {
  const guess = `The base address is ${base}.`;
  if (unknownPort === undefined)
    return findingOf(serverPort, `The source says no port of ${name}. ${guess}`, name, place);
  const { reason, remedy } = unknownPort;
  return { ...findingOf(serverPort, `${reason} ${guess}`, name, unknownPort.place), remedy };
}

/** The numbers of a coverage, for people. */
export function coverageSentence({ found, exported, leftOut, notes }: Coverage): string {
  const unfollowed = leftOut.filter(({ route }) => route === undefined).length;
  const missing = leftOut.length - unfollowed;
  return [
    `${found - unfollowed} routes found, ${exported} described, ${missing} left out`,
    ...(unfollowed > 0 ? [`${unfollowed} could not be followed`] : []),
    ...(notes.length > 0 ? [`checks not described: ${notes.length}`] : []),
  ].join('; ');
}

/** What a source of routes could not follow or describe; where it found no server at all, why there is none. */
export function readingFindings({ gaps, notes, servers }: Omit<Reading, 'files'>): Finding[] {
  const rule = servers.length === 0 ? serverMissing : routeUnfollowed;
  return [...gaps.map(gap => toldBy(rule, gap)), ...notes.map(note => toldBy(validationUnread, note))];
}

function toldBy(rule: RuleInfo, { place, reason, remedy }: Gap): Finding {
  return { ...findingOf(rule, reason, place.file, place), remedy };
}

/** The findings with every gap an error. */
export function strict(findings: readonly Finding[]): Finding[] {
  return findings.map(finding => (GAP_RULES.has(finding.rule) ? { ...finding, level: 'error' } : finding));
}

/** Why a route never answers. */
function silence(instead: Route | null): { reason: string; remedy: string } {
  return instead === null
    ? { reason: 'its path does not begin with a slash.', remedy: routeUnreachable.remedy }
    : {
        reason: `${nameOf(instead)} (${formatPlace(instead.place)}) answers in its place.`,
        remedy: routeDuplicate.remedy,
      };
}

function about(rule: Parameters<typeof findingOf>[0], route: Route, message: string): Finding {
  return findingOf(rule, message, nameOf(route), route.place);
}

function nameOf({ method, path }: Route): string {
  return `${methodWord(method)} ${path}`;
}
