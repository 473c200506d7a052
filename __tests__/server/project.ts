import { readServers } from '../../src/server/reader.js';
import type { Reading, Route } from '../../src/server/route.js';
import { ServerSourceError } from '../../src/server/source-error.js';

/** Reads a project that stands in the test: one text for `app.df`, or texts by path. */
export function read(files: string | Record<string, string | Uint8Array>, entry = 'app.df'): Reading {
  const all = typeof files === 'string' ? { [entry]: files } : files;
  return readServers(entry, path => (Object.hasOwn(all, path) ? all[path] : undefined));
}

/** `GET /itens`, with what is not ordinary behind it. */
export function shown(route: Route): string {
  const unusual = route.certainty === 'sure' ? '' : ` (${route.certainty})`;
  return `${route.method} ${route.path}${unusual}`;
}

/** Routes of the first server, or of the one with a name. */
export function routesOf(files: Parameters<typeof read>[0], server?: string): string[] {
  const { servers } = read(files);
  const found = server === undefined ? servers[0] : servers.find(({ name }) => name === server);
  return (found?.routes ?? []).map(shown);
}

/** The message of the mistake that reading ends in. */
export function mistakeOf(files: Parameters<typeof read>[0], entry?: string): string {
  try {
    read(files, entry);
  } catch (error) {
    if (error instanceof ServerSourceError) return error.message;
    throw error;
  }
  throw new Error('it was read');
}
