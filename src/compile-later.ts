import { setFlagsFromString } from 'node:v8';

/**
 * Bytes of a function's code that run before it is compiled for speed: a multiple of what V8 has for pages and servers, which stay.
 * A run of ours is over within a second or two: much that is compiled at once is never used, and each thread compiles for itself.
 */
const BYTES_BEFORE_COMPILATION = 1_000_000;

/** For programs of ours, not for those that use the library. */
setFlagsFromString(`--interrupt-budget=${BYTES_BEFORE_COMPILATION}`);
