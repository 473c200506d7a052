import type { Fold } from '../../values/folds.js';
import { numberOf } from '../../values/numbers.js';
import { floatText } from '../../values/python/numbers.js';
import { negated, operatorsOf, orderOf } from '../../values/python/operators.js';
import { MAX_VALUE_SIZE } from '../limits.js';
import {
  equal,
  Float,
  isA,
  type Key,
  List,
  MODEL,
  type Partly,
  Response,
  Unknown,
  type Value,
  Vault,
} from './value.js';

const INVERSE: Readonly<Record<string, string>> = {
  bigger: '>',
  smaller: '<',
  bigger_eq: '>=',
  smaller_eq: '<=',
};

const FOLDS: Readonly<Record<string, Fold<Value>>> = operatorsOf(MODEL);

/** The value of `left operator right`; the operators that need only one side are the evaluator's. */
export function operate(operator: string, left: Value, right: Value): Value {
  const unknown = [left, right].find(value => value instanceof Unknown);
  if (unknown instanceof Unknown) return unknown.further(operator === '+' ? sumOf(left, right) : {});
  const value = isText(left) || isText(right) ? ofTexts(operator, left, right) : undefined;
  return value ?? FOLDS[operator === '~/' ? '//' : operator]?.(left, right) ?? whyNot(operator, left, right);
}

/** What is known of a sum of which a part is not: with a text it is one. */
function sumOf(left: Value, right: Value): Partly {
  const texts = [left, right].some(
    value => isText(value) || (value instanceof Unknown && value.known.type === 'text'),
  );
  if (!texts) return {};
  const begins = isText(left) ? left : left instanceof Unknown ? left.known.begins : undefined;
  return { type: 'text', ...(begins && { begins }) };
}

/** `+` writes what is no text as one; only nothing at all is refused. */
function ofTexts(operator: string, left: Value, right: Value): Value | undefined {
  if (operator !== '+' || left === null || right === null) return undefined;
  const [a, b] = [textOf(left), textOf(right)];
  return a === undefined || b === undefined || a.length + b.length > MAX_VALUE_SIZE ? undefined : a + b;
}

function whyNot(operator: string, left: Value, right: Value): Unknown {
  const sizes = [left, right].map(value => (isText(value) ? value.length : MODEL.weight(value)));
  const times = operator === '*' ? Math.max(numberOf(left) ?? 0, numberOf(right) ?? 0) : 1;
  if ((operator === '+' || operator === '*') && ((sizes[0] ?? 0) + (sizes[1] ?? 0)) * times > MAX_VALUE_SIZE)
    return tooLong();
  const spoiled = [left, right].find(value => value instanceof List && value.spoiled !== undefined);
  return spoiled instanceof List && spoiled.spoiled !== undefined
    ? new Unknown(spoiled.spoiled)
    : notWorkedOut(operator);
}

function isText(value: Value): value is string {
  return typeof value === 'string';
}

/** `is`, `<`, `in`, …; undefined when it is not known. */
export function compare(operator: string, left: Value, right: Value): boolean | undefined {
  const sign = INVERSE[operator] ?? operator;
  if (sign === 'is' || sign === '==') return equal(left, right);
  if (sign === 'isnt' || sign === '!=') return inverse(equal(left, right));
  if (sign === 'in') return contains(right, left);
  if (sign === 'not in') return inverse(contains(right, left));
  const order = orderOf(left, right);
  if (order === undefined) return undefined;
  if (sign === '<') return order < 0;
  if (sign === '>') return order > 0;
  return sign === '<=' ? order <= 0 : order >= 0;
}

/** What `-x` gives. */
export function negate(value: Value): Value {
  return value instanceof Unknown ? value.further() : (negated(value) ?? notWorkedOut('-'));
}

/** What `str` gives for a value; undefined where that is not certain, or long: one list may be in it many times. */
export function textOf(value: Value, room = { left: MAX_VALUE_SIZE }): string | undefined {
  room.left -= isText(value) ? value.length : 1;
  if (room.left < 0) return undefined;
  if (value === null) return 'void';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  if (value instanceof Float) return floatText(value.value);
  const shown = (part: Value) => textOf(part, room);
  if (isA(value, 'enum-member')) return `${value.enumeration.name}.${value.name}`;
  if (isA(value, 'record-value'))
    return value.record.methods.has('toString')
      ? undefined
      : written([...value.values], shown, `${value.record.name}(`, ')');
  // Whose tuples are quoted depends on what made them.
  if (value instanceof List && value.fixed) return undefined;
  const items = MODEL.entries(value)?.map(shown);
  if (items) return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  if (!(value instanceof Vault) || value.spoiled !== undefined || value.entries.has('__type__'))
    return undefined;
  return written([...value.entries], shown, '{', '}');
}

function written(
  fields: readonly (readonly [Key, Value])[],
  shown: (value: Value) => string | undefined,
  open: string,
  close: string,
): string | undefined {
  const parts = fields.map(([key, item]) => [key, shown(item)] as const);
  if (parts.some(([, text]) => text === undefined)) return undefined;
  return `${open}${parts.map(([key, text]) => `${key}: ${text}`).join(', ')}${close}`;
}

/** A value as a key of a vault; undefined for keys that are not told apart here. */
export function keyOf(value: Value): Key | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** Whether `item in container`; undefined where only a run can tell. */
export function contains(container: Value, item: Value): boolean | undefined {
  if (typeof container === 'string') return typeof item === 'string' ? container.includes(item) : undefined;
  if (container instanceof Unknown)
    return typeof item === 'string' && container.known.begins?.includes(item) ? true : undefined;
  if (container instanceof Vault)
    return container.spoiled === undefined && keyOf(item) !== undefined
      ? container.entries.has(item as Key)
      : undefined;
  if (!(container instanceof List) || container.spoiled !== undefined) return undefined;
  const found = container.items.map(candidate => equal(candidate, item));
  if (found.includes(true)) return true;
  return found.includes(undefined) ? undefined : false;
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
  if (value instanceof List || value instanceof Vault || value instanceof Response) value.spoiled ??= reason;
  else if (isA(value, 'object'))
    for (const name of value.holds.keys()) value.holds.set(name, new Unknown(reason));
}
