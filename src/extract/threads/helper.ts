import { Worker } from 'node:worker_threads';
import type { Place } from '../../findings/finding.js';
import type { SharedFolder } from '../../repository/repository.js';
import type { Reading } from '../symbols/reading.js';
import { type Answer, fromPlainReading, type Job, type Request } from './messages.js';

/** Memory for what a helper has just made: mostly it is of no use to anybody a moment later. */
const MAX_YOUNG_MIB = 8;
/** A helper is warm when it has worked: for so long it waits for more, as long as the process does anything else. */
const IDLE_MS = 10_000;

/** Helpers that wait for work, whoever started them. */
const waiting = new Set<Helper>();

/** Another thread that reads files of the same folder, for one extraction after the other. */
export class Helper {
  private readonly worker: Worker;
  /** Rejects when the thread fails or ends by itself. */
  private readonly failure: Promise<never>;
  private folder: SharedFolder | undefined;
  private jobs = 0;
  private timer: NodeJS.Timeout | undefined;

  private constructor(program: string) {
    this.worker = new Worker(program, { resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MIB } });
    this.failure = new Promise((_, reject) => {
      this.worker.once('error', reject);
      this.worker.once('exit', code => {
        waiting.delete(this);
        reject(new Error(`a thread that reads sources ended with exit code ${code}`));
      });
    });
    // It may end while nobody waits for it: who does next is told.
    this.failure.catch(() => {});
  }

  /**
   * A helper for one extraction.
   * @param program what the thread runs: see `worker.ts`.
   * @param threads among how many threads memory is shared out.
   */
  static for(folder: SharedFolder, program: string, threads: number): Helper {
    const [helper = new Helper(program)] = waiting;
    waiting.delete(helper);
    clearTimeout(helper.timer);
    helper.worker.ref();
    helper.folder = folder;
    const { root, maxBytes, notice } = folder;
    helper.say({ folder: { root, maxBytes, observed: notice !== undefined, threads } });
    return helper;
  }

  /** Takes part in a job; resolves with what was found besides. */
  async read(job: Job, keep: (at: number, reading: Reading) => void): Promise<readonly Place[]> {
    const { worker, folder } = this;
    const done = new Promise<readonly Place[]>(resolve => {
      const onMessage = (answer: Answer) => {
        if ('at' in answer) {
          keep(answer.at, fromPlainReading(answer.reading));
          return;
        }
        worker.off('message', onMessage);
        this.jobs -= 1;
        if (answer.observations) folder?.notice?.(answer.observations);
        resolve(answer.syntaxErrors);
      };
      worker.on('message', onMessage);
    });
    this.jobs += 1;
    this.say({ job });
    return await Promise.race([done, this.failure]);
  }

  /** Ends its part in an extraction. The process need not wait for it any more. */
  async leave(): Promise<void> {
    // What was broken off would be answered to the next one.
    if (this.jobs > 0) {
      await this.worker.terminate();
      return;
    }
    this.folder = undefined;
    this.say({ folder: undefined });
    this.worker.unref();
    waiting.add(this);
    this.timer = setTimeout(() => {
      waiting.delete(this);
      void this.worker.terminate();
    }, IDLE_MS).unref();
  }

  private say(request: Request): void {
    this.worker.postMessage(request);
  }
}
