import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LiveServer, OPENAPI_PATH } from './live-server.js';
import { type LiveRoute, serverOfRoutes } from './routes.js';

const JSON_TYPE = 'application/json; charset=utf-8';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** What is needed of a server of `node:http` or `node:https`. */
export interface NodeHttpServer {
  listeners(event: 'request'): unknown[];
  removeAllListeners(event: 'request'): unknown;
  on(event: 'request', listener: Listener): unknown;
  address(): unknown;
}

/**
 * A server of Node's own as a live server. Such a server has no list of its routes: they are given. What is published
 * is answered before the server's own listeners are asked.
 */
export function liveNode(node: NodeHttpServer, routes: readonly LiveRoute[], name = 'api'): LiveServer {
  let published: string | undefined;
  return {
    get server() {
      return serverOfRoutes(name, routes, { port: portOf(node) });
    },
    publish(document) {
      if (published === undefined) {
        const own = node.listeners('request') as Listener[];
        node.removeAllListeners('request');
        node.on('request', (request, response) => {
          if (isAsked(request)) answerDocument(request, response, published ?? '');
          else for (const listener of own) listener.call(node, request, response);
        });
      }
      published = document;
    },
  };
}

function isAsked({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url.split('?', 1)[0] === OPENAPI_PATH;
}

/** Answers with the document, for browsers of any origin. */
export function answerDocument(request: IncomingMessage, response: ServerResponse, document: string): void {
  response.writeHead(200, {
    'Content-Type': JSON_TYPE,
    'Content-Length': Buffer.byteLength(document),
    'Access-Control-Allow-Origin': '*',
  });
  response.end(request.method === 'HEAD' ? undefined : document);
}

/** The port that is listened on; none before that, and on a socket file. */
function portOf(node: NodeHttpServer): number | null {
  const address = node.address();
  const has = typeof address === 'object' && address !== null && 'port' in address;
  return has && typeof address.port === 'number' ? address.port : null;
}
