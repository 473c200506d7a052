import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Surroundings } from '../lsp/problems/find.js';

/** What stands beside a program: files and folders, whatever their ending, there and in `src`. */
export function surroundingsOf(file: string): Surroundings {
  const folder = dirname(file);
  return {
    hasFile: name =>
      [folder, join(folder, 'src')].some(each => entriesOf(each).some(entry => entry.split('.')[0] === name)),
  };
}

/** What a folder has; nothing where it is none, or nobody may look into it. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
