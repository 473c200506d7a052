import { type Constant, isScalar, type Model } from './model.js';
import { exactly } from './numbers.js';

/** An operator between two constants; undefined when it means something else for these values. */
export type Fold<V> = (left: V, right: V) => V | Constant | undefined;

/** The same of those that only know constants, whatever else there is. */
export type ConstantFold = (left: unknown, right: unknown) => Constant | undefined;

/** The first of several folds that knows what to do. */
export function either<V>(...folds: readonly Fold<V>[]): Fold<V> {
  return (left, right) => {
    for (const fold of folds) {
      const value = fold(left, right);
      if (value !== undefined) return value;
    }
    return undefined;
  };
}

/** Numbers of a language in which all of them are doubles. */
export function doubles(apply: (left: number, right: number) => number): ConstantFold {
  return (left, right) => {
    if (typeof left !== 'number' || typeof right !== 'number') return undefined;
    const result = apply(left, right);
    return Number.isFinite(result) ? result : undefined;
  };
}

/** Whole numbers; the result must be exact. */
export function integers(apply: (left: bigint, right: bigint) => bigint | undefined): ConstantFold {
  return (left, right) => exactly(left, right, apply);
}

/** Comparisons between two numbers or two texts. */
export function comparison(apply: (left: number | string, right: number | string) => boolean): ConstantFold {
  return (left, right) => {
    if (typeof left !== typeof right || (typeof left !== 'number' && typeof left !== 'string'))
      return undefined;
    return apply(left, right as number | string);
  };
}

/** Equality of constants; of containers only a run can say what it means. */
export function equality(wanted: boolean): ConstantFold {
  return (left, right) => (isScalar(left) && isScalar(right) ? (left === right) === wanted : undefined);
}

/** Operators on texts and lists, for the values of one evaluator. */
export function foldsOf<V, E, O>({ entries, list, isOrdered, weight, maxSize }: Model<V, E, O>) {
  const bounded = (value: string) => (value.length <= maxSize ? value : undefined);
  const ordered = (value: V) => (isOrdered(value) ? entries(value) : undefined);
  const texts: Fold<V> = (left, right) =>
    typeof left === 'string' && typeof right === 'string' ? bounded(left + right) : undefined;
  const lists: Fold<V> = (left, right) => {
    const [a, b] = [ordered(left), ordered(right)];
    return a && b && a.length + b.length <= maxSize ? list([...a, ...b], left) : undefined;
  };
  /** A text or list several times. */
  const repetition: Fold<V> = (left, right) => {
    const [repeated, times] = typeof left === 'number' ? [right, left] : [left, right as unknown];
    if (typeof times !== 'number' || !Number.isInteger(times)) return undefined;
    const count = Math.max(0, times);
    if (typeof repeated === 'string')
      return repeated.length * count <= maxSize ? repeated.repeat(count) : undefined;
    const items = ordered(repeated);
    if (!items || weight(repeated) * count > maxSize) return undefined;
    return list(Array.from({ length: count }, () => items).flat(), repeated);
  };
  return { bounded, texts, lists, repetition };
}
