/** Whether two values of JSON are equal, with lists in the same order. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((value, i) => same(value, b[i]));
  }
  if (Array.isArray(b)) return false;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  let left = Object.keys(y).length;
  for (const key in x) {
    if (!Object.hasOwn(x, key)) continue;
    const value = y[key];
    if (value === undefined ? !Object.hasOwn(y, key) || x[key] !== undefined : !same(x[key], value))
      return false;
    left -= 1;
  }
  return left === 0;
}
