import { strToU8, type Zippable, zipSync } from 'fflate';
import type { EditorFile } from './editor.js';

/** The first day that a ZIP archive can name, in the zone of whoever packs it: the same bytes everywhere. */
const FIRST_DAY = new Date(1980, 0, 1);

/** Files as a ZIP archive, in their order, in which nothing depends on when, where and by whom it is packed. */
export function zipOf(files: readonly EditorFile[]): Uint8Array {
  const entries: Zippable = {};
  for (const { path, text } of files) entries[path] = strToU8(text);
  return zipSync(entries, { level: 9, mtime: FIRST_DAY });
}
