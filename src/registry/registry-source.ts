import type { OpenResult } from '../http/open.js';
import type { ReadResult } from '../http/read-result.js';

/** A registry that is published somewhere: in a folder, at an address, on a branch. Paths are below it: `index.json`. */
export interface RegistrySource {
  /** Reads a small file. Never throws for what the file is like. */
  read(path: string): Promise<ReadResult>;
  /** Opens a file of any size as a stream. An error in the middle of it is thrown by the stream. */
  open(path: string): Promise<OpenResult>;
  /** Names of the files in a folder; nothing where that cannot be known, or there is no such folder. */
  list(folder: string): Promise<string[] | undefined>;
  /** Whether {@link list} can know. */
  readonly lists: boolean;
  /** The file or address behind a path, for people. */
  placeOf(path: string): string;
  /** The file behind a path, where it is one of this machine. */
  fileOf(path: string): string | undefined;
  /** Address of the registry, where it has one. */
  readonly address: string | undefined;
}

export type { OpenResult };
