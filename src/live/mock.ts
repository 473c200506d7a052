import {
  createServer,
  type IncomingMessage,
  type Server as NodeServer,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { demandsOf } from '../exporters/demands.js';
import { exampleOf } from '../exporters/example.js';
import { wellFormedJson } from '../exporters/json.js';
import { hasBody, WEBSOCKET } from '../exporters/methods.js';
import { UserError } from '../findings/user-error.js';
import type { Route, Server } from '../server/index.js';
import { type LiveServer, OPENAPI_PATH } from './live-server.js';
import { matcher } from './matcher.js';

const JSON_TYPE = 'application/json; charset=utf-8';
/** A larger body is not read to its end: an answer does not depend on it. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

export interface MockOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
}

/** A server that answers every route of `server` with an example. */
export interface MockServer extends LiveServer {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/**
 * Starts a server that answers the routes of `server` as the server framework would match them (reference-language.md
 * §3.7), each with an example that satisfies what is declared of it, for browsers of any origin.
 * @throws {UserError} when the port cannot be opened.
 */
export async function startMock(server: Server, options: MockOptions): Promise<MockServer> {
  let published: string | undefined;
  const match = matcher(server.routes.filter(({ certainty }) => certainty !== 'unresolved'));
  const node = createServer((request, response) => {
    const path = pathOf(request);
    const found = match(request.method ?? 'GET', path);
    allowEverybody(request, response);
    // Before the routes, as one for any path would hide it.
    if (path === OPENAPI_PATH && published !== undefined && /^(GET|HEAD)$/.test(request.method ?? ''))
      return send(request, response, 200, published);
    if (found.kind === 'route' && found.route.method !== WEBSOCKET)
      return answer(request, response, 200, exampleAnswer(found.route, request.method ?? '', found.params));
    if (request.method === 'OPTIONS' && 'access-control-request-method' in request.headers)
      return void response.writeHead(204).end();
    if (match(WEBSOCKET, path).kind === 'route') {
      response.setHeader('Upgrade', 'websocket');
      return answer(request, response, 426, {
        erro: 'esta rota é um WebSocket, que o mock não responde',
        caminho: path,
      });
    }
    if (found.kind === 'method') {
      response.setHeader('Allow', found.allowed.join(', '));
      return answer(request, response, 405, { erro: 'método não permitido', metodos: found.allowed });
    }
    answer(request, response, 404, { erro: 'rota não encontrada', caminho: path });
  });
  // Without an answer, a client that asks for a WebSocket would wait for ever.
  node.on('upgrade', (_request, socket) => socket.end(refusal()));
  await listen(node, options.port, options.host ?? '127.0.0.1');
  return {
    server,
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

/** What is declared of a body comes back; of other routes only the values of their parameters are known. */
function exampleAnswer(route: Route, method: string, params: ReadonlyMap<string, string>): unknown {
  const declares = route.validations.some(({ target }) => target === 'body');
  if (hasBody(method) && declares) return exampleOf(demandsOf(route.validations).body ?? {});
  return Object.fromEntries(params);
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
