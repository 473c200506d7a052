import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** A file to be published: where to, and which bytes. */
export interface Content {
  /** Relative to the root of the branch, with `/`. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** The id that git gives to these bytes: equal ids are equal files. */
  readonly blobId: string;
  read(): Promise<Uint8Array>;
}

/** A file that is in memory. */
export function contentOf(path: string, bytes: Uint8Array): Content {
  const blobId = createHash('sha1').update(blobHeader(bytes.length)).update(bytes).digest('hex');
  return { path, size: bytes.length, blobId, read: async () => bytes };
}

/** A file of this machine, read twice: once for its id, and again when it is sent. */
export async function contentAt(path: string, file: string, size: number): Promise<Content> {
  const hash = createHash('sha1').update(blobHeader(size));
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return { path, size, blobId: hash.digest('hex'), read: () => readFile(file) };
}

/** Git names a file by the SHA-1 of this and its bytes. */
function blobHeader(size: number): string {
  return `blob ${size}\0`;
}
