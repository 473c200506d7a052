import { relative, resolve, sep } from 'node:path';
import type { GlobOptions } from 'tinyglobby';
import { LfsStore } from '../git/lfs-store.js';
import { isLfsPointer } from '../text/lfs-pointer.js';
import { GitTree } from './git-tree.js';
import {
  BYTES_PER_MIB,
  brokenLink,
  DEFAULT_SOURCE_LIMIT_MIB,
  decode,
  folderBefore,
  globIn,
  isFolder,
  leaves,
  lfsPointer,
  missing,
  outside,
  type Repository,
  tooLarge,
  UnreadableFile,
} from './repository.js';

/** As many as Linux follows. */
const MAX_LINKS = 40;
/** Where the tree seems to stand for who walks it; nothing there is touched. */
const ROOT = resolve('/refdata-tree');

/**
 * A folder of a commit as a {@link Repository}, read from git's objects without a checkout. Links are followed inside of
 * the folder and nowhere else.
 * @param folder of the language below the root of the git repository; empty for the root itself.
 * @param clone a folder of the clone that has what Git LFS fetched, where the commit itself was fetched to elsewhere.
 */
export function openCommit(
  gitFolder: string,
  commit: string,
  folder: string,
  sourceLimitMib = DEFAULT_SOURCE_LIMIT_MIB,
  clone = gitFolder,
): Repository {
  const tree = GitTree.open(gitFolder, commit, folder);
  return new CommitRepository(tree, commit, new LfsStore(clone), sourceLimitMib * BYTES_PER_MIB);
}

class CommitRepository implements Repository {
  constructor(
    private readonly tree: GitTree,
    private readonly commit: string,
    private readonly lfs: LfsStore,
    private readonly maxBytes: number,
  ) {}

  read(path: string): string {
    return decode(this.readBytes(path), path);
  }

  readBytes(path: string): Uint8Array {
    if (leaves(path)) throw outside(path);
    const real = this.follow(path);
    if (real === OUTSIDE) throw outside(path);
    const entry = real === undefined ? undefined : this.tree.entries.get(real);
    if (real === undefined || !entry) {
      if (real !== undefined && this.tree.folders.has(real)) throw isFolder(path);
      if (real === undefined) throw brokenLink(path, true);
      if (this.tree.entries.get(path)?.kind === 'link') throw brokenLink(path, false);
      throw this.inSubmodule(path) ?? missing(path, pattern => this.glob(pattern));
    }
    if (entry.bytes > this.maxBytes) throw tooLarge(path, entry.bytes, this.maxBytes);
    const bytes = this.tree.bytesOf(real);
    if (!isLfsPointer(bytes)) return bytes;
    const content = this.lfs.contentOf(bytes, this.maxBytes);
    if (content !== undefined) return content;
    throw lfsPointer(path, { git: this.lfs.fetching(this.commit) });
  }

  /** That a file may be there, in a submodule whose commit is not here. */
  private inSubmodule(path: string): UnreadableFile | undefined {
    for (const [submodule, id] of this.tree.absent)
      if (path.startsWith(`${submodule}/`))
        return new UnreadableFile(
          'source-missing',
          path,
          `${path} is in the submodule ${submodule}, whose commit ${id.slice(0, 9)} is not here.`,
          `Check out with submodules and enough history (submodules: true, fetch-depth: 0), or fetch it (git -C ${submodule} fetch origin ${id}).`,
        );
    return undefined;
  }

  isFile(path: string): boolean {
    if (leaves(path)) return false;
    const real = this.follow(path);
    return real !== undefined && real !== OUTSIDE && this.tree.entries.has(real);
  }

  glob(pattern: string): string[] {
    const found = globIn(ROOT, pattern, path => this.isFile(path), this.fileSystem());
    const hidden = found.length > 0 ? undefined : this.inSubmodule(`${folderBefore(pattern)}/`);
    if (hidden) throw hidden;
    return found;
  }

  /** The path without links; nothing where a link leads nowhere or in a circle. */
  private follow(path: string): string | typeof OUTSIDE | undefined {
    let ahead = path.split('/');
    const way: string[] = [];
    for (let links = 0; ahead.length > 0; ) {
      const [segment = '', ...rest] = ahead;
      ahead = rest;
      if (segment === '' || segment === '.') continue;
      if (segment === '..') {
        if (way.length === 0) return OUTSIDE;
        way.pop();
        continue;
      }
      const here = [...way, segment].join('/');
      if (this.tree.entries.get(here)?.kind !== 'link') {
        way.push(segment);
        continue;
      }
      links += 1;
      if (links > MAX_LINKS) return undefined;
      const target = this.tree.bytesOf(here).toString('utf8');
      if (target.startsWith('/')) return OUTSIDE;
      ahead = [...target.split('/'), ...ahead];
    }
    return way.join('/');
  }

  /** What a walker of folders needs of a file system. */
  private fileSystem(): NonNullable<GlobOptions['fs']> {
    const entriesOf = (folder: string) => {
      const inside = relative(ROOT, resolve(ROOT, folder)).split(sep).join('/');
      const names = this.tree.folders.get(inside);
      if (!names) throw Object.assign(new Error(`no folder ${inside}`), { code: 'ENOENT' });
      return [...names].map(name => {
        const entry = this.tree.entries.get(inside === '' ? name : `${inside}/${name}`);
        return {
          name,
          isFile: () => entry?.kind === 'file',
          isDirectory: () => entry === undefined,
          isSymbolicLink: () => entry?.kind === 'link',
        };
      });
    };
    return { readdirSync: entriesOf } as unknown as NonNullable<GlobOptions['fs']>;
  }
}

const OUTSIDE = Symbol('outside');
