import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { readGit } from '../git/git.js';
import type { ReadResult } from '../http/read-result.js';
import type { OpenResult, RegistrySource } from './registry-source.js';
import { MAX_INDEX_BYTES } from './source-folder.js';

/**
 * A registry on a branch of the repository, as it was fetched: nothing is checked out. The branch of `origin` comes
 * first, as a local one may be old. @throws {UserError} when there is no such branch here.
 *
 * @param folder of the registry on the branch.
 */
export async function openRegistryBranch(
  repo: string,
  branch: string,
  folder: string,
): Promise<RegistrySource> {
  for (const ref of [`refs/remotes/origin/${branch}`, `refs/heads/${branch}`]) {
    const { code, stdout } = await readGit(repo, [
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${ref}^{commit}`,
    ]);
    if (code === 0) return new BranchSource(repo, branch, stdout.trim(), folder.replace(/^\/+|\/+$/g, ''));
  }
  const { stdout: remotes } = await readGit(repo, ['remote']);
  throw new UserError(
    `There is no branch ${branch} in the repository.`,
    remotes.split('\n').includes('origin')
      ? `Fetch it first (git fetch origin ${branch}:refs/remotes/origin/${branch}), or correct \`registro.previous\` in refdata.yml.`
      : 'Correct `registro.previous` in refdata.yml.',
  );
}

class BranchSource implements RegistrySource {
  readonly address = undefined;
  readonly lists = true;

  constructor(
    private readonly repo: string,
    private readonly branch: string,
    private readonly commit: string,
    private readonly folder: string,
  ) {}

  placeOf(path: string): string {
    return `${this.branch}:${this.pathOf(path)}`;
  }

  fileOf(): undefined {
    return undefined;
  }

  async list(folder: string): Promise<string[] | undefined> {
    const { code, stdout } = await readGit(this.repo, [
      'ls-tree',
      '-z',
      '--name-only',
      `${this.commit}:${this.pathOf(folder)}`,
    ]);
    return code === 0 ? stdout.split('\0').filter(name => name !== '') : undefined;
  }

  async read(path: string): Promise<ReadResult> {
    const opened = await this.open(path, MAX_INDEX_BYTES);
    if (opened.kind !== 'found') return opened;
    const chunks: Uint8Array[] = [];
    for await (const chunk of opened.content) chunks.push(chunk);
    return { kind: 'found', bytes: Buffer.concat(chunks) };
  }

  /** The bytes as they are committed: git's filters and line ends are for files that are checked out. */
  async open(path: string, maxBytes = Number.POSITIVE_INFINITY): Promise<OpenResult> {
    const object = `${this.commit}:${this.pathOf(path)}`;
    const kind = await readGit(this.repo, ['cat-file', '-t', object]);
    if (kind.code !== 0) return { kind: 'missing' };
    if (kind.stdout.trim() !== 'blob') return { kind: 'unreadable', reason: 'is not a file' };
    const folder = await mkdtemp(join(tmpdir(), 'refdata-blob-'));
    const file = join(folder, 'blob');
    const handle = await open(file, 'wx');
    try {
      const { code, stderr } = await readGit(this.repo, ['cat-file', 'blob', object], { output: handle.fd });
      if (code !== 0) {
        await rm(folder, { recursive: true, force: true });
        return { kind: 'unreadable', reason: `cannot be read (${stderr.trim()})` };
      }
    } finally {
      await handle.close();
    }
    if ((await stat(file)).size > maxBytes) {
      await rm(folder, { recursive: true, force: true });
      return { kind: 'too-large' };
    }
    return { kind: 'found', content: thenRemoved(file, folder) };
  }

  private pathOf(path: string): string {
    return this.folder === '' ? path : `${this.folder}/${path}`;
  }
}

async function* thenRemoved(file: string, folder: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
