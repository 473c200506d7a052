import { commentsOf, words } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

/** Clauses of one name with as many parameters are one function; what is documented by `@doc` is the next that is defined. */
export const grammar: Grammar = {
  name: 'Elixir',
  extensions: ['.ex', '.exs'],
  grammar: 'tree-sitter-wasms/out/tree-sitter-elixir.wasm',
  comments: commentsOf(['comment'], ['#']),
  documentation: { marks: ['@doc'] },
  clauses: 'arity',
  nameCharacters: '\\p{L}\\p{Nd}_?!',
  definitions: `
    (call target: (identifier) @_d (arguments . (alias) @name) (#any-of? @_d "defmodule" "defprotocol")) @definition.module
    (call target: (identifier) @_d (arguments . (alias) @container
      (keywords (pair key: (keyword) value: (_)))) (#eq? @_d "defimpl")) @scope @local
    (call target: (identifier) @_d (arguments . [
        (call target: (identifier) @name (arguments) @parameters)
        (identifier) @name
        (binary_operator left: (call target: (identifier) @name (arguments) @parameters) operator: "when")
        (binary_operator left: (identifier) @name operator: "when")
      ]) (#any-of? @_d "def" "defdelegate")) @definition.function
    (call target: (identifier) @_d (arguments . [
        (binary_operator left: (_) @parameters operator: _ @name right: (_) @parameters)
        (binary_operator left: (binary_operator left: (_) @parameters operator: _ @name right: (_) @parameters) operator: "when")
      ]) (#eq? @_d "def") (#not-any-of? @name "when" "\\\\\\\\" "//")) @definition.function
    (call target: (identifier) @_d (arguments . [
        (unary_operator operator: _ @name operand: (_) @parameters)
        (binary_operator left: (unary_operator operator: _ @name operand: (_) @parameters) operator: "when")
      ]) (#eq? @_d "def")) @definition.function
    (call target: (identifier) @_d (arguments . [
        (call target: (identifier) @name (arguments) @parameters)
        (identifier) @name
        (binary_operator left: (call target: (identifier) @name (arguments) @parameters) operator: "when")
        (binary_operator left: (identifier) @name operator: "when")
        (binary_operator left: (_) @parameters operator: _ @name right: (_) @parameters)
        (binary_operator left: (binary_operator left: (_) @parameters operator: _ @name right: (_) @parameters) operator: "when")
        (unary_operator operator: _ @name operand: (_) @parameters)
      ]) (#any-of? @_d "defmacro" "defguard") (#not-any-of? @name "when" "//")) @definition.macro
    (call target: (identifier) @_d (arguments . [
        (call target: (identifier) @name (arguments) @parameters)
        (identifier) @name
        (binary_operator left: (call target: (identifier) @name (arguments) @parameters) operator: "when")
      ]) (#any-of? @_d "defp" "defmacrop" "defguardp")) @definition.function @private
    (unary_operator operator: "@" operand: (call target: (identifier) @_a (arguments . [
        (binary_operator left: [(call target: (identifier) @name) (identifier) @name] operator: "::")
      ])) (#any-of? @_a "type" "opaque")) @definition.type
    (unary_operator operator: "@" operand: (call target: (identifier) @_a (arguments . [
        (binary_operator left: [(call target: (identifier) @name) (identifier) @name] operator: "::")
      ])) (#eq? @_a "typep")) @definition.type @private
    (unary_operator operator: "@" operand: (call target: (identifier) @_a (arguments . [
        (binary_operator left: (call target: (identifier) @name (arguments) @parameters) operator: "::")
        (binary_operator left: (identifier) @name operator: "::")
        (binary_operator left: (binary_operator left: (call target: (identifier) @name (arguments) @parameters) operator: "::") operator: "when")
      ])) (#any-of? @_a "callback" "macrocallback")) @definition.method
    (unary_operator operator: "@" operand: (call target: (identifier) @_a (arguments . [(string) (sigil)] @doc.function @doc.macro @doc.method))
      (#eq? @_a "doc"))
    (call target: (identifier) @_d (arguments . [
        (call target: (call target: (identifier) @_u))
        (binary_operator left: (call target: (call target: (identifier) @_u)) operator: "when")
        (call target: (identifier) @_u)
        (binary_operator operator: "//" @_u)
      ]) (#any-of? @_d "def" "defmacro" "defdelegate") (#any-of? @_u "unquote" "//")) @unread
    (unary_operator operator: "@" operand: (call target: (identifier) @_a (arguments . [(string) (sigil)] @doc.type))
      (#eq? @_a "typedoc"))
    (unary_operator operator: "@" operand: (call target: (identifier) @_a (arguments . [(string) (sigil)] @doc.inner))
      (#eq? @_a "moduledoc"))
    ((unary_operator operator: "@" operand: (call target: (identifier) @_a (arguments . (boolean) @_f)))
      . (unary_operator)* . (call target: (identifier) @_d) @private
      (#eq? @_a "doc") (#eq? @_f "false") (#any-of? @_d "def" "defmacro" "defdelegate" "defguard"))
    (call target: (identifier) @_d (do_block (unary_operator operator: "@" operand:
      (call target: (identifier) @_a (arguments . (boolean) @_f))))
      (#any-of? @_d "defmodule" "defprotocol") (#eq? @_a "moduledoc") (#eq? @_f "false")) @private
    (call target: (identifier) @_q (#eq? @_q "quote")) @local
  `,
  values: {
    branches: ['call=if=unless'],
    branching: words('stab_clause rescue_block catch_block else_block binary_operator'),
    literals: { lines: 'ended', breaks: 'joined' },
    interpolations: { interpolation: { value: '0' } },
    names: ['identifier', 'alias'],
    constants: { nil: null, true: true, false: false },
    texts: ['atom', 'keyword'],
    words: {
      sigil: {
        content: '(quoted_content)',
        where: { '(sigil_name)': ['w', 'W'], '(sigil_modifiers)': ['', 's', 'a'] },
      },
    },
    collections: { list: '' },
    lists: { tuple: '' },
    maps: { map: '(map_content)' },
    groups: ['keywords'],
    entries: {
      pair: { key: 'key', value: 'value' },
      binary_operator: { key: 'left', value: 'right', operator: '=>' },
    },
    calls: { call: { callee: 'target', arguments: '(arguments)' } },
    defining: words('def defp defmacro defmacrop defguard defguardp defdelegate'),
    members: { dot: { object: 'left', name: 'right' } },
    operators: { binary_operator: { left: 'left', right: 'right' } },
    joins: ['<>'],
    ownOperators: String.raw`\bimport\s+Kernel\s*,\s*except:\s*\[([^\]]*)\]`,
    concatenations: ['++'],
    unlike: ['/', '%', '^', '!'],
    signs: { unary_operator: { operand: 'operand', ignored: '@' } },
    bindings: { unary_operator: { name: 'operand/target', value: 'operand/(arguments)/0' } },
    scopes: ['source', 'do_block'],
    reflection: {
      writes: { call: String.raw`^[A-Z]\w*\.(?:put|delete|register)_attribute\b[^,]*,\s*:NAME` },
    },
  },
};
