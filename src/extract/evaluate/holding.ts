import type { Place } from '../../findings/finding.js';
import type { Holding, WrittenType } from '../languages/language/expression.js';
import type { SourceFile } from '../syntax/source-file.js';
import { Described } from './environment.js';
import { keyText } from './plain-data.js';
import { distinct, isScalar, lastWins } from './pure-functions.js';
import {
  CallResult,
  type Entry,
  Float,
  type KeyedEntry,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
} from './value.js';

/** Types that stand for types: more than anybody writes. */
const MAX_TYPES = 16;

/** The declaration of a type; undefined where it is in no file that is read. */
type Declared = (type: WrittenType) => WrittenType | undefined;
type SettledHolding = Exclude<Holding, { readonly declaredAs: WrittenType }>;

/**
 * A value as the declared type of its place holds it, part by part: `'b'` is 98 in a list of numbers, 16777217 is 16777216 in
 * one of single precision. Calls and definitions stay what they are; what only a compiler can say is not resolved.
 */
export function heldAs(
  written: Holding | undefined,
  value: Value,
  place: Place,
  file: SourceFile,
  declared: Declared,
): Value {
  const holds = settledHolding(written, declared);
  if (holds === undefined) return value;
  if (value instanceof Sequence) {
    // `{3}` where one value belongs is that value; what a pointer points to may be a list.
    const [only, ...more] = value.entries;
    if (typeof holds === 'string' && holds !== 'pointer' && !value.bare && only && more.length === 0)
      return heldAs(holds, only.value, place, file, declared);
    // What a macro writes into the list around it is several values for the same type.
    const of = typeof holds === 'string' ? value.bare && holds : 'parts' in holds ? holds.parts : holds.of;
    const entries = of ? partsAs(of, value.entries, file, declared) : value.entries;
    if (entries === value.entries) return value;
    const all = value.distinct ? distinct(entries) : entries;
    return value.with(all);
  }
  if (value instanceof Mapping) {
    if (typeof holds === 'string' || 'parts' in holds) return value;
    const { of, keys } = holds;
    const entries = of === undefined ? value.entries : partsAs(of, value.entries, file, declared);
    const named = keys === undefined ? entries : keysAs(keys, entries, file, declared);
    return named === value.entries ? value : value.with(lastWins(named));
  }
  if (typeof holds !== 'string') return value;
  if (isUnreadMacro(value) && holds !== 'pointer')
    return new Unresolved(`what ${value.callee} writes here is not known`, place, value.callee);
  if (!(isScalar(value) || value instanceof Float)) return value;
  const held = file.language.operators.held?.(holds, value);
  if (held !== undefined) return held;
  return new Unresolved(`what ${holds} makes of it is not known`, place, keyText(value));
}

/** A macro that is known to stand for one value, but not for which. */
function isUnreadMacro(value: Value): value is CallResult {
  return isMacro(value) && value.returned === undefined && value.makes === undefined;
}

function isMacro(value: Value): value is CallResult {
  if (!(value instanceof CallResult && value.of instanceof Described)) return false;
  const { shape } = value.of;
  return shape?.kind === 'function' && shape.function.expand !== undefined;
}

/** What a type holds that is declared elsewhere; nothing is known of one whose declaration is not read. */
function settledHolding(written: Holding | undefined, declared: Declared): SettledHolding | undefined {
  let holds = written;
  for (let steps = 0; steps < MAX_TYPES; steps += 1) {
    if (typeof holds !== 'object' || !('declaredAs' in holds)) return holds;
    const declaration = declared(holds.declaredAs);
    holds = declaration ? holds.as(declaration) : holds.otherwise;
  }
  return undefined;
}

/** @param of what each is, or the first, the second and so on. */
function partsAs<E extends Entry>(
  of: Holding | readonly (Holding | undefined)[],
  entries: readonly E[],
  file: SourceFile,
  declared: Declared,
): readonly E[] {
  return changed(entries, (entry, i) => {
    const holds = Array.isArray(of) ? of[i] : (of as Holding);
    const value = heldAs(holds, entry.value, entry.origin.place, file, declared);
    return value === entry.value ? entry : { ...entry, value };
  });
}

function keysAs(
  keys: Holding,
  entries: readonly KeyedEntry[],
  file: SourceFile,
  declared: Declared,
): readonly KeyedEntry[] {
  return changed(entries, entry => {
    const key = heldAs(keys, entry.key, entry.origin.place, file, declared);
    return key === entry.key ? entry : { ...entry, key };
  });
}

/** The list as it was, where nothing in it is another. */
function changed<E>(before: readonly E[], each: (entry: E, i: number) => E): readonly E[] {
  const after = before.map(each);
  return after.every((entry, i) => entry === before[i]) ? before : after;
}
