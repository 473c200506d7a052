import { concatenate, distinct, isScalar, overlay } from './pure-functions.js';
import { Mapping, type Origin, Sequence, type Value } from './value.js';

/** Texts repeated or grown beyond this are not reference data. */
const MAX_TEXT_CHARACTERS = 4_000_000;

/** Folds an operator between constants; undefined when it means something else for these values. */
export function binary(operator: string, left: Value, right: Value): Value | undefined {
  if (operator === '+') return add(left, right);
  if (operator === '|') return union(left, right);
  if (operator === '*') return multiply(left, right);
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  return finite(arithmetic(operator, left, right));
}

export function unary(operator: string, operand: Value): Value | undefined {
  if (operator === '-' && typeof operand === 'number') return -operand;
  if (operator === '+' && typeof operand === 'number') return operand;
  if (operator === '~' && typeof operand === 'number') return ~operand;
  if ((operator === '!' || operator === 'not') && isScalar(operand)) return !operand;
  return undefined;
}

/** A scalar as it stands in a text that is put together; undefined for everything else. */
export function textOf(value: Value): string | undefined {
  return isScalar(value) && value !== null && typeof value !== 'boolean' ? String(value) : undefined;
}

function add(left: Value, right: Value): Value | undefined {
  if (typeof left === 'number' && typeof right === 'number') return finite(left + right);
  if (typeof left === 'string' || typeof right === 'string') {
    const texts = [textOf(left), textOf(right)];
    if (texts[0] === undefined || texts[1] === undefined) return undefined;
    const text = texts[0] + texts[1];
    return text.length <= MAX_TEXT_CHARACTERS ? text : undefined;
  }
  if (left instanceof Sequence && right instanceof Sequence) return concatenate(left, [right], NOWHERE);
  return undefined;
}

function union(left: Value, right: Value): Value | undefined {
  if (left instanceof Mapping && right instanceof Mapping) return overlay(left, [right], NOWHERE);
  if (left instanceof Sequence && right instanceof Sequence) return new Sequence(distinct([...left.entries, ...right.entries]));
  if (typeof left === 'number' && typeof right === 'number') return left | right;
  return undefined;
}

function multiply(left: Value, right: Value): Value | undefined {
  if (typeof left === 'number' && typeof right === 'number') return finite(left * right);
  const [text, times] = typeof left === 'string' ? [left, right] : [right, left];
  if (typeof text !== 'string' || typeof times !== 'number') return undefined;
  if (!Number.isInteger(times) || text.length * times > MAX_TEXT_CHARACTERS) return undefined;
  return text.repeat(Math.max(0, times));
}

function arithmetic(operator: string, left: number, right: number): number | undefined {
  switch (operator) {
    case '-':
      return left - right;
    case '/':
      return left / right;
    case '//':
      return Math.floor(left / right);
    case '%':
      return left % right;
    case '**':
      return left ** right;
    case '<<':
      return right >= 0 && right < 53 ? left * 2 ** right : undefined;
    case '>>':
      return Math.floor(left / 2 ** right);
    case '&':
      return left & right;
    case '^':
      return left ^ right;
    default:
      return undefined;
  }
}

/** Exact results only: beyond 2^53 a double is no longer the number that the source says. */
function finite(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

/** The operands' entries bring their own origins. */
const NOWHERE: Origin = { place: { file: '' }, comment: undefined };
