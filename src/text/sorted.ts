/**
 * The position of the first item for which something holds, in a list where it holds for all behind that one, too; the list's
 * length where it holds for none.
 */
export function firstWhere<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return firstIndex(items.length, i => holds(items[i] as T));
}

/** The same of positions, of which there are so many. */
export function firstIndex(length: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The position of the first number in an ascending list that is not below another; the list's length where none is. */
export function firstFrom(numbers: readonly number[], least: number): number {
  return firstWhere(numbers, number => number >= least);
}
