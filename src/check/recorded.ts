import type { Repository } from '../repository/repository.js';

/** A repository and which of its files were read. */
export interface Recorded {
  readonly repository: Repository;
  /** In the order of reading. */
  readonly read: ReadonlySet<string>;
}

/** A repository that remembers which files are read. */
export function recorded(repository: Repository): Recorded {
  const read = new Set<string>();
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
    },
  };
}
