/** How a language is cut into tokens: the lexico, what is wrong with one, and the tokenizer that executes it. */
export { casesOf, foldCase, namesOf } from './case.js';
export { checkLexico } from './check.js';
export { examplesOf } from './examples.js';
export type { RegionSpan } from './frames.js';
export { interpolatedName } from './interpolated-name.js';
export { type NumberPart, numberPattern } from './numbers.js';
export { groupSpan, type Member, type PatternPart, patternParts, withoutGroups } from './pattern-parts.js';
export {
  alternatives,
  holdsSeveral,
  isWholeOpening,
  joinedClass,
  MIRRORED,
  nestingOf,
  textsOf,
  turnedRound,
} from './patterns.js';
export { type Probe, probesOf } from './probes.js';
export type { LexicoProblem } from './problem.js';
export { REGION_CLASSES } from './region-classes.js';
export { type Lexico, type Lexis, lexicoSchema, type NumberForm, shape } from './schema/lexico.js';
export type { Interpolation, Region } from './schema/region.js';
export { literal, type Pattern } from './schema/texts.js';
export type { Tokens, When } from './schema/when.js';
export { isSameState, type ScanState } from './state.js';
export { inCodePoints, type Token, type TokenClass } from './token.js';
export { type ReadStretch, readText, TextReader, tokenize } from './tokenize.js';
