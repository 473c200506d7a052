import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inTurns } from '../registry/index.js';
import { hosts } from '../site/generated/hosts.js';
import {
  ARCHIVE_TYPE,
  ARCHIVED_DATA,
  IMMUTABLE,
  JSON_TYPE,
  OPEN_HEADERS,
  REVALIDATE,
} from '../site/hosting.js';

const HTML_TYPE = 'text/html; charset=utf-8';
const OTHER_TYPE = 'application/octet-stream';
/** What is text, and so is worth compressing. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.json': JSON_TYPE,
  '.html': HTML_TYPE,
  '.md': 'text/markdown; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
/** Which of a page and its twin is sent follows from what the client accepts. */
const IS_PAGE = /\.(?:html|md)$/;

/** Above, the best compression takes seconds. */
const MAX_BEST_BYTES = 1024 * 1024;
/** Larger files are read anew each time, so that memory does not grow with them. */
const MAX_HELD_BYTES = 1024 * 1024;
const FAST_BROTLI_QUALITY = 5;
const MAX_FILES_AT_ONCE = 4;
const IS_ARCHIVED_DATA = new RegExp(`^${ARCHIVED_DATA}`);
/** Characters of a hash in an ETag: 144 bits. */
const ETAG_CHARACTERS = 24;

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The answer to a request for a file in one encoding, made before anybody asks. */
export interface Representation {
  /** The folder that `path` of the file is in. */
  readonly root: string;
  /** Strong: other bytes have another, and so has each encoding. */
  readonly etag: string;
  /** All header fields of an answer with the whole file. */
  readonly headers: Readonly<Record<string, string>>;
  /** Those of the answer that a copy is still good. */
  readonly unchanged: Readonly<Record<string, string>>;
  /** Where it is small: reading it for each request takes three times as long as the rest. */
  readonly bytes?: Uint8Array;
}

/** A file of the site as it is served. */
export interface ServedFile {
  /** `/api/index.json` */
  readonly path: string;
  readonly representations: Readonly<Partial<Record<Encoding, Representation>>> & {
    readonly identity: Representation;
  };
}

/** A folder as it was at one moment: the texts in it as copies, each encoding made once. */
export interface Snapshot {
  readonly files: ReadonlyMap<string, ServedFile>;
  /** Removes the copies. */
  dispose(): Promise<void>;
}

export interface SnapshotOptions {
  /** Whether no smaller encodings are made, which takes most of the time. */
  readonly uncompressed?: boolean;
  /** What is served in place of a text; as it is, unless given. */
  readonly rewrite?: (path: string, text: Uint8Array) => Uint8Array;
}

/**
 * Reads a folder. Left out is what only tells hosts how to serve, and what a link fetches from outside.
 */
export async function takeSnapshot(folder: string, options: SnapshotOptions = {}): Promise<Snapshot> {
  const root = await realpath(folder);
  const copies = await mkdtemp(join(tmpdir(), 'refdata-serve-'));
  const dispose = () => rm(copies, { recursive: true, force: true });
  try {
    const files = new Map<string, ServedFile>();
    await inTurns(await pathsIn(root), MAX_FILES_AT_ONCE, async path => {
      files.set(path, await serveFile(root, copies, path, options));
    });
    return { files, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function pathsIn(root: string): Promise<string[]> {
  const forHosts = new Set(hosts.map(({ path }) => path));
  const paths: string[] = [];
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(root, file).split(sep).join('/')}`;
    if (path.includes('/.') || forHosts.has(path)) continue;
    if (entry.isFile() || (entry.isSymbolicLink() && (await isFileInside(root, file)))) paths.push(path);
  }
  return paths;
}

async function isFileInside(root: string, link: string): Promise<boolean> {
  const real = await realpath(link).catch(() => undefined);
  return real?.startsWith(root + sep) === true && (await stat(real)).isFile();
}

async function serveFile(
  root: string,
  copies: string,
  path: string,
  options: SnapshotOptions,
): Promise<ServedFile> {
  const file = join(root, ...path.split('/'));
  const text = TEXT_TYPES[extname(path)];
  return text === undefined
    ? serveAsItIs(root, path, file)
    : serveText(copies, path, text, await readFile(file), options);
}

async function serveAsItIs(root: string, path: string, file: string): Promise<ServedFile> {
  const hash = createHash('sha256');
  let length = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk as Buffer);
    length += (chunk as Buffer).length;
  }
  const etag = etagOf(hash.digest('base64url'));
  const type = /\.(?:tar\.gz|tgz)$/.test(path) ? ARCHIVE_TYPE : OTHER_TYPE;
  return { path, representations: { identity: { root, etag, ...headersOf(path, etag, { type, length }) } } };
}

async function serveText(
  copies: string,
  path: string,
  type: string,
  stored: Uint8Array,
  { uncompressed = false, rewrite }: SnapshotOptions,
): Promise<ServedFile> {
  const bytes = rewrite?.(path, stored) ?? stored;
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const encodings: Record<string, Uint8Array> = uncompressed ? {} : await compress(bytes, IS_PAGE.test(path));
  const smaller = Object.entries(encodings).filter(([, { length }]) => length < bytes.length);
  const varies = smaller.length > 0;
  const store = async (encoding: Encoding, content: Uint8Array): Promise<Representation> => {
    const root = join(copies, encoding);
    const copy = join(root, ...path.split('/'));
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, content);
    const etag = etagOf(hash, encoding);
    const { length } = content;
    const headers = headersOf(path, etag, { type, length, encoding, varies });
    return { root, etag, ...headers, ...(length <= MAX_HELD_BYTES && { bytes: content }) };
  };
  const representations: Partial<Record<Encoding, Representation>> = {};
  for (const [encoding, content] of smaller as [Encoding, Uint8Array][])
    representations[encoding] = await store(encoding, content);
  return { path, representations: { ...representations, identity: await store('identity', bytes) } };
}

function headersOf(
  path: string,
  etag: string,
  content: { type: string; length: number; encoding?: Encoding; varies?: boolean },
): Pick<Representation, 'headers' | 'unchanged'> {
  const { type, length, encoding = 'identity', varies = false } = content;
  const varied = [IS_PAGE.test(path) ? 'Accept' : '', varies ? 'Accept-Encoding' : '']
    .filter(name => name !== '')
    .join(', ');
  const unchanged = {
    ...OPEN_HEADERS,
    'Cache-Control': IS_ARCHIVED_DATA.test(path) ? IMMUTABLE : REVALIDATE,
    ETag: etag,
    ...(varied !== '' && { Vary: varied }),
  };
  const headers = {
    ...unchanged,
    'Content-Type': type,
    'Content-Length': String(length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  return { headers, unchanged };
}

async function compress(bytes: Uint8Array, isOneOfMany: boolean): Promise<Record<'br' | 'gzip', Uint8Array>> {
  const quality =
    isOneOfMany || bytes.length > MAX_BEST_BYTES ? FAST_BROTLI_QUALITY : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gz };
}

function etagOf(hash: string, encoding: Encoding = 'identity'): string {
  const short = hash.slice(0, ETAG_CHARACTERS);
  return encoding === 'identity' ? `"${short}"` : `"${short}-${encoding}"`;
}
