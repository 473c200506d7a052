import type { CopyOf } from '../languages/language/expression.js';
import { distinct, isScalar } from './pure-functions.js';
import { Mapping, type Order, Sequence, type Value } from './value.js';

/** A copy of a value as a list, a set or a map, or as what it is; undefined where something else is made of it. */
export function copied(
  value: Value,
  { as, order: own }: { readonly as: CopyOf; readonly order?: Order },
): Value | undefined {
  if (value instanceof Mapping)
    return as === 'any' || as === 'map' ? (own ? value.with(value.entries, own) : value) : undefined;
  if (!(value instanceof Sequence)) return as === 'any' && isScalar(value) ? value : undefined;
  if (as === 'map') return undefined;
  const order = own ?? (value.isOrdered ? 'written' : 'unknown');
  if (as === 'list') return new Sequence(value.entries, false, false, false, order);
  if (as === 'rows') return rowsOf(value, order);
  if (as === 'any' || value.distinct) return own ? value.with(value.entries, own) : value;
  return value.entries.every(entry => isScalar(entry.value))
    ? new Sequence(distinct(value.entries), true, false, false, order)
    : undefined;
}

/** Pairs of keys and values without those whose key comes again. */
function rowsOf({ entries }: Sequence, order: Order): Sequence | undefined {
  const last = new Map<Value, (typeof entries)[number]>();
  for (const entry of entries) {
    const key = entry.value instanceof Sequence ? entry.value.entries[0]?.value : undefined;
    if (key === undefined || !isScalar(key)) return undefined;
    last.set(key, entry);
  }
  return new Sequence([...last.values()], false, false, false, order);
}
