import { setFlagsFromString } from 'node:v8';

/**
 * Functions are compiled for speed later than V8 would, whose values are meant for pages and servers, which stay. A run of ours is over
 * within a second or two: much that is compiled at once is hardly used any more, and each thread compiles for itself.
 *
 * Until V8 12 it counts the bytes of a function's code that run, and then its calls, with a compiler of middling care in between.
 */
const FLAGS =
  Number.parseInt(process.versions.v8, 10) < 12
    ? ['--interrupt-budget=1000000']
    : ['--invocation-count-for-maglev=2000', '--invocation-count-for-turbofan=20000'];

// For programs of ours, which import this file first; not for those that use the library.
for (const flag of FLAGS) setFlagsFromString(flag);
