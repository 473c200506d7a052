import type { Reading } from '../route.js';
import type { ReadFile } from '../session.js';
import { ServerSourceError } from '../source-error.js';
import { sourceText } from '../text.js';
import { openapiDocument } from './openapi-document.js';
import { routeList } from './route-list.js';
import type { RouteSource } from './route-source.js';
import { serverFile } from './server-file.js';

/** All sources of routes; the first that accepts a file reads it. */
const ROUTE_SOURCES: readonly RouteSource[] = [serverFile, openapiDocument, routeList];

/** As much of a file as a source may want to see. */
const BEGINNING_CHARACTERS = 1_000;

/**
 * Reads the routes of a file by the source that accepts it.
 *
 * @param file relative to the root, with `/`
 * @throws {ServerSourceError} when there is no such file, no source for it, or it cannot be read at all
 */
export function readRoutes(file: string, readFile: ReadFile): Reading {
  const place = { file, line: 1, column: 1 };
  const content = readFile(file);
  if (content === undefined)
    throw new ServerSourceError(place, 'There is no such file.', 'Name the file that declares the server.');
  const beginning = sourceText(file, content).text.slice(0, BEGINNING_CHARACTERS);
  const source = ROUTE_SOURCES.find(candidate => candidate.accepts(file, beginning));
  if (source) return source.read(file, path => (path === file ? content : readFile(path)));
  throw new ServerSourceError(
    place,
    'This is neither a server file (.df), nor an OpenAPI document, nor a list of routes (.json).',
    'Name the file that declares the server, an OpenAPI document in JSON or YAML, or a list of routes as JSON.',
  );
}
