import { mediaTypeOf } from '../../text/media-type.js';
import type { Expression, Statement } from '../ast.js';
import { type Frame, placeOf } from '../evaluate/frame.js';
import { evaluate } from '../evaluate/interpreter.js';
import { pythonText } from '../evaluate/methods.js';
import { textOf } from '../evaluate/operators.js';
import { isA, List, leavesOf, oneOf, Response, Unknown, type Value, Vault } from '../evaluate/value.js';
import type { SourcePlace } from '../route.js';
import type { BoundArguments } from './arguments.js';
import { ANY_MEDIA, HTML, JSON_MEDIA, mediaOfFile, PLAIN, reasonOf } from './media.js';
import { needsTemplate } from './templates.js';

const OK = 200;
/** A response, a name and a value. */
const PLAIN_COOKIE = 3;
const FOUND = 302;
const NOT_FOUND = 404;

/** Headers of what is sent piece by piece. */
const STREAMED: readonly [string, Value][] = [
  ['Cache-Control', 'no-cache, no-transform'],
  ['X-Accel-Buffering', 'no'],
];

/** The value that `respond` ends a route with; undefined in the value for a status that is not known. */
export function responded(statement: Statement & { kind: 'respond' }, frame: Frame): Value {
  const { form, status, value: expression } = statement;
  const place = placeOf(statement, frame);
  const value = expression ? evaluate(expression, frame) : null;
  if (form === 'file') return fileResponse(value, undefined, place);
  if (form === 'json') return new Response(status ?? OK, JSON_MEDIA, value, place);
  if (form) return new Response(status ?? OK, form === 'html' ? HTML : PLAIN, textOf(value) ?? value, place);
  return oneOf(leavesOf(value).map(leaf => plainly(leaf, status, place)));
}

/** What `respond` makes of a value that it is not said the form of. */
function plainly(value: Value, status: number | undefined, place: SourcePlace): Value {
  if (value === null) return statusResponse(status ?? OK, undefined, place);
  if (value instanceof Response)
    return status === undefined ? value : new Response(status, value.media, value.body, place, value.headers);
  // A body may be a list as well as a text.
  if (isA(value, 'request-part') && value.target === 'body')
    return new Response(status ?? OK, ANY_MEDIA, value, place);
  if (isVault(value) || isList(value) || isA(value, 'request-part'))
    return new Response(status ?? OK, JSON_MEDIA, value, place);
  if (value instanceof Unknown && value.known.type === undefined) {
    const mayBeResponse = status === undefined && !value.known.sent;
    return mayBeResponse ? value : new Response(status ?? OK, ANY_MEDIA, value, place);
  }
  return new Response(status ?? OK, undefined, asText(value), place);
}

function asText(value: Value): Value {
  if (value instanceof Unknown || typeof value === 'string') return value;
  return textOf(value) ?? new Unknown('how it looks as text is not worked out', false, [], { type: 'text' });
}

/** Whether it is a map, also where its entries are not known. */
export function isVault(value: Value): boolean {
  return value instanceof Vault || (value instanceof Unknown && value.known.type === 'vault');
}

/** A list; a tuple is none, and is sent as text. */
export function isList(value: Value): boolean {
  return value instanceof List ? !value.fixed : value instanceof Unknown && value.known.type === 'list';
}

/** What `render` answers: a page, by default with status 200. */
export function rendered(statement: Statement & { kind: 'render' }, frame: Frame): Value {
  const template = evaluate(statement.template, frame);
  const status = statement.status ? evaluate(statement.status, frame) : OK;
  const app = frame.scope.enclosingApp() ?? new Unknown('no server is around it');
  return page(app, template, status, placeOf(statement, frame), frame);
}

/** A template that is filled in. */
function page(app: Value, template: Value, status: Value, place: SourcePlace, frame: Frame): Value {
  needsTemplate(app, template, frame);
  const body = new Unknown('it is what the template gives', false, [], { type: 'text' });
  return ofStatus(status, each => new Response(each, HTML, body, place));
}

/** What `redirect` answers, by default with status 302. */
export function redirected(statement: Statement & { kind: 'redirect' }, frame: Frame): Value {
  const target = evaluate(statement.target, frame);
  const status = statement.status ? evaluate(statement.status, frame) : FOUND;
  return redirection(target, status, placeOf(statement, frame));
}

/** What a function of Kiln makes that gives a response or passes one on; undefined for other functions. */
export function callResponse(
  name: string,
  args: BoundArguments,
  call: Expression,
  frame: Frame,
): Value | undefined {
  const place = placeOf(call, frame);
  const status = (usual: number) => (args.has('status') ? args.value('status') : usual);
  const written = (media: string, body: Value) => {
    const headers = headersOf(given('cabecalhos'));
    return ofStatus(status(OK), each => new Response(each, media, body, place, new Map(headers)));
  };
  const stream = (media: string) => {
    const headers = new Map([...STREAMED, ...headersOf(given('cabecalhos'))]);
    return new Response(OK, media, new Unknown('it is a stream'), place, headers);
  };
  const given = (parameter: string) => (args.has(parameter) ? args.value(parameter) : null);
  switch (name) {
    case 'json':
      return written(JSON_MEDIA, given('dados'));
    case 'html':
      return written(HTML, inPython(given('texto')));
    case 'text':
      return written(PLAIN, inPython(given('texto')));
    case 'render':
      return page(args.value('app'), given('nome'), status(OK), place, frame);
    case 'status':
      return ofStatus(args.value('codigo'), each => statusResponse(each, given('mensagem'), place));
    case 'redirect':
      return redirection(args.value('destino'), status(FOUND), place);
    case 'file':
      return fileResponse(args.value('caminho'), given('tipo'), place, given('baixar'));
    case 'sse':
      return stream('text/event-stream');
    case 'stream':
      return stream(mediaGiven(given('tipo')) ?? PLAIN);
    case 'header':
      return withHeader(args.value('resp'), args.value('chave'), given('valor'));
    case 'cookie':
      return withHeader(args.value('resp'), 'Set-Cookie', cookie(args));
    case 'session_start':
    case 'session_end':
      return withHeader(args.value('resp'), 'Set-Cookie', new Unknown('it is a cookie'));
  }
  return undefined;
}

/** A constant as the library makes a text of it. */
function inPython(value: Value): Value {
  return pythonText(value) ?? value;
}

/** Gives a response a header, as the library does: in place. */
function withHeader(response: Value, name: Value, value: Value): Value {
  for (const leaf of leavesOf(response))
    if (leaf instanceof Response && typeof name === 'string') leaf.headers.set(name, value);
  return response;
}

/** A cookie as the library writes one of constants, where nothing is said of how it is kept. */
function cookie(args: BoundArguments): Value {
  const [name, value] = ['nome', 'valor'].map(each => pythonText(args.value(each)));
  if (name === undefined || value === undefined || args.count > PLAIN_COOKIE)
    return new Unknown('it is a cookie');
  const quoted = encodeURIComponent(value)
    .replace(/[!'()*]/g, each => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%2F', '/');
  return [`${name}=${quoted}`, 'Path=/', 'SameSite=Lax', 'HttpOnly'].join('; ');
}

/** The headers that a vault has. */
function headersOf(value: Value): [string, Value][] {
  if (!(value instanceof Vault) || value.spoiled !== undefined) return [];
  return [...value.entries].map(([name, each]) => [String(name), each]);
}

/** `Kiln.status` and a `respond` of nothing but a status: the number and its name. */
function statusResponse(
  status: number | undefined,
  message: Value | undefined,
  place: SourcePlace,
): Response {
  const text = message ?? (status === undefined ? new Unknown('its status is not known') : reasonOf(status));
  const body = new Vault(
    new Map<string, Value>([
      ['status', status ?? new Unknown('it is not known', false, [], { type: 'integer' })],
      ['mensagem', text],
    ]),
  );
  return new Response(status, JSON_MEDIA, body, place);
}

/** A file is sent where there is one, else 404. */
function fileResponse(
  path: Value,
  type: Value | undefined,
  place: SourcePlace,
  savedAs: Value = null,
): Value {
  const saved = savedAs === null || savedAs === '' ? [] : [savedAs];
  const headers = new Map(
    saved.map(name => [
      'Content-Disposition',
      typeof name === 'string' ? `attachment; filename="${name}"` : new Unknown('its name is no constant'),
    ]),
  );
  const missing = new Vault(new Map<string, Value>([['erro', 'arquivo não encontrado']]));
  const media = mediaGiven(type ?? null) ?? mediaOfFile(path);
  return oneOf([
    new Response(OK, media, new Unknown('it is what the file holds'), place, headers),
    new Response(NOT_FOUND, JSON_MEDIA, missing, place),
  ]);
}

function mediaGiven(type: Value): string | undefined {
  if (type === null) return undefined;
  return typeof type === 'string' ? mediaTypeOf(type) : ANY_MEDIA;
}

/** A response of each status that a value may be. */
function ofStatus(status: Value, make: (status: number | undefined) => Response): Value {
  return oneOf(leavesOf(status).map(each => make(typeof each === 'number' ? each : undefined)));
}

function redirection(target: Value, status: Value, place: SourcePlace): Value {
  const headers = new Map([['Location', target]]);
  return ofStatus(status, each => new Response(each, undefined, null, place, headers));
}
