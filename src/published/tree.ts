import type { ReadResult } from '../http/read-result.js';
import type { GitTree } from '../repository/git-tree.js';
import { MAX_PUBLISHED_FILE_BYTES, type PublishedSource } from './published-source.js';

const API = '/api/';

/** Published files on a branch, read from git's objects; nothing when the tree holds none. */
export function openTree(
  tree: GitTree,
  name: string,
  limitBytes = MAX_PUBLISHED_FILE_BYTES,
): PublishedSource | undefined {
  if (tree.entries.has('api/index.json')) return new TreeSource(tree, name, '/', limitBytes);
  return tree.entries.has('index.json') && tree.entries.has('sintaxe.json')
    ? new TreeSource(tree, name, API, limitBytes)
    : undefined;
}

class TreeSource implements PublishedSource {
  readonly isFolder = true;

  constructor(
    private readonly tree: GitTree,
    private readonly name: string,
    /** The part of the paths that the root of the tree stands for. */
    private readonly prefix: '/' | typeof API,
    readonly limitBytes: number,
  ) {}

  covers(path: string): boolean {
    return path.startsWith(this.prefix);
  }

  placeOf(path: string): string {
    return `${this.name}:${path.slice(this.prefix.length)}`;
  }

  async read(path: string): Promise<ReadResult> {
    const inside = path.slice(this.prefix.length);
    const entry = this.covers(path) ? this.tree.entries.get(inside) : undefined;
    if (entry?.kind !== 'file') return { kind: 'missing' };
    if (entry.bytes > this.limitBytes) return { kind: 'too-large' };
    return { kind: 'found', bytes: this.tree.bytesOf(inside) };
  }

  async listApi(): Promise<string[]> {
    const names = this.tree.folders.get(API.slice(this.prefix.length).replace(/\/$/, ''));
    return [...(names ?? [])].filter(name => name.endsWith('.json')).map(name => API + name);
  }
}
