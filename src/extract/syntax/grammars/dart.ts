import { commentsOf, words } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

/** A name that begins with `_` is the library's own. */
export const grammar: Grammar = {
  name: 'Dart',
  extensions: ['.dart'],
  grammar: 'tree-sitter-wasms/out/tree-sitter-dart.wasm',
  comments: commentsOf(['comment', 'documentation_comment'], ['///', '//'], [['/*', '*/']]),
  documentation: { marks: ['///', '/**'], between: ['annotation'] },
  written: { words: ['class', 'enum', 'mixin', 'extension type'] },
  // A getter and its setter are one.
  clauses: 'arity',
  definitions: `
    (library_export) @unread
    (class_definition name: (identifier) @name) @definition.class
    (mixin_declaration (identifier) @name) @definition.class
    (extension_declaration name: (identifier) @name) @definition.class
    (extension_type_declaration name: (identifier) @name) @definition.class
    (enum_declaration name: (identifier) @name) @definition.enum
    (enum_constant name: (identifier) @name) @definition.constant
    (type_alias (type_identifier) @name . (type_parameters)? . (formal_parameter_list) @parameters) @definition.type
    (type_alias . (type_identifier) @name . (type_parameters)? . "=") @definition.type
    (function_signature name: (identifier) @name (formal_parameter_list) @parameters) @definition.function
    (getter_signature name: (identifier) @name) @definition.variable
    (setter_signature name: (identifier) @name) @definition.variable
    (operator_signature "operator" . _ @name (formal_parameter_list) @parameters) @definition.method
    (constructor_signature name: (identifier) @name . parameters: (_) @parameters) @definition.method
    (constant_constructor_signature (identifier) @name . (formal_parameter_list) @parameters) @definition.method
    (factory_constructor_signature (identifier) @name . (formal_parameter_list) @parameters) @definition.method
    (static_final_declaration (identifier) @name) @definition.constant
    (program (initialized_identifier_list (initialized_identifier (identifier) @name) @definition.variable))
    (declaration (initialized_identifier_list (initialized_identifier (identifier) @name) @definition.variable))
    (extension_declaration !name) @local
    (function_body) @local
    (_ name: (identifier) @_n (#match? @_n "^_")) @private
    (_ . (identifier) @_n (#match? @_n "^_")) @private
  `,
  values: {
    literals: { lines: 'begun' },
    interpolations: { template_substitution: { value: '0' } },
    wrappers: { parenthesized_expression: '0', const_object_expression: '0' },
    names: ['identifier', 'identifier_dollar_escaped'],
    ignored: ['type_arguments'],
    collections: { list_literal: '', set_or_map_literal: '' },
    sets: ['set_or_map_literal'],
    spreads: ['spread_element'],
    arguments: { argument: { value: '-1' }, named_argument: { value: '-1', name: '(label)/(identifier)' } },
    entries: { pair: { key: 'key', value: 'value' } },
    operators: { additive_expression: { left: '0', right: '-1' } },
    ranks: [['+', '-']],
    concatenations: ['+'],
    unlike: ['/', '%'],
    signs: { unary_expression: { operand: '-1' } },
    bindings: {
      static_final_declaration: { name: '(identifier)', value: '-1' },
      initialized_identifier: { name: '(identifier)', value: '-1' },
      initialized_variable_definition: { name: 'name', value: 'value' },
    },
    types: {
      class_definition: { name: 'name', body: 'body' },
      enum_declaration: { name: 'name', body: 'body' },
    },
    enumMembers: { enum_constant: { name: 'name', arguments: '(argument_part)/(arguments)' } },
    shared: true,
    scopes: ['program', 'class_definition', 'enum_declaration', 'function_body', 'block'],
    changes: {
      targets: { assignment_expression: { target: 'left', value: 'right' } },
      chains: true,
      methods:
        words(`add addAll insert insertAll remove removeAt removeLast removeRange removeWhere retainWhere clear sort shuffle fillRange
        setAll setRange replaceRange putIfAbsent update updateAll addEntries addFirst addLast removeFirst`),
    },
  },
};
