import type { Value } from '../evaluate/value.js';
import type { Language } from './language.js';
import { attributesOf } from './rust/attributes.js';
import { binding } from './rust/bindings.js';
import { change } from './rust/changes.js';
import { COLLECTIONS } from './rust/collected.js';
import { conditions } from './rust/conditions.js';
import { rustDefinitions } from './rust/definitions.js';
import { effects } from './rust/effects.js';
import { expression } from './rust/expressions.js';
import { FUNCTIONS } from './rust/functions.js';
import { unreadMacros } from './rust/item-macros.js';
import { functions } from './rust/library.js';
import { modulePaths, modulesInFiles, reexports, wildcardReexports, wildcardsOf } from './rust/modules.js';
import { RANGES } from './rust/ranges.js';
import { readings } from './rust/tokens.js';
import { slashComments } from './shared/comments.js';
import { operatorsWith } from './shared/folding.js';

/** Rust, as its reference describes it (doc.rust-lang.org/reference). */

const OPERATORS = operatorsWith({
  only32Bit: false,
  overflow: 'nearest',
  joinsTexts: true,
  text: textOf,
});
const COMMENTS = slashComments('line_comment', 'block_comment');

export const language: Language = {
  name: 'Rust',
  extensions: ['.rs'],
  grammar: 'tree-sitter-rust/tree-sitter-rust.wasm',
  comments: COMMENTS,
  scopes: {
    types: new Set([...FUNCTIONS, 'source_file', 'block', 'match_arm', 'mod_item']),
    deferred: FUNCTIONS,
    // Items hold in the whole of their block.
    inFront: ({ type }) => (type === 'let_declaration' ? 'around' : 'there'),
  },
  nameCharacters: '\\p{ID_Continue}',
  functions,
  operators: {
    ...OPERATORS,
    binary: { ...OPERATORS.binary, ...RANGES },
    unary: { ...OPERATORS.unary, ...COLLECTIONS },
  },
  expression,
  binding,
  change,
  effects,
  conditions,
  tokens: { readings },
  writtenCalls: {
    types: '<>',
    braces: true,
    otherwise: new Set([
      'function_item',
      'function_signature_item',
      'function_type',
      'macro_definition',
      'struct_item',
      'enum_item',
      'enum_variant',
      'trait_item',
      'impl_item',
      'union_item',
      'mod_item',
      'tuple_struct_pattern',
      'struct_pattern',
      'binary_expression',
      'bounded_type',
    ]),
  },
  imports: { wildcards: wildcardsOf, paths: modulePaths, modulesInFiles },
  definitions: {
    list: root => rustDefinitions(root, COMMENTS),
    annotations: attributesOf,
    reexports,
    wildcardReexports,
    unread: unreadMacros,
    written: { words: ['fn', 'struct', 'enum', 'trait', 'mod'], mark: 'r#' },
    // Of items in a block nobody outside knows, and what macros write is another thing than what stands in them.
    notRead: ({ type }) => /^(?:block|macro_definition|macro_invocation)$/.test(type),
  },
};

/** `concat!("a", 1, true)`. */
function textOf(value: Value): string | undefined {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value)
    ? String(value)
    : undefined;
}
