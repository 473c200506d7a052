import type { Node } from '../../syntax/node.js';
import { field, named, opaque, same } from '../../syntax/nodes.js';
import type { Expression, WrittenType } from '../language/expression.js';
import { castTo, codeOf, isNumeric, UNKNOWN_TYPE, useOf } from '../shared/casts.js';
import { shapeOfDefinition } from './initializers.js';
import { character } from './literals.js';
import { heldBy, numberType, wordsOf } from './number-types.js';

/** `(x) + 1` looks like a cast of `+1`, unless `x` is clearly a type. */
export function castOf(node: Node): Expression {
  const value = field(node, 'value');
  const descriptor = field(node, 'type');
  const type = descriptor.text;
  const isSum =
    /^(unary|pointer)_expression$/.test(value.type) &&
    /^[A-Za-z_]\w*$/.test(type) &&
    !WORDS_OF_TYPES.test(type);
  return isSum
    ? opaque(`whether (${type}) is a type, which decides the meaning of what follows,`)
    : converted(value, descriptor, node);
}

/** A value as a type; pointers and structures are what they were. */
export function converted(value: Node, descriptor: Node, node: Node): Expression {
  const type = descriptor.type === 'type_descriptor' ? field(descriptor, 'type') : descriptor;
  const isName = type.type === 'type_identifier' || type.type === 'qualified_identifier';
  if (!isName || descriptor.childForFieldName('declarator') || heldBy(type.text) !== undefined)
    return convertedTo(descriptor.text, value, node);
  const as = (declared: WrittenType | undefined) => {
    const shape = declared && shapeOfDefinition(declared.node);
    if (shape?.kind !== 'single') return convertedTo(descriptor.text, value, node);
    return isNumeric(shape.holds)
      ? castAs(shape.holds, value, node)
      : { kind: 'held' as const, value, holds: shape.holds };
  };
  return { kind: 'typed', type: { node: type }, as };
}

/** The same by what is written of the type alone. */
function convertedTo(typeText: string, value: Node, node: Node): Expression {
  const words = wordsOf(typeText);
  if (/[*&]|^(?:void|struct|union|enum)\b/.test(typeText)) return same(value, node);
  return castAs(words.every(word => /^\w+$/.test(word)) ? numberType(words) : UNKNOWN_TYPE, value, node);
}

/** @param type a type of numbers, by the name that Rust has for it. */
function castAs(type: string, value: Node, node: Node): Expression {
  const inner = value.type === 'parenthesized_expression' ? (named(value)[0] ?? value) : value;
  if (inner.type === 'char_literal') {
    const code = codeOf(character(inner));
    const isAscii = code.kind === 'literal' && (code.value as number) <= MAX_ASCII;
    return isAscii && isNumeric(type) ? code : same(value, node);
  }
  // With one operand like this, arithmetic knows no negative numbers.
  if (/^u(32|64|size)$/.test(type) && /^(binary|unary)_expression$/.test(useOf(node)?.type ?? ''))
    return opaque('arithmetic with a number without a sign');
  return { kind: 'unary', operator: castTo(type), operand: value };
}

const MAX_ASCII = 127;

const WORDS_OF_TYPES = /^(char|short|int|long|float|double|unsigned|signed|bool|_Bool|\w+_t)$/;
