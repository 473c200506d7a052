import { lengthOf } from '../evaluate/pure-functions.js';
import { annotations } from './javascript/annotations.js';
import { binding } from './javascript/bindings.js';
import { change, changesByCalls } from './javascript/changes.js';
import { definitions, reexports } from './javascript/definitions.js';
import { describe } from './javascript/documentation.js';
import { effects } from './javascript/effects.js';
import { expression } from './javascript/expressions.js';
import { FUNCTIONS } from './javascript/functions.js';
import { HOISTED } from './javascript/hoisted.js';
import { functions } from './javascript/library.js';
import { modulePaths, wildcards } from './javascript/modules.js';
import { operators } from './javascript/operators.js';
import { inFront, isDeferred, loadedWith } from './javascript/order.js';
import { replacedFunctions } from './javascript/replaced-functions.js';
import { spelling } from './javascript/spelling.js';
import type { Language } from './language.js';
import { slashComments } from './shared/comments.js';

const BRANCHING = new Set([
  ...[
    'if_statement',
    'while_statement',
    'for_statement',
    'for_in_statement',
    'switch_case',
    'switch_default',
  ],
  ...['catch_clause', 'ternary_expression', 'binary_expression'],
]);

/** JavaScript and TypeScript: ECMA-262 plus type annotations, with CommonJS and ES modules. */
export const language: Language = {
  name: 'JavaScript/TypeScript',
  branching: BRANCHING,
  extensions: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'],
  grammar: {
    '.js': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.mjs': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.cjs': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.jsx': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.ts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.mts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.cts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.tsx': 'tree-sitter-typescript/tree-sitter-tsx.wasm',
  },
  comments: slashComments('comment', 'html_comment'),
  scopes: {
    types: new Set([
      ...FUNCTIONS,
      'program',
      'statement_block',
      'class_body',
      'for_statement',
      'for_in_statement',
      'switch_body',
      'catch_clause',
    ]),
    deferred: FUNCTIONS,
    isDeferred,
    inFront,
    loadedWith,
    hoisted: HOISTED,
  },
  nameCharacters: '\\p{ID_Continue}$',
  spelling,
  expression,
  binding,
  change,
  changesByCalls,
  writtenCalls: {
    types: '<>',
    otherwise: new Set([
      'function_declaration',
      'generator_function_declaration',
      'function_expression',
      'generator_function',
      'method_definition',
      'function_signature',
      'method_signature',
      'abstract_method_signature',
      'generic_type',
      'binary_expression',
    ]),
  },
  imports: { wildcards, paths: modulePaths },
  operators,
  // Of texts, in UTF-16 units.
  properties: { length: value => (typeof value === 'string' ? value.length : lengthOf(value)) },
  functions,
  replacedFunctions,
  effects,
  definitions: {
    list: definitions,
    written: {
      words: ['function', 'class', 'interface', 'enum'],
      between: '(?:[ \\t]+|[ \\t]*\\*[ \\t]*)',
      otherwise: new Set(['function_expression', 'generator_function', 'class']),
    },
    // What stands in a block is known there alone, and `declare global` is for no module.
    notRead: ({ type, parent }) => type === 'statement_block' && !/module$/.test(parent?.type ?? ''),
    annotations,
    reexports,
    describe,
    // Compiled, the first one holds.
    ambiguousIsNone: root => root.namedChildren.some(each => each?.type === 'export_statement'),
  },
};
