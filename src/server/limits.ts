/** Bounds of the reader: a file that nobody wrote must not make it slow, deep or large. */

/** Brackets or blocks inside one another; nobody writes more, and the parser recurses. */
export const MAX_NESTING = 100;
/** Expressions inside one another without brackets: `not not …`, lambdas in lambdas, chains of members. */
export const MAX_EXPRESSION_DEPTH = 200;
/** Statements and expressions that are worked out for the servers of one reading. */
export const MAX_STEPS = 1_000_000;
/** Those of a statement that touches no server; what it takes longer for is not known, and the program goes on. */
export const MAX_STEPS_ASIDE = 50_000;
/** Those that a handler is followed for. */
export const MAX_STEPS_OF_A_HANDLER = 50_000;
/** Those of such a statement or handler, when all of them together have had {@link MAX_STEPS}. */
export const LEAST_STEPS = 1_000;
/** Rounds of one loop; a longer one is read as a loop over something unknown. */
export const MAX_UNROLLED_ROUNDS = 10_000;
/** Calls of the file's own actions inside one another. */
export const MAX_CALL_DEPTH = 16;
/** Routes of one reading; mounting a server into itself doubles them each time. */
export const MAX_ROUTES = 100_000;
/** No client and no server handles a longer address. */
export const MAX_PATH_CHARACTERS = 8_000;
/** Characters of all paths of one reading. */
export const MAX_CHARACTERS_OF_PATHS = 20_000_000;
/** Characters of one text, items of one list. */
export const MAX_VALUE_SIZE = 100_000;
/** Files of one reading. */
export const MAX_FILES = 1_000;
