import { MAX_VALUE_SIZE } from '../limits.js';
import { equal, Float, isA, List, Unknown, type Value, Vault } from './value.js';

const INVERSE: Readonly<Record<string, string>> = {
  bigger: '>',
  smaller: '<',
  bigger_eq: '>=',
  smaller_eq: '<=',
};

/** The value of `left operator right`; the operators that need only one side are the evaluator's. */
export function operate(operator: string, left: Value, right: Value): Value {
  if (left instanceof Unknown) return left;
  if (right instanceof Unknown) return right;
  if (operator === '+') return add(left, right);
  const a = numeric(left);
  const b = numeric(right);
  if (a === undefined || b === undefined) {
    if (operator === '*' && typeof left === 'string' && typeof right === 'number' && right >= 0)
      return left.length * right > MAX_VALUE_SIZE ? tooLong() : left.repeat(right);
    return notWorkedOut(operator);
  }
  return arithmetic(operator, a, b, left instanceof Float || right instanceof Float);
}

/** `is`, `<`, `in`, …; undefined when it is not known. */
export function compare(operator: string, left: Value, right: Value): boolean | undefined {
  const sign = INVERSE[operator] ?? operator;
  if (sign === 'is' || sign === '==') return equal(left, right);
  if (sign === 'isnt' || sign === '!=') return inverse(equal(left, right));
  if (sign === 'in') return contains(right, left);
  if (sign === 'not in') return inverse(contains(right, left));
  const a = typeof left === 'string' ? left : numeric(left);
  const b = typeof right === 'string' ? right : numeric(right);
  if (a === undefined || b === undefined || typeof a !== typeof b) return undefined;
  // Texts are ordered by code point there, by UTF-16 unit here: the same below the surrogates.
  if (typeof a === 'string' && /[\ud800-\uffff]/.test(a + (b as string))) return undefined;
  if (sign === '<') return a < b;
  if (sign === '>') return a > b;
  return sign === '<=' ? a <= b : a >= b;
}

export function negate(value: Value): Value {
  if (value instanceof Unknown) return value;
  if (value instanceof Float) return new Float(-value.value);
  return typeof value === 'number' ? -value : notWorkedOut('-');
}

function add(left: Value, right: Value): Value {
  if (typeof left === 'string' || typeof right === 'string') {
    const a = textOf(left);
    const b = textOf(right);
    if (a === undefined || b === undefined) return notWorkedOut('+');
    return a.length + b.length > MAX_VALUE_SIZE ? tooLong() : a + b;
  }
  if (left instanceof List && right instanceof List) {
    const spoiled = left.spoiled ?? right.spoiled;
    if (spoiled) return new Unknown(spoiled);
    if (left.items.length + right.items.length > MAX_VALUE_SIZE) return tooLong();
    return new List([...left.items, ...right.items]);
  }
  const a = numeric(left);
  const b = numeric(right);
  if (a === undefined || b === undefined) return notWorkedOut('+');
  return arithmetic('+', a, b, left instanceof Float || right instanceof Float);
}

function arithmetic(operator: string, a: number, b: number, float: boolean): Value {
  let result: number;
  switch (operator) {
    case '+':
      result = a + b;
      break;
    case '-':
      result = a - b;
      break;
    case '*':
      result = a * b;
      break;
    case '**':
      result = a ** b;
      if (b < 0) return notWorkedOut(operator);
      break;
    case '/':
      // A quotient of whole numbers has a point, as in Python.
      return b === 0 ? notWorkedOut(operator) : new Float(a / b);
    case '//':
    case '~/':
      if (b === 0) return notWorkedOut(operator);
      result = Math.floor(a / b);
      break;
    case '%':
      if (b === 0) return notWorkedOut(operator);
      result = a - b * Math.floor(a / b);
      break;
    default:
      return notWorkedOut(operator);
  }
  if (float) return new Float(result);
  return Number.isSafeInteger(result) ? result : notWorkedOut(operator);
}

/** What a value looks like as text; undefined where the language's own way is not certain. */
export function textOf(value: Value): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (!(value instanceof Float)) return undefined;
  const size = Math.abs(value.value);
  if (size !== 0 && (size < 1e-4 || size >= 1e15)) return undefined;
  return Number.isInteger(value.value) ? `${value.value}.0` : String(value.value);
}

function contains(container: Value, item: Value): boolean | undefined {
  if (typeof container === 'string') return typeof item === 'string' ? container.includes(item) : undefined;
  if (container instanceof Vault)
    return container.spoiled === undefined && typeof item === 'string'
      ? container.entries.has(item)
      : undefined;
  if (!(container instanceof List) || container.spoiled !== undefined) return undefined;
  const found = container.items.map(candidate => equal(candidate, item));
  if (found.includes(true)) return true;
  return found.includes(undefined) ? undefined : false;
}

function numeric(value: Value): number | undefined {
  if (value instanceof Float) return value.value;
  return typeof value === 'number' ? value : undefined;
}

function inverse(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}

function notWorkedOut(operator: string): Unknown {
  return new Unknown(`\`${operator}\` is not worked out for these values`);
}

function tooLong(): Unknown {
  return new Unknown(`it is longer than ${MAX_VALUE_SIZE} characters or items`);
}

/** Whether a value is a container that somebody else may change in place. */
export function spoil(value: Value, reason: string): void {
  if (value instanceof List || value instanceof Vault) value.spoiled ??= reason;
  else if (isA(value, 'object')) return;
}
