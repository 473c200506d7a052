import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { statsOf } from '../runtime/stats.js';
import { readGitSync } from './git.js';

const OBJECT = /^oid sha256:([0-9a-f]{64})\nsize (\d+)$/m;

/**
 * The contents of Git LFS that a clone has: those of what is checked out, and whatever else was fetched. A commit has
 * pointers in their place, also of files that a checkout has filled in.
 */
export class LfsStore {
  private objects: string | undefined;

  /** @param folder a folder of the clone */
  constructor(private readonly folder: string) {}

  /** What a pointer stands for; undefined where it is not here, is larger than `maxBytes`, or not what the pointer says. */
  contentOf(pointer: Uint8Array, maxBytes: number): Buffer | undefined {
    const [, id = '', size] = OBJECT.exec(Buffer.from(pointer).toString('latin1')) ?? [];
    if (id === '' || Number(size) > maxBytes) return undefined;
    this.objects ??= this.locate();
    const file = join(this.objects, id.slice(0, 2), id.slice(2, 4), id);
    if (statsOf(file)?.size !== Number(size)) return undefined;
    const bytes = readFileSync(file);
    return createHash('sha256').update(bytes).digest('hex') === id ? bytes : undefined;
  }

  /** The command that brings the contents of a commit here; nothing where the clone has no remote to ask. */
  fetching(commit: string): string | undefined {
    const remotes = this.told(['remote']).split('\n');
    const remote = remotes.includes('origin') ? 'origin' : remotes[0];
    return remote ? `git lfs fetch ${remote} ${commit}` : undefined;
  }

  /** Worktrees share the folder of their clone. */
  private locate(): string {
    const common = this.told(['rev-parse', '--path-format=absolute', '--git-common-dir']);
    return join(resolve(common, this.told(['config', '--get', 'lfs.storage']) || 'lfs'), 'objects');
  }

  private told(args: string[]): string {
    return readGitSync(this.folder, args).stdout.toString('utf8').trim();
  }
}
