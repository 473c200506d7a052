import { rmSync } from 'node:fs';

/** Removes a file or folder that only we have written. What was not written cannot be removed either: that is no second mistake. */
export function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Left over under a name that nothing reads.
  }
}
