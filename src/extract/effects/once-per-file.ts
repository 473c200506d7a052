import type { SourceFile } from '../syntax/source-file.js';

/** What follows from a file alone: worked out when it is first asked for. */
export function oncePerFile<T>(work: (file: SourceFile) => T): (file: SourceFile) => T {
  const known = new Map<SourceFile, { readonly found: T }>();
  return file => {
    let entry = known.get(file);
    if (!entry) {
      entry = { found: work(file) };
      known.set(file, entry);
    }
    return entry.found;
  };
}
