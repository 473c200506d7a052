import { commentsOf, JVM_NUMBER_TYPES, words } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

/** Methods of collections that change them. */
const CHANGES =
  words(`insert insertAll prepend prependAll appendAll clear subtractOne subtractAll remove sortInPlace mapInPlace filterInPlace
  mapValuesInPlace getOrElseUpdate updateWith addString enqueue dequeue push pop trimEnd trimStart dropInPlace takeInPlace`);

/** Members of collections that change nothing. */
const READS = {
  looks:
    words(`size length isEmpty nonEmpty contains exists forall count indexOf mkString toString sum product sameElements isDefinedAt
    indices knownSize hashCode lastIndexOf indexWhere`),
  same: words(
    'foreach iterator view toSeq toIndexedSeq seq lazyZip toIterable asInstanceOf keys values _2 view asScala asJava',
  ),
  items: words(`head last apply getOrElse max min maxBy minBy reduce fold foldLeft foldRight reduceLeft`),
  copies:
    words(`get headOption lastOption find collectFirst map flatMap filter filterNot collect sorted sortBy sortWith reverse distinct take drop takeWhile dropWhile tail init
    keySet toList toSet toMap toVector toArray toBuffer clone zip zipWithIndex groupBy partition span splitAt grouped sliding updated
    removed concat mapValues filterKeys union intersect diff flatten slice withDefaultValue withDefault`),
  given: ['tap', 'pipe'],
  called: true,
  blank: '_',
  lastIsResult: true,
  folds: words('fold foldLeft reduce reduceLeft reduceOption'),
  gathers: ['foldRight', 'reduceRight'],
  lookers: words('println print require assert'),
};

export const grammar: Grammar = {
  name: 'Scala',
  extensions: ['.scala', '.sc'],
  bareMembers: true,
  grammar: 'tree-sitter-scala/tree-sitter-scala.wasm',
  comments: commentsOf(['comment', 'block_comment'], ['//'], [['/*', '*/']]),
  documentation: { marks: ['/**'] },
  written: { words: ['def', 'class', 'object', 'trait'], behind: '(?![\\w!#%&*+\\-/<>?@\\\\^|~])' },
  definitions: `
    (export_declaration) @unread
    (class_definition name: (_) @name class_parameters: (_)* @parameters) @definition.class
    (object_definition name: (_) @name) @definition.class
    (package_object name: (_) @name) @definition.module
    (trait_definition name: (_) @name) @definition.interface
    (enum_definition name: (_) @name) @definition.enum
    (simple_enum_case name: (_) @name) @definition.constant
    (full_enum_case name: (_) @name class_parameters: (_)* @parameters) @definition.constant
    (type_definition name: (_) @name) @definition.type
    (function_definition name: (_) @name parameters: (_)* @parameters) @definition.function
    (function_declaration name: (_) @name parameters: (_)* @parameters) @definition.function
    (class_definition "case" class_parameters: (class_parameters (class_parameter name: (_) @name) @definition.constant @member))
    (class_parameter "val" name: (_) @name) @definition.constant @member
    (class_parameter "var" name: (_) @name) @definition.variable @member
    (val_definition pattern: [(identifier) @name (operator_identifier) @name (identifiers (identifier) @name) (tuple_pattern (identifier) @name)]) @definition.constant
    (val_declaration name: (_) @name) @definition.constant
    (var_definition pattern: [(identifier) @name (operator_identifier) @name (identifiers (identifier) @name) (tuple_pattern (identifier) @name)]) @definition.variable
    (var_declaration name: (_) @name) @definition.variable
    (given_definition name: (_) @name) @definition.constant
    ([
        (class_definition name: (_) @container !body)
        (trait_definition name: (_) @container !body)
        (object_definition name: (_) @container !body)
      ] . (block) @scope @body)
    ([
        (class_definition (modifiers (access_modifier) @_v) !body)
        (trait_definition (modifiers (access_modifier) @_v) !body)
        (object_definition (modifiers (access_modifier) @_v) !body)
      ] . (block) @private (#match? @_v "^private"))
    (template_body . (lambda_expression . (identifier) [(indented_block) (block)] @body) @body)
    (block . (lambda_expression . (identifier) [(indented_block) (block)] @body) @body)
    (block) @local
    (indented_block) @local
    (case_block) @local
    (lambda_expression) @local
    (instance_expression) @local
    (_ (modifiers (access_modifier) @_v (#match? @_v "^private"))) @private
  `,
  values: {
    literals: { lines: 'written' },
    wrappers: { parenthesized_expression: '0' },
    names: ['identifier', 'type_identifier', 'operator_identifier'],
    lists: { tuple_expression: '' },
    groups: ['enum_case_definitions'],
    entries: {
      infix_expression: { key: 'left', value: 'right', operator: '->' },
    },
    pairs: { tuple_expression: { key: '0', value: '1' } },
    calls: {
      call_expression: { callee: 'function', arguments: 'arguments' },
      // What is given to `new` is no item, but a size.
      instance_expression: { callee: '0', arguments: 'arguments', items: '-' },
    },
    arguments: { assignment_expression: { value: 'right', name: 'left' } },
    functions: {
      list: [
        'List',
        'Seq',
        'Vector',
        'Array',
        'IndexedSeq',
        'ListBuffer',
        'ArrayBuffer',
        'Buffer',
        'Queue',
        'Stack',
      ],
      set: ['Set', 'ListSet', 'TreeSet', 'SortedSet', 'HashSet', 'LinkedHashSet'],
      map: ['Map', 'HashMap', 'TreeMap', 'ListMap', 'SortedMap', 'VectorMap', 'LinkedHashMap', 'TrieMap'],
      // Up to four are kept as they come.
      unordered: { Set: 4, Map: 4, HashSet: 1, HashMap: 1, TrieMap: 1 },
    },
    copying: { toList: 'list', toSeq: 'list', toVector: 'list', toSet: 'set', toMap: 'map' },
    members: { field_expression: { object: 'value', name: 'field' } },
    operators: { infix_expression: { left: 'left', right: 'right' } },
    emptyLists: ['Nil'],
    ranks: [
      '* / %',
      '+ - ++ -- -> +: ++:',
      ':: ::: :+ :++',
      '< > <= >= << >> >>>',
      '== !=',
      '&',
      '^',
      '|',
    ].map(words),
    concatenations: ['+', '++', ':::'],
    appends: [':+'],
    conses: ['::', '+:'],
    suffixes: { whole: 'lL', real: 'dD', single: 'fF' },
    numberTypes: JVM_NUMBER_TYPES,
    characterNumbers: true,
    interpolations: { interpolation: { value: '0' } },
    interpolated: {
      interpolated_string_expression: { text: '(interpolated_string)', where: { interpolator: ['s'] } },
    },
    inOrder: { unless: ['lazy', 'final'] },
    signs: { prefix_expression: { operand: '0' } },
    bindings: {
      val_definition: { name: 'pattern', value: 'value', type: 'type' },
      var_definition: { name: 'pattern', value: 'value', type: 'type' },
    },
    types: {
      object_definition: { name: 'name', body: 'body' },
      class_definition: { name: 'name', body: 'body' },
      trait_definition: { name: 'name', body: 'body' },
      enum_definition: { name: 'name', body: 'body' },
    },
    enumMembers: {
      simple_enum_case: { name: 'name', arguments: 'extend/arguments' },
      full_enum_case: { name: 'name', arguments: 'extend/arguments' },
    },
    shared: true,
    reads: READS,
    inPlace: ['block', 'indented_block'],
    branching: words('if_expression case_clause for_expression while_expression infix_expression'),
    scopes: [
      'compilation_unit',
      'object_definition',
      'class_definition',
      'trait_definition',
      'enum_definition',
      'function_definition',
      'block',
      'indented_block',
      'lambda_expression',
    ],
    changes: {
      targets: { assignment_expression: 'left', infix_expression: 'left' },
      operators: ['+=', '++=', '-=', '--=', '+=:', '++=:', '::=', ':::=', ':+=', '+:=', '++:=', ':++='],
      methods: ['put', 'update', 'add', 'append', 'addOne', 'addAll', ...CHANGES],
    },
  },
};
