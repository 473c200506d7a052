/**
 * The lines of a class's bases, and these themselves, as one line: of the first of each, always the first one that stands behind no
 * other (C3, docs.python.org/3/howto/mro.html). Where there is none, Python refuses the class.
 *
 * @param keyOf what makes a class the same one in two lines.
 * @param most classes that are looked at.
 */
export function merged<T>(
  lines: readonly (readonly T[])[],
  keyOf: (each: T) => unknown,
  most: number,
): readonly T[] {
  const order: T[] = [];
  let open = lines.filter(line => line.length > 0);
  while (open.length > 0 && order.length < most) {
    const behind = new Set(open.flatMap(([, ...others]) => others.map(keyOf)));
    const next = (open.find(([first]) => !behind.has(keyOf(first as T))) ?? open[0])?.[0] as T;
    order.push(next);
    open = open.map(line => line.filter(each => keyOf(each) !== keyOf(next))).filter(line => line.length > 0);
  }
  return order;
}
