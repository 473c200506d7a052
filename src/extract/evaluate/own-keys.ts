import { lastWins } from './pure-functions.js';
import { type KeyedEntry, Mapping, type Value } from './value.js';

/** Keys of an object that are indices come first, in their order, wherever they are written (ECMA-262, OrdinaryOwnPropertyKeys). */
export function indicesFirst(entries: readonly KeyedEntry[]): readonly KeyedEntry[] {
  const isIndex = ({ key }: KeyedEntry) =>
    typeof key === 'string' && /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1;
  const indices = entries.filter(isIndex);
  if (indices.length === 0) return entries;
  return [
    ...indices.sort((a, b) => Number(a.key) - Number(b.key)),
    ...entries.filter(entry => !isIndex(entry)),
  ];
}

/** An enumeration that is an object with the names of its numbers, too: `E[0]` of TypeScript. As a table, it is its names. */
export class Enumeration extends Mapping {
  /** All that the object has. */
  whole(): Mapping {
    const entries = this.entries.flatMap(entry => {
      const { key, value, origin } = entry;
      return typeof value === 'number' ? [entry, { key: String(value), value: key, origin }] : [entry];
    });
    return new Mapping(indicesFirst(lastWins(entries)));
  }
}

/** A value as whoever goes through it sees it. */
export function wholeOf<V extends Value | undefined>(value: V): V | Mapping {
  return value instanceof Enumeration ? value.whole() : value;
}
