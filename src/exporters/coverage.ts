import { type Finding, formatPlace } from '../findings/finding.js';
import { findingOf, type RuleInfo } from '../findings/rule-info.js';
import {
  answersUnread,
  descriptionUnread,
  GAP_RULES,
  readApart,
  routeConditional,
  routeDuplicate,
  routeHandsOn,
  routeHidden,
  routeMethod,
  routeOutsideOpenapi,
  routeParameterNames,
  routeShadowed,
  routeUnfollowed,
  routeUnreachable,
  routeUnresolved,
  serverMissing,
  serverPort,
  serverWithoutRoutes,
  validationImpossible,
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
import { counted } from '../text/counted.js';
import { firstOf } from '../text/first-of.js';
import { apartOf } from './apart.js';
import { type ApiDocument, saidBase } from './document.js';
import { impossibleOf } from './impossible.js';
import { isServed, methodWord } from './methods.js';
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
  const silent = documents.flatMap(({ document }) => [
    ...document.silent.map(each => [each.route, silence(each)] as const),
    ...document.hidden.map(
      route => [route, { reason: hiddenReason(route), remedy: routeHidden.remedy }] as const,
    ),
  ]);
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
    unread: parts.flatMap(({ unread }) => unread),
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
        `${nameOf(route)} is left out: which requests it answers is not known: ${route.reason ?? 'only the running program knows its path'}.`,
      ),
    ),
    ...document.silent.map(silent => {
      const { rule, reason, remedy } = silence(silent);
      return { ...about(rule, silent.route, `${nameOf(silent.route)} is left out: ${reason}`), remedy };
    }),
    ...document.hidden.map(route =>
      about(routeHidden, route, `${nameOf(route)} is left out: ${hiddenReason(route)}`),
    ),
    ...(server.untold ?? []).map(gap => toldBy(descriptionUnread, gap)),
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
    ...unreadFindings(document),
    ...impossibleFindings(document),
    ...apartFindings(document),
    ...(document.routes.length === 0 ? [emptyFinding(server)] : []),
    ...(!server.port && !baseGiven && !hasOwnBase(server) && saidBase(server) === undefined
      ? [portFinding(document, server)]
      : []),
  ];
}

/** Why answers of routes are not known. */
function unreadFindings({ routes }: ApiDocument): Finding[] {
  const found = byReason(routes, route => (route.asks ? [] : (route.answers?.unread ?? [])));
  return found.map(({ told: { place, reason, remedy }, routes: names }) => ({
    ...findingOf(
      answersUnread,
      `${reason} ${firstOf(names, NAMED)} may answer otherwise than described.`,
      place.file,
      place,
    ),
    remedy,
  }));
}

/** Validations that no request of some routes can satisfy. */
function impossibleFindings({ routes }: ApiDocument): Finding[] {
  return byReason(routes, impossibleOf).map(({ told: { place, reason }, routes: names }) =>
    findingOf(validationImpossible, `${reason} It holds for ${firstOf(names, NAMED)}.`, place.file, place),
  );
}

/** What is declared and what is read that differ. */
function apartFindings({ routes }: ApiDocument): Finding[] {
  return byReason(routes, apartOf).map(({ told: { place, reason, remedy }, routes: names }) => ({
    ...findingOf(readApart, `${reason} It holds for ${firstOf(names, NAMED)}.`, place.file, place),
    remedy,
  }));
}

/** What is to be told of routes, each reason once, with the names of the routes. */
function byReason<T extends Pick<Gap, 'place' | 'reason'>>(
  routes: ApiDocument['routes'],
  toldOf: (route: Route) => readonly T[],
): { told: T; routes: string[] }[] {
  const found = new Map<string, { told: T; routes: string[] }>();
  for (const { route } of routes) {
    for (const told of toldOf(route)) {
      const key = `${formatPlace(told.place)} ${told.reason}`;
      const known = found.get(key) ?? { told, routes: [] };
      known.routes.push(nameOf(route));
      found.set(key, known);
    }
  }
  return [...found.values()];
}

/** A description says its address, unless it says why it does not. */
function hasOwnBase({ own, unknownPort }: Server): boolean {
  return own !== undefined && unknownPort === undefined;
}

function emptyFinding({ name, place }: Server): Finding {
  return findingOf(
    serverWithoutRoutes,
    `The server ${name} has no route that can be described.`,
    name,
    place,
  );
}

const NAMED = 3;

function portFinding({ base }: ApiDocument, { name, place, port, unknownPort }: Server): Finding {
  const guess = `The base address is ${base}.`;
  if (unknownPort === undefined) {
    const said =
      port === 0
        ? `The system chooses the port of ${name} when it starts (0).`
        : `No port of ${name} was found in the source.`;
    return findingOf(serverPort, `${said} ${guess}`, name, place);
  }
  const { reason, remedy } = unknownPort;
  return { ...findingOf(serverPort, `${reason} ${guess}`, name, unknownPort.place), remedy };
}

/** The numbers of a coverage, for people. */
export function coverageSentence({ found, exported, leftOut, notes, unread }: Coverage): string {
  const unfollowed = leftOut.filter(({ route }) => route === undefined).length;
  const missing = leftOut.length - unfollowed;
  return [
    `${counted(found - unfollowed, 'route')} found, ${exported} described, ${missing} left out`,
    ...(unfollowed > 0 ? [`${unfollowed} could not be followed`] : []),
    ...(notes.length > 0 ? [`checks not described: ${notes.length}`] : []),
    ...(unread.length > 0 ? [`routes with answers that were not read: ${unread.length}`] : []),
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

/** Why a route that answers is in no description. */
function hiddenReason({ hidden }: Route): string {
  return `its program keeps it out of descriptions (\`${hidden}\`).`;
}

/** Why a route never answers. */
function silence({ route, instead }: ApiDocument['silent'][number]): {
  rule: RuleInfo;
  reason: string;
  remedy: string;
} {
  if (instead !== null) {
    const reason = `${nameOf(instead)} (${formatPlace(instead.place)}) answers in its place.`;
    return { rule: routeDuplicate, reason, remedy: routeDuplicate.remedy };
  }
  if (route.silence) {
    const rule = route.silence.handsOn ? routeHandsOn : routeUnreachable;
    return { rule, remedy: rule.remedy, ...route.silence };
  }
  if (!isServed(route)) {
    const reason = `the server answers 501 to every request of the method ${route.method}.`;
    return { rule: routeMethod, reason, remedy: routeMethod.remedy };
  }
  const reason = 'its path does not begin with a slash.';
  return { rule: routeUnreachable, reason, remedy: routeUnreachable.remedy };
}

function about(rule: Parameters<typeof findingOf>[0], route: Route, message: string): Finding {
  return findingOf(rule, message, nameOf(route), route.place);
}

function nameOf({ method, path }: Route): string {
  return `${methodWord(method)} ${path}`;
}
