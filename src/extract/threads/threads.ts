import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { helperProgram } from '../../assets.js';
import type { Place } from '../../finding.js';
import type { SharedFolder } from '../../repository/repository.js';
import type { SourceFiles } from '../source-files.js';
import type { WantedSymbols } from '../symbols/read-symbols.js';
import { type Reading, readingOf } from '../symbols/reading.js';
import { type Answer, fromPlainReading, type HelperData, type Job } from './messages.js';
import { taken } from './taken.js';

/** Bytes of source for each thread. A helper loads the program and warms up first, which takes as long as reading about 1 MiB. */
const MIN_THREAD_BYTES = 1.5 * 1024 * 1024;
/** Each helper takes some 40 MiB of memory. */
const MAX_THREADS = 8;
/** Memory for what helpers have just made: mostly it is of no use to anybody a moment later. */
const MAX_YOUNG_MIB = 8;

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
    for (const at of taken(next, paths.length)) {
      keep(at, await readingOf(paths[at] as string, wanted, this.files));
      this.files.relax(helpers.length + 1);
      // What helpers have sent meanwhile would pile up.
      if (helpers.length > 0) await setImmediate();
    }
    for (const places of await helped) this.files.learnSyntaxErrors(places);
    return readings;
  }

  /** Ends the helpers. */
  async close(): Promise<void> {
    await Promise.all(this.helpers.splice(0).map(helper => helper.close()));
  }

  private helpersFor(paths: readonly string[]): readonly Helper[] {
    const { shared } = this.files.repository;
    const program = helperProgram();
    if (!shared || !program || this.limit < 2 || paths.length < 2) return [];
    const useful = Math.floor(bytesOf(paths, shared) / MIN_THREAD_BYTES);
    const threads = Math.min(this.limit, useful, MAX_THREADS);
    while (this.helpers.length < threads - 1) this.helpers.push(new Helper(program, shared, threads));
    // Those that were started for other files are warm.
    return this.helpers;
  }
}

/** Another thread that reads files of the same folder. */
class Helper {
  private readonly worker: Worker;
  /** Rejects when the thread fails or ends by itself. */
  private readonly failure: Promise<never>;

  constructor(
    program: string,
    private readonly shared: SharedFolder,
    threads: number,
  ) {
    const { root, maxBytes, notice } = shared;
    const workerData: HelperData = { root, maxBytes, observed: notice !== undefined, threads };
    const worker = new Worker(program, {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MIB },
    });
    this.worker = worker;
    this.failure = new Promise((_, reject) => {
      worker.once('error', reject);
      worker.once('exit', code =>
        reject(new Error(`a thread that reads sources ended with exit code ${code}`)),
      );
    });
    // It may end while nobody waits for it: who does next is told.
    this.failure.catch(() => {});
  }

  /** Takes part in a job; resolves with what was found besides. */
  async read(job: Job, keep: (at: number, reading: Reading) => void): Promise<readonly Place[]> {
    const { worker, shared } = this;
    const done = new Promise<readonly Place[]>(resolve => {
      const onMessage = (answer: Answer) => {
        if ('at' in answer) {
          keep(answer.at, fromPlainReading(answer.reading));
          return;
        }
        worker.off('message', onMessage);
        if (answer.observations) shared.notice?.(answer.observations);
        resolve(answer.syntaxErrors);
      };
      worker.on('message', onMessage);
    });
    worker.postMessage(job);
    return await Promise.race([done, this.failure]);
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

function bytesOf(paths: readonly string[], { root }: SharedFolder): number {
  let bytes = 0;
  for (const path of paths) bytes += statSync(join(root, path), { throwIfNoEntry: false })?.size ?? 0;
  return bytes;
}
