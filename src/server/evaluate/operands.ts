import { numberOf } from '../../values/numbers.js';
import type { JsonType } from '../route.js';
import { BY_ZERO, EMPTY, UNLIKE, UNREAL } from '../session.js';
import type { Frame } from './frame.js';
import {
  CALLING,
  CHOOSY_ONES,
  NUMBERS_OR_TEXTS,
  OF_ITEMS,
  OF_NATURALS,
  OF_NUMBERS,
  OF_OBJECTS,
  OF_POSITIVES,
  OF_SLICES,
  OF_SOME,
  OF_TEXT,
} from './language-names.js';
import { OF_LISTS, OF_TEXTS, OF_VAULTS } from './methods.js';
import { List, type RequestPart, Unknown, type Value, Vault } from './value.js';

const ALL: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];
export const NUMBERS: readonly JsonType[] = ['boolean', 'number'];
const TEXTS: readonly JsonType[] = ['string'];
/** What has items, a text of its characters. */
export const ITEMS: readonly JsonType[] = ['string', 'array', 'object'];
/** Of a text or a list only what is there can be had; which parts of it there are, nobody checks before. */
export const SLICED: readonly JsonType[] = ['string', 'array'];

/** What functions of the language take whatever it is, in `dataforge-lang` 1.1.1; others take anything. */
const FUNCTIONS: ReadonlyMap<string, readonly JsonType[]> = new Map(
  (
    [
      [[...NUMBERS, 'string'], NUMBERS_OR_TEXTS],
      [NUMBERS, OF_NUMBERS],
      [TEXTS, OF_TEXT],
      [SLICED, OF_SLICES],
      [ITEMS, OF_ITEMS],
      [
        ['string', 'object'],
        ['frequencies', 'isascii'],
      ],
      [
        ['null', ...SLICED],
        ['first', 'last', 'rotate'],
      ],
      [['object'], OF_OBJECTS],
      [['array'], ['append', 'insert', 'sum']],
      // A list may be empty, or hold what they do not take.
      [[], OF_SOME],
    ] as const
  ).flatMap(([types, names]) => names.map(name => [name, types] as const)),
);
/** Those that do not take each number or text. */
const CHOOSY: ReadonlySet<string> = new Set(CHOOSY_ONES);
const CALLS: ReadonlySet<string> = new Set(CALLING);
const POSITIVES: ReadonlySet<string> = new Set(OF_POSITIVES);
const NATURALS: ReadonlySet<string> = new Set(OF_NATURALS);
const EXTREMES: ReadonlySet<string> = new Set(['min', 'max', 'mode']);
const ORDERS: ReadonlySet<string> = new Set('bigger smaller bigger_eq smaller_eq < > <= >='.split(' '));
const DIVIDING: ReadonlySet<string> = new Set('/ % // ~/'.split(' '));
const NUMERIC: ReadonlySet<string> = new Set('- / % // ~/ **'.split(' '));

/** Takes down that something is done to a value that only these types have: a request with another one fails. */
export function takesOnly(types: readonly JsonType[], value: Value | undefined, { session }: Frame): void {
  if (!(value instanceof Unknown) || value.known.read === undefined) return;
  const { read, among } = value.known;
  // A default stands in the place of nothing.
  const isNothing = among === undefined || among.includes(null);
  session.takes(
    read,
    ALL.filter(type => !types.includes(type) && (type !== 'null' || isNothing)),
    among?.includes(null) ?? false,
  );
}

/** The same of what is in it, which may not be there, whatever it is. */
export function takesWithin(value: Value, frame: Frame): void {
  // Before `??` a key may be missing.
  takesOnly(frame.session.lenient > 0 ? ['null', 'object'] : [], value, frame);
}

/** The same of a method of it, by its name. */
export function takesMethod(name: string, value: Value, isOptional: boolean, frame: Frame): void {
  const types: JsonType[] = isOptional ? ['null'] : [];
  if (Object.hasOwn(OF_TEXTS, name)) types.push('string');
  if (Object.hasOwn(OF_LISTS, name)) types.push('array');
  if (Object.hasOwn(OF_VAULTS, name)) types.push('object');
  // One that is not in these tables may be of any type that has some.
  if (types.length === Number(isOptional)) types.push(...ITEMS);
  takesOnly(types, value, frame);
}

/** The same of a function of the language with what it is given, in order. */
export function takesArguments(name: string, given: readonly Value[], frame: Frame): void {
  const [value, second] = given;
  if (value === undefined) return;
  const { session } = frame;
  if (CALLS.has(name)) {
    if (typeOf(value)) session.breaks(UNLIKE);
    isGiven(ITEMS, second, frame);
    return;
  }
  isGiven(FUNCTIONS.get(name) ?? ALL, value, frame);
  const isExtreme = given.length === 1 && EXTREMES.has(name);
  if (isExtreme && value instanceof List && value.items.length === 0 && value.spoiled === undefined)
    session.breaks(EMPTY);
  takesAbove(name, value, frame);
  const read = value instanceof Unknown ? value.known.read : undefined;
  if (!read) return;
  if (CHOOSY.has(name)) session.converts(read);
  if (isExtreme) session.needs(read, 'failsEmpty', EMPTY);
}

/** The same of one thing that a function is given, which the program may say itself. */
function isGiven(types: readonly JsonType[], value: Value | undefined, frame: Frame): void {
  const type = typeOf(value);
  if (type && types.length > 0 && !types.includes(type)) frame.session.breaks(UNLIKE);
  takesOnly(types, value, frame);
}

/** The same of one that has no answer for numbers below zero, or for zero, too. */
function takesAbove(name: string, value: Value, { session }: Frame): void {
  const [isPositive, isNatural] = [POSITIVES.has(name), NATURALS.has(name)];
  if (!isPositive && !isNatural) return;
  const number = numberOf(value);
  if (number !== undefined && (number < 0 || (isPositive && number === 0))) session.breaks(UNREAL);
  const { read, number: made = read } = value instanceof Unknown ? value.known : {};
  if (!made) return;
  session.needs(made, 'failsNegative', UNREAL);
  if (isPositive) session.needs(made, 'failsZero', UNREAL);
}

/** What a known value is in JSON; nothing for what is none. */
export function typeOf(value: Value | undefined): JsonType | undefined {
  if (value === null) return 'null';
  if (value instanceof List) return 'array';
  if (value instanceof Vault) return 'object';
  if (typeof value === 'boolean' || typeof value === 'string') return typeof value as JsonType;
  return value !== undefined && numberOf(value) !== undefined ? 'number' : undefined;
}

/** The same of a part of the request as a whole, of which only the body may be something else than a vault. */
export function takesPart(name: string, { target }: RequestPart, { session }: Frame): void {
  if (target === 'body' && FUNCTIONS.has(name)) session.asksBody();
}

/** The same of an operator that stands between two values. */
export function takesOperands(operator: string, left: Value, right: Value, frame: Frame): void {
  if (operator === 'in' || operator === 'not in') {
    takesOnly(ITEMS, right, frame);
    return;
  }
  if (isUnlike(operator, left, right)) frame.session.breaks(UNLIKE);
  if (DIVIDING.has(operator)) dividesBy(right, frame);
  for (const [value, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (ORDERS.has(operator))
      takesOnly(
        typeof other === 'string' ? TEXTS : typeof other === 'number' ? NUMBERS : [...NUMBERS, 'string'],
        value,
        frame,
      );
    else if (NUMERIC.has(operator)) takesOnly(NUMBERS, value, frame);
    else if (operator === '*') takesOnly([...NUMBERS, 'string', 'array'], value, frame);
    else if (operator === '+')
      takesOnly(typeof other === 'number' ? [...NUMBERS, 'string'] : ALL.slice(1), value, frame);
  }
}

function dividesBy(value: Value, { session }: Frame): void {
  if (numberOf(value) === 0) session.breaks(BY_ZERO);
  if (!(value instanceof Unknown)) return;
  const { read, number = read, count } = value.known;
  if (number) session.needs(number, 'failsZero', BY_ZERO);
  if (count && 'name' in count) session.needs(count, 'failsEmpty', BY_ZERO);
  else if (count) session.dividesByPart(count.target);
}

/** Whether an operator has no answer for two values that are known: nothing and a number, a text and a number. */
function isUnlike(operator: string, left: Value, right: Value): boolean {
  const kinds = [left, right].map(value => (value === null ? 'nothing' : typeof value));
  if (kinds.includes('object')) return false;
  if (ORDERS.has(operator))
    return kinds.includes('nothing') || kinds.filter(kind => kind === 'string').length === 1;
  if (NUMERIC.has(operator)) return kinds.includes('nothing') || kinds.includes('string');
  return (operator === '+' || operator === '*') && kinds.includes('nothing');
}
