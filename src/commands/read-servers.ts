import { isAbsolute, relative, resolve, sep } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { filesOf, type Reading, readRoutes } from '../server/index.js';

/**
 * Reads the servers of a file: a server of the language, or a list of routes as JSON. Nothing is run, and nothing outside
 * of `root` is read.
 *
 * @param file in `root`: relative to it, with `/`, or absolute
 * @throws {UserError} when it cannot be read, with the place in the file
 */
export async function readServers(root: string, file: string): Promise<Reading> {
  const readFile = filesOf(root);
  return readRoutes(nameIn(root, file), readFile);
}

/** The file relative to the folder, by the one name that it has there. @throws {UserError} for one that is elsewhere */
function nameIn(root: string, file: string): string {
  const name = relative(root, resolve(root, file));
  if (name !== '..' && !name.startsWith(`..${sep}`) && !isAbsolute(name)) return name.split(sep).join('/');
  throw new UserError(
    `${file} is not in the folder ${root}, and nothing outside of it is read.`,
    'Give the folder that holds all files of the project, and a file in it.',
  );
}
