import { distinct, isScalar } from './pure-functions.js';
import { Mapping, Sequence, type Value } from './value.js';

/** A copy of a value as a list, a set or a map, or as what it is; undefined where something else is made of it. */
export function copied(value: Value, as: 'any' | 'list' | 'set' | 'map'): Value | undefined {
  if (value instanceof Mapping) return as === 'any' || as === 'map' ? value : undefined;
  if (!(value instanceof Sequence)) return as === 'any' && isScalar(value) ? value : undefined;
  if (as === 'map') return undefined;
  const order = value.isOrdered ? 'written' : 'unknown';
  if (as === 'list') return new Sequence(value.entries, false, false, false, order);
  if (as === 'any' || value.distinct) return value;
  return value.entries.every(entry => isScalar(entry.value))
    ? new Sequence(distinct(value.entries), true, false, false, order)
    : undefined;
}
