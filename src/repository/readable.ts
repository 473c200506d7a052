import { UserError } from '../findings/user-error.js';
import { type Repository, UnreadableFile } from './repository.js';

/** What `read` gives; nothing for a file that is not there or cannot be read, for whoever reads only to learn more, and leaves it to others to report. */
export function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

/** The text of a file; nothing when it is not there or cannot be read. */
export function textOf(repository: Repository, path: string): string | undefined {
  return ifReadable(() => repository.read(path));
}

/** The text of a file that has to be read. @throws {UserError} where it cannot be. */
export function requiredText(repository: Repository, path: string): string {
  try {
    return repository.read(path);
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    const { rule, message, remedy, line } = cause;
    const place = { file: path, ...(line !== undefined && { line }) };
    throw new UserError(message, remedy, {
      cause,
      findings: [{ rule, level: 'error', message, remedy, place }],
    });
  }
}
