import { collectionsOf } from '../../values/collections.js';
import { isScalar, type Model } from '../../values/model.js';
import * as shared from '../../values/pure-function.js';
import { MAX_TEXT_CHARACTERS } from './limits.js';
import {
  type Entry,
  Float,
  type KeyedEntry,
  keyText,
  Mapping,
  type Origin,
  Sequence,
  type Value,
} from './value.js';

export { isScalar };

/** Lists and maps of tables: each entry keeps where it stands. */
export const MODEL: Model<Value, Entry, Origin> = {
  entries: value => (value instanceof Sequence ? value.entries : undefined),
  list: entries => new Sequence(entries),
  fields: value =>
    value instanceof Mapping ? value.entries.map(entry => ({ key: entry.key, entry })) : undefined,
  valueOf: entry => entry.value,
  entry: (value, origin) => ({ value, origin }),
  originOf: entry => entry.origin,
  // A float that is not whole cannot be taken for anything else.
  real: value => (Number.isInteger(value) ? new Float(value) : value),
  maxSize: MAX_TEXT_CHARACTERS,
  isOrdered: value => value instanceof Sequence && !value.distinct,
  weight: value => (value instanceof Sequence ? value.weight : 0),
};

export type PureFunction = shared.PureFunction<Value, Entry, Origin>;
export type PureFunctions = shared.PureFunctions<Value, Entry, Origin>;
export const taking = shared.taking<Value, Entry, Origin>;
export const text = shared.text<Value, Entry, Origin>;
export const { keys, values, pairs, keysOf, parts, joined, enumerated, mapped, filtered } =
  collectionsOf(MODEL);

/** The value itself: functions that only freeze, copy or mark. */
export const itself = taking(1, (_receiver, [value]) => value);

/** The receiver itself: methods that only copy or mark. */
export const receiverItself = taking(0, receiver => receiver);

/** A list (of the entries of a list, or of the keys of a map); nothing at all gives an empty one. */
export const toSequence = taking(1, (_receiver, [value]) => {
  if (value === undefined) return new Sequence([]);
  if (value instanceof Sequence) return new Sequence(value.entries);
  const map = MODEL.fields(value);
  return map && keysOf(map);
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
