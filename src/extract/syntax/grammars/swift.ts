import { commentsOf, words } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

export const grammar: Grammar = {
  name: 'Swift',
  extensions: ['.swift'],
  bareMembers: true,
  grammar: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
  comments: commentsOf(['comment', 'multiline_comment'], ['///', '//'], [['/*', '*/']]),
  documentation: { marks: ['///', '/**'] },
  written: {
    words: [
      'func',
      'class(?![ \\t]+(?:func|var|let|subscript|override|final)\\b)',
      'struct',
      'enum',
      'protocol',
      'actor',
    ],
  },
  directives: ['#if', '#elseif', '#else', '#endif'],
  definitions: `
    (class_declaration declaration_kind: "enum" name: (type_identifier) @name) @definition.enum
    (class_declaration declaration_kind: ["class" "struct" "actor"] name: (type_identifier) @name) @definition.class
    (class_declaration declaration_kind: "extension" name: (user_type) @container) @scope
    (protocol_declaration name: (type_identifier) @name) @definition.interface
    (typealias_declaration name: (type_identifier) @name) @definition.type
    (associatedtype_declaration name: (type_identifier) @name) @definition.type
    (function_declaration name: _ @name "(" @parameters ")" @parameters) @definition.function
    (protocol_function_declaration name: _ @name "(" @parameters ")" @parameters) @definition.method @exported
    (init_declaration "init" @name "(" @parameters ")" @parameters) @definition.method
    (subscript_declaration "subscript" @name "(" @parameters ")" @parameters) @definition.method
    (property_declaration (value_binding_pattern "let") name: (pattern bound_identifier: (_) @name)) @definition.constant
    (property_declaration (value_binding_pattern "let") name: (pattern (pattern (simple_identifier) @name))) @definition.constant
    (property_declaration name: (pattern bound_identifier: (_) @name)) @definition.variable
    (property_declaration name: (pattern (pattern (simple_identifier) @name))) @definition.variable
    (protocol_property_declaration name: (pattern bound_identifier: (_) @name)) @definition.variable @exported
    (enum_entry name: (simple_identifier) @name . data_contents: (_) @parameters) @definition.constant @exported
    (enum_entry name: (simple_identifier) @name) @definition.constant @exported
    (macro_declaration (simple_identifier) @name "(" @parameters ")" @parameters) @definition.macro
    (macro_declaration (simple_identifier) @name) @definition.macro
    (lambda_literal) @local
    (computed_property) @local
    (_ (modifiers (visibility_modifier) @_v (#match? @_v "^(public|open)$"))) @exported
    (protocol_declaration body: (protocol_body (_) @exported))
    (class_declaration (modifiers (visibility_modifier) @_v) declaration_kind: "extension"
      body: (class_body (_) @exported) (#eq? @_v "public"))
    (_ (modifiers (visibility_modifier) @_v (#match? @_v "^(private|fileprivate|internal|package)$"))) @private
  `,
  values: {
    literals: { lines: 'dedented' },
    interpolations: { interpolated_expression: { value: 'value', signs: ['\\(', ')'] } },
    names: ['simple_identifier', 'type_identifier'],
    constants: { nil: null },
    lists: { array_literal: '' },
    flatMaps: { dictionary_literal: { key: 'key', value: 'value' } },
    calls: {
      call_expression: {
        callee: '0',
        arguments: '(call_suffix)/(value_arguments)',
        block: '(call_suffix)/(lambda_literal)',
      },
    },
    arguments: { value_argument: { value: 'value', name: 'name' } },
    members: { navigation_expression: { object: 'target', name: 'suffix/suffix' } },
    operators: { additive_expression: { left: 'lhs', right: 'rhs' } },
    ownOperators: String.raw`\bfunc\s*([^\w\s()]+)`,
    concatenations: ['+'],
    signs: { prefix_expression: { operand: 'target' } },
    indexes: {
      directly_assignable_expression: {
        object: '0/0',
        index: '0/(call_suffix)/(value_arguments)/0/value',
      },
    },
    bindings: {
      property_declaration: {
        name: 'name/bound_identifier',
        value: 'value',
        type: '(type_annotation)/name',
      },
    },
    functions: { declaredSets: ['Set'], unordered: { Set: 1 } },
    types: {
      class_declaration: {
        name: 'name',
        body: 'body',
        numbered: {
          '(inheritance_specifier)': [
            'Int',
            'Int8',
            'Int16',
            'Int32',
            'Int64',
            'UInt',
            'UInt8',
            'UInt16',
            'UInt32',
            'UInt64',
          ],
        },
      },
    },
    enumMembers: { enum_entry: { name: 'name', value: 'raw_value' } },
    branching: words(
      'if_statement guard_statement switch_entry for_statement while_statement ternary_expression catch_block conjunction_expression disjunction_expression nil_coalescing_expression',
    ),
    scopes: [
      'source_file',
      'class_declaration',
      'function_declaration',
      'init_declaration',
      'lambda_literal',
      'computed_property',
    ],
    changes: {
      targets: { assignment: { target: 'target', value: 'result' } },
      adds: { item: ['append'], all: ['+='] },
      chains: true,
      references: '&',
      methods:
        words(`append insert remove removeAll updateValue merge removeValue removeFirst removeLast removeSubrange popLast popFirst
        sort reverse shuffle swapAt replaceSubrange partition formUnion formIntersection subtract formSymmetricDifference update
        reserveCapacity`),
    },
  },
};
