import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those around it. Node's own way to make several at once never ends where a file system refuses new folders by saying
 * that the one around them is not there, as `/proc` does: each is made by itself here.
 *
 * @throws {Error} of the file system when it cannot be made.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      // A file of that name is no folder: what is written into it says so.
      return;
    }
    const around = dirname(folder);
    if (code !== 'ENOENT' || around === folder) throw error;
    makeFolder(around);
    mkdirSync(folder);
  }
}
