import type { Node } from '../../syntax/node.js';
import { field, named, opaque, same } from '../../syntax/nodes.js';
import type { Argument, Expression, Item } from '../language/expression.js';
import { castOperators, castTo, codeOf, isNumeric, useOf } from '../shared/casts.js';
import { decoded } from '../shared/escapes.js';
import {
  binary,
  call,
  classValue,
  constant,
  each,
  functionValue,
  inner,
  LOGICAL,
  member,
  name,
  nodeTable,
  sequence,
  text,
  written,
} from '../shared/node-table.js';
import { numberLiteral, realLiteral, singleLiteral } from '../shared/number-literals.js';
import { withoutAttributes } from './attributes.js';
import { collected } from './collected.js';
import { casesOf, FUNCTIONS, functionOf, resultOf } from './functions.js';
import { macroCall } from './macros.js';
import { enumOf, implemented, structOf } from './types.js';

const ESCAPES = { simple: 'nrt\\\'"', hexDigits: 2, bytes: true, octalDigits: [1, 1], braces: true } as const;

const quoted = text(source => {
  // An escaped line end takes the white space of the next line with it.
  const content = source
    .replace(/^[bc]/, '')
    .slice(1, -1)
    .replace(/\\(?:\n\s*|([\s\S]))/g, (whole, other?: string) => (other === undefined ? '' : whole));
  return decoded(content, ESCAPES);
});
const raw = text(source => /^[bc]?r(#*)"([\s\S]*)"\1$/.exec(source)?.[2], 'a text like this');
const ownName = name({ None: null });
const called = call('function', list => (list ? withoutAttributes(list).map(node => ({ node })) : []));

/** What an expression node means. */
export const expression = nodeTable({
  string_literal: quoted,
  char_literal: quoted,
  raw_string_literal: raw,
  integer_literal: written(source =>
    numberLiteral(source, source.replace(/_?([iu](8|16|32|64|128|size))$/, ''), { oldOctal: false }),
  ),
  float_literal: written(source =>
    source.endsWith('f32')
      ? singleLiteral(source.replace(/_?f32$/, ''), source)
      : realLiteral(source.replace(/_?f64$/, '')),
  ),
  boolean_literal: node => ({ kind: 'literal', value: node.text === 'true' }),
  unit_expression: constant(null),
  parenthesized_expression: inner(),
  expression_statement: inner(),
  const_block: inner('body'),
  type_cast_expression: castOf,
  reference_expression: inner('value'),
  array_expression: node => {
    const times = node.childForFieldName('length');
    if (!times) return { kind: 'sequence', items: itemsOf(node) };
    const items = itemsOf(node).filter(item => item.node.id !== times.id);
    return { kind: 'sequence', items, times };
  },
  tuple_expression: sequence(itemsOf),
  tuple_pattern: node =>
    node.children.some(child => child?.type === '_')
      ? opaque('a pattern with a part that may be anything')
      : sequence(itemsOf)(node),
  identifier: ownName,
  type_identifier: ownName,
  field_identifier: ownName,
  shorthand_field_identifier: ownName,
  crate: module,
  super: module,
  // `self.name()` is asked of an object, `self::NAME` of a module.
  self: node =>
    /^(scoped_|use_)/.test(node.parent?.type ?? '') ? module(node) : { kind: 'name', name: 'self' },
  scoped_identifier: pathOf,
  scoped_type_identifier: pathOf,
  generic_type: inner('type'),
  generic_type_with_turbofish: inner('type'),
  generic_function: inner('function'),
  field_expression: member('value', 'field'),
  index_expression: node => {
    const [object, key] = named(node);
    return object && key ? { kind: 'index', object, index: key } : opaque('an index');
  },
  binary_expression: binary(LOGICAL),
  unary_expression: unaryOf,
  struct_expression: recordOf,
  call_expression: node => filledBy(node) ?? collected(node) ?? converted(node) ?? called(node),
  range_expression: rangeOf,
  macro_invocation: macroCall,
  match_expression: casesOf,
  block: node => {
    const result = resultOf(node);
    return result ? same(result, node) : opaque('a block that does more');
  },
  enum_item: classValue(enumOf),
  struct_item: classValue(structOf),
  ...each(FUNCTIONS, functionValue(functionOf)),
});

/** `CELL.get_or_init(|| …)`: what the function gives. */
function filledBy(node: Node): Expression | null {
  const callee = field(node, 'function');
  if (callee.type !== 'field_expression' || field(callee, 'field').text !== 'get_or_init') return null;
  const [maker] = named(field(node, 'arguments'));
  if (maker?.type === 'closure_expression') return same(field(maker, 'body'), node);
  return maker ? { kind: 'call', callee: maker, arguments: [] } : null;
}

/** `.map(String::from)` and the like: the items stay what they are. */
function converted(node: Node): Expression | null {
  const callee = field(node, 'function');
  const [given, ...more] = named(field(node, 'arguments'));
  const isMap = callee.type === 'field_expression' && field(callee, 'field').text === 'map';
  return isMap && more.length === 0 && given && CONVERSIONS.test(given.text)
    ? same(field(callee, 'value'), node)
    : null;
}

const CONVERSIONS =
  /^(?:String::from|(?:str|ToString|ToOwned|Into|String|Clone)::(?:to_string|to_owned|into|clone))$/;

/** `0..3`, `1..=3` */
function rangeOf(node: Node): Expression {
  const [left, right] = named(node);
  const operator = node.children.find(child => child && !child.isNamed)?.text ?? '';
  return left && right ? { kind: 'binary', operator, left, right } : opaque('a range without an end');
}

function module(node: Node): Expression {
  return { kind: 'module', specifier: node.text };
}

function pathOf(node: Node): Expression {
  const path = node.childForFieldName('path');
  const last = field(node, 'name').text;
  const limit = path ? limitOf(path.text, last) : undefined;
  if (limit !== undefined) return { kind: 'literal', value: limit };
  // `super::super` is one more step up, not a member.
  if (path && last === 'super') return module(node);
  if (path?.text === 'Self') {
    const type = implemented(node);
    if (type) return { kind: 'member', object: type, name: last };
  }
  return path ? { kind: 'member', object: path, name: last } : { kind: 'name', name: last };
}

function unaryOf(node: Node): Expression {
  const operand = named(node)[0] ?? node;
  const operator = node.firstChild?.text ?? '';
  if (operator === '*') return bytesOf(operand) ?? same(operand, node);
  // What `!` makes of a number depends on its type.
  return operator === '!' && operand.type !== 'boolean_literal'
    ? opaque('the bits of a number turned round')
    : { kind: 'unary', operator, operand };
}

/** `*b"ab"`: the bytes of a text, as numbers; null for what is none. */
function bytesOf(text: Node): Expression | null {
  if (!/^br?#*"/.test(text.text)) return null;
  const read = expression(text);
  if (read.kind !== 'literal' || typeof read.value !== 'string') return read;
  const items = [...read.value].map((byte): Item => {
    const value = { kind: 'literal', value: byte.codePointAt(0) as number } as const;
    return { node: text, spread: false, value };
  });
  return { kind: 'sequence', items };
}

function itemsOf(node: Node): Item[] {
  return withoutAttributes(node).map(child => ({ node: child, spread: false }));
}

/** `Rule { name: "x", ..base }`. */
function recordOf(node: Node): Expression {
  const args = withoutAttributes(field(node, 'body')).map((child): Argument => {
    if (child.type === 'base_field_initializer') return { node: named(child)[0] ?? child, spread: 'others' };
    if (child.type === 'shorthand_field_initializer') {
      const name = named(child).at(-1) ?? child;
      return { node: name, name: name.text };
    }
    return { node: field(child, 'value'), name: field(child, 'field').text };
  });
  return { kind: 'call', callee: field(node, 'name'), arguments: args, isRecord: true };
}

/** `300 as u8`; of pointers and enumerations the value stays what it is. */
function castOf(node: Node): Expression {
  const [value, type] = [field(node, 'value'), field(node, 'type').text];
  const isCharacter = type === 'char';
  if (!isNumeric(type) && !isCharacter) return same(value, node);
  if (value.type === 'char_literal')
    return isCharacter ? same(value, node) : asType(codeOf(quoted(value)), type);
  // What is shifted out of a number, and what its other bits are, depends on its width.
  const use = useOf(node);
  const byWidth =
    use?.type === 'unary_expression'
      ? use.text.startsWith('!')
      : use?.childForFieldName('operator')?.text === '<<';
  if (byWidth && type !== 'i64') return opaque('what bits a number of this width has');
  return { kind: 'unary', operator: castTo(type), operand: value };
}

/** The number of a character, as far as a type holds it. */
function asType(code: Expression, type: string): Expression {
  if (code.kind !== 'literal') return code;
  const value = castOperators('nearest')[castTo(type)]?.(code.value);
  return typeof value === 'number'
    ? { kind: 'literal', value }
    : opaque('the number of a character like this');
}

/** `u8::MAX`, of types that are as wide everywhere, as far as a number of JSON holds it. */
function limitOf(type: string, name: string): number | undefined {
  const [, sign, bits] = /^([iu])(8|16|32)$/.exec(type) ?? [];
  if (bits === undefined || !/^M(?:AX|IN)$/.test(name)) return undefined;
  const half = 2 ** (Number(bits) - 1);
  if (sign === 'u') return name === 'MAX' ? 2 * half - 1 : 0;
  return name === 'MAX' ? half - 1 : -half;
}
