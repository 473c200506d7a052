import { parse as parseToml, TomlDate, TomlError } from 'smol-toml';
import { assertDepth, boundedDepth, type DataFile, FormatError } from './format.js';

/** TOML 1.0. @throws {FormatError} */
export function parse(text: string): DataFile {
  try {
    const data = boundedDepth(() => parseToml(text, { integersAsBigInt: 'asNeeded' }));
    assertDepth(data);
    // The parser gives no positions: records of TOML files name the file only. It refuses keys that stand twice.
    return { data: plain(data), lineOf: () => undefined, entryLines: () => new Map(), duplicates: [] };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw new FormatError(error.message.split('\n')[0] ?? 'it cannot be parsed', error.line, error.column);
  }
}

/** Dates and times as they are written: JSON has none. */
function plain(data: unknown): unknown {
  if (data instanceof TomlDate) return data.toISOString();
  if (Array.isArray(data)) return data.map(plain);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));
}
