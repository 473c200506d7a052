import type { Place } from '../findings/finding.js';
import type { Definition } from './languages/language/definitions.js';

/**
 * Reads what the files of a language declare that no grammar reads: a language whose parser stands on a floor above is given to the
 * extraction, so that libraries written in the language itself are read by `symbols`.
 */
export interface DeclarationReader {
  /** With the dot: `.df`. */
  readonly extensions: readonly string[];
  /** In the order of the text. */
  read(path: string, text: string): Declarations;
}

export interface Declarations {
  readonly declarations: readonly Declaration[];
  /** Where the text is not of the language, and why: then nothing is declared. */
  readonly error?: { readonly reason: string; readonly remedy: string; readonly place: Place };
}

/** A definition that has a place, and no node. */
export type Declaration = Omit<Definition, 'node' | 'open' | 'doubt'> & { readonly place: Place };

/** The reader for a file, by its extension. */
export function declarationReaderOf(
  path: string,
  readers: readonly DeclarationReader[],
): DeclarationReader | undefined {
  return readers.find(({ extensions }) => extensions.some(extension => path.endsWith(extension)));
}
