import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { Argument, Expression } from '../language/expression.js';

import { characterOr } from '../shared/casts.js';
import { decoded } from '../shared/escapes.js';
import {
  binary,
  call,
  classValue,
  constant,
  each,
  functionValue,
  index,
  inner,
  LOGICAL,
  member,
  name,
  nodeTable,
  plainArguments,
  text,
  unary,
  unknown,
  written,
} from '../shared/node-table.js';
import { numberLiteral } from '../shared/number-literals.js';
import { literalOf } from './composite-literals.js';
import { FUNCTIONS, functionOf } from './functions.js';
import { importsOf } from './imports.js';
import { convertedText } from './text-conversions.js';
import { isStructure, isType, structOf, underlying, zeroOf } from './types.js';

const ESCAPES = { simple: 'abfnrtv\\\'"', hexDigits: 2, bytes: true, octalDigits: [3, 3] } as const;

const quoted = text(source => decoded(source.slice(1, -1), ESCAPES));
const number = written(source => numberLiteral(source, source, { oldOctal: true }));

const METHODS: ReadonlySet<string> = new Set(
  'CONNECT DELETE GET HEAD OPTIONS PATCH POST PUT TRACE'.split(' '),
);

/** What an expression node means. */
export const expression = nodeTable({
  interpreted_string_literal: quoted,
  rune_literal: characterOr(quoted, use => /^(?:binary|unary)_expression$/.test(use.type)),
  raw_string_literal: text(source => source.slice(1, -1).replaceAll('\r', '')),
  int_literal: number,
  float_literal: number,
  true: constant(true),
  false: constant(false),
  nil: constant(null),
  parenthesized_expression: inner(),
  literal_element: inner(),
  expression_statement: inner(),
  pointer_type: inner(),
  parenthesized_type: inner(),
  expression_list: node => (named(node).length > 1 ? opaque('several values at once') : inner()(node)),
  composite_literal: node => literalOf(field(node, 'body'), { node: field(node, 'type') }),
  literal_value: node => literalOf(node, null),
  identifier: nameOrPackage,
  package_identifier: nameOrPackage,
  type_identifier: name(),
  field_identifier: name(),
  generic_type: inner('type'),
  qualified_type: member('package', 'name'),
  selector_expression: node => methodOfHttp(node) ?? member('operand', 'field')(node),
  index_expression: node =>
    isType(field(node, 'index')) ? inner('operand')(node) : index('operand', 'index')(node),
  binary_expression: binary(LOGICAL),
  unary_expression: unaryOf,
  call_expression: node => madeBy(node) ?? newOf(node) ?? call('function', argumentsOf)(node),
  type_conversion_expression: node =>
    field(node, 'type').type === 'generic_type'
      ? { kind: 'call', callee: field(node, 'type'), arguments: plainArguments(node).slice(1) }
      : (convertedText(field(node, 'type'), field(node, 'operand')) ?? inner('operand')(node)),
  struct_type: classValue(node => structOf('struct', node)),
  iota: unknown('iota outside of a constant'),
  ...each(FUNCTIONS, functionValue(functionOf)),
});

function nameOrPackage(node: Node): Expression {
  const path = importsOf(node).get(node.text);
  return path === undefined ? { kind: 'name', name: node.text } : { kind: 'module', specifier: path };
}

/** `http.MethodGet` of the package `net/http`, which is in no repository: tables of routes name methods so. */
function methodOfHttp(node: Node): Expression | null {
  const word = /^Method([A-Z][a-z]+)$/.exec(field(node, 'field').text)?.[1]?.toUpperCase();
  const isHttp = word !== undefined && importsOf(node).get(field(node, 'operand').text) === 'net/http';
  return isHttp && METHODS.has(word) ? { kind: 'literal', value: word } : null;
}

/** `&x` is the value itself, and `^x` what others write as `~x`. */
function unaryOf(node: Node): Expression {
  const operator = field(node, 'operator').text;
  // Its width decides what the complement of a number without a sign is.
  if (operator === '^' && /\b(?:uint|byte|rune)/.test(field(node, 'operand').text))
    return opaque('the complement of a number without a sign');
  return operator === '&'
    ? inner('operand')(node)
    : unary('operand', operator === '^' ? '~' : operator)(node);
}

/** `make(map[string]int)`: a map or list with nothing in it, or with so many zeros; null for what is no such call. */
function madeBy(node: Node): Expression | null {
  const list = field(node, 'arguments');
  const [type, length, ...more] = field(node, 'function').text === 'make' ? named(list) : [];
  const made = type && underlying(type);
  if (made?.type === 'map_type') return { kind: 'mapping', entries: [], order: 'unknown' };
  if (!type || made?.type !== 'slice_type' || !length) return null;
  const empty = { kind: 'sequence', items: [] } as const;
  if (length.text === '0') return empty;
  const zero = more.length === 0 ? zeroOf(field(made, 'element')) : undefined;
  if (zero === undefined) return null;
  return {
    ...empty,
    items: [{ node: type, spread: false, value: { kind: 'literal', value: zero } }],
    times: length,
  };
}

/** `new(T)` of a structure is `&T{}`; null for what is no such call. */
function newOf(node: Node): Expression | null {
  const [type, ...more] = field(node, 'function').text === 'new' ? named(field(node, 'arguments')) : [];
  if (type?.type !== 'type_identifier' || more.length > 0) return null;
  return isStructure(type) ? literalOf(type, { node: type }) : null;
}

function argumentsOf(list: Node | null): Argument[] {
  return (list ? named(list) : []).map(node =>
    node.type === 'variadic_argument' ? { node: named(node)[0] ?? node, spread: 'positional' } : { node },
  );
}
