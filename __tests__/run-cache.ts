/**
 * Where the tests of one run keep what they have extracted, for each other: several build the same language as it is, to hold
 * different things against it. It is empty when a run begins, as the cache does not know the sources of this program.
 */
export const RUN_CACHE = process.env.TESTS_CACHE;
