import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ArchiveReport, readArchive } from './archive.js';

/**
 * Unpacks an archive into a new folder. Every path is proved before anything is written for it, nothing is written
 * twice and no link is ever made, so nothing can land outside of the folder.
 *
 * @param root the one folder that the archive must hold; it is left out.
 * @returns what was read; with a fault, the folder is of no use.
 */
export async function unpackArchive(
  input: AsyncIterable<Uint8Array>,
  root: string,
  folder: string,
): Promise<ArchiveReport> {
  await mkdir(folder, { recursive: true });
  return readArchive(input, root, async ({ path, executable, content }) => {
    const file = join(folder, ...path.split('/'));
    await mkdir(dirname(file), { recursive: true });
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: executable ? 0o755 : 0o644 }));
  });
}
