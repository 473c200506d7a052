import { type FSWatcher, lstatSync, readdirSync, realpathSync, watch } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { markOf } from '../../repository/asked.js';
import { folderBefore, openRepository } from '../../repository/repository.js';

/** Editors write in several steps, and people save several files: what changes within this time is one change. */
const SETTLE_MS = 60;
/** Without a word from the system, it is looked this often: not every file system says what changes in it. */
const POLL_MS = 2_000;
/** Looking takes at most this share of the time. */
const MAX_POLL_SHARE = 0.05;
/** More folders than that are only looked at from time to time: systems bound how many can be watched. */
const MAX_WATCHED_FOLDERS = 2_000;
/** A file of this name is never read by a pattern unless it says so. */
const SKIPPED_FOLDERS = new Set(['node_modules', '.git']);

/** What a build has read, and in which state. */
export interface Sources {
  readonly root: string;
  /** By path, relative to the root. */
  readonly marks: ReadonlyMap<string, string>;
  /** By pattern: the paths that it matched, one in a line. */
  readonly matches: ReadonlyMap<string, string>;
  /** Patterns of manifests: every file of a package counts. */
  readonly packages: readonly string[];
}

/**
 * Watches what a build has read: files by what they are called, so that those which editors replace by others are seen, and
 * through links, by the files that they lead to.
 */
export class Watcher {
  private watchers: FSWatcher[] = [];
  private files = new Map<string, string>();
  private folders = new Map<string, string>();
  private matches = new Map<string, string>();
  private sources: Sources | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  /** @param changed is told which file has changed, as it is called in messages. */
  constructor(private readonly changed: (path: string) => void) {}

  /** Watches these sources in place of those before, and looks at once: they may have changed since they were read. */
  follow(sources: Sources): void {
    this.sources = sources;
    this.files = new Map(sources.marks);
    this.matches = new Map(sources.matches);
    this.watchFolders();
    this.lookLater(SETTLE_MS);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.stopWatching();
  }

  private stopWatching(): void {
    for (const watcher of this.watchers.splice(0)) watcher.close();
  }

  private watchFolders(): void {
    const { sources } = this;
    if (sources === undefined || this.isClosed) return;
    this.stopWatching();
    const folders = foldersOf(sources);
    this.folders = new Map(folders.map(folder => [folder, markOf(sources.root, folder)]));
    for (const folder of folders.slice(0, MAX_WATCHED_FOLDERS))
      try {
        const watcher = watch(join(sources.root, folder), { persistent: false }, () =>
          this.lookLater(SETTLE_MS),
        );
        // What cannot be watched any more is looked at.
        watcher.on('error', () => watcher.close());
        this.watchers.push(watcher);
      } catch {
        // The system watches no more folders, or this one is gone: it is looked at.
      }
  }

  private lookLater(delay: number): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), delay).unref();
  }

  private look(): void {
    const start = performance.now();
    const path = this.firstChange();
    this.lookLater(Math.max(POLL_MS, (performance.now() - start) / MAX_POLL_SHARE));
    if (path !== undefined) this.changed(path);
  }

  /** A file that is another than it was; what is there now counts as unchanged from then on. */
  private firstChange(): string | undefined {
    const { sources } = this;
    if (sources === undefined) return undefined;
    const { root } = sources;
    let first: string | undefined;
    for (const [path, before] of this.files) {
      const now = markOf(root, path);
      if (now === before) continue;
      this.files.set(path, now);
      first ??= path;
    }
    if (![...this.folders].some(([path, before]) => markOf(root, path) !== before)) return first;
    for (const [pattern, before] of this.matches) {
      const now = matchesOf(root, pattern);
      this.matches.set(pattern, now);
      if (now !== before) first ??= pattern;
    }
    for (const [path, mark] of marksOfPackages(root, sources.packages)) {
      if (this.files.has(path)) continue;
      this.files.set(path, mark);
      first ??= path;
    }
    this.watchFolders();
    return first;
  }
}

/** The files that a pattern matches, one in a line. */
function matchesOf(root: string, pattern: string): string {
  try {
    return openRepository(root).glob(pattern).join('\n');
  } catch {
    // What is wrong with it is what the build says.
    return '';
  }
}

/** The state of every file of the packages whose manifests match. */
export function marksOfPackages(root: string, packages: readonly string[]): Map<string, string> {
  const files = packageFolders(root, packages)
    .flatMap(folder => foldersBelow(root, folder))
    .flatMap(folder =>
      entriesOf(root, folder)
        .filter(entry => !entry.isDirectory())
        .map(entry => `${folder}/${entry.name}`),
    );
  return new Map(files.map(path => [path, markOf(root, path)]));
}

/** Folders of packages: those of their manifests. */
function packageFolders(root: string, packages: readonly string[]): string[] {
  const paths = packages.flatMap(pattern => matchesOf(root, pattern).split('\n')).filter(path => path !== '');
  return [...new Set(paths.map(path => dirname(path)))];
}

/** Folders in which something may change that counts: of files, of what links lead to, of what patterns may match. */
function foldersOf(sources: Sources): string[] {
  const { root, marks, matches, packages } = sources;
  const found = new Set<string>(['']);
  const addWithThoseAround = (folder: string) => {
    for (let path = folder; path !== '' && path !== '.' && !found.has(path); path = dirname(path))
      found.add(path);
  };
  for (const path of marks.keys()) {
    addWithThoseAround(dirname(path));
    const target = targetOf(root, path);
    if (target !== undefined) found.add(dirname(target));
  }
  for (const pattern of [...matches.keys(), ...packages]) {
    const start = folderBefore(pattern);
    const isFlat = !pattern.slice(start.length + 1).includes('/');
    for (const folder of isFlat ? [start] : foldersBelow(root, start)) addWithThoseAround(folder);
  }
  for (const folder of packageFolders(root, packages))
    for (const inner of foldersBelow(root, folder)) addWithThoseAround(inner);
  return [...found].filter(folder => isFolder(root, folder));
}

/** Where a file is that links lead to, relative to the root; nothing for one that no link leads to. */
function targetOf(root: string, path: string): string | undefined {
  try {
    const target = relative(realpathSync(root), realpathSync(join(root, path)));
    return target === path ? undefined : target;
  } catch {
    return undefined;
  }
}

function foldersBelow(root: string, folder: string): string[] {
  const found: string[] = [];
  const left = [folder];
  for (let next = left.pop(); next !== undefined && found.length < MAX_WATCHED_FOLDERS; next = left.pop()) {
    found.push(next);
    for (const entry of entriesOf(root, next))
      if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name))
        left.push(next === '' ? entry.name : `${next}/${entry.name}`);
  }
  return found;
}

function entriesOf(root: string, folder: string) {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
}

function isFolder(root: string, folder: string): boolean {
  try {
    const stats = lstatSync(join(root, folder));
    return stats.isDirectory() || stats.isSymbolicLink();
  } catch {
    return false;
  }
}
