import { parse as parseCsv } from './csv.js';
import type { DataFile, FormatOptions } from './format.js';

/** CSV with tabs between its columns. @throws {FormatError} */
export function parse(text: string, { delimiter = '\t' }: FormatOptions = {}): DataFile {
  return parseCsv(text, { delimiter });
}
