import type { Node } from '../../syntax/node.js';
import { field, named, opaque, same } from '../../syntax/nodes.js';
import type { Argument, Expression } from '../language/expression.js';
import { castTo, codeOf, isDeclaredAs, useOf } from '../shared/casts.js';
import { decoded } from '../shared/escapes.js';
import {
  binary,
  choice,
  classValue,
  constant,
  each,
  functionValue,
  held,
  index,
  inner,
  LOGICAL,
  member,
  name,
  nodeTable,
  plainArguments,
  plainItems,
  sequence,
  text,
  unary,
  written,
} from '../shared/node-table.js';
import { numberLiteral, realLiteral, singleLiteral } from '../shared/number-literals.js';
import { filledWhenMade } from './filled-when-made.js';
import { casesOf, functionOf, METHODS } from './functions.js';
import { holdingOf, NUMBERS } from './holdings.js';
import { textBlock } from './text-blocks.js';
import { classOf, TYPES } from './types.js';

const ESCAPES = { simple: 'bfnrst\\\'"', hexDigits: null, bytes: false, octalDigits: [1, 3] } as const;
const NUMBER_OF_CHARACTER = opaque('a number of a character');

const plainName = name();
const quoted = text(source => {
  const content = source.startsWith('"""') ? textBlock(source) : source.slice(1, -1);
  return content === undefined ? undefined : decoded(content, ESCAPES);
}, 'a text that is not Unicode');

/** What an expression node means. */
export const expression = nodeTable({
  string_literal: quoted,
  character_literal: quoted,
  decimal_integer_literal: written(integer),
  hex_integer_literal: written(integer),
  octal_integer_literal: written(integer),
  binary_integer_literal: written(integer),
  decimal_floating_point_literal: written(source =>
    /[fF]$/.test(source)
      ? singleLiteral(source.slice(0, -1), source)
      : realLiteral(source.replace(/[dD]$/, '').replaceAll('_', '')),
  ),
  true: constant(true),
  false: constant(false),
  null_literal: constant(null),
  parenthesized_expression: inner(),
  expression_statement: inner(),
  yield_statement: inner(),
  cast_expression: castOf,
  array_creation_expression: arrayOf,
  variable_declarator: inner('value'),
  array_initializer: sequence(node => plainItems(node).filter(item => !isHalf(item.node))),
  element_value_array_initializer: sequence(plainItems),
  identifier: nameOrOctal,
  type_identifier: name(),
  generic_type: inner(),
  field_access: member('object', 'field'),
  scoped_identifier: member('scope', 'name'),
  scoped_type_identifier: node => {
    const [object, type] = named(node);
    return object && type ? { kind: 'member', object, name: type.text } : opaque('a type like this');
  },
  array_access: index('array', 'index'),
  binary_expression: binaryOf,
  unary_expression: node =>
    field(node, 'operand').type === 'character_literal' ? NUMBER_OF_CHARACTER : unary('operand')(node),
  ternary_expression: choice,
  this: name(),
  method_invocation: node => ({
    kind: 'call',
    callee: field(node, 'name'),
    object: node.childForFieldName('object') ?? ownEnumeration(node),
    arguments: asItems(node, given(node.childForFieldName('arguments'))),
  }),
  object_creation_expression: node => {
    const type = field(node, 'type');
    const callee = type.type === 'generic_type' ? (named(type)[0] ?? type) : type;
    const args = given(node.childForFieldName('arguments'));
    const isExtended = named(node).some(({ type: part }) => part === 'class_body');
    return filledWhenMade(node, callee, args) ?? { kind: 'call', callee, arguments: args, isExtended };
  },
  switch_expression: casesOf,
  ...each(TYPES, classValue(classOf)),
  ...each(METHODS, functionValue(functionOf)),
});

/** `values()` in an enumeration is that of the enumeration. */
function ownEnumeration(call: Node): Node | null {
  if (field(call, 'name').text !== 'values' || field(call, 'arguments').namedChildCount > 0) return null;
  let at = call.parent;
  while (at && !TYPES.has(at.type)) at = at.parent;
  return at?.type === 'enum_declaration' ? field(at, 'name') : null;
}

/** The grammar does not know `0_35`: to it that is an error, `0`, and a name right behind. */
function nameOrOctal(node: Node): Expression {
  const half = node.text.startsWith('_') ? node.previousSibling : null;
  return half && isHalf(half) ? integer(`0${node.text}`) : plainName(node);
}

function given(list: Node | null): Argument[] {
  return plainArguments(list).filter(({ node }) => !(node && isHalf(node)));
}

/** `new int[] {1, 2}`, and `new int[8]`, whose items are nothing yet. */
function arrayOf(node: Node): Expression {
  const value = node.childForFieldName('value');
  if (value) return held(value, holdingOf(node));
  const [times, ...more] = node.childrenForFieldName('dimensions');
  const length = times?.type === 'dimensions_expr' ? named(times)[0] : undefined;
  const type = field(node, 'type');
  if (!length || more.length > 0 || type.text === 'char') return opaque('an array without its values');
  const nothing = type.text === 'boolean' ? false : isPrimitive(type.text) ? 0 : null;
  const item = { node, spread: false, value: { kind: 'literal', value: nothing } } as const;
  const items = { kind: 'sequence', items: [item], times: length } as const;
  const holds = holdingOf(node);
  return holds === undefined ? items : held(items, { of: holds });
}

/** An array that is the only argument where any number of items may be given, is these items. */
function asItems(call: Node, args: Argument[]): Argument[] {
  const [only, ...more] = args;
  const called = `${call.childForFieldName('object')?.text}.${field(call, 'name').text}`;
  return only && more.length === 0 && TAKING_ITEMS.has(called) && isArray(only.node)
    ? [{ ...only, spread: 'positional' }]
    : args;
}

const TAKING_ITEMS = new Set(['List.of', 'Set.of', 'Arrays.asList', 'Stream.of']);

/** Whether a value is an array of objects; one of numbers is an object itself. */
function isArray(node: Node): boolean {
  if (node.type === 'array_creation_expression')
    return !isPrimitive(field(node, 'type').text) || node.childrenForFieldName('dimensions').length > 1;
  if (node.type !== 'identifier') return false;
  const declared = new RegExp(`(\\w+)>?((?:\\[\\]|\\.\\.\\.)+)\\s*${node.text}\\b`).exec(
    node.tree.rootNode.text,
  );
  return declared !== null && (!isPrimitive(declared[1] ?? '') || (declared[2]?.length ?? 0) > 3);
}

function isPrimitive(type: string): boolean {
  return type in NUMBERS || type === 'boolean';
}

function isHalf(node: Node): boolean {
  const next = node.type === 'ERROR' && node.text === '0' ? node.nextSibling : null;
  return (
    next?.type === 'identifier' && next.startIndex === node.endIndex && /^_[0-7_]*[0-7][lL]?$/.test(next.text)
  );
}

function integer(source: string): Expression {
  const isLong = /[lL]$/.test(source);
  const number = numberLiteral(source, source.replace(/[lL]$/, ''), { oldOctal: true });
  // `0xFFFFFFFF` is -1 here.
  return !isLong && number.kind === 'literal' && (number.value as number) > 2 ** 31
    ? { kind: 'literal', value: (number.value as number) | 0 }
    : number;
}

/** `(byte) 300`; of objects the value stays what it is. */
function castOf(node: Node): Expression {
  const [value, type] = [field(node, 'value'), NUMBERS[field(node, 'type').text]];
  if (type === undefined) return same(value, node);
  const isCharacter = value.type === 'character_literal';
  if (type === 'char') {
    // In arithmetic it is a number again.
    if (/^(binary|unary)_expression$/.test(useOf(node)?.type ?? '')) return NUMBER_OF_CHARACTER;
    return isCharacter ? same(value, node) : { kind: 'unary', operator: castTo(type), operand: value };
  }
  if (!isCharacter) return { kind: 'unary', operator: castTo(type), operand: value };
  const code = codeOf(quoted(value));
  // Characters beyond those of a byte change their sign: who writes that is rare.
  return code.kind === 'literal' && (code.value as number) < 128 ? code : NUMBER_OF_CHARACTER;
}

function binaryOf(node: Node): Expression {
  const operator = field(node, 'operator').text;
  const [left, right] = [field(node, 'left'), field(node, 'right')];
  // With a number beside it, a character is one, too; with a text it is a text.
  const withCharacter = [left, right].some(
    part => part.type === 'character_literal' || isDeclaredAs('char', part),
  );
  if (withCharacter && !(operator === '+' && [left, right].some(isText))) return NUMBER_OF_CHARACTER;
  return binary(LOGICAL)(node);
}

function isText(node: Node): boolean {
  if (node.type === 'binary_expression') return isText(field(node, 'left')) || isText(field(node, 'right'));
  return node.type === 'string_literal' || isDeclaredAs('String', node);
}
