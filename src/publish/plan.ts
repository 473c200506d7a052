import { EXECUTABLE_MODE, REGULAR_MODE, type Tree, type TreeEntry } from '../github/git-data.js';
import { compareCodePoints } from '../text/code-points.js';
import type { Content } from './content.js';

/** What has to be done to a branch. */
export interface Plan {
  /** New files, and files of ours with other bytes. */
  readonly writes: readonly Content[];
  /** Paths of ours that are no longer wanted. */
  readonly removes: readonly string[];
  /** Paths that are in the way and not ours. */
  readonly blocked: readonly string[];
}

/** Everything stays as it is. */
export const NOTHING: Plan = { writes: [], removes: [], blocked: [] };

/** Decides whether a path of the branch is ours to replace or remove. */
export type Owns = (path: string) => boolean;

/**
 * What makes `tree` hold `files`: what is ours (`owns`) is replaced, what is ours and not in `files` is removed
 * (`removes` says which paths may be at all), and everything else stays.
 */
export function planChange(
  tree: Tree,
  files: readonly Content[],
  owns: Owns,
  removable: Iterable<string>,
): Plan {
  const wanted = new Set(files.map(file => file.path));
  const removes = [...new Set(removable)]
    .filter(path => !wanted.has(path) && isFile(tree.get(path)))
    .sort(compareCodePoints);
  const removed = new Set(removes);
  const blocked = new Set<string>();
  const writes: Content[] = [];
  for (const file of files) {
    const entry = tree.get(file.path);
    if (isFile(entry) && entry?.id === file.blobId) continue;
    if (
      entry !== undefined &&
      !(isFile(entry) && owns(file.path)) &&
      !isEmptied(entry, file.path, tree, removed)
    )
      blocked.add(file.path);
    for (const parent of parentsOf(file.path)) {
      const above = tree.get(parent);
      if (above !== undefined && above.type !== 'tree' && !removed.has(parent)) blocked.add(parent);
    }
    writes.push(file);
  }
  return { writes, removes, blocked: [...blocked].sort(compareCodePoints) };
}

/** Whether a plan leaves all as it is. */
export function isNothing({ writes, removes }: Plan): boolean {
  return writes.length === 0 && removes.length === 0;
}

/** A file, and no link and no submodule. */
function isFile(entry: TreeEntry | undefined): boolean {
  return entry?.type === 'blob' && (entry.mode === REGULAR_MODE || entry.mode === EXECUTABLE_MODE);
}

/** Whether a folder stands at the path of a file, and nothing in it stays. */
function isEmptied(entry: TreeEntry, path: string, tree: Tree, removed: ReadonlySet<string>): boolean {
  if (entry.type !== 'tree') return false;
  for (const [inner, { type }] of tree)
    if (inner.startsWith(`${path}/`) && type !== 'tree' && !removed.has(inner)) return false;
  return true;
}

function parentsOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
