import { finite } from '../../evaluate/operators.js';
import { Float, Single, type Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { opaque } from '../../syntax/nodes.js';
import type { Expression } from '../language/expression.js';

/**
 * What becomes of a real number that a type does not hold: in C nobody can say, Rust takes the nearest number (Java, too, of
 * those that `int` and `long` hold), and Go refuses every constant that would change.
 */
export type Overflow = 'undefined' | 'nearest' | 'nearest-int' | 'refused';

/** Whole numbers by width and sign; those of several widths or signs are as wide, or signed, as the system has it. */
const WHOLE: Readonly<Record<string, readonly (readonly [bits: number, isSigned: boolean])[]>> = {
  i8: [[8, true]],
  u8: [[8, false]],
  i16: [[16, true]],
  u16: [[16, false]],
  i32: [[32, true]],
  u32: [[32, false]],
  i64: [[64, true]],
  u64: [[64, false]],
  i128: [[128, true]],
  u128: [[128, false]],
  isize: [
    [32, true],
    [64, true],
  ],
  usize: [
    [32, false],
    [64, false],
  ],
  'char or unsigned char': [
    [8, true],
    [8, false],
  ],
};
/** Types of arithmetic that only their own language names. */
export const UNKNOWN_TYPE = 'a type that is not known here';
/** Numbers that every type of numbers holds. */
const MAX_ANYWHERE = 127;

/** Whether a name is that of a variable of a type that stands in front of it, somewhere in the file. */
export function isDeclaredAs(type: string, node: Node): boolean {
  const name = /^\w*identifier$/.test(node.type) ? node.text : /\.(\w+)$/.exec(node.text)?.[1];
  if (name === undefined || !/^\w+$/.test(name)) return false;
  return new RegExp(`\\b${type}\\s+(?:const\\s+)?${name}\\b(?!\\s*[[(])`).test(node.tree.rootNode.text);
}

/** The operator of a cast to a type, by the name that Rust has for it. */
export function castTo(type: string): string {
  return `cast to ${type}`;
}

/** Whether casts to a type are worked out. */
export function isNumeric(type: string): boolean {
  return type in WHOLE || type === 'f32' || type === 'f64';
}

/** What casts give for constants, by operator; nothing for what only a run, or the compiler for a system, can tell. */
export function castOperators(overflow: Overflow): Record<string, (operand: Value) => Value | undefined> {
  const folds = Object.keys(WHOLE).map(type => [
    castTo(type),
    (operand: Value) => whole(type, operand, overflow),
  ]);
  return {
    ...Object.fromEntries(folds),
    [castTo('f32')]: single,
    [castTo('f64')]: real,
    [castTo('bool')]: operand => {
      const value = numberIn(operand);
      return value === undefined ? undefined : Number(value !== 0);
    },
    [castTo('char')]: operand => {
      const value = typeof operand === 'number' && Number.isInteger(operand) ? operand : -1;
      const isSurrogate = value >= 0xd800 && value <= 0xdfff;
      return value >= 0 && value <= 0xffff && !isSurrogate ? String.fromCodePoint(value) : undefined;
    },
    [castTo(UNKNOWN_TYPE)]: operand => {
      const value = numberIn(operand);
      if (value === undefined) return operand;
      return Number.isInteger(value) && value >= 0 && value <= MAX_ANYWHERE ? operand : undefined;
    },
  };
}

function whole(type: string, operand: Value, overflow: Overflow): Value | undefined {
  const given = numberIn(operand);
  if (given === undefined || !Number.isFinite(given)) return undefined;
  const isReal = operand instanceof Float || !Number.isInteger(given);
  const results = widthsOf(type).map(([bits, isSigned]) => {
    const wrapped = (value: bigint) => (isSigned ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value));
    const truncated = BigInt(Math.trunc(given));
    if (overflow === 'refused')
      return wrapped(truncated) === truncated && Number.isInteger(given) ? truncated : undefined;
    if (!isReal) return wrapped(truncated);
    if (overflow === 'nearest') return nearest(truncated, bits, isSigned);
    if (overflow === 'nearest-int') return wrapped(nearest(truncated, Math.max(bits, 32), true));
    return wrapped(truncated) === truncated ? truncated : undefined;
  });
  const [first] = results;
  return first === undefined || results.some(result => result !== first) ? undefined : finite(Number(first));
}

/** Of a field that is so many bits wide, too. */
function widthsOf(type: string): readonly (readonly [bits: number, isSigned: boolean])[] {
  const { sign, bits } = /^(?<sign>[iu])(?<bits>[1-9]\d?)$/.exec(type)?.groups ?? {};
  return WHOLE[type] ?? (bits === undefined ? [] : [[Number(bits), sign === 'i']]);
}

/** A field of bits whose type says nothing of its sign: it holds what it would with one. */
export function bitsOf(width: number): string {
  return `bits-${width}`;
}

function inBits(type: string, value: Value): Value | undefined {
  const width = Number(type.slice('bits-'.length));
  const given = numberIn(value);
  return given !== undefined && Number.isInteger(given) && given >= 0 && given < 2 ** (width - 1)
    ? value
    : undefined;
}

function nearest(value: bigint, bits: number, isSigned: boolean): bigint {
  const width = BigInt(isSigned ? bits - 1 : bits);
  const [low, high] = [isSigned ? -(1n << width) : 0n, (1n << width) - 1n];
  return value < low ? low : value > high ? high : value;
}

function real(operand: Value): Value | undefined {
  const value = numberIn(operand);
  if (value === undefined || !Number.isFinite(value)) return undefined;
  return Number.isInteger(value) ? new Float(value) : value;
}

function single(operand: Value): Value | undefined {
  const value = numberIn(operand);
  return value !== undefined && Number.isFinite(Math.fround(value)) ? new Single(value) : undefined;
}

/**
 * What a place of a type holds of a constant, as {@link Holding} names types: characters are numbers in a place of a number, and 0
 * is nothing in one of a pointer.
 */
export function holdsIn(overflow: Overflow): (type: string, value: Value) => Value | undefined {
  const casts = castOperators(overflow);
  return (type, value) => {
    // Nothing at all is told by the compiler where that is no value.
    if (value === null) return isNumeric(type) ? undefined : value;
    switch (type) {
      case 'text':
      case 'pointer':
        return value === 0 || value === false
          ? null
          : type === 'text' && typeof value !== 'string'
            ? undefined
            : value;
      case 'bool':
        if (typeof value === 'string') return value === '\0' || value === '' ? undefined : true;
        return typeof value === 'boolean' ? value : numberIn(value) !== 0;
      case 'character':
        return typeof value === 'string' ? value : casts[castTo('char or unsigned char')]?.(value);
      case 'char':
        return typeof value === 'string' ? value : casts[castTo('char')]?.(value);
    }
    if (type.startsWith('bits-')) return inBits(type, value);
    const cast =
      casts[castTo(type)] ??
      (widthsOf(type).length > 0 ? (operand: Value) => whole(type, operand, overflow) : undefined);
    // Of a type that is not known, a number may be another one; a text is what it is in any.
    if (!cast) return typeof value === 'string' ? value : casts[castTo(UNKNOWN_TYPE)]?.(value);
    const [only, ...more] = typeof value === 'string' ? [...value] : [];
    if (typeof value === 'string' && (only === undefined || more.length > 0)) return undefined;
    return cast(only === undefined ? value : (only.codePointAt(0) as number));
  };
}

function numberIn(operand: Value): number | undefined {
  if (operand instanceof Float) return operand.value;
  if (typeof operand === 'boolean') return Number(operand);
  return typeof operand === 'number' ? operand : undefined;
}

/** The number of a character that is written as one: `'a'`. */
export function codeOf(literal: Expression): Expression {
  const text = literal.kind === 'literal' && typeof literal.value === 'string' ? [...literal.value] : [];
  const [character] = text;
  return text.length === 1 && character !== undefined
    ? { kind: 'literal', value: character.codePointAt(0) as number }
    : opaque('the number of a character like this');
}

/** What is done with a value at once, without the parentheses around it. */
export function useOf(node: Node): Node | null {
  let use = node.parent;
  while (use?.type === 'parenthesized_expression') use = use.parent;
  return use;
}

/** A character, which in arithmetic is its number; `isNumber` says whether that is what is done with it. */
export function characterOr(read: (node: Node) => Expression, isNumber: (use: Node) => boolean) {
  return (node: Node): Expression => {
    const use = useOf(node);
    return use && isNumber(use) ? codeOf(read(node)) : read(node);
  };
}
