/** How a language is cut into tokens: the lexico, what is wrong with one, and the tokenizer that executes it. */
export { checkLexico, type LexicoProblem } from './check.js';
export { type Lexico, type Lexis, lexicoSchema, shape } from './schema/lexico.js';
export { literal } from './schema/texts.js';
export { inCodePoints, type Token, type TokenClass } from './token.js';
export { tokenize } from './tokenize.js';
