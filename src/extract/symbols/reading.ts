import { UnreadableFile } from '../../repository/repository.js';
import type { Report } from '../context.js';
import type { SourceFiles } from '../source-files.js';
import { readSymbols, type WantedSymbols } from './read-symbols.js';
import type { ModuleSymbol } from './symbol.js';

/** What reading the symbols of one file gave: what it says and what there is to tell of it, or why it cannot be read. */
export type Reading =
  | { readonly symbols: readonly ModuleSymbol[]; readonly problems: readonly Report[] }
  | { readonly unreadable: UnreadableFile };

/** Reads the symbols of one file. What it gives depends on the files of the repository alone, not on what was read before. */
export async function readingOf(path: string, wanted: WantedSymbols, files: SourceFiles): Promise<Reading> {
  try {
    return await files.withOutlines(() => {
      // Said once, though work that needs another grammar or more of a file begins anew.
      const problems: Report[] = [];
      const report = (problem: Report) => problems.push(problem);
      return { symbols: readSymbols(path, wanted, { files, report }), problems };
    });
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error };
    throw error;
  }
}
