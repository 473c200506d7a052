import { commentsOf, words } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

export const grammar: Grammar = {
  name: 'Lua',
  extensions: ['.lua'],
  grammar: '@tree-sitter-grammars/tree-sitter-lua/tree-sitter-lua.wasm',
  comments: commentsOf(
    ['comment'],
    ['---', '--'],
    [
      ['--[[', ']]'],
      ['--[==[', ']==]'],
      ['--[=[', ']=]'],
    ],
  ),
  written: { words: ['function'], between: '[ \\t]+(?:[\\w.]+[.:])?', behind: '[ \\t]*\\(' },
  definitions: `
    (function_declaration "local" name: (identifier) @name parameters: (_) @parameters) @definition.function @private
    (function_declaration name: (identifier) @name parameters: (_) @parameters) @definition.function
    (function_declaration name: (dot_index_expression table: (_) @container field: (_) @name)
      parameters: (_) @parameters) @definition.function
    (function_declaration name: (method_index_expression table: (_) @container method: (_) @name)
      parameters: (_) @parameters) @definition.method
    (assignment_statement
      (variable_list . name: (dot_index_expression table: [(identifier) (dot_index_expression)] @container field: (_) @name))
      (expression_list . value: (function_definition parameters: (_) @parameters))) @definition.function
    (assignment_statement
      (variable_list . name: (identifier) @name)
      (expression_list . value: (function_definition parameters: (_) @parameters))) @definition.function
    (assignment_statement
      (variable_list . name: (bracket_index_expression table: [(identifier) (dot_index_expression)] @container field: (string) @name))
      (expression_list . value: (function_definition parameters: (_) @parameters))) @definition.function
    (chunk (assignment_statement
      (variable_list name: (dot_index_expression table: [(identifier) (dot_index_expression)] @container field: (_) @name))) @definition.constant)
    (chunk (assignment_statement
      (variable_list name: (bracket_index_expression table: [(identifier) (dot_index_expression)] @container field: (string) @name))) @definition.constant)
    (chunk (assignment_statement (variable_list name: (identifier) @name)) @definition.variable)
    (chunk (variable_declaration (assignment_statement
      (variable_list name: (identifier) @name)) @definition.variable @private))
    (chunk (variable_declaration (variable_list name: (identifier) @private.name)))
    (chunk (return_statement (expression_list . (identifier) @container.none)))
    (chunk (variable_declaration (assignment_statement
      (variable_list . name: (identifier) @container .)
      (expression_list . value: (table_constructor
        (field name: [(identifier) (string)] @name value: (function_definition parameters: (_) @parameters)) @definition.function) .))))
    (chunk (assignment_statement
      (variable_list . name: [(identifier) (dot_index_expression)] @container .)
      (expression_list . value: (table_constructor
        (field name: [(identifier) (string)] @name value: (function_definition parameters: (_) @parameters)) @definition.function) .)))
    (assignment_statement (variable_list . name: [(bracket_index_expression field: [(identifier) (binary_expression)])
        (dot_index_expression table: (bracket_index_expression))])
      (expression_list . value: (function_definition))) @unread
    (chunk (return_statement (expression_list . (table_constructor
      (field name: [(identifier) (string)] @name value: (function_definition parameters: (_) @parameters)) @definition.function))))
    (chunk (return_statement (expression_list . (table_constructor
      (field name: [(identifier) (string)] @name) @definition.constant))))
  `,
  values: {
    branches: ['if_statement'],
    branching: words('for_statement while_statement'),
    literals: { digits: 10, breaks: 'kept' },
    wrappers: { parenthesized_expression: '0' },
    names: ['identifier'],
    constants: { nil: null, true: true, false: false },
    collections: { table_constructor: '' },
    severalBy: words(
      'table.unpack unpack next select pairs ipairs pcall xpcall string.find string.match string.gsub string.byte utf8.codepoint math.modf',
    ),
    entries: { field: { key: 'name', value: 'value' } },
    nameKeys: true,
    memberEntries: true,
    firstIndex: 1,
    calls: { function_call: { callee: 'name', arguments: 'arguments' } },
    members: {
      dot_index_expression: { object: 'table', name: 'field' },
      method_index_expression: { object: 'table', name: 'method' },
    },
    indexes: { bracket_index_expression: { object: 'table', index: 'field' } },
    operators: { binary_expression: { left: 'left', right: 'right' } },
    joins: ['..'],
    unlike: ['/', '%', '^', '!='],
    signs: { unary_expression: { operand: 'operand' } },
    bindings: { assignment_statement: { name: '(variable_list)/name', value: '(expression_list)/value' } },
    shared: true,
    ownBy: ['local', 'for'],
    reads: {
      lookers:
        words(`print type tostring tonumber error rawlen rawequal require table.concat string.format io.write string.rep
        getmetatable`),
      givers: words('pairs ipairs table.pack'),
      unpackers: words('table.unpack unpack next rawget'),
      same: words('assert select'),
    },
    requires: String.raw`require\s*\(?\s*["'](?:[\w./-]*[./])?NAME["']\s*\)?|package\.loaded\s*\[\s*["'](?:[\w./-]*[./])?NAME["']\s*\]`,
    reflection: {
      holders: ['_G', '_ENV'],
      gives: ['rawget'],
      sets: ['rawset'],
      runs: words('load loadstring'),
    },
    blocks: ['do_statement', 'for_statement', 'while_statement', 'if_statement'],
    sharingBlocks: ['do_statement', 'for_statement', 'while_statement', 'if_statement', 'repeat_statement'],
    inPlace: ['variable_declaration'],
    declaring: ['variable_declaration', 'parameters'],
    scopes: [
      'chunk',
      'function_declaration',
      'function_definition',
      'do_statement',
      'for_statement',
      'while_statement',
      'if_statement',
    ],
    changes: {
      targets: {
        assignment_statement: { target: '(variable_list)/name', value: '(expression_list)/value' },
        function_declaration: { target: 'name', value: '', defines: true },
      },
      nextIndex: '#$+1',
      removedBy: 'nil',
      adds: { item: ['table.insert'] },
      functions: ['table.insert', 'table.remove', 'table.sort', 'rawset', 'setmetatable'],
    },
  },
};
