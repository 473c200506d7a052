import { createReadStream } from 'node:fs';
import { open, readdir, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { UserError } from '../findings/user-error.js';
import type { ReadResult } from '../http/read-result.js';
import { MAX_PUBLISHED_FILE_BYTES } from '../published/index.js';
import { INDEX_FILE } from './layout.js';
import { realFolder } from './package-files.js';
import type { OpenResult, RegistrySource } from './registry-source.js';

/** An index of 300,000 releases is larger than other published files may be. */
export const MAX_INDEX_BYTES = 2 * MAX_PUBLISHED_FILE_BYTES;

const CHUNK_BYTES = 256 * 1024;

/**
 * A registry in a folder: the site's own, with `registry/` in it, or the one that holds `index.json` itself. Nothing
 * outside of it is read, whatever links it holds. @throws {UserError} when there is no such folder.
 */
export async function openRegistryFolder(folder: string): Promise<RegistrySource> {
  const root = realFolder(folder);
  if (root === undefined) {
    throw new UserError(
      `There is no folder ${folder}.`,
      'Give the folder of a registry or of a built site, or an http(s) address.',
    );
  }
  const site = new FolderSource(join(folder, 'registry'), join(root, 'registry'));
  const inSite = await site.read(INDEX_FILE);
  return inSite.kind === 'missing' ? new FolderSource(folder, root) : site;
}

class FolderSource implements RegistrySource {
  readonly address = undefined;
  readonly lists = true;

  constructor(
    private readonly shown: string,
    private readonly root: string,
  ) {}

  placeOf(path: string): string {
    return `${this.shown.split(sep).join('/').replace(/\/+$/, '')}/${path}`;
  }

  fileOf(path: string): string {
    return join(this.root, ...path.split('/'));
  }

  async read(path: string): Promise<ReadResult> {
    return this.withFile(path, async handle => {
      const { size } = await handle.stat();
      if (size > MAX_INDEX_BYTES) return { kind: 'too-large' };
      return { kind: 'found', bytes: await handle.readFile() };
    });
  }

  async open(path: string): Promise<OpenResult> {
    const result = await this.withFile(path, async () => ({ kind: 'ready' as const }));
    if (result.kind !== 'ready') return result;
    return { kind: 'found', content: createReadStream(this.fileOf(path), { highWaterMark: CHUNK_BYTES }) };
  }

  async list(folder: string): Promise<string[] | undefined> {
    return readdir(join(this.root, folder)).catch(() => undefined);
  }

  private async withFile<T>(
    path: string,
    use: (handle: Awaited<ReturnType<typeof open>>) => Promise<T>,
  ): Promise<T | Exclude<ReadResult, { kind: 'found' }>> {
    try {
      const real = await realpath(this.fileOf(path));
      const inside = relative(await realpath(this.root), real);
      if (inside.split(sep)[0] === '..' || isAbsolute(inside)) {
        return { kind: 'unreadable', reason: 'leads outside the folder' };
      }
      const handle = await open(real);
      try {
        if (!(await handle.stat()).isFile()) return { kind: 'unreadable', reason: 'is not a file' };
        return await use(handle);
      } finally {
        await handle.close();
      }
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
      return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
    }
  }
}
