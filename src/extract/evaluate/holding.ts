import type { Place } from '../../findings/finding.js';
import type { Holding } from '../languages/language/expression.js';
import type { SourceFile } from '../syntax/source-file.js';
import { distinct, isScalar, lastWins } from './pure-functions.js';
import {
  type Entry,
  Float,
  type KeyedEntry,
  keyText,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
} from './value.js';

/**
 * A value as the declared type of its place holds it, part by part: `'b'` is 98 in a list of numbers, 16777217 is 16777216 in
 * one of single precision. Calls and definitions stay what they are; what only a compiler can say is not resolved.
 */
export function heldAs(holds: Holding | undefined, value: Value, file: SourceFile, place: Place): Value {
  if (holds === undefined) return value;
  if (value instanceof Sequence) {
    // `{3}` where one value belongs is that value; what a pointer points to may be a list.
    const [only, ...more] = value.entries;
    if (typeof holds === 'string' && holds !== 'pointer' && !value.bare && only && more.length === 0)
      return heldAs(holds, only.value, file, place);
    // What a macro writes into the list around it is several values for the same type.
    const of = typeof holds === 'string' ? value.bare && holds : 'parts' in holds ? holds.parts : holds.of;
    const entries = of ? partsAs(of, value.entries, file) : value.entries;
    if (entries === value.entries) return value;
    const all = value.distinct ? distinct(entries) : entries;
    return new Sequence(all, value.distinct, value.fixed, value.bare);
  }
  if (value instanceof Mapping) {
    if (typeof holds === 'string' || 'parts' in holds) return value;
    const { of, keys } = holds;
    const entries = of === undefined ? value.entries : partsAs(of, value.entries, file);
    const named = keys === undefined ? entries : keysAs(keys, entries, file);
    return named === value.entries ? value : new Mapping(lastWins(named));
  }
  if (typeof holds !== 'string' || !(isScalar(value) || value instanceof Float)) return value;
  const held = file.language.operators.held?.(holds, value);
  if (held !== undefined) return held;
  return new Unresolved(`what ${holds} makes of it is not known`, place, keyText(value));
}

/** @param of what each is, or the first, the second and so on. */
function partsAs<E extends Entry>(
  of: Holding | readonly (Holding | undefined)[],
  entries: readonly E[],
  file: SourceFile,
): readonly E[] {
  return changed(entries, (entry, i) => {
    const value = heldAs(Array.isArray(of) ? of[i] : (of as Holding), entry.value, file, entry.origin.place);
    return value === entry.value ? entry : { ...entry, value };
  });
}

function keysAs(keys: Holding, entries: readonly KeyedEntry[], file: SourceFile): readonly KeyedEntry[] {
  return changed(entries, entry => {
    const key = heldAs(keys, entry.key, file, entry.origin.place);
    return key === entry.key ? entry : { ...entry, key };
  });
}

/** The list as it was, where nothing in it is another. */
function changed<E>(before: readonly E[], each: (entry: E, i: number) => E): readonly E[] {
  const after = before.map(each);
  return after.every((entry, i) => entry === before[i]) ? before : after;
}
