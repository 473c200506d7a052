import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import {
  ALLOW,
  JSON_FOLDERS,
  JSON_TYPE,
  METHODS,
  NOT_FOUND_JSON_PATH,
  NOT_FOUND_PAGE_PATH,
  OPEN_HEADERS,
  PREFLIGHT_HEADERS,
} from '../site/hosting.js';
import { notFoundJson } from '../site/not-found.js';
import { ENCODINGS, type Encoding, type Representation, type ServedFile, type Snapshot } from './snapshot.js';

/** Header fields that ask for something else than the whole file, but for the most usual one. */
const RARE_CONDITIONS = [
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'if-range',
  'range',
] as const;

/** What is said of a media type besides how much it is wanted: pages are of one character set and one kind of Markdown. */
const MEDIA_PARAMETERS = /;(?!\s*q\s*=)[^;,]*/g;

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
  if (path === undefined) {
    sendNotFound(request, response, '', files);
    return;
  }
  const file = files.get(path) ?? pageAt(path, files);
  if (file) sendFile(request, response, preferred(request, file, files));
  else if (files.has(`${path}/index.html`))
    response.writeHead(308, { ...OPEN_HEADERS, Location: `${encodeURI(path)}/`, 'Content-Length': 0 }).end();
  else sendNotFound(request, response, path, files);
}

/** The page of an address without its ending, or of a folder. */
function pageAt(path: string, files: Snapshot['files']): ServedFile | undefined {
  return files.get(path.endsWith('/') ? `${path}index.html` : `${path}.html`);
}

/** The page, or its twin in Markdown for who would rather have that. */
function preferred(request: IncomingMessage, file: ServedFile, files: Snapshot['files']): ServedFile {
  const accept = (request.headers.accept ?? '').toLowerCase().replace(MEDIA_PARAMETERS, '');
  if (!file.path.endsWith('.html') || !accept.includes('text/markdown')) return file;
  const twin = files.get(file.path.replace(/html$/, 'md'));
  const [best] = new Negotiator({ headers: { accept } }).mediaTypes(['text/html', 'text/markdown']);
  return twin !== undefined && best === 'text/markdown' ? twin : file;
}

/** The path that is asked for, decoded; nothing where it cannot be. */
function pathOfRequest({ url = '' }: IncomingMessage): string | undefined {
  // Nearly always it is written as it is.
  if (/^(\/[\w-][\w.-]*)+$/.test(url)) return url;
  try {
    // Two slashes begin no host here.
    const { pathname } = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
    // No name of a file has a slash in it; taken for one that parts folders, it would leave a page's own links behind.
    return /%2f/i.test(pathname) ? undefined : decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: ServedFile): void {
  const chosen = representationFor(request, file);
  const { headers, unchanged, etag, bytes } = chosen;
  const condition = request.headers['if-none-match'];
  if (bytes === undefined || request.method !== 'GET' || hasRareCondition(request))
    sendByLibrary(request, response, file, chosen);
  else if (condition === undefined) response.writeHead(200, headers).end(bytes);
  else if (condition === etag) response.writeHead(304, unchanged).end();
  else sendByLibrary(request, response, file, chosen);
}

/** Conditions of every kind, ranges, and what is too large to be held. */
function sendByLibrary(
  request: IncomingMessage,
  response: ServerResponse,
  { path }: ServedFile,
  { root, headers }: Representation,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  send(request, encodeURI(path).replace(/[?#]/g, encodeURIComponent), {
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

function hasRareCondition({ headers }: IncomingMessage): boolean {
  for (const name of RARE_CONDITIONS) if (headers[name] !== undefined) return true;
  return false;
}

/** The smallest that the client takes; as it is, where it takes nothing that there is. */
function representationFor(request: IncomingMessage, { representations }: ServedFile): Representation {
  for (const encoding of acceptedEncodings(request)) {
    const representation = representations[encoding];
    if (representation) return representation;
  }
  return representations.identity;
}

/** Best first. Clients send the same few headers over and over. */
function acceptedEncodings(request: IncomingMessage): readonly Encoding[] {
  const accepted = request.headers['accept-encoding'] ?? '';
  const known = negotiated.get(accepted);
  if (known !== undefined) return known;
  const negotiator = new Negotiator(request) as unknown as PreferringNegotiator;
  const encodings = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS }) as Encoding[];
  if (negotiated.size >= MAX_NEGOTIATED) negotiated.clear();
  negotiated.set(accepted, encodings);
  return encodings;
}

const negotiated = new Map<string, readonly Encoding[]>();
const MAX_NEGOTIATED = 100;

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  files: Snapshot['files'],
): void {
  const isData = JSON_FOLDERS.some(folder => path.startsWith(folder));
  const file = files.get(isData ? NOT_FOUND_JSON_PATH : NOT_FOUND_PAGE_PATH);
  const { headers, bytes = notFoundJson() } = file ? representationFor(request, file) : NO_FILE;
  // Never kept: what is not there now may be there soon.
  const { 'Cache-Control': _, ...rest } = headers;
  response.writeHead(404, rest).end(request.method === 'HEAD' ? undefined : bytes);
}

/** For a folder without pages of its own for that. */
const NO_FILE: Pick<Representation, 'headers' | 'bytes'> = {
  headers: { ...OPEN_HEADERS, 'Content-Type': JSON_TYPE },
};
