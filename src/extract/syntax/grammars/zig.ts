import { commentsOf } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

export const grammar: Grammar = {
  name: 'Zig',
  extensions: ['.zig', '.zon'],
  grammar: '@tree-sitter-grammars/tree-sitter-zig/tree-sitter-zig.wasm',
  comments: commentsOf(['comment'], ['///', '//!', '//']),
  documentation: { marks: ['///'] },
  written: { words: ['fn'] },
  definitions: `
    (using_namespace_declaration) @unread
    (function_declaration name: (identifier) @name (parameters) @parameters) @definition.function
    (variable_declaration . (identifier) @name [(struct_declaration) (union_declaration) (opaque_declaration)] .) @definition.class
    (variable_declaration . (identifier) @name (enum_declaration) .) @definition.enum
    (variable_declaration . (identifier) @name (error_set_declaration) .) @definition.enum
    (variable_declaration "const" . (identifier) @name) @definition.constant
    (variable_declaration . (identifier) @name) @definition.variable
    (function_declaration name: (identifier) @name (parameters) @parameters
      body: (block (_ (return_expression (struct_declaration) @scope)))) @definition.function
    (enum_declaration (container_field name: (identifier) @name) @definition.constant @exported (#not-eq? @name "_"))
    (error_set_declaration (identifier) @name @definition.constant @exported)
    (container_field name: (identifier) @name (#not-eq? @name "_")) @definition.variable @exported
    (variable_declaration "pub") @exported
    (function_declaration "pub") @exported
    (function_declaration "export") @exported
    (block) @local
    (test_declaration) @local
  `,
  values: {
    wrappers: { parenthesized_expression: '0', struct_initializer: '-1', anonymous_struct_initializer: '0' },
    names: ['identifier', 'undefined'],
    constants: { null: null, true: true, false: false },
    collections: { initializer_list: '' },
    entries: { assignment_expression: { key: 'left', value: 'right' } },
    calls: { call_expression: { callee: 'function' } },
    functions: {
      given: {
        'StaticStringMap.initComptime': { as: 'list' },
        'StaticStringMapWithEql.initComptime': { as: 'list' },
        ComptimeStringMap: { as: 'list' },
      },
    },
    members: { field_expression: { object: 'object', name: 'member' } },
    concatenations: ['++'],
    unlike: ['/', '%'],
    operators: { binary_expression: { left: 'left', right: 'right' } },
    signs: { unary_expression: { operand: 'argument', ignored: '&' } },
    bindings: { variable_declaration: { name: '(identifier)', value: '-1' } },
    types: { struct_declaration: { name: '-', body: '' }, enum_declaration: { name: '-', body: '' } },
    enumMembers: { 'enum_declaration/container_field': { name: 'name', value: '-1', numbered: true } },
    structures: {
      literals: { struct_initializer: '0', anonymous_struct_initializer: '-' },
      declarations: { variable_declaration: { name: '(identifier)', body: '-1' } },
      bodies: ['struct_declaration', 'union_declaration'],
      fields: { container_field: { name: 'name', type: 'type', value: '-1' } },
      elements: { array_type: '-1', slice_type: '-1' },
      places: { variable_declaration: 'type' },
      around: ['unary_expression', 'parenthesized_expression'],
    },
    scopes: [
      'source_file',
      'struct_declaration',
      'enum_declaration',
      'union_declaration',
      'function_declaration',
      'block',
    ],
  },
};
