import type { DataFile } from './format.js';
import { parseJson } from './json.js';

/** JSON with comments and commas at the ends of lists, as editors have it. @throws {FormatError} */
export function parse(text: string): DataFile {
  return parseJson(text, true);
}
