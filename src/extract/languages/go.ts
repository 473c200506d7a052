import { binding } from './go/bindings.js';
import { isInit } from './go/blocks.js';
import { change, changesByCalls } from './go/changes.js';
import { goDefinitions } from './go/definitions.js';
import { effects } from './go/effects.js';
import { expression } from './go/expressions.js';
import { FUNCTIONS } from './go/functions.js';
import { modulePaths, packageGlob, wildcards } from './go/imports.js';
import { functions } from './go/library.js';
import { TEXT_CONVERSIONS } from './go/text-conversions.js';
import { isArray } from './go/types.js';
import type { Language } from './language.js';
import { slashComments } from './shared/comments.js';
import { operatorsWith } from './shared/folding.js';

/** Go, as its specification describes it (go.dev/ref/spec). */

const COMMENTS = slashComments('comment');
const OPERATORS = operatorsWith({ only32Bit: false, overflow: 'refused', exact: true, joinsTexts: true });

export const language: Language = {
  name: 'Go',
  extensions: ['.go'],
  grammar: 'tree-sitter-go/tree-sitter-go.wasm',
  comments: COMMENTS,
  branching: new Set([
    ...[
      'if_statement',
      'for_statement',
      'expression_case',
      'default_case',
      'type_case',
      'communication_case',
    ],
    'binary_expression',
  ]),
  scopes: {
    types: new Set([
      ...FUNCTIONS,
      'source_file',
      'block',
      'if_statement',
      'for_statement',
      'expression_case',
    ]),
    deferred: FUNCTIONS,
    inPlace: new Set(['statement_list', 'var_declaration', 'var_spec_list']),
    runsAtTheEnd: isInit,
    // In a function, a name means what is around it until it is declared.
    inFront: (_definition, isTop) => (isTop ? 'there' : 'around'),
  },
  nameCharacters: '\\p{L}\\p{Nd}_',
  functions,
  operators: { ...OPERATORS, unary: { ...OPERATORS.unary, ...TEXT_CONVERSIONS } },
  expression,
  copiesValues: isArray,
  binding,
  change,
  changesByCalls,
  effects,
  writtenCalls: {
    types: '[]',
    braces: true,
    otherwise: new Set([
      'function_declaration',
      'method_declaration',
      'method_elem',
      'method_spec',
      'type_spec',
      'array_type',
      'slice_type',
      'map_type',
      'implicit_length_array_type',
      'channel_type',
    ]),
  },
  imports: { wildcards, paths: modulePaths },
  // The files of a folder are one package: each sees the names of the others.
  packages: { files: (_name, path) => [packageGlob(path.split('/').slice(0, -1))] },
  definitions: {
    list: (root, _of, path = '') => goDefinitions(root, COMMENTS, path),
    written: { words: ['func', 'type'], between: '[ \\t]+(?:\\([^()\\n]*\\)[ \\t]*)?' },
  },
};
