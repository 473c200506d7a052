import { said } from './said.js';

/** `1 file`, `2 files`; of a noun that is irregular, the plural is given. Each is translated with its number, as `{0} files`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return said(['', ` ${count === 1 ? noun : plural}`], count);
}
