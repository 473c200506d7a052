import { finite } from '../../../values/numbers.js';
import { integerOf } from '../../../values/python/numbers.js';
import { numberOf } from '../../evaluate/operators.js';
import { MODEL, type PureFunctions, taking } from '../../evaluate/pure-functions.js';
import { Float, Sequence, type Value } from '../../evaluate/value.js';
import { operators, reprOf } from './operators.js';

/** Functions of Python that make numbers of what they are given, or write them. */
export const NUMBER_FUNCTIONS: PureFunctions = {
  int: taking(2, (_receiver, [value, base]) => {
    if (value === undefined) return 0;
    if (base === undefined && typeof value !== 'string') return integerOf(value);
    return typeof value === 'string' ? integerIn(value, base ?? 10) : undefined;
  }),
  float: taking(1, (_receiver, [value]) => {
    if (value === undefined) return new Float(0);
    if (typeof value === 'string')
      return REAL.test(value) ? real(Number(value.replaceAll('_', ''))) : undefined;
    const number = numberOf(value);
    return number === undefined ? undefined : real(number);
  }),
  abs: taking(1, (_receiver, [value]) => {
    if (value instanceof Float) return new Float(Math.abs(value.value));
    const number = value === undefined ? undefined : numberOf(value);
    return number === undefined ? undefined : Math.abs(number);
  }),
  // To so many digits, what is half way depends on bits that the text does not show.
  round: taking(1, (_receiver, [value]) => {
    const number = value === undefined ? undefined : numberOf(value);
    const rounded = finite(number === undefined ? undefined : halfToEven(number));
    // There is no whole -0.
    return rounded === undefined ? undefined : rounded + 0;
  }),
  divmod: taking(2, (_receiver, [left, right], origin) => {
    if (left === undefined || right === undefined) return undefined;
    const parts = ['//', '%'].map(operator => operators.binary[operator]?.(left, right));
    const [quotient, remainder] = parts;
    if (quotient === undefined || remainder === undefined) return undefined;
    return new Sequence(
      [quotient, remainder].map(part => ({ value: part, origin })),
      false,
      true,
    );
  }),
  pow: taking(2, (_receiver, [left, right]) =>
    left === undefined || right === undefined ? undefined : operators.binary['**']?.(left, right),
  ),
  repr: taking(1, (_receiver, [value]) => reprOf(value)),
};

const REAL = /^\s*[+-]?(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:[eE][+-]?\d+)?\s*$/;

/** A whole number that is a float keeps its kind. */
function real(value: number): Value | undefined {
  return Number.isFinite(value) ? (MODEL.real(value) as Value) : undefined;
}

/** Of two whole numbers as near, the even one. */
function halfToEven(value: number): number {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}

const PREFIXES: Readonly<Record<string, number>> = { '0x': 16, '0o': 8, '0b': 2 };

/** `int("1f", 16)`; 0 says that the text has the base in front. */
function integerIn(text: string, base: Value): number | undefined {
  if (typeof base !== 'number' || !Number.isInteger(base) || base < 0 || base === 1 || base > 36)
    return undefined;
  const [, sign, written = ''] = /^\s*([+-]?)(\w+)\s*$/.exec(text.toLowerCase()) ?? [];
  const own = PREFIXES[written.slice(0, 2)];
  const isPrefixed = own !== undefined && (base === 0 || base === own);
  const used = isPrefixed ? own : base || 10;
  // A number that begins with 0 is not one of base 10 where none is said.
  if (base === 0 && !isPrefixed && /^0_*[1-9]/.test(written)) return undefined;
  const digits = isPrefixed ? written.slice(2).replace(/^_/, '') : written;
  if (!/^[0-9a-z]+(?:_[0-9a-z]+)*$/.test(digits)) return undefined;
  let value = 0;
  for (const digit of digits.replaceAll('_', '')) {
    const one = Number.parseInt(digit, 36);
    if (one >= used) return undefined;
    value = value * used + one;
  }
  const signed = sign === '-' ? 0 - value : value;
  return Number.isSafeInteger(signed) ? signed : undefined;
}
