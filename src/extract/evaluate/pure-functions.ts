import {
  type Entry,
  Float,
  type KeyedEntry,
  keyText,
  Mapping,
  type Origin,
  type Scalar,
  Sequence,
  type Value,
} from './value.js';

/**
 * Library functions without effects, applied to constants. Each gets the receiver (for methods; `undefined` for
 * plain functions) and its arguments, and gives `undefined` for what it does not handle: the call then stays a
 * call. Languages give them their own names; what several of them have is written once, here.
 */
export type PureFunction = (
  receiver: Value | undefined,
  args: readonly Value[],
  origin: Origin,
  /** Keyword arguments; a function that does not look at them is not applied when there are any. */
  named: ReadonlyMap<string, Entry>,
  /** What a function of the source gives for values, when it only builds one. */
  invoke: (callee: Value, values: readonly Value[]) => Value | undefined,
  /** A member of a module, class or instance, when there is one of the name. */
  member?: (object: Value, name: string) => Value | undefined,
) => Value | undefined;

/** By name as written: `frozenset`, `Object.freeze`; methods with a dot in front: `.strip`. */
export type PureFunctions = Readonly<Record<string, PureFunction>>;

/** A function that takes at most this many arguments, none of them by keyword. */
export function taking(count: number, apply: PureFunction): PureFunction {
  return (receiver, args, origin, named, invoke, member) =>
    args.length <= count && named.size === 0
      ? apply(receiver, args, origin, named, invoke, member)
      : undefined;
}

/** A text method with at most one argument, itself a text. */
export function text(
  apply: (receiver: string, argument: string | undefined) => Value | undefined,
): PureFunction {
  return taking(1, (receiver, [argument]) => {
    if (typeof receiver !== 'string') return undefined;
    if (argument !== undefined && typeof argument !== 'string') return undefined;
    return apply(receiver, argument);
  });
}

/** The value itself: functions that only freeze, copy or mark. */
export const itself = taking(1, (_receiver, [value]) => value);

/** The receiver itself: methods that only copy or mark. */
export const receiverItself = taking(0, receiver => receiver);

/** A list (of the entries of a list, or of the keys of a map); nothing at all gives an empty one. */
export const toSequence = taking(1, (_receiver, [value]) => {
  if (value === undefined) return new Sequence([]);
  if (value instanceof Sequence) return new Sequence(value.entries);
  return value instanceof Mapping ? keysOf(value) : undefined;
});

export const toSet = taking(1, (receiver, args, ...context) => {
  const list = toSequence(receiver, args, ...context);
  return list instanceof Sequence ? new Sequence(distinct(list.entries), true) : undefined;
});

/** A map from a map, or from a list of pairs. */
export const toMapping = taking(1, (_receiver, [value]) => {
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
});

/** Keys, values and pairs of the map that is the receiver or, for plain functions, the argument. */
export const keys = ofMap(keysOf);
export const values = ofMap(map => new Sequence(map.entries));
export const pairs = ofMap(
  map =>
    new Sequence(
      map.entries.map(({ key, value, origin }) => ({
        value: new Sequence([
          { value: key, origin },
          { value, origin },
        ]),
        origin,
      })),
    ),
);

/** Maps laid over each other, the last one on top. */
export const overlay = (
  receiver: Value | undefined,
  args: readonly Value[],
  _origin: Origin,
): Value | undefined => {
  const maps = receiver === undefined ? args : [receiver, ...args];
  if (!maps.every(map => map instanceof Mapping)) return undefined;
  return new Mapping(lastWins(maps.flatMap(map => map.entries)));
};

/** Python's way round: the separator is the receiver. */
export const joinedBy = taking(1, (receiver, [list]) => join(list, receiver));

/** JavaScript's way round: the list is the receiver. */
export const joined = taking(1, (receiver, [separator]) => join(receiver, separator ?? ','));

/** The parts of a text as a list. */
export function parts(values: readonly string[], origin: Origin): Sequence {
  return new Sequence(values.map(value => ({ value, origin })));
}

/** A list of texts in an order of the language's. */
export function sortedTexts(
  list: Value | undefined,
  compare: (a: string, b: string) => number,
): Sequence | undefined {
  if (!(list instanceof Sequence) || !list.entries.every(entry => typeof entry.value === 'string'))
    return undefined;
  return new Sequence([...list.entries].sort((a, b) => compare(a.value as string, b.value as string)));
}

/** A list backwards. */
export function reversed(list: Sequence): Sequence {
  return new Sequence([...list.entries].reverse());
}

/**
 * Entries with equal keys: the last value stands at the first one's position and under its key, as in Python and
 * JavaScript. `True`, `1` and `1.0` are one key; a language in which they are not does not mix them.
 */
export function lastWins(entries: readonly KeyedEntry[]): KeyedEntry[] {
  const byKey = new Map<string, KeyedEntry>();
  for (const entry of entries) {
    const identity = keyIdentity(entry.key);
    const first = byKey.get(identity);
    byKey.set(identity, first ? { key: first.key, value: entry.value, origin: entry.origin } : entry);
  }
  return byKey.size === entries.length ? [...entries] : [...byKey.values()];
}

function keyIdentity(key: Value): string {
  if (typeof key === 'boolean' || typeof key === 'number') return `number:${Number(key)}`;
  return key instanceof Float ? `number:${key.value}` : `${typeof key}:${keyText(key)}`;
}

/** The first of equal scalar entries; containers are never equal. */
export function distinct(entries: readonly Entry[]): Entry[] {
  const seen = new Set<Value>();
  return entries.filter(({ value }) => {
    const scalar = value instanceof Float ? value.value : value;
    if (!isScalar(scalar)) return true;
    if (seen.has(scalar)) return false;
    seen.add(scalar);
    return true;
  });
}

export function isScalar(value: Value | undefined): value is Scalar {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  );
}

function ofMap(apply: (map: Mapping) => Value): PureFunction {
  return taking(1, (receiver, args) => {
    const map = receiver ?? args[0];
    return map instanceof Mapping && args.length === (receiver === undefined ? 1 : 0)
      ? apply(map)
      : undefined;
  });
}

function keysOf(map: Mapping): Sequence {
  return new Sequence(map.entries.map(({ key, origin }) => ({ value: key, origin })));
}

function join(list: Value | undefined, separator: Value | undefined): Value | undefined {
  if (typeof separator !== 'string' || !(list instanceof Sequence)) return undefined;
  const values = list.entries.map(entry => entry.value);
  return values.every(value => typeof value === 'string') ? values.join(separator) : undefined;
}
