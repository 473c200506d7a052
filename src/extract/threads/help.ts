import type { MessagePort } from 'node:worker_threads';
import { ObservedRepository } from '../../repository/observed.js';
import { openFolder } from '../../repository/repository.js';
import { SourceFiles } from '../source-files.js';
import { readingOf } from '../symbols/reading.js';
import { type Answer, type Folder, type Job, type Request, toPlainReading } from './messages.js';
import { taken } from './taken.js';

/** Reads files for the thread that started this one, until that ends it. What is thrown here ends both. */
export function help(port: MessagePort): void {
  let part: Part | undefined;
  const answer = (message: Answer) => port.postMessage(message);
  const take = async (request: Request) => {
    if ('job' in request) await part?.read(request.job, answer);
    else {
      part?.end();
      part = request.folder && new Part(request.folder);
    }
  };
  // One after the other; a rejection that nobody catches ends the thread as an error.
  let last = Promise.resolve();
  port.on('message', (request: Request) => {
    last = last.then(() => take(request));
  });
}

/** This thread's part in one extraction. */
class Part {
  private readonly watched: ObservedRepository | undefined;
  private readonly files: SourceFiles;
  private readonly threads: number;

  constructor({ root, maxBytes, observed, threads }: Folder) {
    const folder = openFolder({ root, maxBytes });
    this.watched = observed ? new ObservedRepository(folder) : undefined;
    this.files = new SourceFiles(this.watched ?? folder);
    this.threads = threads;
  }

  async read({ paths, wanted, next }: Job, answer: (message: Answer) => void): Promise<void> {
    for (const at of taken(next, paths.length, this.threads)) {
      const reading = await readingOf(paths[at] as string, wanted, this.files);
      answer({ at, reading: toPlainReading(reading) });
      this.files.relax(this.threads);
    }
    answer({ syntaxErrors: this.files.syntaxErrors(), observations: this.watched?.observations() });
  }

  end(): void {
    this.files.dispose();
  }
}
