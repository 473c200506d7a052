import type { MessagePort } from 'node:worker_threads';
import { ObservedRepository } from '../../repository/observed.js';
import { openFolder } from '../../repository/repository.js';
import { SourceFiles } from '../source-files.js';
import { readingOf } from '../symbols/reading.js';
import { type Answer, type HelperData, type Job, toPlainReading } from './messages.js';
import { taken } from './taken.js';

/** Reads files for the thread that started this one, until that ends it. What is thrown here ends both. */
export function help(port: MessagePort, { root, maxBytes, observed, threads }: HelperData): void {
  const folder = openFolder({ root, maxBytes });
  const watched = observed ? new ObservedRepository(folder) : undefined;
  const files = new SourceFiles(watched ?? folder);
  const answer = (message: Answer) => port.postMessage(message);
  const work = async ({ paths, wanted, next }: Job) => {
    for (const at of taken(next, paths.length)) {
      const reading = await readingOf(paths[at] as string, wanted, files);
      answer({ at, reading: toPlainReading(reading) });
      files.relax(threads);
    }
    answer({ syntaxErrors: files.syntaxErrors(), observations: watched?.observations() });
  };
  // One after the other; a rejection that nobody catches ends the thread as an error.
  let last = Promise.resolve();
  port.on('message', (job: Job) => {
    last = last.then(() => work(job));
  });
}
