import { commentsOf, type Values, words } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

/** What modules have under the name `fromList`; what is imported as `M` or `Set`, an import says. */
function fromList(): NonNullable<NonNullable<Values['functions']>['given']> {
  const of = (modules: string, row: { as: 'list' | 'set' | 'rows'; order?: 'sorted' | 'unknown' }) =>
    words(modules).map(each => [`Data.${each}.fromList`, row]);
  return Object.fromEntries([
    ...of('Map Map.Strict Map.Lazy IntMap IntMap.Strict IntMap.Lazy', { as: 'rows', order: 'sorted' }),
    ...of('Set IntSet', { as: 'set', order: 'sorted' }),
    ...of('HashMap.Strict HashMap.Lazy', { as: 'rows', order: 'unknown' }),
    ...of('HashSet', { as: 'set', order: 'unknown' }),
    ...of('Vector Sequence List.NonEmpty', { as: 'list' }),
  ]);
}

/** The signature of a function is its type; its equations are one definition. */
export const grammar: Grammar = {
  name: 'Haskell',
  extensions: ['.hs'],
  grammar: 'tree-sitter-haskell/tree-sitter-haskell.wasm',
  comments: commentsOf(
    ['comment', 'haddock'],
    ['-- |', '-- ^', '--'],
    [
      ['{-|', '-}'],
      ['{- |', '-}'],
      ['{-', '-}'],
    ],
  ),
  documentation: { marks: ['-- |', '--|', '{-|', '{- |'], below: ['-- ^'], between: ['pragma'] },
  clauses: 'name',
  directives: ['#if', '#ifdef', '#ifndef', '#elif', '#else', '#endif'],
  nameCharacters: "\\p{L}\\p{Nd}_'",
  definitions: `
    (signature name: (_) @name type: (_) @parameters (#match? @parameters "->|→")) @definition.function
    (signature names: (binding_list (_) @name) type: (_) @parameters (#match? @parameters "->|→")) @definition.function
    (signature name: (_) @name) @definition.constant
    (signature names: (binding_list (_) @name)) @definition.constant
    (declarations (function name: (_) @name patterns: (_) @parameters) @definition.function)
    (declarations (function (infix left_operand: (_) @parameters operator: (_) @name right_operand: (_) @parameters)) @definition.function)
    (declarations (bind name: (_) @name) @definition.constant)
    (declarations (bind pattern: (tuple element: (variable) @name)) @definition.constant)
    (pattern_synonym (equation synonym: [(constructor) @name (apply function: (constructor) @name)])) @definition.constant
    (foreign_import (signature name: (_) @name type: (_) @parameters)) @definition.function
    (data_type name: (_) @name) @definition.type
    (data_constructor [
        (prefix . [(constructor) (prefix_id)] @name)
        (prefix . [(constructor) (prefix_id)] @name . (_) @parameters (_)? @parameters .)
        (infix . (_) @parameters operator: (_) @name . (_) @parameters)
        (record . (_) @name fields: (_) @parameters)
      ]) @definition.constant
    (newtype_constructor . [(constructor) (prefix_id)] @name . (_) @parameters) @definition.constant
    (gadt_constructor [(constructor) (prefix_id)] @name (_) @parameters .) @definition.constant
    (gadt_constructor (binding_list (_) @name) (_) @parameters .) @definition.constant
    (field name: (field_name (_) @name) type: (_) @parameters) @definition.variable @member
    (newtype name: (_) @name) @definition.type
    (type_synomym name: (_) @name) @definition.type
    (type_family name: (_) @name) @definition.type
    (data_family name: (_) @name) @definition.type
    (class name: (_) @name) @definition.interface
    (instance) @local
    (exports (export [variable: (_) type: (_) operator: (_)] @exported.name))
    (exports (export variable: (_) @exported.member))
    (exports (export type: (_) @exported.members children: (children (all_names))))
    (exports (export type: (_) @container children: (children [(constructor) (variable) (prefix_id) (constructor_operator)] @exported.member)))
    (exports (export (namespace) @_n [(name) (prefix_id)] @exported.too.name))
    (header module: (_) @_m (exports (module_export module: (_) @exported.name @unread)) (#not-eq? @exported.name @_m))
    (header module: (_) @_m (exports (module_export module: (_) @exported.all)) (#eq? @exported.all @_m))
  `,
  values: {
    wrappers: { literal: '0', parens: '0', match: '0' },
    names: ['variable', 'constructor', 'field_name'],
    constants: { True: true, False: false },
    entries: { field_update: { key: 'field', value: 'expression' } },
    ignored: ['cpp'],
    nameKeys: true,
    functions: { given: fromList() },
    modules: {
      opened: String.raw`(?:^|\n)import\s+([\w.]+)`,
      renamed: String.raw`(?:^|\n)import\s+(?:qualified\s+)?([\w.]+)\s+(?:qualified\s+)?as\s+NAME\b`,
    },
    lists: { list: '', tuple: '' },
    ownOperators: String.raw`\bimport\s+Prelude\s+hiding\s*\((.*)\)`,
    concatenations: ['++'],
    conses: [':'],
    unlike: ['/', '%', '^', '<<', '>>', '!=', '&', '|'],
    operators: { infix: { left: 'left_operand', right: 'right_operand' } },
    ranks: ['* /', '+ -', '<> ++ : ', '== /= < > <= >=', '&&', '||'].map(words),
    signs: { negation: { operand: 'expression' } },
    calls: {
      apply: { callee: 'function', arguments: '', curried: true },
      record: { callee: 'expression', arguments: '-', items: '' },
    },
    bindings: { bind: { name: 'name', value: 'match' } },
    scopes: ['haskell', 'function', 'local_binds', 'let', 'let_in'],
  },
};
