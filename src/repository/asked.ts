import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from './repository.js';

/**
 * A repository that remembers what it was asked for, also what is not there, and in which state that was just before: who
 * looks again later sees whether something else would be read now.
 */
export class AskedRepository implements Repository {
  /** What each path stood for, as {@link markOf} gives it. */
  readonly marks = new Map<string, string>();
  /** The paths that each pattern matched, one in a line. */
  readonly matches = new Map<string, string>();

  constructor(
    private readonly inner: Repository,
    readonly root: string,
  ) {}

  read(path: string): string {
    this.note(path);
    return this.inner.read(path);
  }

  readBytes(path: string): Uint8Array {
    this.note(path);
    return this.inner.readBytes(path);
  }

  isFile(path: string): boolean {
    this.note(path);
    return this.inner.isFile(path);
  }

  glob(pattern: string): string[] {
    this.matches.set(pattern, '');
    const paths = this.inner.glob(pattern);
    this.matches.set(pattern, paths.join('\n'));
    return paths;
  }

  private note(path: string): void {
    if (!this.marks.has(path)) this.marks.set(path, markOf(this.root, path));
  }
}

/** What changes with a file: another content, another file of its name, none. Links are followed. */
export function markOf(root: string, path: string): string {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(join(root, path));
    return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch {
    return '';
  }
}
