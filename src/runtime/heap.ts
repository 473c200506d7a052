import { setFlagsFromString } from 'node:v8';

/**
 * What is not needed any more is collected when so much more was taken, in percent of what is: V8 waits for several times as
 * much where little is in use, and a program that runs beside an editor for hours would look as large as that.
 */
const GROWTH_PERCENT = 60;

/** Keeps this process small: for one that runs for long and waits for most of the time. */
export function stayLean(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
