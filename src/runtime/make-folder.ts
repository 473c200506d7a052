import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { statsOf } from './stats.js';

/**
 * Makes a folder and those around it. Node's own way to make several at once never ends where a file system refuses new folders by saying
 * that the one around them is not there, as `/proc` does: each is made by itself here.
 *
 * @throws {Error} of the file system when it cannot be made, or is there and is no folder.
 */
export function makeFolder(folder: string): void {
  try {
    makeOne(folder);
  } catch (error) {
    const around = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || around === folder) throw error;
    makeFolder(around);
    makeOne(folder);
  }
}

/** Makes a folder in one that is there; another process may have made it just before. */
function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!statsOf(folder)?.isDirectory()) throw error;
  }
}
