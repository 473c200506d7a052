import { ifReadable } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';

/** A repository and which of its files were read. */
export interface Recorded {
  readonly repository: Repository;
  readonly read: ReadonlySet<string>;
}

/** A repository that remembers which files are read. */
export function recorded(repository: Repository): Recorded {
  const read = new Set<string>();
  return {
    read,
    repository: {
      others: repository.others,
      read(path) {
        read.add(path);
        return repository.read(path);
      },
      readBytes(path) {
        read.add(path);
        return repository.readBytes(path);
      },
      isFile: path => repository.isFile(path),
      glob: pattern => repository.glob(pattern),
    },
  };
}

/** The same files in the order of their names, and more files besides. */
export function filesRead({ read }: Recorded, more: readonly string[]): ReadonlySet<string> {
  return new Set([...read, ...more].sort(compareCodePoints));
}

/** The text of a file that was read; undefined for others, and for one that cannot be read, which is reported elsewhere. */
export function textOf({ repository, read }: Recorded, file: string): string | undefined {
  return read.has(file) ? ifReadable(() => repository.read(file)) : undefined;
}
