import {
  bounded,
  comparison,
  doubles,
  either,
  equality,
  type Fold,
  finite,
  type Operators,
  texts,
} from '../../evaluate/operators.js';
import { isScalar } from '../../evaluate/pure-functions.js';
import { Mapping, Sequence, type Value } from '../../evaluate/value.js';

/** What operators give for constants. */
export const operators: Operators = {
  binary: {
    '+': either(
      doubles((a, b) => a + b),
      texts,
      sumOfTexts,
    ),
    '-': doubles((a, b) => a - b),
    '*': doubles((a, b) => a * b),
    '/': doubles((a, b) => a / b),
    '%': doubles((a, b) => a % b),
    '**': doubles((a, b) => a ** b),
    '<<': doubles((a, b) => a << b),
    '>>': doubles((a, b) => a >> b),
    '>>>': doubles((a, b) => a >>> b),
    '&': doubles((a, b) => a & b),
    '|': doubles((a, b) => a | b),
    '^': doubles((a, b) => a ^ b),
    '===': equality(true),
    '!==': equality(false),
    '==': sameType(equality(true)),
    '!=': sameType(equality(false)),
    '<': comparison((a, b) => a < b),
    '<=': comparison((a, b) => a <= b),
    '>': comparison((a, b) => a > b),
    '>=': comparison((a, b) => a >= b),
  },
  unary: {
    '++': operand => (typeof operand === 'number' ? operand + 1 : undefined),
    '--': operand => (typeof operand === 'number' ? operand - 1 : undefined),
    '-': operand => (typeof operand === 'number' ? 0 - operand : undefined),
    '+': operand => (typeof operand === 'number' ? operand : undefined),
    '~': operand => (typeof operand === 'number' ? ~operand : undefined),
    '!': operand => {
      const holds = truth(operand);
      return holds === undefined ? undefined : !holds;
    },
  },
  truth,
  text: textOf,
  item: (entries, index) => (index >= 0 && Number.isInteger(index) ? entries[index] : undefined),
  characters: value => [...value],
  // A `Map`: of an object, there is nothing to go through.
  iterated: map =>
    map.entries.map(({ key, value, origin }) => ({
      value: new Sequence([
        { value: key, origin },
        { value, origin },
      ]),
      origin,
    })),
  // Keys of objects are texts; those of a Map are what they are.
  keys: index => (typeof index === 'number' ? [index, String(index)] : [index]),
};

/** As in a template: what is not a text is written as one. */
export function textOf(value: Value): string | undefined {
  // Nothing may be `null` here or `undefined`, which are written differently.
  return isScalar(value) && value !== null ? String(value) : undefined;
}

/** Whether a value counts as true; undefined where that is not known. */
export function truth(value: Value): boolean | undefined {
  if (isScalar(value)) return Boolean(value);
  return value instanceof Sequence || value instanceof Mapping ? true : undefined;
}

function sumOfTexts(left: Value, right: Value): Value | undefined {
  if (typeof left !== 'string' && typeof right !== 'string') return undefined;
  const [a, b] = [textOf(left), textOf(right)];
  return a === undefined || b === undefined ? undefined : bounded(a + b);
}

/** `==` compares values of one type as `===` does. */
function sameType(fold: Fold): Fold {
  return (left, right) => (typeof left === typeof right && left !== null ? fold(left, right) : undefined);
}

/** A value as a number, as `+x` makes it one; undefined where it is none. */
export function numberFrom(value: Value | undefined): Value | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? finite(Number(value)) : undefined;
}

/** The order of texts by their UTF-16 units, as `sort()` has it. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
