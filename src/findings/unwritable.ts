import { reasonOf } from './refusal.js';
import { UserError } from './user-error.js';

/** That the file system did not take a file or folder, why, and what to do. */
export function unwritable(shown: string, cause: unknown, remedy: string): UserError {
  return new UserError(
    `${shown} cannot be written: ${reasonOf(cause) ?? (cause as Error).message}.`,
    remedy,
    { cause },
  );
}

/** Does what writes `shown`. @throws {UserError} in the place of what the file system answers */
export function writing<T>(shown: string, remedy: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw unwritable(shown, cause, remedy);
  }
}
