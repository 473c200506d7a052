import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import {
  ALLOW,
  ARCHIVE_FOLDER,
  IMMUTABLE,
  JSON_FOLDERS,
  JSON_TYPE,
  METHODS,
  NOT_FOUND_JSON_PATH,
  NOT_FOUND_PAGE_PATH,
  OPEN_HEADERS,
  PREFLIGHT_HEADERS,
  REVALIDATE,
} from '../site/hosting.js';
import { notFoundJson } from '../site/not-found.js';
import { ENCODINGS, type Encoding, type ServedFile, type Snapshot } from './snapshot.js';

/** The types of the library are of its release before, which did not know preferences. */
interface PreferringNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

/**
 * Answers one request from a snapshot, as src/site/hosting.ts says. What is asked for is looked up among the paths that
 * there are, and never becomes a path of the file system.
 */
export function answer(request: IncomingMessage, response: ServerResponse, { files }: Snapshot): void {
  for (const [name, value] of Object.entries(OPEN_HEADERS)) response.setHeader(name, value);
  if (request.method === 'OPTIONS') {
    response.writeHead(204, PREFLIGHT_HEADERS).end();
    return;
  }
  if (!(METHODS as readonly (string | undefined)[]).includes(request.method)) {
    response.writeHead(405, { Allow: ALLOW, 'Content-Length': 0 }).end();
    return;
  }
  const path = pathOfRequest(request);
  const file = path === undefined ? undefined : files.get(path);
  if (!file) {
    sendNotFound(request, response, path ?? '', files);
    return;
  }
  response.setHeader('Cache-Control', file.path.startsWith(ARCHIVE_FOLDER) ? IMMUTABLE : REVALIDATE);
  sendFile(request, response, file);
}

/** The path that is asked for, decoded; nothing where it cannot be. */
function pathOfRequest({ url = '' }: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path === '/' ? '/index.html' : path;
  } catch {
    return undefined;
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: ServedFile): void {
  const { representations, type } = file;
  const compressed = Object.keys(representations).length > 1;
  if (compressed) response.setHeader('Vary', 'Accept-Encoding');
  const encoding = compressed ? encodingFor(request, file) : 'identity';
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const { root, etag } = representations[encoding] ?? representations.identity;
  response.setHeader('ETag', etag);
  response.setHeader('Content-Type', type);
  send(request, encodeURI(file.path).replace(/[?#]/g, encodeURIComponent), {
    root,
    cacheControl: false,
    etag: false,
    lastModified: false,
    index: false,
    dotfiles: 'allow',
  })
    .on('error', ({ status }: Error & { status?: number }) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(status ?? 500, { 'Content-Length': 0 }).end();
    })
    .pipe(response);
}

/** The smallest that the client takes; as it is, where it takes nothing that there is. */
function encodingFor(request: IncomingMessage, { representations }: ServedFile): Encoding {
  const available = ENCODINGS.filter(encoding => representations[encoding]);
  const [first] = (new Negotiator(request) as unknown as PreferringNegotiator).encodings(available, {
    preferred: available,
  });
  return (first as Encoding | undefined) ?? 'identity';
}

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  files: Snapshot['files'],
): void {
  const isData = JSON_FOLDERS.some(folder => path.startsWith(folder));
  const file = files.get(isData ? NOT_FOUND_JSON_PATH : NOT_FOUND_PAGE_PATH);
  response.statusCode = 404;
  if (file) {
    // A condition or a range is about what was asked for, not about this.
    for (const name of ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'])
      delete request.headers[name];
    sendFile(request, response, file);
    return;
  }
  response.setHeader('Content-Type', JSON_TYPE);
  response.end(request.method === 'HEAD' ? undefined : notFoundJson());
}
