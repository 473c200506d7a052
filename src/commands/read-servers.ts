import type { Reading } from '../server/route.js';
import { filesOf } from '../server/source-folder.js';
import { readRoutes } from '../server/sources/sources.js';

/**
 * Reads the servers of a file: a server of the language, or a list of routes as JSON. Nothing is run, and nothing outside
 * of `root` is read.
 *
 * @param file relative to `root`, with `/`
 * @throws {UserError} when it cannot be read, with the place in the file
 */
export async function readServers(root: string, file: string): Promise<Reading> {
  return readRoutes(file, filesOf(root));
}
