import { STATUS_CODES } from 'node:http';
import Negotiator from 'negotiator';
import { askedRequestsOf } from '../exporters/asked-requests.js';
import { demandsOf } from '../exporters/demands.js';
import { exampleOf, isTaken, validExampleOf } from '../exporters/example.js';
import { hasBody } from '../exporters/methods.js';
import { isSchema, type Schema } from '../exporters/schema.js';
import {
  type Answer,
  type Read,
  type Route,
  refusalOf,
  repliedBy,
  type Server,
  strayedAt,
} from '../server/index.js';
import { isJsonMedia, isOfMedia } from '../text/media-type.js';
import type { Asked } from './asked.js';
import { type Breach, breachesOf } from './described-refusal.js';

/** What the mock answers to one request. */
export interface MockAnswer {
  readonly status: number;
  /** Null for an answer without a body. */
  readonly media: string | null;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** What is known of the body: nothing, its form, or the value itself. */
  readonly says: 'nothing' | 'form' | 'value';
  /** The JSON Schema that its body has. */
  readonly form?: Schema;
  /** Whether the request chose it, or was refused by it. */
  readonly isFinal?: true;
}

const JSON_MEDIA = 'application/json';
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const NOT_ACCEPTABLE = 406;
const INVALID = 422;
const CLIENT_ERRORS = 400;
/** Others are no answers, but announce one. */
const FIRST_FINAL = 200;
const FIRST_REDIRECT = 300;
const ANYTHING = '*/*';
const PROBLEM = 'application/problem+json';
/** `Prefer: code=404` (RFC 7240): which of the answers of a route a client wants to see. */
const PREFERRED = /(?:^|[\s,;])code\s*=\s*"?(\d{3})\b/;
/** `Prefer: example=empty`: which of its examples. */
const PREFERRED_EXAMPLE = /(?:^|[\s,;])example\s*=\s*(?:"([^"]*)"|([^\s,;"]+))/;
/** `?__code=404&__example=empty` says the same, for who cannot send headers. */
const CHOOSING = '__code';
const CHOOSING_EXAMPLE = '__example';

/**
 * The answer of a route to a request: a refusal where its contract refuses it, else the status that the request prefers,
 * else the first success of a media type that it accepts, else the first.
 */
export function mockAnswer(
  route: Route,
  method: string,
  params: ReadonlyMap<string, string>,
  asked: Asked,
): MockAnswer {
  const known = (route.answers?.known ?? []).filter(
    ({ methods, status }) => status >= FIRST_FINAL && (methods?.includes(method) ?? true),
  );
  const wanted = preferred(known, asked);
  const code = Number(codeOf(asked));
  if (!wanted && route.asks && code >= FIRST_FINAL) {
    const other = otherAnswer(route, code);
    if (!other) return { ...undescribed(route, code), isFinal: true };
    const headers = { 'Preference-Applied': `code=${code}` };
    return { ...bodyFor({ ...other, status: code }, route, method, params), headers, isFinal: true };
  }
  if (wanted)
    return {
      ...bodyFor(wanted.answer, route, method, params),
      headers: { 'Preference-Applied': wanted.applied },
      isFinal: true,
    };
  const successes = known.filter(({ status }) => isSuccess(status));
  const liked = accepted(successes, String(asked.headers.accept ?? ''));
  const own = replied(route, method, params, asked);
  if (own && own.status >= CLIENT_ERRORS) return { ...own, isFinal: true };
  if (own && (liked === undefined || liked.media === own.media || !isSuccess(own.status))) return own;
  const described = askedRequestsOf(route);
  const breach = described && (breachesOf(described, params, asked) ?? unacceptable(successes, asked));
  const refused = described
    ? breach && describedRefusal(route, breach, params)
    : (refusalFor(route, known, asked) ?? failureFor(route, method, asked));
  if (refused) return { ...refused, isFinal: true };
  const [others] = route.answers?.others ?? [];
  const usual =
    liked ?? successes[0] ?? (others && isSuccess(others.status) ? others : onlyAnswer(route, known));
  if (usual) return bodyFor(usual, route, method, params);
  return { status: 200, media: JSON_MEDIA, body: echo(route, method, params), headers: {}, says: 'nothing' };
}

/** The first answer of a route of which no success is known; none where there are others, which were not read. */
function onlyAnswer({ answers, asks }: Route, known: readonly Answer[]): Answer | undefined {
  return asks || answers?.unread.length === 0 ? known[0] : undefined;
}

/** The answer of the media type that a client likes best, of those that it names. */
function accepted(answers: readonly Answer[], accept: string): Answer | undefined {
  for (const range of rangesIn(accept).filter(each => each !== ANYTHING)) {
    const found = answers.find(({ media }) => media !== null && isOfMedia(range, media));
    if (found) return found;
  }
  return undefined;
}

/** What a client takes, the best first. */
function rangesIn(accept: string): readonly string[] {
  return new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes();
}

/** A client that takes nothing of what a description has; one that does not say what it takes, takes all (RFC 9110, §12.5.1). */
function unacceptable(answers: readonly Answer[], { headers }: Asked): Breach | undefined {
  const ranges = rangesIn(String(headers.accept || ANYTHING));
  const isTakenBy = (media: string) =>
    ranges.some(range => isOfMedia(range, media) || isOfMedia(media, range));
  const medias = answers.map(({ media }) => media);
  if (medias.length === 0 || medias.some(media => media === null || isTakenBy(media))) return undefined;
  const message = `must take ${[...new Set(medias)].join(' or ')}`;
  return { statuses: [NOT_ACCEPTABLE], errors: [{ in: 'header', at: '/Accept', message }] };
}

function isSuccess(status: number): boolean {
  return status >= FIRST_FINAL && status < FIRST_REDIRECT;
}

function preferred(
  known: readonly Answer[],
  asked: Asked,
): { readonly answer: Answer; readonly applied: string } | undefined {
  const { headers, query } = asked;
  const prefer = String(headers.prefer ?? '');
  const code = codeOf(asked);
  const answers = known.filter(({ status }) => code === undefined || status === Number(code));
  const [, quoted, plain] = PREFERRED_EXAMPLE.exec(prefer) ?? [];
  const name = quoted ?? plain ?? query[CHOOSING_EXAMPLE];
  const has = ({ examples }: Answer) => typeof name === 'string' && (examples?.has(name) ?? false);
  // A success is what is asked for where several have an example of that name.
  const named = answers.find(each => isSuccess(each.status) && has(each)) ?? answers.find(has);
  if (named && typeof name === 'string')
    return {
      answer: {
        ...named,
        shape: { schema: named.schema ?? {}, example: { value: named.examples?.get(name) } },
      },
      applied: [...(code === undefined ? [] : [`code=${named.status}`]), `example=${name}`].join(', '),
    };
  const [answer] = code === undefined ? [] : answers;
  return answer && { answer, applied: `code=${answer.status}` };
}

function codeOf({ headers, query, chosen }: Asked): unknown {
  return PREFERRED.exec(String(headers.prefer ?? ''))?.[1] ?? query[CHOOSING] ?? chosen;
}

/** What a description says of a status that it does not name: `4XX`, else `default`. */
export function otherAnswer({ answers }: Route, code: number): Answer | undefined {
  const others = code < FIRST_FINAL ? [] : (answers?.others ?? []);
  const ranges = others.filter(({ range }) => range !== undefined);
  return (
    ranges.find(({ range }) => range === Math.floor(code / 100)) ??
    others.find(each => !ranges.includes(each))
  );
}

/** The statuses that a route has answers for, as descriptions write them. */
export function statusesOf({ answers }: Route): readonly string[] {
  const { known = [], others = [] } = answers ?? {};
  const named = known.map(({ status }) => String(status));
  const rest = others.map(({ range }) => (range === undefined ? 'default' : `${range}XX`));
  return [...new Set([...named, ...rest])];
}

/** As Prism does, and with the statuses that there are. */
function undescribed(route: Route, code: number): MockAnswer {
  const there = statusesOf(route).join(', ') || 'none';
  return problem(NOT_FOUND, [
    { in: 'header', at: '/Prefer', message: `${code} is not described: there are ${there}` },
  ]);
}

/** What the program itself answers, where that can be worked out and is in its description. */
function replied(
  route: Route,
  method: string,
  params: ReadonlyMap<string, string>,
  asked: Asked,
): MockAnswer | undefined {
  const answer = repliedBy(route, requestOf(method, route.path, params, asked));
  return answer && bodyFor(answer, route, method, params);
}

/** What is answered to a request that no route takes, where that can be worked out. */
export function strayAnswer(
  server: Server,
  method: string,
  allowed: readonly string[],
  asked: Asked,
): MockAnswer | undefined {
  const params = new Map<string, string>();
  const answer = strayedAt(server, requestOf(method, '/', params, asked), allowed);
  return answer && bodyFor(answer, { validations: [] }, method, params);
}

function requestOf(
  method: string,
  usualPath: string,
  params: ReadonlyMap<string, string>,
  { path = usualPath, text = '', query, headers, body, files }: Asked,
) {
  const size = Buffer.byteLength(text);
  return { method, path, params: Object.fromEntries(params), query, headers, body, files, size };
}

function refusalFor(route: Route, known: readonly Answer[], asked: Asked): MockAnswer | undefined {
  const [scheme] = route.auth ?? [];
  if (scheme !== undefined && !String(asked.headers.authorization ?? '').startsWith(`${scheme} `)) {
    const headers = { 'WWW-Authenticate': scheme };
    const body = { erro: 'não autenticado' };
    return { status: UNAUTHORIZED, media: JSON_MEDIA, body, headers, says: 'value' };
  }
  const own = route.validations.filter(({ byHandler }) => byHandler === undefined);
  const body = refusalOf(own, asked);
  if (body) return { status: INVALID, media: JSON_MEDIA, body, headers: {}, says: 'value' };
  const checked = route.validations.filter(({ byHandler }) => byHandler !== undefined);
  const answer = known.find(({ status, schema }) => status === INVALID && schema === undefined);
  // What a handler checks it answers itself, in its own form.
  return answer && refusalOf(checked, asked) ? bodyFor(answer, route, '', new Map()) : undefined;
}

/** What a handler answers that fails, as a request lacks what it does not go on without. */
function failureFor(
  { answers, reads = [], ...route }: Route,
  method: string,
  { query, headers, body }: Asked,
): MockAnswer | undefined {
  const given: Partial<Record<Read['target'], unknown>> = { query, headers, body };
  const isMissing = ({ target, name }: Read) => {
    const values = given[target];
    return target in given && !(isSchema(values) && Object.hasOwn(values, name));
  };
  const [failure] = (answers?.failures ?? []).filter(each => each.methods?.includes(method) ?? true);
  if (!failure || !reads.some(each => each.required && isMissing(each))) return undefined;
  return bodyFor(failure, route, method, new Map());
}

/** A request that is refused, with what its description has for that, be it `4XX` or `default`; else a problem of RFC 9457. */
export function describedRefusal(
  route: Route,
  { statuses, errors }: Breach,
  params: ReadonlyMap<string, string>,
): MockAnswer {
  const known = route.answers?.known ?? [];
  const own = statuses.map(status => known.find(each => each.status === status)).find(each => each);
  if (own) return bodyFor(own, route, '', params);
  const status = statuses[0] ?? INVALID;
  const other = otherAnswer(route, status);
  return other ? { ...bodyFor(other, route, '', params), status } : problem(status, errors);
}

/** A refusal as RFC 9457 has it, with what is wrong of the request. */
export function problem(status: number, errors: Breach['errors']): MockAnswer {
  const body = { title: STATUS_CODES[status], status, errors };
  return { status, media: PROBLEM, body, headers: {}, says: 'value' };
}

/** One of the answers of a route, with a body that its schema takes. */
export function bodyFor(
  answer: Answer,
  route: Pick<Route, 'asks' | 'validations'>,
  method: string,
  params: ReadonlyMap<string, string>,
): MockAnswer {
  const { status, media, shape, schema } = answer;
  const headers = Object.fromEntries(
    (answer.headers ?? []).map(name => [
      name,
      inHeader(answer.headerValues?.[name] ?? headerValue(name, answer.headerSchemas?.[name])),
    ]),
  );
  const said = schema ?? shape?.schema ?? {};
  const isForm = Object.keys(said).length > 0;
  return {
    status,
    media: media?.includes('*') ? (media === '*/*' && isForm ? JSON_MEDIA : 'text/plain') : media,
    body: exampleBody(),
    headers,
    ...(isForm && { form: said }),
    says: shape?.example ? 'value' : isForm ? 'form' : 'nothing',
  };

  function exampleBody(): unknown {
    if (media === null) return '';
    if (!isJsonMedia(media)) {
      const example = shape?.example?.value;
      if (typeof example === 'string') return example;
      return media === 'text/html' ? '<p>texto</p>' : 'texto';
    }
    const given = shape?.example;
    if (given && (!route.asks || isTaken(said, given.value))) return given.value;
    if (!isForm) return echo(route, method, params);
    return route.asks ? validExampleOf(said).value : filled(exampleOf(said), shape?.partly);
  }
}

/** An example with what is constant of the body in its place. */
function filled(example: unknown, partly: unknown): unknown {
  if (partly === undefined || example === undefined) return example;
  if (Array.isArray(partly) && Array.isArray(example))
    return example.length === 0 ? example : partly.map((part, i) => filled(example[i] ?? example[0], part));
  if (!isSchema(partly) || !isSchema(example)) return partly;
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, filled(value, partly[key])]));
}

/** What headers have of which only the name is known. */
const EXAMPLES: Readonly<Record<string, string>> = { Location: '/', 'Set-Cookie': 'cookie=1' };

function headerValue(name: string, schema: Schema | undefined): string {
  if (schema === undefined || Object.keys(schema).length === 0) return EXAMPLES[name] ?? '1';
  const value = exampleOf(schema);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What of a text may stand in a header. */
function inHeader(text: string): string {
  return text.replace(/[^\x20-\x7e\x80-\xff]+/g, ' ');
}

/** What is declared of a body comes back; of other routes only the values of their parameters are known. */
function echo(
  route: Pick<Route, 'validations'>,
  method: string,
  params: ReadonlyMap<string, string>,
): unknown {
  const declares = route.validations.some(({ target }) => target === 'body');
  if (hasBody(method) && declares) return exampleOf(demandsOf(route.validations).body ?? {});
  return Object.fromEntries(params);
}
