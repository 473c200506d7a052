import type { Reading } from '../route.js';
import type { ReadFile } from '../session.js';

/** Something that routes can be read from. Exporters, reports and entries know nothing more of it. */
export interface RouteSource {
  readonly name: string;
  /** Whether this source reads such a file; `text` is what the file begins with. */
  accepts(file: string, text: string): boolean;
  /**
   * @param file relative to the root, with `/`
   * @throws {ServerSourceError} when the file cannot be read at all
   */
  read(file: string, readFile: ReadFile): Reading;
}
