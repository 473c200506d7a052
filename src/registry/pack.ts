import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { PackageFile } from './package-files.js';

/** Larger files are streamed. */
const MAX_BYTES_IN_MEMORY = 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;

/** As `gzip` has it; part of what makes the bytes the same. */
const GZIP_LEVEL = 6;
/** Where the header of gzip names the system (RFC 1952): it differs between systems, and 255 is "unknown". */
const OS_BYTE = 9;
const UNKNOWN_OS = 255;

const EPOCH = new Date(0);
const MODE = { plain: 0o644, executable: 0o755 } as const;

export interface PackedArchive {
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Writes a new archive in which nothing depends on when, where, by whom and on which system it is packed: files in
 * the order given, without owners, times or folders of their own, in the one folder `root`. A file is executable when
 * it begins with `#!`, as not every system keeps that of its own. The whole is streamed.
 */
export async function packArchive(
  files: readonly PackageFile[],
  root: string,
  target: string,
): Promise<PackedArchive> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  await packInto(files, root, source =>
    pipeline(source, counted, createWriteStream(target, { flags: 'wx' })),
  );
  return { bytes, sha256: hash.digest('hex') };
}

/** The bytes of such an archive of files that are in memory. */
export async function packedBytes(
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  root: string,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const held = files.map(({ path, bytes }) => ({ path, bytes, real: path, size: bytes.length }));
  await packInto(held, root, async source => {
    for await (const chunk of source) chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}

async function packInto(
  files: readonly PackageFile[],
  root: string,
  write: (source: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const tar = pack();
  async function* finished(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let at = 0;
    for await (const chunk of source) {
      if (at <= OS_BYTE && at + chunk.length > OS_BYTE) chunk[OS_BYTE - at] = UNKNOWN_OS;
      at += chunk.length;
      yield chunk;
    }
  }
  const gzip = createGzip({
    level: GZIP_LEVEL,
    strategy: constants.Z_DEFAULT_STRATEGY,
    chunkSize: CHUNK_BYTES,
  });
  const writing = pipeline(tar, gzip, source => write(finished(source)));
  const adding = addAll(tar, files, root).catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  // What goes wrong with a file also ends the writing, with less to say.
  const [added, written] = await Promise.allSettled([adding, writing]);
  if (added.status === 'rejected') throw added.reason;
  if (written.status === 'rejected') throw written.reason;
}

async function addAll(tar: Pack, files: readonly PackageFile[], root: string): Promise<void> {
  for (const file of files) await add(tar, file, `${root}/${file.path}`);
  tar.finalize();
}

async function add(tar: Pack, { real, size, bytes }: PackageFile, name: string): Promise<void> {
  const header = { name, size, mtime: EPOCH, uid: 0, gid: 0, uname: '', gname: '', type: 'file' as const };
  if (bytes !== undefined || size <= MAX_BYTES_IN_MEMORY) {
    const content = bytes === undefined ? await readFile(real) : Buffer.from(bytes);
    // A file that grows or shrinks meanwhile is packed as it was read.
    await new Promise<void>((done, failed) => {
      tar.entry({ ...header, size: content.length, mode: modeOf(content) }, content, error =>
        error ? failed(error) : done(),
      );
    });
    return;
  }
  const handle = await open(real);
  const start = Buffer.alloc(2);
  await handle.read(start, 0, start.length, 0).finally(() => handle.close());
  // Exactly as much as the header says: a log that is written to meanwhile must not break the archive.
  const content = createReadStream(real, { highWaterMark: CHUNK_BYTES, end: size - 1 });
  await pipeline(content, tar.entry({ ...header, mode: modeOf(start) }));
}

function modeOf(start: Uint8Array): number {
  return start[0] === 0x23 && start[1] === 0x21 ? MODE.executable : MODE.plain;
}
