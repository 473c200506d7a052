import { strToU8, Zip, ZipDeflate, type ZipInputFile } from 'fflate';
import type { Deflated, EditorFile } from './editor.js';

/** The first day that a ZIP archive can name, in the zone of whoever packs it: the same bytes everywhere. */
const FIRST_DAY = new Date(1980, 0, 1);

/** The method that ZIP calls 8 (APPNOTE.TXT 4.4.5). */
const DEFLATE = 8;

/** Files as a ZIP archive, in their order, in which nothing depends on when, where and by whom it is packed. */
export function zipOf(files: readonly EditorFile[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { path, text, deflated } of files) {
    if (deflated) {
      const entry = entryOf(path, deflated);
      zip.add(entry);
      entry.ondata?.(null, deflated.bytes, true);
      continue;
    }
    const entry = new ZipDeflate(path, { level: 9 });
    entry.mtime = FIRST_DAY;
    zip.add(entry);
    entry.push(strToU8(text), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

/** An entry whose bytes are ready. */
function entryOf(filename: string, { size, crc }: Deflated): ZipInputFile {
  return { filename, size, crc, compression: DEFLATE, mtime: FIRST_DAY };
}
