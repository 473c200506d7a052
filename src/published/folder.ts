import { open, readdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { FILE_NAMES } from '../contract/files.js';
import { UserError } from '../findings/user-error.js';
import { absentSubmodule, SUBMODULE_REMEDY } from '../git/left-out.js';
import type { ReadResult } from '../http/read-result.js';
import { MAX_PUBLISHED_FILE_BYTES, type PublishedSource } from './published-source.js';

const API = '/api/';

/**
 * Published files in a folder: the site's own, with `api/` in it, or the one that holds `index.json` itself. Nothing
 * outside of the folder is read, whatever links it holds.
 *
 * @throws {UserError} when there is no such folder, or neither in it.
 */
export async function openFolder(
  folder: string,
  limitBytes = MAX_PUBLISHED_FILE_BYTES,
): Promise<PublishedSource> {
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined || !(await isFolder(root))) {
    throw new UserError(
      root === undefined ? `There is no folder ${folder}.` : `${folder} is not a folder.`,
      'Give the folder of a built site, or an http(s) address.',
    );
  }
  if (await isFolder(join(root, 'api'))) return new FolderSource(folder, root, '/', limitBytes);
  const submodule = absentSubmodule(root, '.');
  if (submodule !== undefined)
    throw new UserError(
      `There are no published files in ${folder}: it is in the submodule ${submodule}, which was not checked out.`,
      SUBMODULE_REMEDY,
    );
  const entries = new Set(await readdir(root));
  if (FILE_NAMES.some(name => entries.has(`${name}.json`)))
    return new FolderSource(folder, root, API, limitBytes);
  throw new UserError(
    `There are no published files in ${folder}: neither api/index.json nor index.json.`,
    'Give the folder that `refdata build` wrote.',
  );
}

class FolderSource implements PublishedSource {
  readonly isFolder = true;

  constructor(
    private readonly shown: string,
    private readonly root: string,
    /** The part of the paths that the folder stands for. */
    private readonly prefix: '/' | typeof API,
    readonly limitBytes: number,
  ) {}

  covers(path: string): boolean {
    return path.startsWith(this.prefix);
  }

  placeOf(path: string): string {
    const folder = this.shown.split(sep).join('/').replace(/\/+$/, '');
    return `${folder}/${path.slice(this.prefix.length)}`;
  }

  async read(path: string): Promise<ReadResult> {
    if (!this.covers(path)) return { kind: 'missing' };
    let real: string;
    try {
      real = await realpath(join(this.root, ...path.slice(this.prefix.length).split('/')));
    } catch (error) {
      return failure(error);
    }
    const inside = relative(this.root, real);
    if (inside.split(sep)[0] === '..' || isAbsolute(inside)) {
      return { kind: 'unreadable', reason: 'leads outside the folder' };
    }
    return readBounded(real, this.limitBytes).catch(failure);
  }

  async listApi(): Promise<string[]> {
    const folder = join(this.root, API.slice(this.prefix.length));
    const entries = await readdir(folder).catch(() => []);
    return entries.filter(name => name.endsWith('.json')).map(name => API + name);
  }
}

/** Opened before it is measured, so that it is the same file. */
async function readBounded(path: string, limitBytes: number): Promise<ReadResult> {
  const handle = await open(path);
  try {
    const status = await handle.stat();
    if (!status.isFile()) return { kind: 'unreadable', reason: 'is not a file' };
    if (status.size > limitBytes) return { kind: 'too-large' };
    return { kind: 'found', bytes: await handle.readFile() };
  } finally {
    await handle.close();
  }
}

function failure(error: unknown): ReadResult {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
  return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    status => status.isDirectory(),
    () => false,
  );
}
