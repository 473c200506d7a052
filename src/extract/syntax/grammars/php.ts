import { commentsOf, words } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

export const grammar: Grammar = {
  name: 'PHP',
  extensions: ['.php'],
  grammar: 'tree-sitter-php/tree-sitter-php.wasm',
  comments: commentsOf(['comment'], ['//', '#'], [['/*', '*/']]),
  documentation: { marks: ['/**'] },
  written: {
    words: ['(?<!\\buse[ \\t]+)function', 'class', 'interface', 'trait', 'enum'],
    between: '[ \\t]+&?',
  },
  definitions: `
    (function_definition name: (name) @name parameters: (_) @parameters) @definition.function
    (class_declaration name: (name) @name) @definition.class
    (interface_declaration name: (name) @name) @definition.interface
    (trait_declaration name: (name) @name) @definition.interface
    (enum_declaration name: (name) @name) @definition.enum
    (enum_case name: (name) @name) @definition.constant
    (method_declaration name: (name) @name parameters: (_) @parameters) @definition.method
    (const_declaration (const_element . (name) @name)) @definition.constant
    (property_declaration (property_element name: (variable_name (name) @name))) @definition.variable
    (property_promotion_parameter name: (variable_name (name) @name)) @definition.variable @member
    (function_call_expression function: [(name) (qualified_name)] @_f
      arguments: (arguments . (argument [(string) (encapsed_string . (string_content) .)] @name)) (#match? @_f "^\\\\\\\\?define$")) @definition.constant
    (function_call_expression function: [(name) (qualified_name)] @_f
      arguments: (arguments . (argument [(encapsed_string [(variable_name) (member_access_expression) (subscript_expression)])
        (binary_expression) (variable_name) (class_constant_access_expression) (name)]))
      (#match? @_f "^\\\\\\\\?define$")) @unread
    (function_call_expression function: [(name) (qualified_name)] @_f (#match? @_f "^\\\\\\\\?class_alias$")) @unread
    (use_as_clause (name) (name)) @unread
    (anonymous_class) @local
    (anonymous_function) @local
    (_ (visibility_modifier) @_v (#any-of? @_v "private")) @private
  `,
  values: {
    branches: ['if_statement'],
    branching: words(
      'for_statement foreach_statement while_statement case_statement default_statement match_conditional_expression match_default_expression catch_clause binary_expression conditional_expression',
    ),
    literals: { digits: 8, lines: 'written' },
    interpolations: { variable_name: { value: '', signs: ['{', '}'] } },
    wrappers: { parenthesized_expression: '0', argument: '-1', expression_statement: '0' },
    names: ['name', 'variable_name'],
    constants: { null: null, NULL: null, true: true, false: false, TRUE: true, FALSE: false },
    collections: { array_creation_expression: '' },
    firstIndex: 0,
    afterLargest: true,
    castKeys: true,
    entries: { array_element_initializer: { key: '0', value: '1' } },
    spreads: ['variadic_unpacking'],
    objectsByNew: true,
    calls: {
      function_call_expression: { callee: 'function', arguments: 'arguments' },
      object_creation_expression: { callee: '0', arguments: '(arguments)' },
      member_call_expression: { callee: 'name', arguments: 'arguments', object: 'object' },
      scoped_call_expression: { callee: 'name', arguments: 'arguments', object: 'scope' },
    },
    arguments: { argument: { value: '-1', name: 'name' } },
    members: {
      class_constant_access_expression: { object: '0', name: '1' },
      scoped_property_access_expression: { object: 'scope', name: 'name' },
    },
    indexes: { subscript_expression: { object: '0', index: '1' } },
    operators: { binary_expression: { left: 'left', right: 'right' } },
    joins: ['.'],
    unlike: ['/', '==', '!=', '^'],
    signs: { unary_op_expression: { operand: 'argument' } },
    bindings: {
      const_element: { name: '0', value: '1' },
      property_element: { name: 'name', value: 'default_value' },
      assignment_expression: { name: 'left', value: 'right' },
      function_call_expression: {
        name: 'arguments/0/0/0',
        value: 'arguments/1',
        where: { function: ['define'] },
      },
      function_static_declaration: { name: 'name', value: 'value' },
      static_variable_declaration: { name: 'name', value: 'value' },
    },
    types: {
      class_declaration: { name: 'name', body: 'body' },
      interface_declaration: { name: 'name', body: 'body' },
      trait_declaration: { name: 'name', body: 'body' },
      enum_declaration: { name: 'name', body: 'body' },
    },
    enumMembers: { enum_case: { name: 'name', value: 'value' } },
    inPlace: ['expression_statement'],
    sharedBy: ['global', 'use'],
    reflection: {
      holders: ['$GLOBALS'],
      runs: ['eval', 'extract', 'parse_str'],
      runsLocally: true,
      indirect: ['dynamic_variable_name'],
    },
    scopes: [
      'program',
      'class_declaration',
      'interface_declaration',
      'trait_declaration',
      'enum_declaration',
      'function_definition',
      'method_declaration',
      'anonymous_function',
      'arrow_function',
    ],
    changes: {
      targets: {
        assignment_expression: { target: 'left', value: 'right' },
        augmented_assignment_expression: 'left',
        update_expression: '0',
        unset_statement: '0',
      },
      references: '&',
      anywhere: [
        'preg_match',
        'preg_match_all',
        'parse_str',
        'array_multisort',
        'similar_text',
        'exec',
        'sscanf',
      ],
      nextIndex: '',
      adds: { item: ['array_push'] },
      functions: [
        'array_push',
        'array_unshift',
        'array_pop',
        'array_shift',
        'array_splice',
        'sort',
        'rsort',
        'usort',
        'asort',
        'ksort',
        'uasort',
        'uksort',
        'shuffle',
        'arsort',
        'krsort',
        'natsort',
        'natcasesort',
        'array_walk',
        'array_walk_recursive',
        'array_multisort',
        'settype',
      ],
    },
  },
};
