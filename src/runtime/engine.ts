import { setFlagsFromString } from 'node:v8';

/**
 * What a run of ours wants of V8, whose own values are meant for pages and servers, which stay: it is over within a second or two, and
 * most of what it keeps it keeps to the end.
 */

/**
 * Functions are compiled for speed later: much that is compiled at once is hardly used any more.
 * Until V8 12 it counts the bytes of a function's code that run, and then its calls, with a compiler of middling care in between.
 */
const OLDER = ['--interrupt-budget=1000000'];

/**
 * The young generation stays as small as it is: newer ones grow it to 64 MiB and more, which gives nothing here.
 */
const NEWER = [
  '--invocation-count-for-maglev=2000',
  '--invocation-count-for-turbofan=20000',
  '--semi-space-growth-factor=1',
];

/**
 * The parser is compiled for speed when it has work for a second or so: for a language of some dozen files, compiling it takes longer
 * than parsing all of them (a fifth of the processor time of a whole build), and for a large one nothing is lost.
 */
const PARSER = '--wasm-tiering-budget=1000000000';

// For programs of ours, which import this file first; not for those that use the library.
for (const flag of [PARSER, ...(Number.parseInt(process.versions.v8, 10) < 12 ? OLDER : NEWER)])
  setFlagsFromString(flag);
