import { isObject } from '../../contract/json-object.js';
import { compareCodePoints } from '../../text/code-points.js';
import type { Frame } from '../evaluate/frame.js';
import type { Scope } from '../evaluate/scope.js';
import { Float, isA, List, leavesOf, Unknown, type Value, Vault } from '../evaluate/value.js';
import type { ActualRequest, Answer, Reply, Route, Server } from '../route.js';
import { answersOf, answersOfMiddleware } from './answers.js';
import type { App, Around, Registered } from './app.js';
import { type Followed, follow, type Handler, handlerOf } from './handlers.js';
import { JSON_MEDIA } from './media.js';
import { FAILED, REFUSED } from './middleware.js';
import { refusalOf } from './refusal.js';
import { type Demand, SILENT } from './stage.js';
import { askedBefore, mayServe } from './whole-answers.js';

/** What becomes of a request at one place: it goes on, is answered, or nobody knows. */
type Outcome = 'passes' | 'unknown' | Answer;

/** Beside the routes, which are plain data that can be copied and sent. */
const REPLIES = new WeakMap<Route, Reply>();

/** Lets a route know what it answers. */
export function answering(route: Route, reply: Reply): Route {
  REPLIES.set(route, reply);
  return route;
}

/** What a route answers to one request, worked out of the program; undefined where that is not known. */
export function repliedBy(route: Route, request: ActualRequest): Answer | undefined {
  return REPLIES.get(route)?.(request);
}

/** What becomes of a request that no route takes; `allowed` are the methods that routes of its path do take. */
type Stray = (request: ActualRequest, allowed: readonly string[]) => Answer;

const STRAYS = new WeakMap<Server, Stray>();

/** Lets a server know what it answers to what none of its routes takes. */
export function refusing(server: Server, stray: Stray): Server {
  STRAYS.set(server, stray);
  return server;
}

/** What a server answers to such a request; undefined where its program says nothing of that. */
export function strayedAt(server: Server, ...request: Parameters<Stray>): Answer | undefined {
  return STRAYS.get(server)?.(...request);
}

const WRITING: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];
const REFUSED_CREDENTIAL = { erro: 'credencial inválida' };

/**
 * What a route answers to one request: what stands around it and its handler are followed with the values that the request
 * has, as they are followed without. What the program keeps from one request to the next is not known.
 */
export function replyOf(app: App, route: Registered, frame: Frame): Reply {
  return request => {
    const outcome = frame.session.answer(() => outcomeOf(app, route, request, frame));
    return typeof outcome === 'object' ? outcome : undefined;
  };
}

/** The same of what no route takes: in the words of the framework, where nothing else is known. */
export function strayOf(app: App, frame: Frame): Stray {
  return (request, allowed) => {
    const usual = allowed.length > 0 ? notAllowed(request, allowed) : notFound(request);
    const outcome = frame.session.answer(() => {
      const outcome = app.hooks.some(changesAnswers) ? 'unknown' : beforeAll(app, request, frame);
      return outcome === 'passes' ? handled(usual, app, request, frame) : outcome;
    });
    return typeof outcome === 'object' ? outcome : usual;
  };
}

function notFound({ path }: ActualRequest): Answer {
  const status = 404;
  return saying({ status, media: JSON_MEDIA }, { erro: `nada em ${path}`, status });
}

function notAllowed({ method, path }: ActualRequest, allowed: readonly string[]): Answer {
  const status = 405;
  const Allow = [...allowed].sort(compareCodePoints).join(', ');
  const told = { erro: `${method} não é aceito em ${path}`, status };
  return saying({ status, media: JSON_MEDIA, headers: ['Allow'], headerValues: { Allow } }, told);
}

function outcomeOf(app: App, route: Registered, request: ActualRequest, frame: Frame): Outcome {
  if (route.handler === undefined || app.hooks.some(changesAnswers)) return 'unknown';
  const outcome = beforeAll(app, request, frame);
  if (outcome !== 'passes') return outcome;
  if (app.assets.some(each => mayServe(each, route.path))) return 'unknown';
  const followed = follow(route.handler, frame, binding(request, request.params));
  return only(followed, answersOf(followed.value, followed.place), app, request, frame);
}

function changesAnswers({ stage = SILENT }: Around): boolean {
  return stage.answers.length > 0 || stage.unread.length > 0 || stage.raises;
}

function beforeAll(app: App, request: ActualRequest, frame: Frame): Outcome {
  for (const around of askedBefore(app)) {
    const outcome = before(around, app, request, frame);
    if (outcome !== 'passes') return outcome;
  }
  return 'passes';
}

/** What a middleware does with a request. */
function before({ value, place, stage }: Around, app: App, request: ActualRequest, frame: Frame): Outcome {
  if (isA(value, 'validator')) {
    const refusal = refusalOf([value.validation], request);
    return refusal ? saying(REFUSED, refusal) : 'passes';
  }
  if (isA(value, 'middleware')) {
    const { demand, answers, ends } = value.stage;
    if (ends.includes(request.method) && answers[0]) return answers[0];
    if (demand) return demanded(demand, answers[0], request, frame);
    return value.condition === undefined ? 'passes' : unless(value.condition, answers[0], request, frame);
  }
  const handler = handlerOf(value);
  if (!handler || !stage) return 'unknown';
  const followed = follow(handler, frame, binding(request, {}));
  const given = answersOfMiddleware(followed.value, place);
  if (given.passes && given.answers.length === 0 && given.unread.length === 0 && followed.fails !== 'surely')
    return followed.raises || followed.unread.length > 0 ? 'unknown' : 'passes';
  return given.passes && followed.fails !== 'surely' ? 'unknown' : only(followed, given, app, request, frame);
}

/** What `Kiln.guard` does: nothing where its condition is known to hold. */
function unless(
  condition: Value,
  refusal: Answer | undefined,
  request: ActualRequest,
  frame: Frame,
): Outcome {
  const handler = handlerOf(condition);
  if (!handler || !refusal) return 'unknown';
  const { value, fails } = follow(handler, frame, binding(request, {}));
  const leaves = leavesOf(value);
  if (fails || leaves.some(leaf => leaf instanceof Unknown || typeof leaf === 'object')) return 'unknown';
  if (leaves.every(Boolean)) return 'passes';
  return leaves.some(Boolean) ? 'unknown' : refusal;
}

function demanded(
  demand: Demand,
  refusal: Answer | undefined,
  request: ActualRequest,
  frame: Frame,
): Outcome {
  const { headers, body, method, size } = request;
  if (!refusal) return 'unknown';
  if (demand.kind === 'size') return size > demand.limit ? refusal : 'passes';
  if (demand.kind === 'token') {
    const field = isObject(body) ? body[demand.field] : undefined;
    const token = headers[demand.header.toLowerCase()] || field;
    // Who signed it is not known.
    return WRITING.includes(method) && !String(token ?? '').includes('.') ? refusal : 'passes';
  }
  const prefix = `${demand.scheme} `;
  const given = String(headers.authorization ?? '');
  if (!given.startsWith(prefix)) return refusal;
  const verifier = handlerOf(demand.verifier);
  if (!verifier?.params) return 'passes';
  const [token] = verifier.params;
  const { value, fails } = follow(verifier, frame, (_handler, scope) => {
    if (token) scope.declare(token.name, given.slice(prefix.length));
  });
  const isRefused = fails === undefined && leavesOf(value).every(leaf => leaf === null || leaf === false);
  const { headers: _, headerValues: __, ...bare } = refusal;
  return isRefused ? saying(bare, REFUSED_CREDENTIAL) : 'passes';
}

/** The one answer that was found; what the program makes of a failure, where it fails. */
function only(
  { fails, raises, unread: more }: Followed,
  { answers, unread }: ReturnType<typeof answersOf>,
  app: App,
  request: ActualRequest,
  frame: Frame,
): Outcome {
  const isRaised = raises && answers.length === 0 && unread.length === 0 && more.length === 0;
  if (fails === 'surely' || isRaised) return handled(FAILED, app, request, frame);
  const [answer, ...others] = answers;
  const isKnown = !fails && !raises && unread.length === 0 && more.length === 0;
  return answer && others.length === 0 && isKnown ? answer : 'unknown';
}

/** What the program makes of an answer of the framework itself. */
function handled(usual: Answer, app: App, request: ActualRequest, frame: Frame): Outcome {
  const around = app.errors.get(usual.status);
  if (!around) return usual;
  const handler = handlerOf(around.value);
  if (!handler) return 'unknown';
  const followed = follow(handler, frame, binding(request, request.params));
  const { answers, unread } = answersOf(followed.value, followed.place);
  const [answer, ...others] = answers;
  const isKnown = others.length === 0 && unread.length === 0 && !followed.raises && !followed.fails;
  return answer && isKnown ? answer : 'unknown';
}

function saying(answer: Answer, value: object): Answer {
  return { ...answer, shape: { schema: answer.schema ?? {}, example: { value } } };
}

/** Gives a handler the names that it knows the request by, with what the request has. */
function binding(request: ActualRequest, params: ActualRequest['params']) {
  return ({ params: own }: Handler, scope: Scope): void => {
    // The framework takes them out of a path that it has decoded already, and decodes them.
    const decoded = Object.fromEntries(Object.entries(params).map(([name, text]) => [name, unquoted(text)]));
    const given = { body: request.body, query: request.query, params: decoded, headers: request.headers };
    const parts = new Map<string, Value>(
      Object.entries(given).map(([name, value]) => [name, fromJson(value)]),
    );
    const session = new Unknown('it is the session of the caller');
    const whole = new Vault(
      new Map<string, Value>([
        ...parts,
        ['method', request.method],
        ['path', request.path],
        ['session', session],
        ['cookies', fromJson(cookiesOf(request))],
        ['files', filesOf(request)],
        ...['raw_body', 'ip', 'state'].map(name => [name, sentAs(name)] as const),
      ]),
    );
    if (own === undefined) {
      for (const [name, value] of parts) scope.declare(name, value);
      scope.declare('session', session);
      scope.declare('req', whole);
      return;
    }
    for (const [index, { name }] of own.entries())
      scope.declare(name, index === 0 ? whole : new Unknown(`\`${name}\` is a parameter`));
  };
}

/** Cookies as the framework reads them. */
function cookiesOf({ headers }: ActualRequest): Readonly<Record<string, string>> {
  const parts = String(headers.cookie ?? '').split(';');
  const pairs = parts
    .filter(part => part.includes('='))
    .map(part => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), unquoted(part.slice(at + 1).trim())];
    });
  return Object.fromEntries(pairs);
}

function unquoted(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** No other body has files. */
function filesOf({ headers, files }: ActualRequest): Value {
  if (files) return fromJson(files);
  const isMultipart = String(headers['content-type'] ?? '').startsWith('multipart/form-data');
  return isMultipart ? sentAs('files') : new Vault(new Map());
}

/** A part of a request of which no more is known. */
function sentAs(name: string): Unknown {
  return new Unknown(`\`${name}\` is what the caller sends`);
}

/** JSON as a program holds it. */
function fromJson(json: unknown): Value {
  if (json === null || json === undefined) return null;
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (typeof json === 'number')
    return Number.isSafeInteger(json)
      ? json
      : Number.isInteger(json)
        ? new Unknown('the number is too large')
        : new Float(json);
  if (Array.isArray(json)) return new List(json.map(fromJson));
  return new Vault(new Map(Object.entries(json as object).map(([key, value]) => [key, fromJson(value)])));
}
