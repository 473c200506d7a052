import { collectionsOf } from '../../values/collections.js';
import { isScalar, type Model } from '../../values/model.js';
import * as shared from '../../values/pure-function.js';
import { returned } from './environment.js';
import { MAX_TEXT_CHARACTERS } from './limits.js';
import { keyText } from './plain-data.js';
import {
  Definition,
  type Entry,
  EnumMember,
  Float,
  type KeyedEntry,
  Mapping,
  type Order,
  type Origin,
  Sequence,
  Unresolved,
  type Value,
  worthOf,
} from './value.js';

export { isScalar };

/** Lists and maps of tables: each entry keeps where it stands. */
export const MODEL: Model<Value, Entry, Origin> = {
  entries: value => (value instanceof Sequence && value.isOrdered ? value.entries : undefined),
  list: (entries, like) => new Sequence(entries, false, like instanceof Sequence && like.fixed),
  fields: value =>
    value instanceof Mapping ? value.entries.map(entry => ({ key: entry.key, entry })) : undefined,
  valueOf: entry => worthOf(entry.value),
  entry: (value, origin) => ({ value, origin }),
  originOf: entry => entry.origin,
  // A float that is not whole cannot be taken for anything else.
  real: value => (Number.isInteger(value) ? new Float(value) : value),
  maxSize: MAX_TEXT_CHARACTERS,
  isOrdered: value => value instanceof Sequence && value.isIndexed,
  weight: value => (value instanceof Sequence ? value.weight : 0),
};

export type PureFunction = shared.PureFunction<Value, Entry, Origin>;
export type PureFunctions = shared.PureFunctions<Value, Entry, Origin>;
export const taking = shared.taking<Value, Entry, Origin>;
export const text = shared.text<Value, Entry, Origin>;
const collections = collectionsOf(MODEL);
export const { parts, joined, enumerated, mapped, filtered } = collections;
export const [keys, values, pairs] = [collections.keys, collections.values, collections.pairs].map(make =>
  ordering('written', make),
) as [PureFunction, PureFunction, PureFunction];

/** A function that makes a list, set or map, in an order that what it makes has; one that keeps its order does not know it of what has none. */
export function ordering(order: Order, make: PureFunction): PureFunction {
  return (receiver, args, ...context) => {
    const made = make(receiver, args, ...context);
    const own = order === 'written' && ![receiver, ...args].every(isInOrder) ? 'unknown' : order;
    if (made instanceof Sequence) return made.with(made.entries, own);
    return made instanceof Mapping ? made.with(made.entries, own) : made;
  };
}

/** Whether it is known in which order something is gone through. */
export function isInOrder(value: Value | undefined): boolean {
  return !(value instanceof Sequence || value instanceof Mapping) || value.isOrdered;
}

/** How many items a list has. */
export function lengthOf(value: Value): number | undefined {
  return value instanceof Sequence && !value.distinct ? value.entries.length : undefined;
}

/** The value itself: functions that only freeze, copy or mark. */
export const itself = taking(1, (_receiver, [value]) => value);

/** The receiver itself: methods that only copy or mark. */
export const receiverItself = taking(0, receiver => receiver);

/** A list (of the entries of a list, or of the keys of a map); nothing at all gives an empty one. */
export const toSequence = ordering(
  'written',
  taking(1, (_receiver, [value]) => {
    if (value === undefined) return new Sequence([]);
    if (value instanceof Sequence) return new Sequence(value.entries);
    const map = MODEL.fields(value);
    return map && collections.keysOf(map);
  }),
);

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
 * JavaScript. `True`, `1` and `1.0` are one key; a language in which they are not does not mix them. Of keys that are not
 * known nobody knows whether they are equal: each stays.
 */
export function lastWins(entries: readonly KeyedEntry[]): KeyedEntry[] {
  const byKey = new Map<unknown, KeyedEntry>();
  for (const entry of entries) {
    const identity = identityOf(entry.key) ?? entry;
    const first = byKey.get(identity);
    byKey.set(identity, first ? { key: first.key, value: entry.value, origin: entry.origin } : entry);
  }
  return byKey.size === entries.length ? [...entries] : [...byKey.values()];
}

/** The first of equal entries; lists and instances are equal to nothing else, what is not known is not known to be. */
export function distinct(entries: readonly Entry[]): Entry[] {
  const seen = new Set<unknown>();
  return entries.filter(({ value }) => {
    const key = itemIdentity(value);
    if (key === undefined) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** In a set, `1` and `true` are two; the mark keeps a text from being taken for what is written as that text. */
export function itemIdentity(value: Value): unknown {
  const given = returned(value);
  const own = worthOf(given);
  const scalar = own instanceof Float ? own.value : own;
  if (isScalar(scalar)) return scalar;
  const isKnown = isTuple(given) || given instanceof Definition || given instanceof EnumMember;
  const identity = isKnown ? identityOf(given) : undefined;
  return identity && `\0${identity}`;
}

/** How many entries a list, set or map has; undefined where equal ones may be among those that are not known. */
export function size(value: Value | undefined): number | undefined {
  if (!(value instanceof Sequence || value instanceof Mapping)) return undefined;
  const { entries } = value;
  const isUnsure =
    value instanceof Mapping
      ? value.entries.some(({ key }) => identityOf(key) === undefined)
      : value.distinct && entries.some(entry => itemIdentity(entry.value) === undefined);
  return isUnsure && entries.length > 1 ? undefined : entries.length;
}

function isTuple(value: Value): value is Sequence {
  return value instanceof Sequence && value.isTuple;
}

/** A text that equal values share and others do not; undefined where nobody knows. */
export function identityOf(given: Value): string | undefined {
  const value = returned(given);
  if (typeof value === 'boolean' || typeof value === 'number') return `number:${Number(value)}`;
  if (value instanceof Float) return `number:${value.value}`;
  if (value instanceof Unresolved) return undefined;
  if (value instanceof EnumMember) {
    if (value.isWorth !== false) return value.isWorth && identityOf(value.worth);
    const worth = identityOf(value.worth);
    return worth && `${identityOf(value.of)}=${worth}`;
  }
  if (value instanceof Definition) {
    const { file, line, column } = value.place;
    return `definition:${file}:${line}:${column}:${value.name}`;
  }
  if (!isTuple(value)) return `${typeof value}:${keyText(value)}`;
  const parts = value.entries.map(entry => identityOf(entry.value));
  return parts.includes(undefined) ? undefined : `tuple:${JSON.stringify(parts)}`;
}
