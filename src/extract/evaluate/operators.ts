import { distinct, isScalar, overlay } from './pure-functions.js';
import { type Entry, Float, Mapping, type Origin, type Scalar, Sequence, type Value } from './value.js';

/** Texts repeated or grown beyond this are not reference data. */
export const MAX_TEXT_CHARACTERS = 4_000_000;

/** An operator between two constants; undefined when it means something else for these values. */
export type Fold = (left: Value, right: Value) => Value | undefined;

/** Operators of a language. The folds themselves are written once, here, and put together by each language. */
export interface Operators {
  /** By operator as written. */
  readonly binary: Readonly<Record<string, Fold>>;
  readonly unary: Readonly<Record<string, (operand: Value) => Value | undefined>>;
  /** Whether a condition holds; undefined when that cannot be said. */
  truth(value: Value): boolean | undefined;
  /** A constant as it stands in a text that is put together; undefined when only a run can say. */
  text(value: Value): string | undefined;
  /** The entry at an index of a list. */
  item(entries: readonly Entry[], index: number): Entry | undefined;
  /** The character at an index of a text, in languages where that is a text itself. */
  character?(text: string, index: number): string | undefined;
  /** The keys of a map that an index means. */
  keys(index: Scalar): readonly Scalar[];
}

/** The first of several folds that knows what to do. */
export function either(...folds: readonly Fold[]): Fold {
  return (left, right) => {
    for (const fold of folds) {
      const value = fold(left, right);
      if (value !== undefined) return value;
    }
    return undefined;
  };
}

/** Numbers of a language in which all of them are doubles. */
export function doubles(apply: (left: number, right: number) => number): Fold {
  return (left, right) => {
    if (typeof left !== 'number' || typeof right !== 'number') return undefined;
    const result = apply(left, right);
    return Number.isFinite(result) ? result : undefined;
  };
}

/** Whole numbers of any size on the way; the result must be exact. */
export function integers(apply: (left: bigint, right: bigint) => bigint | undefined): Fold {
  return (left, right) => {
    if (!Number.isInteger(left) || !Number.isInteger(right)) return undefined;
    const result = apply(BigInt(left as number), BigInt(right as number));
    return result === undefined ? undefined : finite(Number(result));
  };
}

export const texts: Fold = (left, right) =>
  typeof left === 'string' && typeof right === 'string' ? bounded(left + right) : undefined;

export const lists: Fold = (left, right) =>
  left instanceof Sequence && right instanceof Sequence && !left.distinct && !right.distinct
    ? new Sequence([...left.entries, ...right.entries])
    : undefined;

export const unions: Fold = (left, right) => {
  if (left instanceof Mapping && right instanceof Mapping) return overlay(left, [right], NOWHERE);
  if (!isSet(left) || !isSet(right)) return undefined;
  return new Sequence(distinct([...left.entries, ...right.entries]), true);
};

/** Entries of a set that are, or are not, in another one. */
export function common(wanted: boolean): Fold {
  return (left, right) => {
    if (!isSet(left) || !isSet(right)) return undefined;
    const others = new Set(right.entries.map(entry => entry.value));
    return new Sequence(
      left.entries.filter(entry => others.has(entry.value) === wanted),
      true,
    );
  };
}

/** Comparisons between two numbers or two texts. */
export function comparison(apply: (left: number | string, right: number | string) => boolean): Fold {
  return (left, right) => {
    if (typeof left !== typeof right || (typeof left !== 'number' && typeof left !== 'string'))
      return undefined;
    return apply(left, right as typeof left);
  };
}

/** Equality of constants; of containers only a run can say what it means. */
export function equality(wanted: boolean): Fold {
  return (left, right) => (isScalar(left) && isScalar(right) ? (left === right) === wanted : undefined);
}

/** A text or list several times. */
export const repetition: Fold = (left, right) => {
  const [repeated, times] = typeof left === 'number' ? [right, left] : [left, right];
  if (typeof times !== 'number' || !Number.isInteger(times)) return undefined;
  const count = Math.max(0, times);
  if (typeof repeated === 'string') {
    return repeated.length * count <= MAX_TEXT_CHARACTERS ? repeated.repeat(count) : undefined;
  }
  if (!(repeated instanceof Sequence) || repeated.distinct || repeated.weight * count > MAX_TEXT_CHARACTERS) {
    return undefined;
  }
  return new Sequence(Array.from({ length: count }, () => repeated.entries).flat());
};

/** Exact results only: beyond 2^53 a double is no longer the number that the source says. */
export function finite(value: number | undefined): number | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? undefined : value;
}

/** Number of a value, whichever way its language writes it. */
export function numberOf(value: Value): number | undefined {
  if (value instanceof Float) return value.value;
  return typeof value === 'number' ? value : undefined;
}

export function bounded(value: string): string | undefined {
  return value.length <= MAX_TEXT_CHARACTERS ? value : undefined;
}

/** A set of scalars, of which it can be said what they have in common. */
function isSet(value: Value): value is Sequence {
  return value instanceof Sequence && value.distinct && value.entries.every(entry => isScalar(entry.value));
}

/** The operands' entries bring their own origins. */
const NOWHERE: Origin = { place: { file: '' }, comment: undefined };
