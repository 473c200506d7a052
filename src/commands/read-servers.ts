import type { Reading } from '../server/route.js';
import { readRouteList } from '../server/sources/route-list.js';

/** Reads a file of routes. @throws {UserError} when it cannot be read. */
export async function readServers(root: string, file: string): Promise<Reading> {
  return readRouteList(root, file);
}
