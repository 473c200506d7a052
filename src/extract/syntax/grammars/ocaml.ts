import { commentsOf } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

/** Of an interface the signature is the type; documentation stands below a definition as often as above. */
export const grammar: Grammar = {
  name: 'OCaml',
  extensions: ['.ml', '.mli'],
  grammar: {
    '.ml': 'tree-sitter-ocaml/tree-sitter-ocaml.wasm',
    '.mli': 'tree-sitter-ocaml/tree-sitter-ocaml_interface.wasm',
  },
  comments: commentsOf(
    ['comment'],
    [],
    [
      ['(**', '*)'],
      ['(*', '*)'],
    ],
  ),
  documentation: { marks: ['(**'], below: true, between: ['attribute'] },
  nameCharacters: "\\p{L}\\p{Nd}_'",
  directives: ['#if', '#ifdef', '#ifndef', '#elif', '#else', '#endif'],
  definitions: `
    [(include_module) (include_module_type)] @unread
    (value_specification [(value_name) (parenthesized_operator)] @name (_) @parameters .
      (#match? @parameters "->")) @definition.function
    (value_specification [(value_name) (parenthesized_operator)] @name) @definition.constant
    (external [(value_name) (parenthesized_operator)] @name . (_) @parameters) @definition.function
    (value_definition (let_binding pattern: [(value_name) (parenthesized_operator)] @name
      . (parameter)+ @parameters) @definition.function)
    (value_definition (let_binding pattern: [(value_name) (parenthesized_operator)] @name
      body: (fun_expression . (parameter)+ @parameters)) @definition.function)
    (value_definition (let_binding pattern: [(value_name) (parenthesized_operator)] @name
      body: (function_expression) @alias) @definition.function)
    (value_definition (let_binding pattern: [(value_name) (parenthesized_operator)] @name) @definition.constant
      (#not-eq? @name "_"))
    (value_definition (let_binding pattern: [
        (typed_pattern pattern: (value_name) @name)
        (tuple_pattern (value_name) @name)
        (parenthesized_pattern (tuple_pattern (value_name) @name))
        (record_pattern (field_pattern (field_path (field_name) @name) .))
      ]) @definition.constant (#not-eq? @name "_"))
    (type_definition (type_binding name: (_) @name) @definition.type (#not-match? @definition.type "^[^=]*[+]="))
    (exception_definition (constructor_declaration . (_) @name)) @definition.type
    (variant_declaration (constructor_declaration . (_) @name . (_) @parameters (_) @parameters .) @definition.constant)
    (variant_declaration (constructor_declaration . (_) @name . (_) @parameters .) @definition.constant)
    (variant_declaration (constructor_declaration . (_) @name) @definition.constant)
    (field_declaration (field_name) @name (_) @parameters .) @definition.variable
    ((type_binding name: (_) @container) @scope (#match? @scope "^[^=]*[+]="))
    (module_definition (module_binding . (attribute)* . (module_name) @name) @definition.module)
    (module_type_definition (module_type_name) @name) @definition.interface
    (class_definition (class_binding (class_name) @name) @definition.class)
    (class_type_definition (class_type_binding (class_type_name) @name) @definition.interface)
    (method_definition (method_name) @name (parameter)* @parameters) @definition.method
    (method_specification (method_name) @name (_) @parameters .) @definition.method
    (method_definition "private") @private
    (let_expression) @local
  `,
  values: {
    literals: { breaks: 'joined' },
    wrappers: { parenthesized_expression: '0', typed_expression: '0', value_path: '-1' },
    names: ['field_path', 'value_name', 'value_path', 'constructor_name', 'constructor_path', 'module_name'],
    lists: { list_expression: '', array_expression: '', tuple_expression: '' },
    maps: { record_expression: '' },
    entries: { field_expression: { key: '0', value: 'body' } },
    nameKeys: true,
    calls: { application_expression: { callee: 'function', arguments: '' } },
    arguments: { labeled_argument: { value: 'expression', name: '(label_name)' } },
    operators: {
      infix_expression: { left: 'left', right: 'right' },
      cons_expression: { left: 'left', right: 'right' },
      concat_expression: { left: 'left', right: 'right' },
    },
    joins: ['^'],
    ownOperators: String.raw`\b(?:let|and|external)\s+(?:rec\s+)?\(\s*([^\w\s()]+)\s*\)`,
    concatenations: ['@'],
    conses: ['::'],
    unlike: ['%', '&', '|', '==', '!='],
    signs: { prefix_expression: { operand: '-1' }, sign_expression: { operand: '-1' } },
    indexes: {
      array_get_expression: { object: 'array', index: 'index' },
      string_get_expression: { object: '0', index: '1' },
    },
    members: { field_get_expression: { object: 'record', name: 'field' } },
    bindings: { let_binding: { name: 'pattern', value: 'body' } },
    shared: true,
    modules: {
      opened: String.raw`\bopen!?\s+([A-Z]\w*)|\b([A-Z]\w*)\.\(`,
      renamed: String.raw`\b(?:module|let)\s+NAME\s*=\s*([A-Z]\w*(?:\.\w+)*)`,
    },
    reads: {
      partly: true,
      unpackers: [
        'fst',
        'snd',
        'List.hd',
        'List.nth',
        'List.assoc',
        'List.find',
        'Array.get',
        'Option.get',
        'Hashtbl.find',
      ],
      holders: ['Some', 'ref', 'Lazy.from_val', 'Either.left', 'Ok'],
      pipes: { '|>': 'left', '@@': 'right' },
      lastIsResult: true,
    },
    changes: {
      targets: { set_expression: '0' },
      operators: [':='],
      functions: [
        'Hashtbl.add',
        'Hashtbl.replace',
        'Hashtbl.remove',
        'Hashtbl.reset',
        'Hashtbl.clear',
        'Array.set',
        'Array.fill',
        'Array.unsafe_set',
        'Hashtbl.filter_map_inplace',
        'Bytes.set',
        'Bytes.fill',
        'Bytes.blit',

        'Queue.push',
        'Stack.push',
      ],
      anywhere: [
        'Array.sort',
        'Array.stable_sort',
        'Array.fast_sort',
        'Array.blit',
        'Array.shuffle',
        'Queue.add',
        'Queue.push',
        'Stack.push',
      ],
    },
    scopes: ['compilation_unit', 'structure', 'let_expression', 'fun_expression', 'function_expression'],
  },
};
