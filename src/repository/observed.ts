import { createHash } from 'node:crypto';
import type { Programs } from './programs.js';
import { decode, type Repository, UnreadableFile } from './repository.js';

/** Everything that a repository was asked, with digests of the answers; that something cannot be read is an answer, too. */
export interface Observations {
  readonly reads: readonly (readonly [path: string, digest: string])[];
  readonly probes: readonly (readonly [path: string, isFile: boolean])[];
  readonly globs: readonly (readonly [pattern: string, digest: string])[];
  /** Whether the same answers mean the same result. */
  readonly isRepeatable: boolean;
}

/** A repository that remembers what it was asked: whether the same answers would be given again can be found out. */
export class ObservedRepository implements Repository {
  private readonly reads = new Map<string, string>();
  private readonly probes = new Map<string, boolean>();
  private readonly globs = new Map<string, string>();
  /** Whether the same answers mean the same result: nothing depends on more than these. */
  isRepeatable = true;

  constructor(private readonly inner: Repository) {}

  get others(): Repository['others'] {
    return this.inner.others;
  }

  read(path: string): string {
    return decode(this.readBytes(path), path);
  }

  readBytes(path: string): Uint8Array {
    return this.noticing(this.reads, path, () => this.inner.readBytes(path), digestOf);
  }

  isFile(path: string): boolean {
    const answer = this.inner.isFile(path);
    this.keep(this.probes, path, answer);
    return answer;
  }

  glob(pattern: string): string[] {
    return this.noticing(this.globs, pattern, () => this.inner.glob(pattern), digestOfPaths);
  }

  /** What a program prints depends on everything. */
  watching(programs: Programs): Programs {
    return {
      ...programs,
      run: args => {
        this.isRepeatable = false;
        return programs.run(args);
      },
    };
  }

  observations(): Observations {
    const { reads, probes, globs, isRepeatable } = this;
    return { reads: [...reads], probes: [...probes], globs: [...globs], isRepeatable };
  }

  /** What answers in two ways has changed meanwhile: no later run can be given both. */
  private keep<T>(answers: Map<string, T>, asked: string, answer: T): void {
    if (answers.has(asked) && answers.get(asked) !== answer) this.isRepeatable = false;
    answers.set(asked, answer);
  }

  private noticing<T>(
    answers: Map<string, string>,
    asked: string,
    ask: () => T,
    digest: (answer: T) => string,
  ): T {
    try {
      const answer = ask();
      this.keep(answers, asked, digest(answer));
      return answer;
    } catch (error) {
      if (error instanceof UnreadableFile) this.keep(answers, asked, digestOfRefusal(error));
      throw error;
    }
  }
}

/** Whether a repository would give all of these answers again. */
export function holds({ reads, probes, globs }: Observations, repository: Repository): boolean {
  return (
    globs.every(([pattern, digest]) => answered(() => digestOfPaths(repository.glob(pattern))) === digest) &&
    probes.every(([path, isFile]) => repository.isFile(path) === isFile) &&
    reads.every(([path, digest]) => answered(() => digestOf(repository.readBytes(path))) === digest)
  );
}

function answered(digest: () => string): string {
  try {
    return digest();
  } catch (error) {
    if (error instanceof UnreadableFile) return digestOfRefusal(error);
    throw error;
  }
}

function digestOfPaths(paths: readonly string[]): string {
  return digestOf(paths.join('\0'));
}

/** What is said of a file that cannot be read names others, which may come and go: all of it has to be the same. */
function digestOfRefusal({ rule, message, remedy }: UnreadableFile): string {
  return `refused ${digestOf(JSON.stringify([rule, message, remedy]))}`;
}

/** SHA-256 in hexadecimal digits. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
