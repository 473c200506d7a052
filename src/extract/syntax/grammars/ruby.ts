import { commentsOf } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

export const grammar: Grammar = {
  name: 'Ruby',
  extensions: ['.rb', '.rake', '.gemspec'],
  grammar: 'tree-sitter-ruby/tree-sitter-ruby.wasm',
  comments: commentsOf(['comment'], ['#'], [['=begin', '=end']]),
  nameCharacters: '\\p{L}\\p{Nd}_?!',
  written: { words: ['def', 'class', 'module'], between: '[ \\t]+(?:self\\.)?' },
  definitions: `
    (module name: (_) @name) @definition.module
    (class name: (_) @name) @definition.class
    (method name: (_) @name parameters: (_)? @parameters) @definition.method
    (singleton_method name: (_) @name parameters: (_)? @parameters) @definition.function
    (singleton_class) @scope
    (assignment left: (constant) @name right: (call block: (_) @scope)) @definition.class
    (assignment left: (constant) @name) @definition.constant
    (assignment left: (left_assignment_list [(constant) @name (rest_assignment (constant) @name)])) @definition.constant
    (operator_assignment left: (constant) @name) @definition.constant
    (alias name: (_) @name) @definition.method
    (call method: (identifier) @_m arguments: (argument_list . (simple_symbol) @name)
      (#any-of? @_m "alias_method" "define_method")) @definition.method
    (call method: (identifier) @_m arguments: (argument_list (simple_symbol) @name)
      (#match? @_m "^(mattr|cattr|attr)_(reader|accessor|writer)$")) @definition.method

    (body_statement (identifier) @private.below.method (#eq? @private.below.method "private"))
    (body_statement (identifier) @exported.below.method
      (#any-of? @exported.below.method "public" "protected" "module_function"))
    (call !receiver method: (identifier) @_m arguments: (argument_list [(simple_symbol) (string)] @private.name.method)
      (#eq? @_m "private"))
    (call !receiver method: (identifier) @_m arguments: (argument_list (array [(simple_symbol) (string)] @private.name.method))
      (#eq? @_m "private"))
    (call !receiver method: (identifier) @_m arguments: (argument_list [(simple_symbol) (string)] @private.name.function)
      (#eq? @_m "private_class_method"))
    (call !receiver method: (identifier) @_m arguments: (argument_list [(simple_symbol) (string)] @private.name)
      (#eq? @_m "private_constant"))
    (call !receiver method: (identifier) @_m arguments: (argument_list [(method) (singleton_method) (call)] @private)
      (#any-of? @_m "private" "private_class_method"))
  `,
  values: {
    literals: { digits: 8 },
    wrappers: { parenthesized_statements: '0' },
    names: ['identifier', 'constant', 'instance_variable', 'class_variable', 'global_variable'],
    texts: ['simple_symbol', 'delimited_symbol', 'bare_symbol', 'hash_key_symbol'],
    ignored: ['heredoc_body'],
    heredocs: { heredoc_beginning: { body: 'heredoc_body' } },
    lists: { array: '', string_array: '', symbol_array: '' },
    maps: { hash: '' },
    entries: { pair: { key: 'key', value: 'value' } },
    spreads: ['splat_argument', 'hash_splat_argument'],
    calls: { call: { callee: 'method', arguments: 'arguments', object: 'receiver' } },
    unchanged: ['freeze', 'to_a', 'dup', 'deep_freeze'],
    members: { scope_resolution: { object: 'scope', name: 'name' } },
    indexes: { element_reference: { object: 'object', index: '1' } },
    operators: { binary: { left: 'left', right: 'right' } },
    concatenations: ['+'],
    unlike: ['/', '%'],
    signs: { unary: { operand: 'operand' } },
    bindings: { assignment: { name: 'left', value: 'right' } },
    types: { class: { name: 'name', body: 'body' }, module: { name: 'name', body: 'body' } },
    shared: true,
    scopes: ['program', 'class', 'module', 'method', 'singleton_method', 'block', 'do_block'],
    changes: {
      targets: { assignment: { target: 'left', value: 'right' }, operator_assignment: 'left' },
      adds: {
        item: ['<<', 'push', 'append', 'add'],
        entry: ['store'],
        all: ['concat', 'merge!', 'update'],
      },
      operators: ['<<'],
      methods: [
        'push',
        'append',
        'concat',
        'merge!',
        'update',
        'store',
        'delete',
        'unshift',
        'insert',
        'replace',
        'add',
        'map!',
        'reject!',
        'select!',
        'clear',
        'uniq!',
        'sort!',
        'default=',
      ],
    },
  },
};
