import type { ReadResult } from '../http/read-result.js';
/** Where published files are read from: a folder, or an address. */
export interface PublishedSource {
  /** Reads a file by its path under the base address, `/api/index.json`. Never throws for what the file is like. */
  read(path: string): Promise<ReadResult>;
  /** The file or address behind a path, for people. */
  placeOf(path: string): string;
  /** Whether a file with that path could be here at all. */
  covers(path: string): boolean;
  /** Paths of the JSON files that stand beside `/api/index.json`; none where that cannot be known. */
  listApi(): Promise<string[]>;
  /** Whether the files that only tell a host how to serve are here, too. */
  readonly isFolder: boolean;
  /** The largest file that is read; nothing for the usual limit. */
  readonly limitBytes?: number;
}

/** A hundred times the largest file that we know. */
export const MAX_PUBLISHED_FILE_BYTES = 64 * 1024 * 1024;
