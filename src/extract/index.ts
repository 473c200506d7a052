/** From the source code of a language to records, without running it. What other rooms need of it. */
export { type BroughtGrammar, broughtGrammars } from './brought-grammar-schema.js';
export { type LoadedGrammar, loadGrammarFile, loadGrammarFor } from './chosen-grammar.js';
export type { ConfigPath, Context, LeftOut, Report } from './context.js';
export type { Declaration, DeclarationReader } from './declarations.js';
export { Described, type Environment } from './evaluate/environment.js';
export { findUnresolved, shownFields } from './evaluate/plain-data.js';
export {
  asGivenOut,
  CallResult,
  EnumMember,
  EnvironmentVariable,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
} from './evaluate/value.js';
export { ExpressionError, MappingExpression } from './expression.js';
export { type ExtractionInput, extract, type Progress, readList, withContext } from './extract.js';
export type { Extracted, Section } from './extracted.js';
export { formatOf } from './formats/index.js';
export { grammars } from './generated/grammars.js';
export { kinds } from './generated/kinds.js';
export { languages } from './generated/languages.js';
export { type CapturedPiece, type CapturedText, HighlightQuery } from './highlight-query.js';
export { isGlob, parseLocator } from './locator.js';
export { noText } from './no-text.js';
export { readExtraction } from './pipeline.js';
export { type Captures, Queries, QueryMistake } from './queried.js';
export {
  asRecords,
  type Description,
  problemsOf,
  type Row,
  type SourceRecord,
  type UnknownPart,
} from './record.js';
export { kindOf, PATH_KEYS, type Source, STEPS, source, sources } from './source-schema.js';
export { REPORTED, tellUnresolved } from './steps/expressions.js';
export { documentingLines } from './syntax/comments.js';
export { MAX_GRAMMAR_BYTES } from './syntax/grammar-bytes.js';
export type { Node } from './syntax/node.js';
export { isCode } from './syntax/shape.js';
export type { SourceFile } from './syntax/source-file.js';
