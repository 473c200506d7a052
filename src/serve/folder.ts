import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_PATH, pathOf } from '../contract/files.js';
import { type Snapshot, takeSnapshot } from './snapshot.js';

/** How long a new build may go unseen. */
const RECHECK_MS = 200;

/**
 * A folder that is served while builds replace it: each request sees one build whole. The copies of the build before are
 * kept, as answers may still be read from them.
 */
export class ServedFolder {
  private checkedAt = performance.now();
  private previous: Snapshot | undefined;
  private reloading: Promise<void> | undefined;

  private constructor(
    private readonly folder: string,
    private mark: string,
    private snapshot: Snapshot,
  ) {}

  static async open(folder: string): Promise<ServedFolder> {
    const mark = await markOf(folder);
    return new ServedFolder(folder, mark, await takeSnapshot(folder));
  }

  /** At once while it was looked at lately, which is nearly always. */
  current(): Snapshot | Promise<Snapshot> {
    if (performance.now() - this.checkedAt <= RECHECK_MS) return this.snapshot;
    this.reloading ??= this.reload().finally(() => {
      this.checkedAt = performance.now();
      this.reloading = undefined;
    });
    return this.reloading.then(() => this.snapshot);
  }

  async close(): Promise<void> {
    await this.reloading;
    await Promise.all([this.snapshot.dispose(), this.previous?.dispose()]);
  }

  private async reload(): Promise<void> {
    const mark = await markOf(this.folder);
    // A folder that is gone for a moment is being replaced: what is known of it is served on.
    if (mark === this.mark || mark === '') return;
    let next: Snapshot;
    try {
      next = await takeSnapshot(this.folder);
    } catch {
      return;
    }
    await this.previous?.dispose();
    this.previous = this.snapshot;
    this.snapshot = next;
    this.mark = mark;
  }
}

/** Changes with each build; empty while there is none. */
async function markOf(folder: string): Promise<string> {
  const marks = await Promise.all(
    [MANIFEST_PATH, pathOf('index')].map(path =>
      stat(join(folder, ...path.split('/'))).then(
        ({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`,
        () => '',
      ),
    ),
  );
  return marks.join('\n').trim();
}
