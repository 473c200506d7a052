import { commentsOf, JVM_NUMBER_TYPES, words } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

/** Methods of collections that change them. */
const CHANGES =
  words(`removeAt removeAll retainAll removeIf replaceAll sort sortBy sortWith sortDescending sortByDescending reverse shuffle
  fill getOrPut putIfAbsent compute computeIfAbsent computeIfPresent merge minusAssign removeFirst removeLast addFirst addLast replace
  removeFirstOrNull removeLastOrNull`);

/** Members of collections that change nothing. */
const READS = {
  looks:
    words(`size isEmpty isNotEmpty isNullOrEmpty contains containsKey containsValue containsAll indexOf lastIndexOf indices lastIndex
    joinToString toString hashCode equals any all none count sum sumOf indexOfFirst indexOfLast length average contentToString
    toIntArray toCharArray`),
  same: words(
    `forEach forEachIndexed onEach asSequence asIterable asReversed iterator listIterator withIndex orEmpty subList asList keys values
    entries value`,
  ),
  items:
    words(`first last get getValue getOrDefault getOrElse getOrNull find findLast firstOrNull lastOrNull single singleOrNull random
    maxBy minBy maxByOrNull minByOrNull maxOf minOf elementAt elementAtOrNull reduce fold component1 component2 next`),
  copies:
    words(`map mapNotNull mapIndexed flatMap filter filterNot filterKeys filterValues filterNotNull filterIndexed sorted sortedBy
    sortedWith sortedDescending sortedByDescending reversed distinct distinctBy take drop takeLast dropLast takeWhile dropWhile slice
    toList toMutableList toSet toMutableSet toMap toMutableMap toSortedMap toSortedSet toTypedArray copyOf
    clone plus minus zip associate associateBy associateWith groupBy partition chunked windowed mapValues mapKeys union intersect
    subtract flatten shuffled stream`),
  given: ['also', 'let', 'run', 'apply'],
  receivers: ['run', 'apply', 'with'],
  folds: words('fold foldIndexed reduce reduceIndexed reduceOrNull runningFold runningReduce'),
  lookers: words('println print require check error setOf'),
  givers: words('ArrayList HashMap HashSet LinkedHashMap LinkedHashSet TreeMap TreeSet'),
};

export const grammar: Grammar = {
  name: 'Kotlin',
  extensions: ['.kt', '.kts'],
  bareMembers: true,
  grammar: 'tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  comments: commentsOf(['line_comment', 'multiline_comment'], ['//'], [['/*', '*/']]),
  documentation: { marks: ['/**'] },
  written: {
    words: ['fun', 'class', 'interface', 'object', 'typealias'],
    between: '[ \\t]+(?:<[^<>\\n]*>[ \\t]*)?',
    behind: '(?![\\w.?])',
    otherwise: new Set(['companion_object']),
  },
  definitions: `
    (class_declaration "enum" (type_identifier) @name) @definition.enum
    (class_declaration "class" (type_identifier) @name
      (primary_constructor "(" @parameters ")" @parameters)) @definition.class
    (class_declaration "class" (type_identifier) @name) @definition.class
    (class_declaration "interface" (type_identifier) @name) @definition.interface
    (object_declaration (type_identifier) @name) @definition.class
    (type_alias (type_identifier) @name) @definition.type
    (function_declaration (simple_identifier) @name (function_value_parameters) @parameters) @definition.function
    (property_declaration (modifiers (property_modifier) @_m)
      (variable_declaration (simple_identifier) @name) (#eq? @_m "const")) @definition.constant
    (property_declaration (variable_declaration (simple_identifier) @name)) @definition.variable
    (property_declaration (multi_variable_declaration (variable_declaration (simple_identifier) @name))
      (#not-eq? @name "_")) @definition.variable
    (secondary_constructor "constructor" @name (function_value_parameters) @parameters) @definition.method
    (class_parameter (binding_pattern_kind) (simple_identifier) @name) @definition.variable @member
    (enum_entry (simple_identifier) @name) @definition.constant
    (companion_object) @scope
    (companion_object (type_identifier) @name @definition.class)
    [(getter) (setter)] @local
    (anonymous_initializer) @local
    (lambda_literal) @local
    (explicit_delegation (call_expression (call_suffix (annotated_lambda (lambda_literal) @body))))
    (infix_expression . (simple_identifier) @_companion . (simple_identifier) @_object . (lambda_literal) @body
      (#eq? @_companion "companion") (#eq? @_object "object"))
    (object_literal) @local
    (_ (modifiers (visibility_modifier) @_v (#any-of? @_v "private" "internal"))) @private
  `,
  values: {
    literals: { lines: 'written' },
    wrappers: { parenthesized_expression: '0', long_literal: '0', unsigned_literal: '0' },
    names: ['simple_identifier', 'type_identifier', 'interpolated_identifier'],
    constants: { null: null },
    lists: { collection_literal: '' },
    escapes: 'bnrt\\\'"$',
    entries: {
      infix_expression: { key: '0', value: '2', operator: 'to' },
    },
    pairs: {
      call_expression: {
        key: '(call_suffix)/(value_arguments)/0/-1',
        value: '(call_suffix)/(value_arguments)/1/-1',
        where: { 0: ['Pair'] },
      },
    },
    calls: {
      call_expression: {
        callee: '0',
        arguments: '(call_suffix)/(value_arguments)',
        block: '(call_suffix)/(annotated_lambda)',
      },
    },
    arguments: { value_argument: { value: '-1', name: '(simple_identifier)' } },
    functions: {
      list: [
        'listOf',
        'emptyList',
        'arrayListOf',
        'arrayOf',
        'emptyArray',
        'mutableListOf',
        'sequenceOf',
        'intArrayOf',
        'charArrayOf',
        'longArrayOf',
      ],
      set: ['setOf', 'emptySet', 'mutableSetOf', 'hashSetOf', 'linkedSetOf', 'sortedSetOf'],
      map: ['mapOf', 'emptyMap', 'mutableMapOf', 'hashMapOf', 'linkedMapOf', 'sortedMapOf'],
      unordered: { hashSetOf: 1, hashMapOf: 1 },
    },
    copying: {
      toList: 'list',
      toMutableList: 'list',
      toSet: 'set',
      toMutableSet: 'set',
      toMap: 'map',
      toMutableMap: 'map',
    },
    members: {
      navigation_expression: { object: '0', name: '(navigation_suffix)/0' },
      callable_reference: { object: '0', name: '1' },
    },
    operators: {
      additive_expression: { left: '0', right: '1' },
      multiplicative_expression: { left: '0', right: '1' },
    },
    ownOperators: String.raw`\boperator\s+fun\s[^(\n]*\.\s*(plus)\s*\(`,
    concatenations: ['+'],
    appends: ['+'],
    signs: { prefix_expression: { operand: '0' } },
    indexes: {
      directly_assignable_expression: { object: '0', index: '(indexing_suffix)/0' },
      indexing_expression: { object: '0', index: '(indexing_suffix)/0' },
    },
    spreads: ['spread_expression'],
    suffixes: { single: 'fF' },
    numberTypes: JVM_NUMBER_TYPES,
    characterNumbers: true,
    interpolations: {
      interpolated_identifier: { value: '', signs: ['$', ''] },
      interpolated_expression: { value: '0', signs: ['${', '}'] },
    },
    bindings: {
      property_declaration: {
        name: '(variable_declaration)/(simple_identifier)',
        value: '-1',
        type: '(variable_declaration)/(user_type)',
      },
    },
    types: {
      class_declaration: { name: '(type_identifier)', body: '-1' },
      object_declaration: { name: '(type_identifier)', body: '-1' },
    },
    enumMembers: { enum_entry: { name: '(simple_identifier)', arguments: '(value_arguments)' } },
    shared: true,
    reads: READS,
    inPlace: ['anonymous_initializer'],
    branching: words(
      'if_expression when_entry for_statement while_statement catch_block conjunction_expression disjunction_expression elvis_expression',
    ),
    scopes: [
      'source_file',
      'class_declaration',
      'object_declaration',
      'companion_object',
      'function_declaration',
      'lambda_literal',
      'anonymous_initializer',
    ],
    changes: {
      targets: { assignment: { target: '0', value: '1' } },
      chains: true,
      operators: ['+=', '-='],
      ofHolder: ['setValue'],
      adds: { item: ['add'], entry: ['put', 'set'], all: ['addAll', 'putAll'] },
      methods: ['add', 'addAll', 'put', 'putAll', 'remove', 'clear', 'plusAssign', 'set', ...CHANGES],
    },
  },
};
