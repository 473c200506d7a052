import { type Entry, type KeyedEntry, keyText, Mapping, type Origin, type Scalar, Sequence, type Value } from './value.js';

/**
 * Library functions without effects, applied to constants. Each gets the receiver (for methods; `undefined` for
 * plain functions) and its positional arguments, and gives `undefined` for what it does not handle: the call then
 * stays a call. Languages give them their own names; the functions themselves are written once, here.
 */
export type PureFunction = (receiver: Value | undefined, args: readonly Value[], origin: Origin) => Value | undefined;

/** By name as written: `frozenset`, `Object.freeze`; methods with a dot in front: `.strip`. */
export type PureFunctions = Readonly<Record<string, PureFunction>>;

/** A text method, with or without one text argument. */
export function text(apply: (receiver: string, argument: string | undefined) => Value | undefined): PureFunction {
  return (receiver, [argument]) => {
    if (typeof receiver !== 'string') return undefined;
    if (argument !== undefined && argument !== null && typeof argument !== 'string') return undefined;
    return apply(receiver, argument ?? undefined);
  };
}

/** The value itself: functions that only freeze, copy or mark. */
export const itself: PureFunction = (_receiver, [value]) => value;

/** The receiver itself: methods that only copy or mark. */
export const receiverItself: PureFunction = receiver => receiver;

/** A list (of the entries of a list, or of the keys of a map); nothing at all gives an empty one. */
export const toSequence: PureFunction = (_receiver, [value]) => {
  if (value === undefined) return new Sequence([]);
  if (value instanceof Sequence) return value;
  if (value instanceof Mapping) return keysOf(value);
  if (typeof value === 'string') return undefined;
  return undefined;
};

export const toSet: PureFunction = (receiver, args, origin) => {
  const list = toSequence(receiver, args, origin);
  return list instanceof Sequence ? new Sequence(distinct(list.entries)) : undefined;
};

/** A map from a map, or from a list of pairs. */
export const toMapping: PureFunction = (_receiver, [value]) => {
  if (value === undefined) return new Mapping([]);
  if (value instanceof Mapping) return value;
  if (!(value instanceof Sequence)) return undefined;
  const entries: KeyedEntry[] = [];
  for (const { value: pair, origin } of value.entries) {
    if (!(pair instanceof Sequence) || pair.entries.length !== 2) return undefined;
    const [key, item] = pair.entries as [Entry, Entry];
    entries.push({ key: key.value, value: item.value, origin });
  }
  return new Mapping(lastWins(entries));
};

export const keys: PureFunction = (receiver, [value]) => {
  const map = receiver ?? value;
  return map instanceof Mapping ? keysOf(map) : undefined;
};

export const values: PureFunction = (receiver, [value]) => {
  const map = receiver ?? value;
  return map instanceof Mapping ? new Sequence(map.entries) : undefined;
};

export const pairs: PureFunction = (receiver, [value]) => {
  const map = receiver ?? value;
  if (!(map instanceof Mapping)) return undefined;
  return new Sequence(
    map.entries.map(({ key, value: item, origin }) => ({
      value: new Sequence([
        { value: key, origin },
        { value: item, origin },
      ]),
      origin,
    })),
  );
};

/** Maps laid over each other, the last one on top. */
export const overlay: PureFunction = (receiver, args) => {
  const maps = receiver === undefined ? args : [receiver, ...args];
  if (!maps.every(map => map instanceof Mapping)) return undefined;
  return new Mapping(lastWins(maps.flatMap(map => map.entries)));
};

/** Lists (and single values, as JavaScript's `concat` takes them) one after the other. */
export const concatenate: PureFunction = (receiver, args, origin) => {
  if (typeof receiver === 'string') return args.every(isScalar) ? receiver + args.join('') : undefined;
  if (!(receiver instanceof Sequence)) return undefined;
  return new Sequence([
    ...receiver.entries,
    ...args.flatMap(arg => (arg instanceof Sequence ? arg.entries : [{ value: arg, origin }])),
  ]);
};

/** Python's way round: the separator is the receiver. */
export const joinedBy: PureFunction = (receiver, [list]) => join(list, receiver);

/** JavaScript's way round: the list is the receiver. */
export const joined: PureFunction = (receiver, [separator]) => join(receiver, separator ?? ',');

/** A text as a list of its parts; without a separator, of its words. */
export const split: PureFunction = (receiver, [separator], origin) => {
  if (typeof receiver !== 'string') return undefined;
  const parts =
    separator === undefined || separator === null
      ? receiver.split(/\s+/).filter(part => part !== '')
      : typeof separator === 'string'
        ? receiver.split(separator)
        : undefined;
  return parts && new Sequence(parts.map(value => ({ value, origin })));
};

export const sortedTexts: PureFunction = (receiver, args, origin) => {
  const list = toSequence(undefined, receiver === undefined ? args.slice(0, 1) : [receiver], origin);
  if (!(list instanceof Sequence) || !list.entries.every(entry => typeof entry.value === 'string')) return undefined;
  // By code unit where all is in the basic plane, which is where the languages agree.
  return new Sequence([...list.entries].sort((a, b) => ((a.value as string) < (b.value as string) ? -1 : 1)));
};

export const asText: PureFunction = (_receiver, [value]) => (isScalar(value) && value !== null ? String(value) : undefined);

export const asNumber: PureFunction = (_receiver, [value]) => {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isNaN(number) ? undefined : number;
};

export const length: PureFunction = (_receiver, [value]) => {
  if (typeof value === 'string') return [...value].length;
  return value instanceof Sequence || value instanceof Mapping ? value.entries.length : undefined;
};

/** Entries with equal keys: the last value stands at the first one's position, as in Python and JavaScript. */
export function lastWins(entries: readonly KeyedEntry[]): KeyedEntry[] {
  const byKey = new Map<string, KeyedEntry>();
  for (const entry of entries) byKey.set(`${typeof entry.key}:${keyText(entry.key)}`, entry);
  return [...byKey.values()];
}

/** The first of equal scalar entries; containers are never equal. */
export function distinct(entries: readonly Entry[]): Entry[] {
  const seen = new Set<Value>();
  return entries.filter(({ value }) => {
    if (!isScalar(value)) return true;
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  });
}

export function isScalar(value: Value | undefined): value is Scalar {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function keysOf(map: Mapping): Sequence {
  return new Sequence(map.entries.map(({ key, origin }) => ({ value: key, origin })));
}

function join(list: Value | undefined, separator: Value | undefined): Value | undefined {
  if (typeof separator !== 'string' || !(list instanceof Sequence)) return undefined;
  const parts = list.entries.map(entry => entry.value);
  return parts.every(part => typeof part === 'string') ? parts.join(separator) : undefined;
}
