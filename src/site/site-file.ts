import { createHash } from 'node:crypto';

/** A file of the site: its path under the base address, and its bytes, or the file on this machine that has them. */
export type SiteFile = MemoryFile | StoredFile;

interface Described {
  /** `/api/index.json` */
  readonly path: string;
  /** Path of the JSON Schema that describes it; null where none does. */
  readonly schema: string | null;
  /** False for a file that tells a host how to serve the others: no address has it. */
  readonly served?: false;
}

export interface MemoryFile extends Described {
  readonly bytes: Uint8Array;
}

/** Too large to be held in memory. */
export interface StoredFile extends Described {
  readonly storedAt: string;
  readonly size: number;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
}

/** The size of a file in bytes. */
export function sizeOf(file: SiteFile): number {
  return 'bytes' in file ? file.bytes.length : file.size;
}

/** SHA-256 of a file, in hexadecimal digits. */
export function sha256Of(file: SiteFile): string {
  return 'bytes' in file ? createHash('sha256').update(file.bytes).digest('hex') : file.sha256;
}

/** Path of a schema on the site. */
export function schemaPath(name: string): string {
  return `/schemas/${name}.schema.json`;
}
