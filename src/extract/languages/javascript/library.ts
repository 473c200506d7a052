import { MAX_VALUES } from '../../evaluate/limits.js';
import { bounded } from '../../evaluate/operators.js';
import { wholeOf } from '../../evaluate/own-keys.js';
import {
  enumerated,
  filtered,
  isScalar,
  itself,
  joined,
  keys,
  MODEL,
  mapped,
  ordering,
  overlay,
  type PureFunction,
  type PureFunctions,
  pairs,
  parts,
  receiverItself,
  sortedTexts,
  taking,
  text,
  toMapping,
  toSet,
  values,
} from '../../evaluate/pure-functions.js';
import { CallResult, type Entry, Mapping, Sequence, type Value } from '../../evaluate/value.js';
import { byCodeUnit, numberFrom, operators, textOf, truth } from './operators.js';

/** Functions of the library without effects, written again. */
export const functions: PureFunctions = {
  Set: ordering('written', (receiver, [value, ...more], ...context) =>
    toSet(receiver, value === undefined ? more : [asIterated(value), ...more], ...context),
  ),
  Map: map,
  String: taking(1, (_receiver, [value]) => (value === undefined ? '' : textOf(value))),
  Number: taking(1, (_receiver, [value]) => numberFrom(value)),
  structuredClone: taking(1, (_receiver, [value]) =>
    value instanceof Sequence || value instanceof Mapping ? value : undefined,
  ),
  encodeURI: encodedBy(encodeURI),
  encodeURIComponent: encodedBy(encodeURIComponent),
  'Object.freeze': itself,
  'Object.seal': itself,
  'Object.assign': (_receiver, args, origin) => overlay(undefined, args.map(wholeOf), origin),
  'Object.fromEntries': toMapping,
  'Object.keys': taking(1, (_receiver, [value]) => ownKeys(wholeOf(value))),
  'Object.values': (receiver, args, ...context) => values(receiver, args.map(wholeOf), ...context),
  'Object.entries': (receiver, args, ...context) => pairs(receiver, args.map(wholeOf), ...context),
  'Array.from': taking(2, (_receiver, [list, apply], origin, _named, invoke) => {
    const sequence = list instanceof Sequence ? list : (charactersOf(list, origin) ?? nothings(list, origin));
    return apply === undefined || !sequence
      ? sequence && new Sequence(sequence.entries)
      : mapped(sequence.entries, apply, invoke, true);
  }),
  'Array.of': (_receiver, args, origin) => new Sequence(args.map(value => ({ value, origin }))),
  '.concat': concatenate,
  '.join': taking(1, (receiver, [separator]) => joined(MODEL.entries(receiver), separator ?? ',')),
  '.split': taking(1, (receiver, [separator], origin) =>
    typeof receiver === 'string' && typeof separator === 'string'
      ? parts(receiver.split(separator), origin)
      : undefined,
  ),
  '.keys': ofMap(keys),
  '.values': (receiver, args, ...context) =>
    receiver instanceof Sequence && args.length === 0 ? receiver : ofMap(values)(receiver, args, ...context),
  '.entries': (receiver, args, ...context) =>
    receiver instanceof Sequence && !receiver.distinct && args.length === 0
      ? enumerated(receiver.entries)
      : ofMap(pairs)(receiver, args, ...context),
  '.get': taking(1, (receiver, [key]) =>
    receiver instanceof Mapping && isScalar(key) ? (receiver.get(key) ?? null) : undefined,
  ),
  '.slice': taking(2, (receiver, bounds) => {
    const [from, to] = bounds;
    if (!bounds.every(Number.isInteger)) return undefined;
    if (typeof receiver === 'string') return receiver.slice(from as number, to as number);
    if (!(receiver instanceof Sequence) || receiver.distinct) return undefined;
    return bounds.length === 0
      ? receiver
      : new Sequence(receiver.entries.slice(from as number, to as number));
  }),
  // What is gathered is given on from one to the next.
  '.reduce': (receiver, [apply, first, ...more], _origin, _named, invoke) =>
    receiver instanceof Sequence &&
    !receiver.distinct &&
    apply !== undefined &&
    first !== undefined &&
    more.length === 0
      ? receiver.entries.reduce<Value | undefined>(
          (sum, { value }, i) => (sum === undefined ? undefined : invoke(apply, [sum, value, i])),
          first,
        )
      : undefined,
  '.includes': taking(1, (receiver, [part]) => {
    if (typeof receiver === 'string') return typeof part === 'string' ? receiver.includes(part) : undefined;
    const items = receiver instanceof Sequence ? receiver.entries.map(({ value }) => value) : undefined;
    return isScalar(part) && part !== null && items?.every(isScalar) ? items.includes(part) : undefined;
  }),
  '.repeat': taking(1, (receiver, [count]) =>
    typeof receiver === 'string' && Number.isInteger(count) && (count as number) >= 0
      ? bounded(receiver.repeat(Math.min(count as number, MAX_VALUES)))
      : undefined,
  ),
  '.charCodeAt': characterAt((value, at) => value.charCodeAt(at)),
  '.codePointAt': characterAt((value, at) => value.codePointAt(at)),
  '.charAt': characterAt((value, at) => value.charAt(at)),
  'String.fromCharCode': characters(0xffff, code => String.fromCharCode(code)),
  'String.fromCodePoint': characters(0x10ffff, code => String.fromCodePoint(code)),
  '.sort': taking(0, receiver => sortedTexts(receiver, byCodeUnit)),
  '.map': eachOf((items, apply, invoke) => mapped(items, apply, invoke, true)),
  '.filter': eachOf((items, apply, invoke) => filtered(items, apply, invoke, true, truth)),
  '.flat': taking(0, receiver => (receiver instanceof Sequence ? flattened(receiver.entries) : undefined)),
  '.flatMap': eachOf((items, apply, invoke) => {
    const list = mapped(items, apply, invoke, true);
    return list instanceof Sequence ? flattened(list.entries) : undefined;
  }),
  '.toString': taking(0, receiver => (receiver === undefined ? undefined : textOf(receiver))),
  '.trim': text((value, none) => (none === undefined ? value.trim() : undefined)),
  '.trimStart': text((value, none) => (none === undefined ? value.trimStart() : undefined)),
  '.trimEnd': text((value, none) => (none === undefined ? value.trimEnd() : undefined)),
  '.toLowerCase': text((value, none) => (none === undefined ? value.toLowerCase() : undefined)),
  '.toUpperCase': text((value, none) => (none === undefined ? value.toUpperCase() : undefined)),
  '.startsWith': text((value, prefix) => (prefix === undefined ? undefined : value.startsWith(prefix))),
  '.endsWith': text((value, suffix) => (suffix === undefined ? undefined : value.endsWith(suffix))),
  '.valueOf': receiverItself,
};

/** What stands at a place of a text that is as long as that. */
function characterAt(apply: (value: string, at: number) => Value | undefined): PureFunction {
  return taking(1, (receiver, [at = 0]) =>
    typeof receiver === 'string' &&
    Number.isInteger(at) &&
    (at as number) >= 0 &&
    (at as number) < receiver.length
      ? apply(receiver, at as number)
      : undefined,
  );
}

/** A text of characters by their numbers. */
function characters(last: number, apply: (code: number) => string): PureFunction {
  return (_receiver, args) =>
    args.every(code => Number.isInteger(code) && (code as number) >= 0 && (code as number) <= last)
      ? args.map(code => apply(code as number)).join('')
      : undefined;
}

/** A `Map` as whoever goes through it sees it. */
function asIterated(value: Value): Value {
  return value instanceof Mapping ? new Sequence(operators.iterated?.(value) ?? []) : value;
}

/** Lists and single values one after the other, or texts. */
function concatenate(
  receiver: Value | undefined,
  args: readonly Value[],
  origin: Entry['origin'],
): Value | undefined {
  if (typeof receiver === 'string') {
    const more = args.map(textOf);
    return more.includes(undefined) ? undefined : bounded(receiver + more.join(''));
  }
  if (!(receiver instanceof Sequence) || receiver.distinct) return undefined;
  if (args.some(mayBeList)) return undefined;
  const added = args.flatMap(arg =>
    arg instanceof Sequence && !arg.distinct ? arg.entries : [{ value: arg, origin }],
  );
  return new Sequence([...receiver.entries, ...added]);
}

/** What a function gives that is not worked out may be a list. */
function mayBeList(value: Value): boolean {
  return value instanceof CallResult && value.of?.kind !== 'class';
}

function flattened(entries: readonly Entry[]): Value | undefined {
  if (entries.some(({ value }) => mayBeList(value))) return undefined;
  return new Sequence(
    entries.flatMap(entry =>
      entry.value instanceof Sequence && !entry.value.distinct ? entry.value.entries : [entry],
    ),
  );
}

/** `{ length: 3 }`: so many of nothing. */
function nothings(list: Value | undefined, origin: Entry['origin']): Sequence | undefined {
  const length = list instanceof Mapping && list.entries.length === 1 ? list.get('length') : undefined;
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0 || length > MAX_VALUES)
    return undefined;
  return new Sequence(Array.from({ length }, () => ({ value: null, origin })));
}

/** The characters of a text, one after the other. */
function charactersOf(text: Value | undefined, origin: Entry['origin']): Sequence | undefined {
  if (typeof text !== 'string') return undefined;
  return new Sequence([...text].map(value => ({ value, origin })));
}

/** `new Map(…)`, unless it tells keys apart that {@link toMapping} takes for one: `true` and `1`. */
export function map(...parameters: Parameters<PureFunction>): Value | undefined {
  const result = toMapping(...parameters);
  return result instanceof Mapping && result.entries.some(({ key }) => typeof key === 'boolean')
    ? undefined
    : result;
}

/** Keys of an object are texts. */
function ownKeys(value: Value | undefined): Value | undefined {
  if (!(value instanceof Mapping) || value.entries.some(({ key }) => typeof key !== 'string'))
    return undefined;
  return new Sequence(value.entries.map(({ key, origin }) => ({ value: key, origin })));
}

/** Methods of a `Map`: no arguments. */
function ofMap(apply: PureFunction): PureFunction {
  return taking(0, apply);
}

/** Methods of a list that are given a function of the source. */
function eachOf(
  apply: (items: readonly Entry[], callee: Value, invoke: Parameters<PureFunction>[4]) => Value | undefined,
): PureFunction {
  return (receiver, [callee, ...more], _origin, _named, invoke) =>
    receiver instanceof Sequence && callee !== undefined && more.length === 0
      ? apply(receiver.entries, callee, invoke)
      : undefined;
}

/** Of half a character both throw. */
function encodedBy(encode: (text: string) => string): PureFunction {
  return taking(1, (_receiver, [value]) =>
    typeof value === 'string' && value.isWellFormed() ? encode(value) : undefined,
  );
}
