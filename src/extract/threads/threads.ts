import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { helperProgram } from '../../assets.js';
import type { SharedFolder } from '../../repository/repository.js';
import type { SourceFiles } from '../source-files.js';
import type { WantedSymbols } from '../symbols/read-symbols.js';
import { type Reading, readingOf } from '../symbols/reading.js';
import { Helper } from './helper.js';
import { taken } from './taken.js';

/** Bytes of source for each thread. A helper loads the program and warms up first, which takes as long as reading about 1 MiB. */
const MIN_THREAD_BYTES = 1.5 * 1024 * 1024;
/** Each helper takes some 40 MiB of memory. */
const MAX_THREADS = 8;

/**
 * The threads that read the symbols of many files: this one, and helpers that are started when there is enough for them to do.
 * What they find is the same whoever reads a file, and is put together in the order of the files.
 */
export class Threads {
  private readonly helpers: Helper[] = [];

  /** @param limit how many there may be altogether; as many as the machine has cores, unless given. */
  constructor(
    private readonly files: SourceFiles,
    private readonly limit = availableParallelism(),
  ) {}

  /** Reads the symbols of each file. */
  async read(paths: readonly string[], wanted: WantedSymbols): Promise<Reading[]> {
    const readings: Reading[] = [];
    const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const keep = (at: number, reading: Reading) => {
      readings[at] = reading;
    };
    const helpers = this.helpersFor(paths).map(helper => helper.read({ paths, wanted, next }, keep));
    // Whoever fails is heard below, also while this thread is still at work.
    const helped = Promise.all(helpers);
    helped.catch(() => {});
    for (const at of taken(next, paths.length, helpers.length + 1)) {
      keep(at, await readingOf(paths[at] as string, wanted, this.files));
      this.files.relax(helpers.length + 1);
      // What helpers have sent meanwhile would pile up.
      if (helpers.length > 0) await setImmediate();
    }
    for (const places of await helped) this.files.learnSyntaxErrors(places);
    return readings;
  }

  /** Lets the helpers go. */
  async close(): Promise<void> {
    await Promise.all(this.helpers.splice(0).map(helper => helper.leave()));
  }

  private helpersFor(paths: readonly string[]): readonly Helper[] {
    const { shared } = this.files.repository;
    const program = helperProgram();
    // Helpers do not know what refdata.yml says.
    if (Object.keys(this.files.versions).length > 0) return [];
    if (!shared || !program || this.limit < 2 || paths.length < 2) return [];
    const useful = Math.floor(bytesOf(paths, shared) / MIN_THREAD_BYTES);
    const threads = Math.min(this.limit, useful, MAX_THREADS);
    while (this.helpers.length < threads - 1) this.helpers.push(Helper.for(shared, program, threads));
    // Those that were taken for other files are warm.
    return this.helpers;
  }
}

function bytesOf(paths: readonly string[], { root }: SharedFolder): number {
  let bytes = 0;
  for (const path of paths) bytes += statSync(join(root, path), { throwIfNoEntry: false })?.size ?? 0;
  return bytes;
}
