import { commentsOf, words } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

/** Methods of arrays, hashes and sets that change nothing. */
const READS = {
  looks:
    words(`length size count empty? any? all? none? one? include? member? key? has_key? value? has_value? index find_index rindex
    join inspect to_s hash eql? equal? is_a? kind_of? instance_of? nil? frozen? respond_to? sum pack object_id class cover? to_json to_yaml
    match? subset? superset? disjoint? intersect? proper_subset? === == != <=> key instance_variable_get`),
  same: words(
    'each each_with_index each_pair each_key each_value each_entry reverse_each freeze deep_freeze itself cycle each_index to_a to_h to_ary to_hash',
  ),
  items: words(
    `first last fetch dig [] at sample min max min_by max_by minmax find detect assoc rassoc inject reduce bsearch sum`,
  ),
  copies:
    words(`map collect flat_map collect_concat select filter reject sort sort_by reverse uniq compact flatten dup clone
    to_set keys values merge slice except take drop take_while drop_while partition group_by chunk_while each_with_object zip product
    combination permutation rotate shuffle transform_values transform_keys invert filter_map lazy entries find_all union difference
    intersection tally with_index each_slice each_cons slice_when values_at to_proc + - & | * with_object chunk to_enum each_entry
    fetch_values grep grep_v cycle upto`),
  given: ['tap', 'then', 'yield_self'],
  folds: ['inject', 'reduce'],
  gathers: ['each_with_object', 'with_object'],
  lookers: words('puts p print pp warn raise require require_relative format sprintf printf Integer String'),
  givers: ['Array', 'Set.new', 'Array.new', 'Hash', 'Set'],
  marked: '!',
  mutableTexts: true,
  lastIsResult: true,
};

/** Names among arguments, also in arrays and in what is spread: `:a, "b"`, `[:a]`, `%i[a]`, `*[:a]`, `*%w[a]`. */
function listed(capture: string): string {
  const array = `(array [(simple_symbol) @${capture} (string) @${capture}]) (symbol_array (bare_symbol) @${capture}) (string_array (bare_string) @${capture})`;
  return `(argument_list [(simple_symbol) @${capture} (string) @${capture} ${array} (splat_argument [${array}])])`;
}

export const grammar: Grammar = {
  name: 'Ruby',
  extensions: ['.rb', '.rake', '.gemspec'],
  grammar: 'tree-sitter-ruby/tree-sitter-ruby.wasm',
  comments: commentsOf(['comment'], ['#'], [['=begin', '=end']]),
  nameCharacters: '\\p{L}\\p{Nd}_?!',
  written: { words: ['def', 'class', 'module'], between: '[ \\t]+(?:\\w+\\.)?', behind: '(?![\\w.])(?!::)' },
  definitions: `
    (module name: (_) @name) @definition.module
    (class name: (_) @name) @definition.class
    (method name: (_) @name parameters: (_)? @parameters) @definition.method
    (program (singleton_method object: (constant) @container name: (_) @name parameters: (_)? @parameters) @definition.function)
    (singleton_method name: (_) @name parameters: (_)? @parameters) @definition.function
    (singleton_class) @scope
    (assignment left: (constant) @name right: (call block: (_) @scope)) @definition.class
    (assignment left: (constant) @name right: (call receiver: (constant) @_r method: (identifier) @_m)
      (#any-of? @_r "Struct" "Data") (#any-of? @_m "new" "define")) @definition.class
    (assignment left: (constant) @name) @definition.constant
    (assignment left: (left_assignment_list [(constant) @name (rest_assignment (constant) @name)])) @definition.constant
    (operator_assignment left: (constant) @name) @definition.constant
    (alias name: (_) @name alias: (_) @alias) @definition.method
    (call method: (identifier) @_m arguments: (argument_list . [(simple_symbol) (string)] @name . (_) @alias)
      (#eq? @_m "alias_method")) @definition.method
    (call method: (identifier) @_m arguments: (argument_list . [(simple_symbol) (string)] @name)
      block: (_ parameters: (block_parameters (_) @parameters)) (#eq? @_m "define_method") (#not-match? @name "#[{]")) @definition.method
    (call method: (identifier) @_m arguments: (argument_list . [(simple_symbol) (string)] @name)
      block: (_) (#eq? @_m "define_method") (#not-match? @name "#[{]")) @definition.method
    (call method: (identifier) @_m arguments: (argument_list . [(simple_symbol) (string)] @name . (_) @alias)
      (#eq? @_m "define_method")) @definition.method
    (call method: (identifier) @_m arguments: (argument_list (simple_symbol) @name)
      (#match? @_m "^((thread_)?(mattr|cattr)_(reader|accessor)|attr(_(reader|accessor))?|class_attribute)$")) @definition.method
    (call method: (identifier) @_m @alias arguments: (argument_list [(simple_symbol) (string)] @name)
      (#match? @_m "^((thread_)?(mattr|cattr)|attr)_writer$") (#set! suffix "=")) @definition.method
    (call !receiver method: (identifier) @_m
      arguments: ${listed('name')}
      (#match? @_m "^((mattr|cattr|attr)_(reader|accessor)|attr)$")) @definition.method
    (call !receiver method: (identifier) @_m @alias
      arguments: ${listed('name')}
      (#match? @_m "^(mattr|cattr|attr)_writer$") (#set! suffix "=")) @definition.method
    (call method: (identifier) @_m arguments: (argument_list . (_) [(simple_symbol) (string)] @name)
      (#any-of? @_m "def_delegators" "def_instance_delegators")) @definition.method
    (call method: (identifier) @_m arguments: (argument_list . (_) . (_) . [(simple_symbol) (string)] @name .)
      (#any-of? @_m "def_delegator" "def_instance_delegator")) @definition.method
    (call method: (identifier) @_m arguments: (argument_list . (_) . [(simple_symbol) (string)] @name .)
      (#any-of? @_m "def_delegator" "def_instance_delegator")) @definition.method
    (call !receiver method: (identifier) @_m arguments: (argument_list (simple_symbol) @name
      (pair key: (hash_key_symbol) @_to (#eq? @_to "to"))) (#eq? @_m "delegate")) @definition.method
    (call !receiver method: (identifier) @_m arguments: (argument_list
      (pair key: [(simple_symbol) (array (simple_symbol) @name)] value: (simple_symbol)))
      (#any-of? @_m "delegate" "instance_delegate")) @definition.method
    (assignment right: (call receiver: (constant) @_r method: (identifier) @_m
      arguments: (argument_list (simple_symbol) @name) @definition.method @member)
      (#any-of? @_r "Struct" "Data") (#any-of? @_m "new" "define"))
    (class superclass: (superclass (call receiver: (constant) @_r method: (identifier) @_m
      arguments: (argument_list (simple_symbol) @name) @definition.method @member))
      (#any-of? @_r "Struct" "Data") (#any-of? @_m "new" "define"))

    (call method: (identifier) @_m arguments: (argument_list . [(identifier) (call) (binary)
      (delimited_symbol (interpolation)) (string (interpolation)) (splat_argument [(constant) (identifier) (call)])])
      (#any-of? @_m "define_method" "define_singleton_method" "alias_method" "attr_reader" "attr_writer" "attr_accessor" "def_delegators"
        "def_delegator" "delegate" "mattr_accessor" "cattr_accessor" "class_attribute")) @unread
    (call method: (identifier) @_m arguments: (argument_list . [(heredoc_beginning) (string)])
      (#any-of? @_m "class_eval" "module_eval" "instance_eval")) @unread
    (call arguments: (argument_list (block_argument (call method: (identifier) @_m
      arguments: (argument_list . (simple_symbol) @_a)))
      (#eq? @_m "method") (#match? @_a "^:(attr_(reader|writer|accessor)|define_method)$"))) @unread

    (body_statement (identifier) @private.below.method (#eq? @private.below.method "private"))
    (body_statement (identifier) @exported.below.method
      (#any-of? @exported.below.method "public" "protected" "module_function"))
    (call !receiver method: (identifier) @_m arguments: ${listed('private.name.method')} (#eq? @_m "private"))
    (call !receiver method: (identifier) @_m arguments: ${listed('exported.too.name.method')} (#any-of? @_m "public" "protected"))
    (call !receiver method: (identifier) @_m arguments: ${listed('private.name.function')} (#eq? @_m "private_class_method"))
    (call !receiver method: (identifier) @_m arguments: ${listed('exported.too.name.function')} (#eq? @_m "public_class_method"))
    (call !receiver method: (identifier) @_m arguments: ${listed('private.name')} (#eq? @_m "private_constant"))
    (call !receiver method: (identifier) @_m arguments: (argument_list . (splat_argument [(constant) (identifier) (call)]))
      (#any-of? @_m "private" "public" "protected" "private_class_method" "public_class_method" "private_constant")) @unread
    (call !receiver method: (identifier) @_m arguments: (argument_list [(method) (singleton_method) (call)] @private)
      (#any-of? @_m "private" "private_class_method"))
    (call !receiver method: (identifier) @_m arguments: (argument_list [(method) (singleton_method) (call)] @exported.too)
      (#any-of? @_m "public" "protected" "module_function"))
  `,
  values: {
    branches: ['if', 'unless', 'if_modifier', 'unless_modifier'],
    branching: words(
      'case when in_clause while until for while_modifier until_modifier rescue rescue_modifier binary conditional',
    ),
    literals: { digits: 8, breaks: 'joined' },
    interpolations: { interpolation: { value: '0' } },
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
    unchanged: ['freeze', 'deep_freeze'],
    copying: { dup: 'any', clone: 'any', to_a: 'list' },
    members: { scope_resolution: { object: 'scope', name: 'name' } },
    indexes: { element_reference: { object: 'object', index: '1' } },
    operators: { binary: { left: 'left', right: 'right' } },
    ownOperators: String.raw`\bdef\s+([^\w\s()@]+)`,
    concatenations: ['+'],
    unlike: ['/', '%'],
    signs: { unary: { operand: 'operand' } },
    bindings: { assignment: { name: 'left', value: 'right' } },
    types: { class: { name: 'name', body: 'body' }, module: { name: 'name', body: 'body' } },
    shared: true,
    sharedMarks: ['$', '@@'],
    reads: READS,
    reflection: {
      gives: words('const_get instance_variable_get class_variable_get global_variable_get'),
      sets: words('const_set remove_const instance_variable_set class_variable_set'),
      runs: words('eval instance_eval class_eval module_eval'),
    },
    sharingBlocks: ['block', 'do_block'],
    scopes: ['program', 'class', 'module', 'method', 'singleton_method', 'block', 'do_block'],
    changes: {
      targets: {
        assignment: { target: 'left', value: 'right' },
        operator_assignment: 'left',
        // `def K.<<(x)`
        singleton_method: 'object',
      },
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
        '[]=',
        '<<',
        'pop',
        'shift',
        'prepend',
        'fill',
        'delete_if',
        'keep_if',
        'delete_at',
        'add?',
        'delete?',
        'subtract',
        'compare_by_identity',
        'rehash',
      ],
    },
  },
};
