import { commentsOf, words } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

/** Methods of collections that change them. */
const CHANGES =
  words(`RemoveAt RemoveAll RemoveRange InsertRange Sort Reverse Push Pop Enqueue Dequeue AddFirst AddLast RemoveFirst RemoveLast
  ExceptWith IntersectWith SymmetricExceptWith TryRemove AddOrUpdate GetOrAdd TryUpdate SetValue Fill RemoveWhere`);

/** Members of collections that change nothing. */
const READS = {
  looks:
    words(`Count Length IsEmpty Contains ContainsKey ContainsValue TryGetValue Any All IndexOf LastIndexOf FindIndex ToString GetHashCode
    Equals SequenceEqual Sum Average Exists LongCount BinarySearch GetLength GetType`),
  same: words('AsReadOnly AsEnumerable AsSpan GetEnumerator Cast Value Keys Values'),
  items:
    words(`First Last Single FirstOrDefault LastOrDefault SingleOrDefault ElementAt ElementAtOrDefault Find FindLast Max Min MaxBy MinBy
    Aggregate GetValueOrDefault Peek Current`),
  copies:
    words(`Select SelectMany Where OrderBy OrderByDescending ThenBy ToList ToArray ToDictionary ToHashSet ToLookup ToImmutableArray
    ToImmutableList ToImmutableDictionary ToFrozenDictionary ToFrozenSet Distinct Take Skip Concat Union Intersect Except Zip GroupBy Join
    Clone Append Prepend FindAll GetRange ConvertAll OfType Chunk Copy`),
  given: ['ForEach'],
  folds: ['Aggregate'],
  filledBy: 'out',
  lookers: words('WriteLine Write Join Format nameof Concat'),
  givers: words(
    'List Dictionary HashSet Queue Stack SortedSet SortedDictionary SortedList LinkedList ConcurrentDictionary ReadOnlyCollection',
  ),
};

export const grammar: Grammar = {
  name: 'C#',
  extensions: ['.cs', '.csx'],
  bareMembers: true,
  grammar: 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm',
  comments: commentsOf(['comment'], ['///', '//'], [['/*', '*/']]),
  documentation: { marks: ['///', '/**'], xml: true, between: ['preproc_region', 'preproc_nullable'] },
  directives: ['#if', '#elif', '#else', '#endif'],
  written: {
    words: [
      'class',
      'interface',
      'struct',
      'enum',
      'record(?:[ \\t]+(?:class|struct))?(?=[ \\t]+\\w+\\s*[(<{:;])',
    ],
  },
  definitions: `
    (class_declaration name: (_) @name (parameter_list)? @parameters) @definition.class
    (struct_declaration name: (_) @name (parameter_list)? @parameters) @definition.class
    (record_declaration name: (_) @name (parameter_list)? @parameters) @definition.class
    (record_declaration (parameter_list (parameter name: (_) @name) @definition.variable @exported @member))
    (interface_declaration name: (_) @name) @definition.interface
    (enum_declaration name: (_) @name) @definition.enum
    (delegate_declaration name: (_) @name parameters: (_) @parameters) @definition.type
    (enum_member_declaration name: (_) @name) @definition.constant @exported
    (method_declaration name: (_) @name parameters: (_) @parameters) @definition.method
    (constructor_declaration name: (_) @name parameters: (_) @parameters) @definition.method
    (operator_declaration operator: _ @name parameters: (_) @parameters) @definition.method
    (conversion_operator_declaration type: (_) @name parameters: (_) @parameters) @definition.method
    (indexer_declaration "this" @name parameters: (_) @parameters) @definition.method
    (property_declaration name: (_) @name) @definition.variable
    (event_declaration name: (_) @name) @definition.variable
    (event_field_declaration (variable_declaration (variable_declarator name: (_) @name))) @definition.variable
    (field_declaration (modifier) @_m (variable_declaration (variable_declarator name: (_) @name))
      (#any-of? @_m "const" "readonly")) @definition.constant
    (field_declaration (variable_declaration (variable_declarator name: (_) @name))) @definition.variable
    (local_function_statement) @local
    (_ (modifier) @_v (#any-of? @_v "public" "protected")) @exported
    (_ (modifier) @_v (modifier) @_w (#eq? @_v "private") (#eq? @_w "protected")) @private
    (_ (modifier) @_v (modifier) @_w (#eq? @_v "protected") (#eq? @_w "private")) @private
    (interface_declaration body: (declaration_list (_) @exported))
  `,
  values: {
    literals: { lines: 'dedented' },
    wrappers: {
      parenthesized_expression: '0',
      collection_element: '0',
      expression_element: '0',
      element_binding_expression: '0',
      argument: '-1',
    },
    names: ['identifier'],
    lists: {
      tuple_expression: '',
      initializer_expression: '',
      collection_expression: '',
      array_creation_expression: '(initializer_expression)',
      implicit_array_creation_expression: '(initializer_expression)',
    },
    functions: {
      set: ['HashSet', 'SortedSet'],
      declaredSets: words('HashSet SortedSet ISet ImmutableHashSet ImmutableSortedSet FrozenSet'),
      sortsWords: true,
    },
    nameKeys: true,
    entries: {
      initializer_expression: { key: '0', value: '1' },
      assignment_expression: { key: 'left', value: 'right' },
    },
    spreads: ['spread_element'],
    objectsByNew: true,
    calls: {
      invocation_expression: { callee: 'function', arguments: 'arguments' },
      object_creation_expression: { callee: 'type', arguments: 'arguments', items: 'initializer' },
      implicit_object_creation_expression: {
        callee: '"new"',
        arguments: '(argument_list)',
        items: '(initializer_expression)',
      },
    },
    arguments: { argument: { value: '-1', name: 'name' } },
    indexes: { element_access_expression: { object: 'expression', index: 'subscript/0' } },
    members: { member_access_expression: { object: 'expression', name: 'name' } },
    operators: { binary_expression: { left: 'left', right: 'right' } },
    signs: { prefix_unary_expression: { operand: '0' } },
    casts: { cast_expression: { type: 'type', value: 'value' } },
    suffixes: { whole: 'uUlL', real: 'dDmM', single: 'fF' },
    numberTypes: {
      sbyte: 'i8',
      byte: 'u8',
      short: 'i16',
      ushort: 'u16',
      int: 'i32',
      uint: 'u32',
      long: 'i64',
      ulong: 'u64',
      float: 'f32',
      double: 'f64',
      char: 'char',
    },
    characterNumbers: true,
    interpolations: { interpolation: { value: '1' } },
    bindings: { variable_declarator: { name: 'name', value: '-1', type: '../type' } },
    inOrder: { unless: ['const'] },
    types: {
      class_declaration: { name: 'name', body: 'body' },
      struct_declaration: { name: 'name', body: 'body' },
      interface_declaration: { name: 'name', body: 'body' },
      record_declaration: { name: 'name', body: 'body' },
      enum_declaration: { name: 'name', body: 'body' },
    },
    enumMembers: { enum_member_declaration: { name: 'name', value: 'value', numbered: true } },
    shared: true,
    reads: READS,
    scopes: [
      'compilation_unit',
      'class_declaration',
      'struct_declaration',
      'record_declaration',
      'interface_declaration',
      'enum_declaration',
      'method_declaration',
      'constructor_declaration',
      'block',
      'local_function_statement',
      'lambda_expression',
    ],
    reflection: {
      writes: {
        invocation_expression: String.raw`\bGet(?:Field|Property)\("NAME"[^)]*\)[?!]?\.SetValue\(`,
      },
    },
    changes: {
      targets: { assignment_expression: { target: 'left', value: 'right' } },
      chains: true,
      references: 'ref',
      functions: words('Array.Sort Array.Reverse Array.Clear Array.Fill Array.Resize'),
      adds: { item: ['Add'], entry: ['Add'], all: ['AddRange'] },
      methods: ['Add', 'AddRange', 'Remove', 'Clear', 'Insert', 'TryAdd', 'UnionWith', ...CHANGES],
    },
  },
};
