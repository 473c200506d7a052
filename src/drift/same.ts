/** Whether two values of JSON are equal, with lists in the same order. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((value, i) => same(value, b[i]));
  }
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(x);
  return (
    !Array.isArray(b) &&
    keys.length === Object.keys(y).length &&
    keys.every(key => Object.hasOwn(y, key) && same(x[key], y[key]))
  );
}
