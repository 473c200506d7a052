import type { Node } from '../syntax/node.js';
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

/** What follows from a node of one file alone: each table that is followed comes by the same ones. */
export function oncePerNode<T>(work: (node: Node) => T): (node: Node) => T {
  const known = new Map<number, T>();
  return node => {
    let found = known.get(node.id);
    if (found === undefined) {
      found = work(node);
      known.set(node.id, found);
    }
    return found;
  };
}
