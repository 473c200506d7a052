import { openRepository, UnreadableFile } from '../repository/repository.js';
import type { Reading } from '../server/route.js';
import { readRoutes } from '../server/sources/sources.js';
import { UserError } from '../user-error.js';

/**
 * Reads the servers of a file: a server of the language, or a list of routes as JSON. Nothing is run, and nothing outside
 * of `root` is read.
 *
 * @param file relative to `root`, with `/`
 * @throws {UserError} when it cannot be read, with the place in the file
 */
export async function readServers(root: string, file: string): Promise<Reading> {
  const repository = openRepository(root);
  try {
    return readRoutes(file, path => (repository.isFile(path) ? repository.readBytes(path) : undefined));
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw new UserError(cause.message, cause.remedy, { cause });
    throw cause;
  }
}
