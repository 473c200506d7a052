import {
  createServer,
  type IncomingMessage,
  type Server as NodeServer,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { MULTIPART } from '../exporters/asked-request.js';
import { wellFormedJson } from '../exporters/json.js';
import { methodWord, WEBSOCKET } from '../exporters/methods.js';
import { UserError } from '../findings/user-error.js';
import type { Server } from '../server/index.js';
import { isJsonMedia, mediaTypeOf } from '../text/media-type.js';
import type { Asked } from './asked.js';
import { decoded } from './content-encoding.js';
import { jsonOf } from './json-text.js';
import { type LiveServer, OPENAPI_PATH } from './live-server.js';
import { matcher } from './matcher.js';
import { type MockAnswer, mockAnswer, problem, strayAnswer } from './mock-answer.js';
import { MockState } from './mock-state.js';

const JSON_TYPE = 'application/json; charset=utf-8';
/** A larger body is not read to its end: an answer does not depend on it. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

export interface MockOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** The status that a route answers, by `GET /itens/:id`, where a request chooses none. */
  readonly answers?: ReadonlyMap<string, number> | undefined;
}

/** A server that answers every route of `server` with an example. */
export interface MockServer extends LiveServer {
  readonly baseUrl: string;
  /** Answers as another server from now on; what requests have made is forgotten. */
  replace(server: Server): void;
  close(): Promise<void>;
}

/**
 * Starts a server that answers the routes of `server` as the server framework would match them (reference-language.md
 * §3.7), each with what its source says that it answers, for browsers of any origin. What a route refuses is refused.
 * @throws {UserError} when the port cannot be opened.
 */
export async function startMock(server: Server, options: MockOptions): Promise<MockServer> {
  let published: string | undefined;
  let contract = contractOf(server);
  const node = createServer((request, response) => {
    const whole = pathOf(request);
    const { match, state, server } = contract;
    const { method, path, found } = askedFor(contract, request.method ?? 'GET', whole);
    allowEverybody(request, response);
    // Before the routes, as one for any path would hide it.
    if (whole === OPENAPI_PATH && published !== undefined && /^(GET|HEAD)$/.test(request.method ?? ''))
      return send(request, response, 200, published);
    if (found.kind === 'route' && found.route.method !== WEBSOCKET) {
      const { route, params } = found;
      return withBody(request, server, (sent, refused) => {
        if (refused) return reply(request, response, refused);
        const chosen = options.answers?.get(`${methodWord(route.method)} ${route.path}`);
        const asked = { ...sent, chosen };
        const made = mockAnswer(route, method, params, asked);
        const answered = made.isFinal
          ? made
          : (state.missing(route, path, method, params) ??
            state.after(route, method, path, asked.body, made));
        const prefix = whole.slice(0, whole.length - path.length);
        reply(request, response, under(prefix, path, answered));
      });
    }
    if (request.method === 'OPTIONS' && 'access-control-request-method' in request.headers)
      return void response.writeHead(204).end();
    if (match(WEBSOCKET, path).kind === 'route') {
      response.setHeader('Upgrade', 'websocket');
      return answer(request, response, 426, {
        erro: 'esta rota é um WebSocket, que o mock não responde',
        caminho: path,
      });
    }
    const allowed = found.kind === 'method' ? found.allowed : [];
    withBody(request, server, asked => {
      const told = strayAnswer(server, method, allowed, asked);
      reply(request, response, told ?? (server.own ? describedStray : usualStray)(path, allowed));
    });
  });
  // Without an answer, a client that asks for a WebSocket would wait for ever.
  node.on('upgrade', (_request, socket) => socket.end(refusal()));
  await listen(node, options.port, options.host ?? '127.0.0.1');
  return {
    get server() {
      return contract.server;
    },
    replace: next => {
      contract = contractOf(next);
    },
    baseUrl: addressOf(node, options.host ?? '127.0.0.1'),
    publish: document => {
      published = document;
    },
    close: () =>
      new Promise(resolve => {
        node.close(() => resolve());
        node.closeAllConnections();
      }),
  };
}

/** What is answered to which requests. */
function contractOf(server: Server) {
  const { routes } = server;
  return {
    server,
    match: matcher(routes.filter(({ certainty }) => certainty !== 'unresolved')),
    state: new MockState(routes),
    prefixes: prefixesOf(server),
  };
}

type Contract = ReturnType<typeof contractOf>;

/**
 * What a request is for. Of a description the address of its server may stand before the path, as its clients write it; and who
 * asks for the head of what GET answers gets that (RFC 9110, §9.3.2).
 */
function askedFor({ match, server, prefixes }: Contract, method: string, whole: string) {
  const below = prefixes
    .filter(prefix => whole.startsWith(`${prefix}/`))
    .map(prefix => whole.slice(prefix.length));
  const all = [...below, whole].map(path => {
    const own = match(method, path);
    const isHead = server.own && method === 'HEAD' && own.kind === 'method' && own.allowed.includes('GET');
    return isHead ? { method: 'GET', path, found: match('GET', path) } : { method, path, found: own };
  });
  const [first] = ['route', 'method', 'none'].flatMap(kind => all.filter(each => each.found.kind === kind));
  return first ?? { method, path: whole, found: match(method, whole) };
}

/** An answer whose address of what was made has what the request had before its path. */
function under(prefix: string, path: string, answer: MockAnswer): MockAnswer {
  const { Location: location } = answer.headers;
  if (prefix === '' || !location?.startsWith(path)) return answer;
  return { ...answer, headers: { ...answer.headers, Location: prefix + location } };
}

/** The paths of the addresses that a description appends its own to, the longest first. */
function prefixesOf({ own, routes }: Server): readonly string[] {
  const bases = [own?.base, ...routes.map(({ asks }) => asks?.base)].flatMap(base => base ?? []);
  const paths = bases.map(base => {
    const path = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/?#]*)?([^?#]*)/i.exec(base)?.[1] ?? '';
    return path.replace(/(?<!\/)\/+$/, '');
  });
  return [...new Set(paths.filter(path => path !== ''))].sort((a, b) => b.length - a.length);
}

/** The answer to a request that no route takes, of a server that says nothing of that. */
function usualStray(path: string, allowed: readonly string[]): MockAnswer {
  const made = { media: 'application/json', says: 'value' as const };
  if (allowed.length === 0)
    return { ...made, status: 404, body: { erro: 'rota não encontrada', caminho: path }, headers: {} };
  const body = { erro: 'método não permitido', metodos: allowed };
  return { ...made, status: 405, body, headers: { Allow: allowed.join(', ') } };
}

/** The same of a description, in the form of its other refusals. */
function describedStray(path: string, allowed: readonly string[]): MockAnswer {
  if (allowed.length === 0)
    return problem(404, [{ in: 'path', at: '', message: `${path} is not in the description` }]);
  const told = problem(405, [{ in: 'method', at: '', message: `must be ${allowed.join(' or ')}` }]);
  return { ...told, headers: { Allow: allowed.join(', ') } };
}

/** Sends what the mock answers. */
function reply(
  request: IncomingMessage,
  response: ServerResponse,
  { status, media, body, headers }: MockAnswer,
): void {
  const text = media === null ? '' : isJsonMedia(media) ? `${wellFormedJson(body)}\n` : String(body);
  const bodiless = media === null || request.method === 'HEAD';
  const type = media === null ? {} : { 'Content-Type': `${media}; charset=utf-8` };
  response.writeHead(status, {
    ...headers,
    ...type,
    ...(media !== null && { 'Content-Length': Buffer.byteLength(text) }),
  });
  // Bytes, as a text would have headers in its own encoding.
  response.end(bodiless ? undefined : Buffer.from(text));
}

/** Reads the body of a request to its end, unless it is too large. */
function withBody(
  request: IncomingMessage,
  { own }: Server,
  then: (asked: Asked, refused?: MockAnswer) => void,
): void {
  const chunks: Buffer[] = [];
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > MAX_BODY_BYTES) request.destroy();
    else chunks.push(chunk);
  });
  request.on('end', async () => {
    const bytes = Buffer.concat(chunks);
    // A program decodes what it decodes; a description says nothing of that, as it is of HTTP.
    const read = own ? await decoded(bytes, request.headers['content-encoding'], MAX_BODY_BYTES) : bytes;
    if (Buffer.isBuffer(read)) then(await askedOf(request, read));
    else then(await askedOf(request, bytes), read);
  });
}

/** What validations look at, as the framework reads it (reference-language.md §4.2). */
async function askedOf(request: IncomingMessage, bytes: Buffer): Promise<Asked> {
  const { url = '/', headers } = request;
  const type = headers['content-type'];
  const isForm = mediaTypeOf(type) === MULTIPART;
  const form = isForm ? await formOf(type ?? '', bytes) : undefined;
  return {
    query: fieldsOf(new URLSearchParams(url.split('?').slice(1).join('?'))),
    headers,
    body: form ? form.fields : bodyOf(type, bytes),
    ...(form && { files: form.files }),
    ...(isForm && { form: form?.all ?? null }),
    text: bytes.toString('utf8'),
    path: pathOf(request),
  };
}

/** What a form that may have files holds; undefined for one that cannot be read. */
async function formOf(type: string, bytes: Buffer) {
  const sent = new Response(Uint8Array.from(bytes), { headers: { 'Content-Type': type } });
  const form = await sent.formData().catch(() => undefined);
  if (!form) return undefined;
  const fields = new URLSearchParams();
  const all = new URLSearchParams();
  const files: [string, unknown][] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string' && value.name === '') continue;
    const text = typeof value === 'string' ? value : await value.text();
    all.append(name, text);
    if (typeof value === 'string') fields.append(name, text);
    else files.push([name, { nome: value.name, tipo: value.type, tamanho: value.size, texto: text }]);
  }
  // Not assigned one by one: a field may be called `__proto__`.
  return { fields: fieldsOf(fields), all: fieldsOf(all), files: Object.fromEntries(files) };
}

/** Values by their names; a list of those of a name that is there several times. */
function fieldsOf(sent: URLSearchParams): Readonly<Record<string, unknown>> {
  const fields = [...new Set(sent.keys())].map(name => {
    const values = sent.getAll(name);
    return [name, values.length === 1 ? values[0] : values];
  });
  return Object.fromEntries(fields);
}

function bodyOf(contentType: string | undefined, bytes: Buffer): unknown {
  if (bytes.length === 0) return null;
  const text = bytes.toString('utf8');
  const type = mediaTypeOf(contentType);
  if (type === 'application/x-www-form-urlencoded') return fieldsOf(new URLSearchParams(text));
  if (!isJsonMedia(type)) return text;
  const data = jsonOf(text);
  return data === undefined ? text : data;
}

function answer(request: IncomingMessage, response: ServerResponse, status: number, data: unknown): void {
  send(request, response, status, `${wellFormedJson(data)}\n`);
}

/** Answers when the request has been read, so that a client is never cut off while it writes. */
function send(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > MAX_BODY_BYTES) request.destroy();
  });
  request.on('end', () => {
    response.writeHead(status, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text) });
    response.end(request.method === 'HEAD' ? undefined : text);
  });
}

function allowEverybody(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  const method = request.headers['access-control-request-method'];
  if (method !== undefined) response.setHeader('Access-Control-Allow-Methods', method);
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
}

/** Path of a request as patterns are written; what cannot be decoded stays as it is. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function refusal(): string {
  const body = '{"erro":"o mock não responde WebSocket"}\n';
  return `HTTP/1.1 501 Not Implemented\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
}

function addressOf(node: NodeServer, host: string): string {
  const { port } = node.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function listen(node: NodeServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    node.once('error', cause => {
      const { code } = cause as NodeJS.ErrnoException;
      const reason =
        code === 'EADDRINUSE'
          ? `Port ${port} is in use.`
          : `Port ${port} cannot be opened: ${cause.message}.`;
      reject(new UserError(reason, 'Choose another with --port; 0 takes any that is free.', { cause }));
    });
    node.listen(port, host, resolve);
  });
}
