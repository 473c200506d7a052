import { existsSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { readGitSync } from '../git/git.js';

/** Files that are read together with one that is asked for: a process for each would take longer than the reading. */
const MAX_AHEAD_FILES = 500;
const MAX_AHEAD_BYTES = 8 * 1024 * 1024;

/** A file or a link in a tree of git. */
export interface TreeEntry {
  readonly kind: 'file' | 'link';
  readonly id: string;
  readonly bytes: number;
  /** Folder of the git repository that has it: that of a submodule is another one. */
  readonly repository: string;
}

/**
 * The files of one folder of a commit, read from git's objects: nothing is checked out. Those of a
 * submodule are there as far as it is checked out and has the commit.
 * Bytes are as they were committed, without the filters and line ends of a working copy.
 */
export class GitTree {
  /** By path below the folder. */
  readonly entries = new Map<string, TreeEntry>();
  /** Names of what is in each folder, by its path; the root is the empty one. */
  readonly folders = new Map<string, Set<string>>();
  /** Submodules that are not here, by path, with the commit that is missing. */
  readonly absent = new Map<string, string>();
  private readonly read = new Map<string, Buffer>();

  private constructor(private readonly repository: string) {}

  /** @throws {UserError} when the objects of the commit are not here. */
  static open(repository: string, commit: string, folder: string): GitTree {
    const tree = new GitTree(repository);
    const object = folder === '' ? commit : `${commit}:${folder}`;
    const { code, stdout, stderr } = readGitSync(repository, [
      'ls-tree',
      '-r',
      '-z',
      '-l',
      '--full-tree',
      object,
    ]);
    if (code !== 0) {
      // The commit is here and has no such folder.
      if (readGitSync(repository, ['cat-file', '-e', `${commit}^{tree}`]).code === 0) return tree;
      throw new UserError(
        `The files of ${commit} cannot be read: ${stderr.trim()}.`,
        'Fetch the commit with its files (git fetch origin <commit>).',
      );
    }
    const submodules = new Map<string, string>();
    for (const line of stdout.toString('utf8').split('\0')) tree.add(line, submodules);
    if (submodules.size > 0) tree.addSubmodules(submodules, folder);
    return tree;
  }

  /** The bytes of an entry. @throws {UserError} when git does not have them, as in a partial clone. */
  bytesOf(path: string): Buffer {
    const entry = this.entries.get(path);
    if (!entry) throw new Error(`${path} is not in the tree`);
    if (!this.read.has(entry.id)) this.readAhead(path, entry);
    const bytes = this.read.get(entry.id);
    if (bytes) return bytes;
    throw new UserError(
      `git does not have the content of ${path} here.`,
      'Fetch it: a clone that leaves out file contents (--filter) cannot be compared with.',
    );
  }

  private add(line: string, submodules: Map<string, string>): void {
    const [, mode, type, id = '', size = '', path = ''] =
      /^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(line) ?? [];
    if (type === 'commit') submodules.set(path, id);
    if (type !== 'blob') return;
    const { repository } = this;
    this.put(path, { kind: mode === '120000' ? 'link' : 'file', id, bytes: Number(size), repository });
  }

  /** What submodules hold, from the repositories that are checked out at their places, wherever their heads are. */
  private addSubmodules(submodules: ReadonlyMap<string, string>, folder: string): void {
    const { stdout } = readGitSync(this.repository, ['rev-parse', '--show-toplevel']);
    const root = stdout.toString('utf8').trim();
    for (const [path, id] of submodules) {
      const place = join(root, folder, path);
      if (root === '' || !isRepositoryIn(root, place) || !hasCommit(place, id)) {
        this.absent.set(path, id);
        continue;
      }
      const inner = GitTree.open(place, id, '');
      for (const [name, entry] of inner.entries) this.put(`${path}/${name}`, entry);
      for (const [name, missing] of inner.absent) this.absent.set(`${path}/${name}`, missing);
    }
  }

  private put(path: string, entry: TreeEntry): void {
    this.entries.set(path, entry);
    for (let child = path; child !== ''; ) {
      const slash = child.lastIndexOf('/');
      const folder = child.slice(0, Math.max(0, slash));
      const names = this.folders.get(folder) ?? new Set();
      const known = names.has(child.slice(slash + 1));
      names.add(child.slice(slash + 1));
      this.folders.set(folder, names);
      if (known) break;
      child = folder;
    }
  }

  /** Reads a file, and with it small ones of the same folder and extension: a glob mostly wants them all. */
  private readAhead(path: string, entry: TreeEntry): void {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const extension = /\.[^./]*$/.exec(path)?.[0] ?? '';
    const wanted = new Map([[entry.id, entry.bytes]]);
    let bytes = entry.bytes;
    for (const name of this.folders.get(folder) ?? []) {
      if (wanted.size >= MAX_AHEAD_FILES) break;
      if (!name.endsWith(extension)) continue;
      const other = this.entries.get(folder === '' ? name : `${folder}/${name}`);
      if (!other || other.repository !== entry.repository) continue;
      if (wanted.has(other.id) || this.read.has(other.id)) continue;
      if (bytes + other.bytes > MAX_AHEAD_BYTES) continue;
      bytes += other.bytes;
      wanted.set(other.id, other.bytes);
    }
    const input = [...wanted.keys()].map(id => `${id}\n`).join('');
    const { stdout } = readGitSync(entry.repository, ['cat-file', '--batch'], input);
    // Each answer: "<id> blob <size>", the bytes, a line feed; "<id> missing" for what is not here.
    for (let at = 0; at < stdout.length; ) {
      const end = stdout.indexOf(0x0a, at);
      const [id = '', kind, size] = stdout.subarray(at, end).toString('latin1').split(' ');
      at = end + 1;
      if (kind !== 'blob') continue;
      this.read.set(id, stdout.subarray(at, at + Number(size)));
      at += Number(size) + 1;
    }
  }
}

/** Whether a git repository of its own is at a place inside of a folder, and no link leads out. */
function isRepositoryIn(root: string, place: string): boolean {
  if (!existsSync(join(place, '.git'))) return false;
  return realpathSync(place).startsWith(realpathSync(root) + sep);
}

function hasCommit(repository: string, id: string): boolean {
  return readGitSync(repository, ['cat-file', '-e', `${id}^{tree}`]).code === 0;
}
