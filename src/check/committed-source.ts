import type { ReadResult } from '../http/read-result.js';
import { MAX_PUBLISHED_FILE_BYTES, type PublishedSource } from '../published/index.js';
import { type Repository, UnreadableFile } from '../repository/repository.js';

/** Published files that a repository has committed, wherever that is read from. */
export class CommittedSource implements PublishedSource {
  readonly isFolder = true;

  constructor(
    private readonly repository: Repository,
    /** Without a slash at its end. */
    private readonly folder: string,
  ) {}

  covers(): boolean {
    return true;
  }

  placeOf(path: string): string {
    return `${this.folder}${path}`;
  }

  async read(path: string): Promise<ReadResult> {
    const place = this.placeOf(path);
    if (!this.repository.isFile(place)) return { kind: 'missing' };
    try {
      const bytes = this.repository.readBytes(place);
      return bytes.length > MAX_PUBLISHED_FILE_BYTES ? { kind: 'too-large' } : { kind: 'found', bytes };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return { kind: 'unreadable', reason: `cannot be read: ${error.message}` };
    }
  }

  async listApi(): Promise<string[]> {
    return [];
  }
}
