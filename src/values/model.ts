import type { Float } from './numbers.js';

/** A constant that holds nothing else. Every evaluator has these among its values. */
export type Scalar = string | number | boolean | null;
export type Constant = Scalar | Float;

/** A key of a map with its entry. */
export interface Field<V, E> {
  readonly key: V;
  readonly entry: E;
}

/**
 * What the lists and maps of an evaluator are made of. The reader of tables keeps for each entry where it stands; the reader of
 * programs changes its lists in place, and an entry is the value itself. Functions and operators are written once, over this.
 *
 * V: a value. E: an entry of a list or map. O: where an entry stands that is made by a call.
 */
export interface Model<V, E, O> {
  /** The entries of a list, tuple or set, in order; undefined for anything else, and for a list that is not known as a whole. */
  entries(value: V | undefined): readonly E[] | undefined;
  /** @param like one that the new list is of the same kind as. */
  list(entries: readonly E[], like?: V): V;
  /** Keys and entries of a map, in order; undefined as for lists. */
  fields(value: V | undefined): readonly Field<V, E>[] | undefined;
  valueOf(entry: E): V;
  entry(value: V | Constant, origin: O): E;
  originOf(entry: E): O;
  /** A finite number with a decimal point. */
  real(value: number): Constant;
  /** Texts and lists beyond this are not worked out: characters, or values. */
  readonly maxSize: number;
  /** Whether a list can be put behind another: sets, say, cannot. */
  isOrdered(list: V): boolean;
  /** How many values a list holds, at any depth where its evaluator counts these. */
  weight(list: V): number;
}

/** Whether a value is a text, number, boolean or null. */
export function isScalar(value: unknown): value is Scalar {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  );
}
