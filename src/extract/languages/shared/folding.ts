import {
  bounded,
  comparison,
  either,
  equality,
  type Fold,
  integers,
  numberOf,
  type Operators,
  texts,
} from '../../evaluate/operators.js';
import { isScalar } from '../../evaluate/pure-functions.js';
import { Float, Mapping, Sequence, Single, type Value } from '../../evaluate/value.js';
import { castOperators, holdsIn, type Overflow } from './casts.js';

/** Numbers and operators of languages with whole numbers of several sizes and real numbers: C, C++, Go, Java, Rust. */

const INT_MIN = -(2 ** 31);
const INT_MAX = 2 ** 31 - 1;

interface Differences {
  /**
   * Whether only results are given that a 32-bit number holds: in C, C++ and Java others wrap round or not by types that
   * are not looked at here. In Go and Rust a constant that does not fit is an error.
   */
  readonly only32Bit: boolean;
  /** What casts make of real numbers that are too large. */
  readonly overflow: Overflow;
  /** Whether the compiler reckons with constants as exactly as they are written, and rounds what comes out in the end. */
  readonly exact?: boolean;
  /** Whether `+` joins texts. */
  readonly joinsTexts: boolean;
  /** Whether comparisons give 0 and 1. */
  readonly numericTruth?: boolean;
  /** A constant as part of a text that is put together. */
  readonly text?: (value: Value) => string | undefined;
}

export function operatorsWith({
  only32Bit,
  overflow,
  exact,
  joinsTexts,
  numericTruth,
  text,
}: Differences): Operators {
  const fits = (value: Value | undefined) =>
    !only32Bit || (typeof value === 'number' && value >= INT_MIN && value <= INT_MAX);
  const whole = (apply: (a: bigint, b: bigint) => bigint | undefined): Fold => {
    const fold = integers(apply);
    return (left, right) => {
      if (!fits(left) || !fits(right)) return undefined;
      const result = fold(left, right);
      return fits(result) ? result : undefined;
    };
  };
  const real =
    (apply: (a: number, b: number) => number): Fold =>
    (left, right) => {
      // With two whole numbers it is an operation on whole numbers.
      if (!(isReal(left) || isReal(right))) return undefined;
      const [a, b] = [numberOf(left), numberOf(right)];
      if (a === undefined || b === undefined || (exact && !(isShort(a) && isShort(b)))) return undefined;
      if (!isSingle(left, right)) return realNumber(apply(a, b));
      const result = Math.fround(apply(Math.fround(a), Math.fround(b)));
      return Number.isFinite(result) ? new Single(result) : undefined;
    };
  const truthValue = (fold: Fold): Fold =>
    numericTruth
      ? (left, right) => {
          const holds = fold(left, right);
          return typeof holds === 'boolean' ? Number(holds) : holds;
        }
      : fold;
  const shift = (apply: (a: bigint, b: bigint) => bigint): Fold =>
    whole((a, b) =>
      b < 0n || b > (only32Bit ? 30n : 62n) || (only32Bit && a < 0n) ? undefined : apply(a, b),
    );
  const logical = (apply: (a: boolean, b: boolean) => boolean): Fold =>
    truthValue((left, right) => {
      const [a, b] = [truth(left), truth(right)];
      return a === undefined || b === undefined ? undefined : apply(a, b);
    });
  const compare = (apply: (a: number | string, b: number | string) => boolean) =>
    truthValue((left, right) =>
      comparison(apply)(
        left instanceof Float ? left.value : left,
        right instanceof Float ? right.value : right,
      ),
    );
  return {
    binary: {
      '+': either(
        whole((a, b) => a + b),
        real((a, b) => a + b),
        (left, right) => {
          if (!joinsTexts) return undefined;
          if (!text || (typeof left !== 'string' && typeof right !== 'string')) return texts(left, right);
          const [a, b] = [text(left), text(right)];
          return a === undefined || b === undefined ? undefined : bounded(a + b);
        },
      ),
      '-': either(
        whole((a, b) => a - b),
        real((a, b) => a - b),
      ),
      '*': either(
        whole((a, b) => a * b),
        real((a, b) => a * b),
      ),
      '/': either(
        whole((a, b) => (b === 0n ? undefined : a / b)),
        real((a, b) => a / b),
      ),
      '%': whole((a, b) => (b === 0n ? undefined : a % b)),
      '<<': shift((a, b) => a << b),
      '>>': shift((a, b) => a >> b),
      '&': either(
        whole((a, b) => a & b),
        booleans((a, b) => a && b),
      ),
      '|': either(
        whole((a, b) => a | b),
        booleans((a, b) => a || b),
      ),
      '^': either(
        whole((a, b) => a ^ b),
        booleans((a, b) => a !== b),
      ),
      '&^': whole((a, b) => a & ~b),
      '==': truthValue(ofOneKind(equality(true))),
      '!=': truthValue(ofOneKind(equality(false))),
      '&&': logical((a, b) => a && b),
      '||': logical((a, b) => a || b),
      '<': compare((a, b) => a < b),
      '<=': compare((a, b) => a <= b),
      '>': compare((a, b) => a > b),
      '>=': compare((a, b) => a >= b),
    },
    unary: {
      ...castOperators(overflow),
      '++': operand => whole((a, b) => a + b)(operand, 1),
      '--': operand => whole((a, b) => a - b)(operand, 1),
      '-': operand => {
        if (operand instanceof Single) return new Single(-operand.value);
        if (operand instanceof Float) return new Float(-operand.value);
        return typeof operand === 'number' &&
          (fits(operand) || !Number.isInteger(operand) || operand === -INT_MIN)
          ? 0 - operand
          : undefined;
      },
      '+': operand => (numberOf(operand) === undefined ? undefined : operand),
      '~': operand => (Number.isInteger(operand) && fits(operand) ? -(operand as number) - 1 : undefined),
      '!': operand => {
        const holds = truth(operand);
        if (holds === undefined) return undefined;
        return numericTruth ? Number(!holds) : !holds;
      },
    },
    truth,
    held: holdsIn(overflow),
    text: text ?? (value => (typeof value === 'string' ? value : undefined)),
    item: (entries, index) => (index >= 0 && Number.isInteger(index) ? entries[index] : undefined),
    keys: index => [index],
  };
}

/** Of two that are true or false; numbers in C. */
export function booleans(apply: (a: boolean, b: boolean) => boolean): Fold {
  return (left, right) =>
    typeof left === 'boolean' && typeof right === 'boolean' ? apply(left, right) : undefined;
}

/** A character is a text here, and its number in the program. */
function ofOneKind(fold: Fold): Fold {
  const number = (value: Value) => (value instanceof Float ? value.value : value);
  const isMixed = (a: Value, b: Value) => typeof a === 'string' && typeof b === 'number';
  return (left, right) =>
    isMixed(left, right) || isMixed(right, left) ? undefined : fold(number(left), number(right));
}

function isReal(value: Value): boolean {
  return value instanceof Float || (typeof value === 'number' && !Number.isInteger(value));
}

/** Whether a real number is exactly what was written, and what it gives with another one is rounded but once. */
function isShort(value: number): boolean {
  return Number.isInteger(value * 2 ** 10) && Math.abs(value) < 2 ** 20;
}

/** Whether an operation on two numbers is one of single precision: one of them is, and the other one is, too, or is whole. */
function isSingle(left: Value, right: Value): boolean {
  const [isLeft, isRight] = [left instanceof Single, right instanceof Single];
  return (isLeft && (isRight || Number.isInteger(right))) || (isRight && Number.isInteger(left));
}

function realNumber(value: number): Value | undefined {
  if (!Number.isFinite(value)) return undefined;
  return Number.isInteger(value) ? new Float(value) : value;
}

function truth(value: Value): boolean | undefined {
  if (isScalar(value)) return typeof value === 'string' ? undefined : Boolean(value);
  if (value instanceof Float) return value.value !== 0;
  return value instanceof Sequence || value instanceof Mapping ? true : undefined;
}
