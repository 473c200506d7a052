import { lengthOf } from '../evaluate/pure-functions.js';
import type { Value } from '../evaluate/value.js';
import { annotations } from './java/annotations.js';
import { binding } from './java/bindings.js';
import { change, changesByCalls } from './java/changes.js';
import { javaDefinitions } from './java/definitions.js';
import { effects } from './java/effects.js';
import { expression } from './java/expressions.js';
import { METHODS } from './java/functions.js';
import { ownAttribute } from './java/instances.js';
import { functions } from './java/library.js';
import { inFront, isDeferred, loadedWith, mayLoad } from './java/order.js';
import { modulePaths, packageFiles, wildcardsOf } from './java/packages.js';
import type { Language } from './language.js';
import { slashComments } from './shared/comments.js';
import { operatorsWith } from './shared/folding.js';

/** Java, as its language specification describes it (JLS 17 and later). */

const COMMENTS = slashComments('line_comment', 'block_comment');

export const language: Language = {
  name: 'Java',
  extensions: ['.java'],
  grammar: 'tree-sitter-java/tree-sitter-java.wasm',
  comments: COMMENTS,
  branching: new Set([
    ...['if_statement', 'while_statement', 'for_statement', 'enhanced_for_statement'],
    ...[
      'switch_block_statement_group',
      'switch_rule',
      'catch_clause',
      'ternary_expression',
      'binary_expression',
    ],
  ]),
  scopes: {
    types: new Set([
      ...METHODS,
      'program',
      'class_body',
      'interface_body',
      'enum_body',
      'block',
      'constructor_body',
      'for_statement',
      'enhanced_for_statement',
    ]),
    deferred: METHODS,
    isDeferred,
    inFront,
    loadedWith,
    mayLoad,
    inPlace: new Set(['static_initializer']),
  },
  nameCharacters: '\\p{ID_Continue}$',
  bareMembers: true,
  properties: { length: lengthOf },
  functions,
  operators: operatorsWith({ only32Bit: true, overflow: 'nearest-int', joinsTexts: true, text: textOf }),
  expression,
  binding,
  change,
  changesByCalls,
  effects,
  writtenCalls: {
    types: '<>',
    otherwise: new Set([
      'method_declaration',
      'constructor_declaration',
      'compact_constructor_declaration',
      'record_declaration',
      'enum_constant',
      'record_pattern',
      'annotation_type_element_declaration',
      'binary_expression',
    ]),
  },
  imports: { wildcards: wildcardsOf, paths: modulePaths },
  packages: { files: packageFiles },
  overloads: true,
  objects: { ownAttribute, builtinAttribute: () => undefined, methodsApart: true },
  definitions: {
    list: root => javaDefinitions(root, COMMENTS),
    annotations,
    written: { words: ['class', '@?interface', 'enum', 'record(?=[ \\t]+\\w+[ \\t]*[(<])'] },
  },
};

function textOf(value: Value): string | undefined {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value) || value === null
    ? String(value)
    : undefined;
}
