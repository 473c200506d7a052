import { wholeNumber } from './whole-number.js';

/** What `--threads` gives. None is as good as one: the thread that starts others is always there. */
export function threadLimit(text: string | undefined): number | undefined {
  return text === undefined ? undefined : wholeNumber('--threads', text, 2);
}
