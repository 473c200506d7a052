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

/** Header fields that ask for something else than the whole file. */
const CONDITIONS = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'if-range',
  'range',
] as const;

/** The types of the library are of its release before, which did not know preferences. */
interface PreferringNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

/**
 * Answers one request from a snapshot, as src/site/hosting.ts says. What is asked for is looked up among the paths that
 * there are, and never becomes a path of the file system.
 */
export function answer(request: IncomingMessage, response: ServerResponse, { files }: Snapshot): void {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...OPEN_HEADERS, ...PREFLIGHT_HEADERS }).end();
    return;
  }
  if (!(METHODS as readonly (string | undefined)[]).includes(request.method)) {
    response.writeHead(405, { ...OPEN_HEADERS, Allow: ALLOW, 'Content-Length': 0 }).end();
    return;
  }
  const path = pathOfRequest(request);
  const file = path === undefined ? undefined : files.get(path);
  if (file) {
    const cache = file.path.startsWith(ARCHIVE_FOLDER) ? IMMUTABLE : REVALIDATE;
    sendFile(request, response, file, { 'Cache-Control': cache });
  } else {
    sendNotFound(request, response, path ?? '', files);
  }
}

/** The path that is asked for, decoded; nothing where it cannot be. */
function pathOfRequest({ url = '' }: IncomingMessage): string | undefined {
  // Nearly always it is written as it is.
  if (/^(\/[\w-][\w.-]*)+$/.test(url)) return url;
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path === '/' ? '/index.html' : path;
  } catch {
    return undefined;
  }
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  more: Readonly<Record<string, string>>,
): void {
  const { representations, type } = file;
  const compressed = Object.keys(representations).length > 1;
  const encoding = compressed ? encodingFor(request, file) : 'identity';
  const { root, etag, bytes } = representations[encoding] ?? representations.identity;
  const headers: Record<string, string | number> = {
    ...OPEN_HEADERS,
    ...more,
    'Content-Type': type,
    ETag: etag,
  };
  if (compressed) headers.Vary = 'Accept-Encoding';
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  if (bytes && isPlainGet(request)) {
    headers['Content-Length'] = bytes.length;
    response.writeHead(response.statusCode, headers).end(bytes);
    return;
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
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

/** Neither a condition nor a range: most requests, and the answer is the whole file. The library does the others. */
function isPlainGet({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && !CONDITIONS.some(name => headers[name] !== undefined);
}

/** The smallest that the client takes; as it is, where it takes nothing that there is. */
function encodingFor(request: IncomingMessage, { representations }: ServedFile): Encoding {
  const available = ENCODINGS.filter(encoding => representations[encoding]);
  const key = `${available.join()} ${request.headers['accept-encoding'] ?? ''}`;
  const known = negotiated.get(key);
  if (known !== undefined) return known;
  const negotiator = new Negotiator(request) as unknown as PreferringNegotiator;
  const [first = 'identity'] = negotiator.encodings(available, { preferred: available });
  if (negotiated.size >= MAX_NEGOTIATED) negotiated.clear();
  negotiated.set(key, first as Encoding);
  return first as Encoding;
}

/** Clients send the same few headers over and over. */
const negotiated = new Map<string, Encoding>();
const MAX_NEGOTIATED = 100;

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
    for (const name of CONDITIONS) delete request.headers[name];
    sendFile(request, response, file, {});
    return;
  }
  response.writeHead(404, { ...OPEN_HEADERS, 'Content-Type': JSON_TYPE });
  response.end(request.method === 'HEAD' ? undefined : notFoundJson());
}
