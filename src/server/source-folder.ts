import { openRepository, UnreadableFile } from '../repository/repository.js';
import type { ReadFile } from './session.js';
import { ServerSourceError } from './source-error.js';
import { MAX_SOURCE_MIB } from './text.js';

/**
 * Reads the files of a folder for the reader of servers: never outside of it, after links are resolved, and none that is
 * too large.
 *
 * @throws {UserError} when there is no such folder
 */
export function filesOf(folder: string): ReadFile {
  const repository = openRepository(folder, MAX_SOURCE_MIB);
  return path => {
    if (!repository.isFile(path)) return undefined;
    try {
      return repository.readBytes(path);
    } catch (cause) {
      if (!(cause instanceof UnreadableFile)) throw cause;
      throw new ServerSourceError(
        { file: path, line: 1, column: 1 },
        cause.message,
        cause.rule === 'source-too-large'
          ? 'Name the file that declares the server, and move its data to another file.'
          : cause.remedy,
        { cause },
      );
    }
  };
}
