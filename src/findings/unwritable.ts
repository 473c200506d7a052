import { UserError } from './user-error.js';

/** That the file system did not take a file or folder, in its own words, and what to do. */
export function unwritable(shown: string, cause: unknown, remedy: string): UserError {
  return new UserError(`${shown} cannot be written: ${(cause as Error).message}.`, remedy, { cause });
}
