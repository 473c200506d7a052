import type { Constant } from '../model.js';
import { exactly, finite, numberOf } from '../numbers.js';

/** `str` of a float: the shortest digits that give the number again, as JavaScript has them, with Python's own way to write exponents. */
export function floatText(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  const size = Math.abs(value);
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  if (size !== 0 && (size < 1e-4 || size >= 1e16)) {
    const [digits, exponent = ''] = size.toExponential().split('e');
    return `${sign}${digits}e${exponent.charAt(0)}${exponent.slice(1).padStart(2, '0')}`;
  }
  return `${sign}${size}${Number.isInteger(size) ? '.0' : ''}`;
}

/** `int(…)`: of a text that is written as a whole number, or what is before the point. */
export function integerOf(value: unknown): number | undefined {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string') return /^\s*[+-]?\d+\s*$/.test(value) ? whole(Number(value)) : undefined;
  const number = numberOf(value);
  return number === undefined ? undefined : whole(Math.trunc(number));
}

/** There is no whole `-0`. */
function whole(value: number): number | undefined {
  const result = finite(value);
  return result === undefined ? undefined : result + 0;
}

/** How numbers of either kind are put together: with a float among them, the result is one. */
export interface Arithmetic {
  whole(left: bigint, right: bigint): bigint | undefined;
  real(left: number, right: number): number | undefined;
}

export const ARITHMETIC: Readonly<Record<'+' | '-' | '*' | '//' | '%' | '**', Arithmetic>> = {
  '+': { whole: (a, b) => a + b, real: (a, b) => a + b },
  '-': { whole: (a, b) => a - b, real: (a, b) => a - b },
  '*': { whole: (a, b) => a * b, real: (a, b) => a * b },
  '//': {
    whole: (a, b) => (b === 0n ? undefined : (a - modulo(a, b)) / b),
    real: (a, b) => (b === 0 ? undefined : quotient(a, b)),
  },
  '%': {
    whole: (a, b) => (b === 0n ? undefined : modulo(a, b)),
    real: (a, b) => (b === 0 ? undefined : remainder(a, b)),
  },
  // The last digit of a power of floats is the machine's.
  '**': { whole: (a, b) => (b < 0n || b > 1100n ? undefined : a ** b), real: () => undefined },
};

/** A result; undefined when one side is no number, and when the result is none that is exact. */
export function calculated(
  { whole: apply, real }: Arithmetic,
  left: unknown,
  right: unknown,
  asReal: (value: number) => Constant,
): Constant | undefined {
  const [a, b] = [numberOf(left), numberOf(right)];
  if (a === undefined || b === undefined) return undefined;
  if (Number.isInteger(left) && Number.isInteger(right)) return exactly(a, b, apply);
  return realOf(real(a, b), asReal);
}

/** `a / b`, always with a point. */
export function divided(
  left: unknown,
  right: unknown,
  asReal: (value: number) => Constant,
): Constant | undefined {
  const [a, b] = [numberOf(left), numberOf(right)];
  return a === undefined || b === undefined || b === 0 ? undefined : realOf(a / b, asReal);
}

function realOf(value: number | undefined, asReal: (value: number) => Constant): Constant | undefined {
  return value === undefined || !Number.isFinite(value) ? undefined : asReal(value);
}

/** The remainder has the sign of the divisor. */
function modulo(a: bigint, b: bigint): bigint {
  const rest = a % b;
  return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
}

function remainder(a: number, b: number): number {
  const rest = a % b;
  if (rest === 0) return b < 0 ? -0 : 0;
  return rest < 0 === b < 0 ? rest : rest + b;
}

function quotient(a: number, b: number): number {
  const rest = a % b;
  let exact = (a - rest) / b;
  if (rest !== 0 && rest < 0 !== b < 0) exact -= 1;
  if (exact === 0) return a / b < 0 || Object.is(a / b, -0) ? -0 : 0;
  const below = Math.floor(exact);
  return exact - below > 0.5 ? below + 1 : below;
}

/** Numbers in their order, whichever way they are written; undefined for anything else. */
export function orderOfNumbers(left: unknown, right: unknown): number | undefined {
  const [a, b] = [numberOf(left), numberOf(right)];
  return a === undefined || b === undefined ? undefined : Math.sign(a - b);
}
