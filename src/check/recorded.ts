import { type Repository, UnreadableFile } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';

/** A repository and which of its files were read. */
export interface Recorded {
  readonly repository: Repository;
  readonly read: ReadonlySet<string>;
}

/** A repository that remembers which files are read, by this thread or by others. */
export function recorded(repository: Repository): Recorded {
  const read = new Set<string>();
  const { shared } = repository;
  return {
    read,
    repository: {
      read(path) {
        read.add(path);
        return repository.read(path);
      },
      readBytes: path => repository.readBytes(path),
      isFile: path => repository.isFile(path),
      glob: pattern => repository.glob(pattern),
      shared: shared && {
        ...shared,
        notice(seen) {
          for (const [path] of seen.reads) read.add(path);
          shared.notice?.(seen);
        },
      },
    },
  };
}

/** The same files in the order of their names, whichever thread was the first to read one, and more files besides. */
export function filesRead({ read }: Recorded, more: readonly string[]): ReadonlySet<string> {
  return new Set([...read, ...more].sort(compareCodePoints));
}

/** The text of a file that was read; undefined for others, and for one that cannot be read, which is told elsewhere. */
export function textOf({ repository, read }: Recorded, file: string): string | undefined {
  if (!read.has(file)) return undefined;
  try {
    return repository.read(file);
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
